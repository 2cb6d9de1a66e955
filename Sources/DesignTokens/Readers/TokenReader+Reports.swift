import LocatedJSON

/// What the reader says about objects that are neither group nor token.
extension TokenReader {
    /// Reports an error and returns `nil`, for functions that return nothing when they fail.
    mutating func report<Value>(
        _ code: String, _ message: String, at node: JSONNode, advice: String
    ) -> Value? {
        error(code, message, at: node, [Diagnostic.Note(advice)])
        return nil
    }

    /// Reports an error or a warning.
    mutating func report(
        _ severity: Diagnostic.Severity, _ code: String, _ message: String, at node: JSONNode, advice: String
    ) {
        if severity == .error { return error(code, message, at: node, [Diagnostic.Note(advice)]) }
        document.diagnostics.append(
            Diagnostic(severity, code, message, at: source.location(of: node), notes: [Diagnostic.Note(advice)]))
    }

    private mutating func error(_ code: String, _ message: String, at node: JSONNode, _ notes: [Diagnostic.Note]) {
        errorCount += 1
        document.diagnostics.append(Diagnostic(.error, code, message, at: source.location(of: node), notes: notes))
    }

    mutating func reportRootKind() {
        let kind = source.kind(of: source.root).description
        error(
            "root-not-object", "a token file holds an object, not \(kind)", at: source.root,
            [Diagnostic.Note("wrap the groups in { }")])
    }

    mutating func reportTokenAtRoot(_ value: JSONNode) {
        error(
            "token-at-root", "the file is a single token without a name", at: value,
            [Diagnostic.Note("give it a name: { \"name\": { \"$value\": … } }")])
    }

    /// A path costs as much as all names on it, and every token inside a group repeats the group's.
    mutating func reportLongPath(_ member: JSONMember) {
        error(
            "path-too-long", "the names from the root to this one are longer than \(Self.pathLimit) bytes",
            at: member.key, [Diagnostic.Note("shorten them, or flatten the groups; was a text pasted into a name?")])
    }

    /// The longest path of a token or group, in bytes.
    static var pathLimit: Int { 4096 }

    /// A value for a message: as the file spells it, or its kind if that can fill pages.
    func shown(_ node: JSONNode) -> String {
        switch source.kind(of: node) {
        case .object, .array: source.kind(of: node).description
        default: source.text(of: node)
        }
    }

    mutating func reportNotAToken(_ member: JSONMember, _ name: String) {
        let kind = source.kind(of: member.value).description
        let isMeantAsProperty = ["value", "type", "description", "ref", "extensions"].contains(name)
        error(
            "not-a-token", "\"\(name)\" is \(kind), neither a token nor a group", at: member.key,
            [
                Diagnostic.Note(
                    isMeantAsProperty
                        ? "did you mean \"$\(name)\"?"
                        : "write the token as { \"$type\": …, \"$value\": … }")
            ])
    }

    mutating func reportChild(_ child: JSONMember, of path: String, _ properties: ObjectProperties) {
        let value = properties.value ?? properties.reference
        error(
            "token-with-children", "the token \(path) has a value and also holds \"\(source.string(child.key))\"",
            at: child.key,
            [
                Diagnostic.Note("its value stands here", at: value.map(source.location)),
                Diagnostic.Note("move the value into a token of its own, such as \"\(path).default\""),
            ])
    }

    /// A property that a later version of the format, or another tool, may define. `$extends` changes which tokens
    /// there are, so it cannot be passed over.
    mutating func reportUnknownProperty(_ member: JSONMember, of owner: String, isRoot: Bool = false) {
        let name = source.string(member.key)
        if isRoot, name == "$schema" { return }
        if name == "$extends" {
            return error(
                "unsupported-extends", "groups that extend another group are not supported", at: member.key,
                [Diagnostic.Note("write the inherited tokens out")])
        }
        let known = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]
        let advice = NearestName.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
        document.diagnostics.append(
            Diagnostic(
                .warning, "unknown-property", "\"\(name)\" is not a property of a \(owner)",
                at: source.location(of: member.key),
                notes: [Diagnostic.Note(advice ?? "it is ignored; names of tokens do not begin with $")]))
    }

    /// Something with a type and nothing inside is a token that lost its value.
    mutating func reportIncompleteToken(_ member: JSONMember, _ path: String, _ properties: ObjectProperties) {
        guard properties.type != nil, properties.firstChild == nil else { return }
        document.diagnostics.append(
            Diagnostic(
                .warning, "incomplete-token", "\(path) has a type and neither a value nor tokens inside",
                at: source.location(of: member.key),
                notes: [Diagnostic.Note("add \"$value\" if it is a token; an empty group needs no type")]))
    }
}
