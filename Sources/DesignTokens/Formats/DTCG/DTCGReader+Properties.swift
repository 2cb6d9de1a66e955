import Diagnostics
import LocatedJSON

/// The properties beside a value: format module, sections 5.2 and 6.8.
extension DTCGReader {
    /// The type that `$type` names; `nil` after reporting one that does not exist.
    mutating func readType(_ node: JSONNode) -> TokenType? {
        if let type = commonType(node) { return type }
        guard let name = source.stringValue(of: node) else {
            return values.report(
                .unknownType, "$type is a text, not \(source.kind(of: node).description)", at: node,
                advice: "write one type in double quotes, such as \"color\"")
        }
        if let type = TokenType(rawValue: name), values.rules != .strict || TokenType.specified.contains(type) {
            return type
        }
        if values.rules == .lenient, let type = Self.outdatedTypes[name] {
            return values.accepts(.typeName, at: node, now: nil) ? type : nil
        }
        let known = (values.rules == .strict ? TokenType.specified : TokenType.allCases).map(\.rawValue)
        return values.report(
            .unknownType, "\"\(name)\" is not a type of design tokens", at: node,
            advice: NearestName.advice(
                for: name, among: known, otherwise: "the types are \(known.joined(separator: ", "))"))
    }

    /// The types that nearly every token has, told by their bytes: making a text and comparing it with all fifteen
    /// costs more than the rest of the token.
    private func commonType(_ node: JSONNode) -> TokenType? {
        if source.string(node, equals: "color") { return .color }
        if source.string(node, equals: "number") { return .number }
        return source.string(node, equals: "dimension") ? .dimension : nil
    }

    /// Types that drafts and other tools had, by what their values are.
    private static let outdatedTypes: [String: TokenType] = [
        "link": .string, "fontStyle": .string, "textCase": .string, "textDecoration": .string, "other": .string,
        "percentage": .number, "opacity": .number, "letterSpacing": .dimension,
    ]

    mutating func readDescription(_ node: JSONNode) -> String? {
        if let text = source.stringValue(of: node) { return text }
        values.report(
            .invalidValue, "$description is a text, not \(source.kind(of: node).description)", at: node,
            advice: "put it into double quotes", costing: .detail)
        return nil
    }

    mutating func readDeprecation(_ node: JSONNode) -> Deprecation? {
        if let deprecation = source.deprecation(node) { return deprecation }
        values.report(
            .invalidValue, "$deprecated is true, false or a text, not \(source.kind(of: node).description)",
            at: node, advice: "write true, or the reason in double quotes", costing: .detail)
        return nil
    }

    /// Reports a name that is not valid (format module, section 5.1.1), and says whether it is a name at all, and not the
    /// beginning of a reference.
    mutating func isName(_ name: String, of member: JSONMember) -> Bool {
        let reserved = name.utf8.contains { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
        }
        if !name.isEmpty, !reserved { return true }
        let reference = referenceInGroups(member)
        values.report(
            .invalidName,
            name.isEmpty ? "a name is empty" : "the name \"\(name)\" holds a full stop or a brace", at: member.key,
            advice: reference.map { "was a reference taken apart? Write \"$value\": \"\($0)\"" }
                ?? "rename it; . { } are reserved for references such as {group.token}")
        return reference == nil
    }

    /// The reference that groups with the names `{a`, `b` and `c}` were made of, by a tool that took it for a path.
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

    /// How many names a reference has at most that is put together again.
    private static var longestReference: Int { 16 }
}

extension JSONDocument {
    /// What the value of `$deprecated` says: section 5.2.5.
    func deprecation(_ node: JSONNode) -> Deprecation? {
        booleanValue(of: node).map { $0 ? .yes(reason: nil) : .no } ?? stringValue(of: node).map { .yes(reason: $0) }
    }
}
