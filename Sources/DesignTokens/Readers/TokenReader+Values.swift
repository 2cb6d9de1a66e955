import LocatedJSON

/// Values: format module, sections 7 and 8. Each function returns `nil` after reporting what is wrong.
extension TokenReader {
    mutating func readValue(_ node: JSONNode, type: TokenType?, of path: String) -> TokenValue? {
        if let target = source.textInBraces(node) { return .alias(target) }  // Section 7.1.1.
        if source.kind(of: node) == .object, let reference = source.value(of: "$ref", in: node) {
            return readReference(reference)
        }
        if type != .string, source.string(node, equals: "") {
            return report(
                "empty-value", "the value of \(path) is empty", at: node,
                advice: "give it a value, or remove the token until it has one")
        }
        guard let type else {
            return report(
                "missing-type", "the token \(path) has no type", at: node,
                advice: "add \"$type\" to the token or to one of its groups; a type is never guessed from a value")
        }
        switch type {
        case .color: return readColor(node).map(TokenValue.color)
        case .number: return readNumber(node).map(TokenValue.number)
        case .dimension: return readDimension(node)
        case .string: return readText(node).map(TokenValue.string)
        case .boolean: return readBoolean(node).map(TokenValue.boolean)
        default: return .uninterpreted
        }
    }

    /// A JSON pointer to a whole token, `#/a/b` or `#/a/b/$value`: section 7.1.2, RFC 6901.
    mutating func readReference(_ node: JSONNode) -> TokenValue? {
        guard let pointer = source.stringValue(of: node), pointer.utf8.starts(with: "#/".utf8) else {
            return report(
                "invalid-reference", "a $ref holds a JSON pointer into this file", at: node,
                advice: "write it as \"#/group/token\"")
        }
        // Bytes, because a character can join a slash with a mark that follows it.
        let segments = pointer.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var names = segments.map(unescaped)
        if names.last == "$value" { names.removeLast() }
        guard !names.contains(where: { $0 == "$value" || $0.utf8.contains(UInt8(ascii: ".")) }) else {
            return report(
                "invalid-reference", "a $ref names a whole token, group by group", at: node,
                advice: "write it as \"#/group/token\"; parts of a value cannot be referred to")
        }
        return .alias(names.joined(separator: "."))
    }

    /// RFC 6901 section 4: `~1` is a slash and `~0` a tilde, replaced in one pass so that `~01` stays `~1`.
    private func unescaped(_ segment: Substring.UTF8View) -> String {
        let parts = segment.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(Substring(parts[0]))) { result, part in
            switch part.first {
            case UInt8(ascii: "1"): result += "/\(Substring(part.dropFirst()))"
            case UInt8(ascii: "0"): result += "~\(Substring(part.dropFirst()))"
            default: result += "~\(Substring(part))"
            }
        }
    }

    private mutating func readNumber(_ node: JSONNode) -> Double? {
        if let number = source.numberValue(of: node) { return number }
        return report(
            "invalid-number", "the value of a number token is a number, not \(source.kind(of: node).description)",
            at: node,
            advice: source.kind(of: node) == .string
                ? "remove the quotes, or set \"$type\" to \"string\"" : "write it as 16 or 0.5")
    }

    /// `true` or `false`; Figma writes a number, of which 0 alone is no.
    private mutating func readBoolean(_ node: JSONNode) -> Bool? {
        if let boolean = source.booleanValue(of: node) { return boolean }
        if let number = source.numberValue(of: node) { return number != 0 }
        return report(
            "invalid-boolean",
            "the value of a boolean token is true or false, not \(source.kind(of: node).description)", at: node,
            advice: "write true or false, without quotes")
    }

    private mutating func readText(_ node: JSONNode) -> String? {
        if let text = source.stringValue(of: node) { return text }
        return report(
            "invalid-string", "the value of a string token is a text, not \(source.kind(of: node).description)",
            at: node, advice: "put it into double quotes, or correct \"$type\"")
    }

    /// Section 8.2, `{ "value": 16, "unit": "px" }`, and the spellings that preceded it: `"16px"`, `16`.
    private mutating func readDimension(_ node: JSONNode) -> TokenValue? {
        if let number = source.numberValue(of: node) { return .dimension(number, .px) }
        if let text = source.stringValue(of: node), let dimension = DimensionText.parse(text) { return dimension }
        guard source.kind(of: node) == .object else { return reportDimension(at: node) }
        guard let value = source.value(of: "value", in: node), let number = source.numberValue(of: value) else {
            return reportDimension(at: source.value(of: "value", in: node) ?? node)
        }
        guard let unitNode = source.value(of: "unit", in: node) else { return reportDimension(at: node) }
        let unitText = source.stringValue(of: unitNode) ?? source.text(of: unitNode)
        guard let unit = DimensionUnit(rawValue: unitText) else {
            return report(
                "unknown-unit", "\"\(unitText)\" is not a unit of dimensions", at: unitNode,
                advice: "the units are px (a point) and rem (16 points)")
        }
        guard (number * unit.points).isFinite else {
            return report(
                "number-out-of-range", "this dimension is too large for a 64-bit floating-point number", at: value,
                advice: "the largest is about 1.8e308 points")
        }
        return .dimension(number, unit)
    }

    private mutating func reportDimension(at node: JSONNode) -> TokenValue? {
        report(
            "invalid-dimension", "the value of a dimension token is a number and a unit", at: node,
            advice: "write it as { \"value\": 16, \"unit\": \"px\" }")
    }
}

/// Dimensions spelled as text, as the format had them before 2025.10.
enum DimensionText {
    /// `16px`, `1.5rem`, `0`; `nil` for anything else.
    static func parse(_ text: String) -> TokenValue? {
        let unit: DimensionUnit = text.hasSuffix("rem") ? .rem : .px
        let digits = text.hasSuffix(unit.rawValue) ? text.dropLast(unit.rawValue.count) : text[...]
        guard let first = digits.utf8.first, let last = digits.utf8.last, isDigit(last) else { return nil }
        guard isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return nil }
        // `Double` would also read hexadecimal digits, and pass over what follows a NUL.
        guard digits.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
        guard let number = Double(digits), (number * unit.points).isFinite else { return nil }
        return .dimension(number, unit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
