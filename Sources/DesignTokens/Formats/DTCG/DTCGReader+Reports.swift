import Diagnostics
import LocatedJSON

/// What the reader says about objects that are neither group nor token.
extension DTCGReader {
    mutating func reportMissingType(_ path: String, at node: JSONNode) -> TokenValue? {
        values.report(
            .missingType, "the token \(path) has no type", at: node,
            advice: "add \"$type\" to the token or to one of its groups; a type is never guessed from a value")
    }

    /// The longest path of a token or group, in bytes: a path costs as much as all names on it, and every token inside a
    /// group repeats the group's.
    static var pathLimit: Int { 4096 }

    static func pathTooLong(_ path: String?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded, "the names from the root to this one are longer than \(pathLimit) bytes",
            at: location,
            advice: "shorten them, or flatten the groups; was a text pasted into a name?",
            loss: path.map(Diagnostic.Loss.token) ?? .detail)
    }

    mutating func reportNotAToken(_ member: JSONMember, _ name: String) {
        let isMeantAsProperty = ["value", "type", "description", "ref", "extensions"].contains(name)
        values.report(
            .notAToken, "\"\(name)\" is \(source.kind(of: member.value).description), neither a token nor a group",
            at: member.key,
            advice: isMeantAsProperty
                ? "did you mean \"$\(name)\"?" : "write the token as { \"$type\": …, \"$value\": … }")
    }

    mutating func reportChild(_ child: JSONMember, of path: String, _ properties: ObjectProperties) {
        let name = source.string(child.key)
        guard source.kind(of: child.value) == .object else {
            let known = Self.properties.filter { $0 != "$extends" }
            return values.report(
                .unknownProperty, "\"\(name)\" is not a property of a token", at: child.key,
                advice: NearestName.advice(
                    for: "$" + name, among: known, otherwise: "remove \"\(name)\", or keep it in \"$extensions\""),
                costing: .detail)
        }
        let value = properties.value ?? properties.reference
        values.report(
            .tokenWithChildren, "the token \(path) has a value and also holds \"\(name)\"",
            at: source.location(of: child.key),
            [Diagnostic.Note("its value stands here", at: value.map(source.location))],
            advice: "move the value into a token of its own, such as \"\(path).default\"", costing: .detail)
    }

    private static let properties = [
        "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref",
    ]

    /// A property that a later version of the format, or another tool, may define. To the letter, there is none.
    mutating func reportUnknownProperty(_ member: JSONMember, of owner: String, isRoot: Bool = false) {
        let name = source.string(member.key)
        if isRoot, name == "$schema" { return }
        if source.value(of: "$value", in: member.value) != nil {
            return values.report(
                .invalidName, "\"\(name)\" is no name of a token", at: member.key,
                advice: "rename it; names of tokens do not begin with $")
        }
        let isStrict = values.rules == .strict
        values.report(
            .unknownProperty, "\"\(name)\" is not a property of a \(owner)", at: member.key,
            advice: NearestName.advice(
                for: name, among: Self.properties,
                otherwise: isStrict
                    ? "remove \"\(name)\", or keep it in \"$extensions\""
                    : "\"\(name)\" is ignored; names of tokens do not begin with $"),
            as: isStrict ? .error : .warning, costing: .detail)
    }

    /// `$extensions` holds what tools add, by their names: section 5.2.3.
    mutating func checkExtensions(_ node: JSONNode) {
        if source.kind(of: node) == .object { return }
        values.report(
            .invalidValue, "$extensions is an object, not \(source.kind(of: node).description)", at: node,
            advice: "write it as { \"com.example.tool\": … }", costing: .detail)
    }

    mutating func reportMissingBase(_ ext: GroupExtensions.Extension) {
        guard let base = ext.base else {
            return values.report(
                .invalidExtends, "$extends names a group", at: ext.place.node,
                advice: "write it as \"{group}\" or \"#/group\"")
        }
        let isToken = isToken(at: base)
        values.report(
            .invalidExtends, isToken ? "{\(base)} is a token, not a group" : "{\(base)} names no group",
            at: ext.place.node,
            advice: isToken ? "extend the group that it is in" : "correct the name")
    }

    private func isToken(at path: String) -> Bool {
        var node = source.root
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let member = source.members(of: node).first(where: { source.string($0.key) == name }) else {
                return false
            }
            node = member.value
        }
        return source.value(of: "$value", in: node) != nil || source.value(of: "$ref", in: node) != nil
    }

    mutating func reportCircularExtension(_ cycle: [GroupExtensions.Extension]) {
        let names = cycle.map { $0.path.isEmpty ? "the root" : $0.path }
        let message =
            cycle.count == 1
            ? ownBase(names[0], cycle[0])
            : "these groups extend each other: \(Wording.circle(names))"
        let notes = cycle.dropFirst().map { ext in
            Diagnostic.Note("\(ext.path) stands here", at: sources.location(of: ext.place))
        }
        values.report(
            .referenceCycle, message, at: sources.location(of: cycle[0].place),
            notes, advice: "write the tokens of one of them out")
    }

    private func ownBase(_ name: String, _ ext: GroupExtensions.Extension) -> String {
        let base = ext.base ?? ""
        if base == ext.path { return "\(name) extends itself" }
        return "\(name) extends {\(base)}, which " + (base.isPath(inside: ext.path) ? "is in it" : "it is in")
    }

    /// Counts an inherited token, and says whether there is room for it. If not, that is reported at the end, for what is
    /// said while inherited tokens are read is taken back.
    mutating func isWithinLimit() -> Bool {
        if inheritedCount < Self.inheritedLimit { inheritedCount += 1 }
        return inheritedCount < Self.inheritedLimit
    }

    /// Reports that not all inherited tokens were read.
    mutating func reportManyTokens() {
        guard !hasRoomForOverlays else { return }
        let areTokens = inheritedCount >= Self.inheritedLimit
        let message =
            areTokens
            ? "with $extends, groups inherit more than \(Self.inheritedLimit) tokens and groups in all"
            : "chains of $extends are so long that groups inherit from others more than \(Self.inheritedOverlayLimit) times"
        values.report(
            .limitExceeded, message,
            at: extensions?.all.first.map { sources.location(of: $0.place) }
                ?? sources[0].location(of: sources[0].root),
            advice: areTokens ? "extend fewer groups, or smaller ones" : "let them extend a group that extends no other"
        )
    }

    /// Whether there is room for another inherited group: many can hold few tokens.
    var hasRoomForOverlays: Bool {
        inheritedOverlayCount < Self.inheritedOverlayLimit && inheritedCount < Self.inheritedLimit
    }

    private static var inheritedLimit: Int { 100_000 }
    private static var inheritedOverlayLimit: Int { 2_500_000 }

    /// Layers of which one has a token where another has a group.
    mutating func reportTokenOverGroup(_ member: JSONMember, _ group: Int) {
        let path = mode.groups[group].path.appendingName(source.string(member.key))
        values.report(
            .tokenWithChildren, "\(path) is a token in one place and a group in another", at: member.key,
            advice: "rename the token, such as \"\(path).default\"")
    }

    /// Something with a type and nothing inside is a token that lost its value.
    mutating func reportIncompleteToken(_ member: JSONMember, _ path: String, _ properties: ObjectProperties) {
        guard properties.type != nil, properties.firstChild == nil, properties.extends == nil else { return }
        values.report(
            .incompleteToken, "\(path) has a type and neither a value nor tokens inside", at: member.key,
            advice: "add \"$value\" if it is a token; an empty group needs no type", as: .warning)
    }
}
