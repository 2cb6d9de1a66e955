import Diagnostics
import LocatedJSON

/// What the reader says about objects that are neither group nor token.
extension DTCGReader {
    private mutating func error(
        _ code: DiagnosticCode, _ message: String, at node: JSONNode, _ notes: [Diagnostic.Note]
    ) {
        values.errorCount += 1
        values.diagnostics.append(Diagnostic(.error, code, message, at: source.location(of: node), notes: notes))
    }

    mutating func reportRootKind(_ root: JSONNode) {
        let kind = source.kind(of: root).description
        error(
            .rootNotObject, "a token file holds an object, not \(kind)", at: root,
            [Diagnostic.Note("wrap the groups in { }")])
    }

    mutating func reportMissingType(_ path: String, at node: JSONNode) -> TokenValue? {
        values.report(
            .missingType, "the token \(path) has no type", at: node,
            advice: "add \"$type\" to the token or to one of its groups; a type is never guessed from a value")
    }

    mutating func reportTokenAtRoot(_ value: JSONNode) {
        error(
            .tokenAtRoot, "the file is a single token without a name", at: value,
            [Diagnostic.Note("give it a name: { \"name\": { \"$value\": … } }")])
    }

    /// A path costs as much as all names on it, and every token inside a group repeats the group's.
    mutating func reportLongPath(_ member: JSONMember) {
        error(
            .pathTooLong, "the names from the root to this one are longer than \(Self.pathLimit) bytes",
            at: member.key, [Diagnostic.Note("shorten them, or flatten the groups; was a text pasted into a name?")])
    }

    /// The longest path of a token or group, in bytes.
    static var pathLimit: Int { 4096 }

    mutating func reportNotAToken(_ member: JSONMember, _ name: String) {
        let kind = source.kind(of: member.value).description
        let isMeantAsProperty = ["value", "type", "description", "ref", "extensions"].contains(name)
        error(
            .notAToken, "\"\(name)\" is \(kind), neither a token nor a group", at: member.key,
            [
                Diagnostic.Note(
                    isMeantAsProperty
                        ? "did you mean \"$\(name)\"?"
                        : "write the token as { \"$type\": …, \"$value\": … }")
            ])
    }

    mutating func reportChild(_ child: JSONMember, of path: String, _ properties: ObjectProperties) {
        let value = properties.value ?? properties.reference
        guard source.kind(of: child.value) == .object else {
            let name = source.string(child.key)
            let advice = NearestName.nearest(to: "$" + name, among: Self.tokenProperties).map {
                "did you mean \"\($0)\"?"
            }
            return error(
                .unknownProperty, "\"\(name)\" is not a property of a token", at: child.key,
                [Diagnostic.Note(advice ?? "remove it, or keep it in \"$extensions\"")])
        }
        error(
            .tokenWithChildren, "the token \(path) has a value and also holds \"\(source.string(child.key))\"",
            at: child.key,
            [
                Diagnostic.Note("its value stands here", at: value.map(source.location)),
                Diagnostic.Note("move the value into a token of its own, such as \"\(path).default\""),
            ])
    }

