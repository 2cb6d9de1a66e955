import Diagnostics
import LocatedJSON

/// Reports objects that are neither groups nor tokens.
extension DTCGReader {
    mutating func reportMissingType(_ path: String, at node: JSONNode) -> TokenValue? {
        values.report(
            .missingType, "'\(path)' has no type", at: node,
            advice: "add \"$type\" to the token or to one of its groups; to infer types as Style Dictionary does, set "
                + "\"format\": \"style-dictionary\" in \"sources\"")
    }

    /// The maximum length of the path of a token or group, in bytes: a path costs as much as all names on it, and every
    /// token in a group repeats the group's path.
    static var pathLimit: Int { 4096 }

    static func pathTooLong(_ path: String?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded, "the path is longer than \(pathLimit) bytes",
            at: location,
            advice: "shorten the names, or flatten the groups; check that no other text was pasted into a name",
            loss: path.map(Diagnostic.Loss.token) ?? .detail)
    }

    mutating func reportNotAToken(_ member: JSONMember, _ name: String) {
        let isMeantAsProperty = ["value", "type", "description", "ref", "extensions"].contains(name)
        values.report(
            .notAToken, "expected a token or a group for '\(name)', found \(source.kind(of: member.value).description)",
            at: member.key,
            advice: isMeantAsProperty
                ? "did you mean '$\(name)'?" : "write the token as { \"$type\": …, \"$value\": … }")
    }

    /// Reports the members of a token that are names rather than properties; of several groups, only the first.
    mutating func reportChildren(of token: JSONNode, _ path: String, _ properties: ObjectProperties) {
        var hasGroup = false
        for child in source.members(of: token) where ObjectProperties.isChild(child, in: source) {
            if source.kind(of: child.value) != .object {
                reportProperty(child)
            } else if !hasGroup {
                hasGroup = true
                reportChild(child, of: path, properties)
            }
        }
    }

    /// Reports a property without the `$` of the format's own ones. It is an error if it is meant to change the value.
    private mutating func reportProperty(_ property: JSONMember) {
        let name = source.string(property.key)
        let known = Self.properties.filter { $0 != "$extends" }
        let changing = ValueProperty(named: name)
        let advice =
            changing?.advice(valueKey: "\"$value\"")
            ?? NearestName.advice(for: "$" + name, among: known, otherwise: "remove it, or move it to \"$extensions\"")
        values.report(
            .unknownProperty, "unknown property '\(name)' of a token", at: property.key, advice: advice,
            as: changing == nil && values.rules != .strict ? .warning : .error, costing: .detail)
    }

    private mutating func reportChild(_ child: JSONMember, of path: String, _ properties: ObjectProperties) {
        let name = source.string(child.key)
        let value = properties.value ?? properties.reference
        values.report(
            .tokenWithChildren, "'\(path)' has a value and also contains '\(name)'",
            at: source.location(of: child.key),
            [Diagnostic.Note("its value is defined here", at: value.map(source.location))],
            advice: "both are generated, but a token cannot contain tokens; move the value to one of its own, such as "
                + "\"\(path).default\"", costing: .detail)
    }

    private static let properties = [
        "$value", "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref",
    ]

    /// A property that a later version of the format, or another tool, may define. In strict mode it is an error.
    mutating func reportUnknownProperty(_ member: JSONMember, of owner: String, isRoot: Bool = false) {
        let name = source.string(member.key)
        if isRoot, name == "$schema" { return }
        if source.value(of: "$value", in: member.value) != nil {
            return values.report(
                .invalidName, "'\(name)' cannot be the name of a token", at: member.key,
                advice: "rename it; names of tokens cannot begin with $")
        }
        let isStrict = values.rules == .strict
        values.report(
            .unknownProperty, "unknown property '\(name)' of a \(owner)", at: member.key,
            advice: ValueProperty(named: name)?.advice(valueKey: "\"$value\"")
                ?? NearestName.advice(
                    for: name, among: Self.properties,
                    otherwise: isStrict
                        ? "remove it, or move it to \"$extensions\""
                        : "the property is ignored; names of tokens cannot begin with $"),
            as: isStrict ? .error : .warning, costing: .detail)
    }

    /// Checks `$extensions`, which contains the data of tools by their names: section 5.2.3.
    mutating func checkExtensions(_ node: JSONNode) {
        if source.kind(of: node) == .object { return }
        values.report(
            .invalidValue, "expected an object for $extensions, found \(source.kind(of: node).description)", at: node,
            advice: "write it as { \"com.example.tool\": … }", costing: .detail)
    }

    mutating func reportInvalidBase(_ ext: GroupExtension) {
        values.report(
            .invalidExtends, "expected the name of a group in $extends", at: sources.location(of: ext.place),
            advice: "write it as \"{group}\" or \"#/group\"")
    }

    /// Counts an inherited token, and returns whether there is room for it. If not, this is reported at the end,
    /// because diagnostics are discarded while inherited tokens are read.
    mutating func isWithinLimit() -> Bool {
        if inheritedCount < GroupExtensions.tokenLimit { inheritedCount += 1 }
        return inheritedCount < GroupExtensions.tokenLimit
    }

    /// Reports that not all inherited tokens were read.
    mutating func reportManyTokens() {
        guard !hasRoomForOverlays else { return }
        // Other files cannot add more.
        reading.extensions = []
        let place = extensions?.all.first.map { sources.location(of: $0.place) }
        values.report(
            GroupExtensions.excess(
                ofTokens: inheritedCount >= GroupExtensions.tokenLimit,
                at: place ?? sources[0].location(of: sources[0].root)))
    }

    /// Whether there is room for another inherited group: many groups can contain few tokens.
    var hasRoomForOverlays: Bool {
        inheritedOverlayCount < GroupExtensions.overlayLimit && inheritedCount < GroupExtensions.tokenLimit
    }

    /// Reports overlays that define a token where another defines a group.
    mutating func reportTokenOverGroup(_ member: JSONMember, _ group: Int) {
        let path = mode.groups[group].path.appendingName(source.string(member.key))
        values.report(
            .tokenWithChildren, "'\(path)' is defined both as a token and as a group", at: member.key,
            advice: "rename the token, such as \"\(path).default\"")
    }

    /// Reports an object with a type and nothing inside, which is a token that lost its value.
    mutating func reportIncompleteToken(_ member: JSONMember, _ path: String, _ properties: ObjectProperties) {
        guard properties.type != nil, properties.firstChild == nil, properties.extends == nil else { return }
        values.report(
            .incompleteToken, "'\(path)' has a type, but no value and no tokens inside", at: member.key,
            advice: "add \"$value\" if it is a token, or remove the type if it is an empty group", as: .warning)
    }
}
