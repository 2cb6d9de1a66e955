import Diagnostics
import LocatedJSON

/// The properties beside a value: format module, sections 5.2 and 6.8.
extension DTCGReader {
    /// The type that `$type` of a token or a group names, or `nil` after reporting an unknown one.
    mutating func readType(_ node: JSONNode, of token: ObjectProperties? = nil) -> TokenType? {
        if let type = commonType(node) { return type }
        guard let name = source.stringValue(of: node) else {
            return values.report(
                .unknownType, "expected a string for $type, found \(source.kind(of: node).description)", at: node,
                advice: "write one type in double quotes, such as \"color\"")
        }
        if let type = TokenType(rawValue: name), values.rules != .strict || TokenType.specified.contains(type) {
            return type
        }
        if values.rules != .strict, let type = foreignType(name, of: token) {
            values.accept(type, named: name, at: node)
            return type
        }
        let known = (values.rules == .strict ? TokenType.specified : TokenType.allCases).map(\.rawValue)
        return values.report(
            .unknownType, "unknown token type '\(name)'", at: node,
            advice: NearestName.advice(
                for: name, among: known, otherwise: "the types are \(known.joined(separator: ", "))"))
    }

    /// The most common types, compared by their bytes: creating a string and comparing it with all fifteen costs more
    /// than the rest of the token.
    private func commonType(_ node: JSONNode) -> TokenType? {
        if source.string(node, equals: "color") { return .color }
        if source.string(node, equals: "number") { return .number }
        return source.string(node, equals: "dimension") ? .dimension : nil
    }

    /// The type of the values of a type that only earlier drafts or Tokens Studio have. A line height is a multiple or
    /// a length, which only its value shows.
    private func foreignType(_ name: String, of token: ObjectProperties?) -> TokenType? {
        guard let type = StudioType.named(name) else {
            return values.rules == .lenient ? Self.outdatedTypes[name] : nil
        }
        // In Figma's exports, a reference that leads nowhere would be a text.
        if values.rules == .figma, type.tokenType == .string { return nil }
        guard type == .lineHeights else { return type.tokenType }
        guard let value = token?.value else { return nil }
        let number =
            source.numberValue(of: value) ?? source.stringValue(of: value).flatMap { QuantityText.number($0[...]) }
        return number.map { $0 < StudioValue.lowestLine } == true ? .number : .dimension
    }

    /// Whether an alias has its target's type: lengths and numbers of other tools are interchangeable.
    func inheritsType(_ type: TokenType, statedAs node: JSONNode?) -> Bool {
        guard let node else { return true }
        return type.canRefer(to: .number) && commonType(node) == nil
    }

    /// Types of earlier drafts that Tokens Studio does not have.
    private static let outdatedTypes: [String: TokenType] = [
        "link": .string, "fontStyle": .string, "percentage": .number,
    ]

    mutating func readDescription(_ node: JSONNode) -> String? {
        if let text = source.stringValue(of: node) { return text }
        values.report(
            .invalidValue, "expected a string for $description, found \(source.kind(of: node).description)", at: node,
            advice: "put it in double quotes", costing: .detail)
        return nil
    }

    mutating func readDeprecation(_ node: JSONNode) -> Deprecation? {
        if let deprecation = source.deprecation(node) { return deprecation }
        values.report(
            .invalidValue,
            "expected true, false or a string for $deprecated, found \(source.kind(of: node).description)",
            at: node, advice: "write true, or the reason in double quotes", costing: .detail)
        return nil
    }

    /// Reports an invalid name (format module, section 5.1.1), and returns whether it is a name at all, rather than the
    /// beginning of a reference.
    mutating func isName(_ name: String, of member: JSONMember) -> Bool {
        let reserved = name.utf8.contains { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        }
        if !name.isEmpty, !reserved { return true }
        let reference = referenceInGroups(member)
        values.report(
            .invalidName,
            name.isEmpty ? "empty name" : "the name '\(name)' contains a period or a brace", at: member.key,
            advice: reference.map { "if a reference was split into groups, write \"$value\": \"\($0)\"" }
                ?? "rename it; '.', '{' and '}' are reserved for references such as {group.token}")
        return reference == nil
    }

    /// The reference that a tool split into the groups `{a`, `b` and `c}` because it mistook it for a path.
    private func referenceInGroups(_ member: JSONMember) -> String? {
        guard source.string(member.key, startsWith: "{") else { return nil }
        var member = member
        var names = [source.string(member.key)]
        while names.last?.utf8.last != UInt8(ascii: "}") {
            let next = source.members(of: member.value).first { !source.string($0.key, startsWith: "$") }
            guard let next, names.count < Self.longestReference else { return nil }
            member = next
            names.append(source.string(next.key))
        }
        return names.count > 1 ? names.joined(separator: ".") : nil
    }

    /// The maximum number of names in a reference that is put together again.
    private static var longestReference: Int { 16 }
}

extension JSONDocument {
    /// The value of `$deprecated`: section 5.2.5.
    func deprecation(_ node: JSONNode) -> Deprecation? {
        booleanValue(of: node).map { $0 ? .yes(reason: nil) : .no } ?? stringValue(of: node).map { .yes(reason: $0) }
    }
}