    private static let tokenProperties = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]

    /// A property that a later version of the format, or another tool, may define. To the letter, there is none.
    mutating func reportUnknownProperty(_ member: JSONMember, of owner: String, isRoot: Bool = false) {
        let name = source.string(member.key)
        if isRoot, name == "$schema" { return }
        let isToken = source.value(of: "$value", in: member.value) != nil
        let known = ["$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref"]
        let nearest = NearestName.nearest(to: name, among: known).map(NearestName.suggestion(ofName:))
        if isToken {
            let advice = Diagnostic.Note("rename it; names of tokens do not begin with $")
            return error(.invalidName, "\"\(name)\" is no name of a token", at: member.key, [advice])
        }
        let message = "\"\(name)\" is not a property of a \(owner)"
        if values.rules == .strict {
            let advice = nearest ?? "remove it, or keep it in \"$extensions\""
            return error(.unknownProperty, message, at: member.key, [Diagnostic.Note(advice)])
        }
        values.warn(
            .unknownProperty, message, at: member.key,
            advice: nearest ?? "it is ignored; names of tokens do not begin with $")
    }

    /// `$extensions` holds what tools add, by their names: section 5.2.3.
    mutating func checkExtensions(_ node: JSONNode) {
        if source.kind(of: node) == .object { return }
        error(
            .invalidExtensions, "$extensions is an object, not \(source.kind(of: node).description)", at: node,
            [Diagnostic.Note("write it as { \"com.example.tool\": … }")])
    }

    mutating func reportExtendingToken(_ node: JSONNode, _ path: String) {
        error(
            .invalidExtends, "the token \(path) has $extends, which only groups have", at: node,
            [Diagnostic.Note("write an alias: { \"$value\": \"{group.token}\" }")])
    }

    mutating func reportMissingBase(_ ext: GroupExtensions.Extension, isToken: Bool) {
        guard let base = ext.base else {
            return error(
                .invalidExtends, "$extends names a group", at: ext.node,
                [Diagnostic.Note("write it as \"{group}\" or \"#/group\"")])
        }
        error(
            .invalidExtends, isToken ? "{\(base)} is a token, not a group" : "{\(base)} names no group", at: ext.node,
            [Diagnostic.Note(isToken ? "extend the group that it is in" : "correct the name")])
    }

    mutating func reportCircularExtension(_ cycle: [GroupExtensions.Extension]) {
        let names = cycle.map { $0.path.isEmpty ? "the root" : $0.path }
        let message =
            cycle.count == 1
            ? ownBase(names[0], cycle[0])
            : "these groups extend each other: \((names + names.prefix(1)).joined(separator: " → "))"
        turn(to: cycle[0].source)
        let notes = cycle.dropFirst().map { ext in
            Diagnostic.Note("\(ext.path) stands here", at: sources[ext.source].location(of: ext.node))
        }
        error(
            .extendsCycle, message, at: cycle[0].node,
            notes + [Diagnostic.Note("write the tokens of one of them out")])
    }

    private func ownBase(_ name: String, _ ext: GroupExtensions.Extension) -> String {
        let base = ext.base ?? ""
        if base == ext.path { return "\(name) extends itself" }
        return "\(name) extends {\(base)}, which " + (base.isPath(inside: ext.path) ? "is in it" : "it is in")
    }

    /// Whether there is room for another inherited token. If not, that is reported at the end, for what is said while
    /// inherited tokens are read is taken back.
    mutating func isWithinLimit() -> Bool {
        if inheritedCount < Self.inheritedLimit { inheritedCount += 1 }
        return inheritedCount < Self.inheritedLimit
    }

    /// Reports that not all inherited tokens were read.
    mutating func reportManyTokens() {
        guard !hasRoomForOverlays else { return }
        turn(to: 0)
        error(
            .tooManyTokens, "groups extend each other to more than \(Self.inheritedLimit) tokens",
            at: source.root, [Diagnostic.Note("extend fewer groups, or smaller ones")])
    }

    /// Whether there is room for another inherited group: many can hold few tokens.
    var hasRoomForOverlays: Bool {
        inheritedOverlayCount < Self.inheritedOverlayLimit && inheritedCount < Self.inheritedLimit
    }

    private static var inheritedLimit: Int { 100_000 }
    private static var inheritedOverlayLimit: Int { 2_500_000 }

    /// Layers of which one has a token where another has a group.
    mutating func reportTokenOverGroup(_ member: OverlaidMember, _ group: Int) {
        let path = mode.groups[group].path.appendingName(source.string(member.members[0].key))
        error(
            .tokenWithChildren, "\(path) is a token in one place and a group in another", at: member.members[0].key,
            [Diagnostic.Note("rename the token, such as \"\(path).default\"")])
    }

    /// `$root` names the token that stands for a group, and no group: section 6.2.
    mutating func reportRootGroup(_ member: JSONMember, _ path: String) {
        reading.brokenPaths.insert(path)
        error(
            .invalidName, "\"$root\" is the name of a token, and this is a group", at: member.key,
            [Diagnostic.Note("give it a value, or rename it; names of groups do not begin with $")])
    }

    /// Something with a type and nothing inside is a token that lost its value.
    mutating func reportIncompleteToken(_ member: JSONMember, _ path: String, _ properties: ObjectProperties) {
        guard properties.type != nil, properties.firstChild == nil, properties.extends == nil else { return }
        values.warn(
            .incompleteToken, "\(path) has a type and neither a value nor tokens inside", at: member.key,
            advice: "add \"$value\" if it is a token; an empty group needs no type")
    }
}
