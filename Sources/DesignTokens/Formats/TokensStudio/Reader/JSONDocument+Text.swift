import Diagnostics
import LocatedJSON

extension JSONDocument {
    /// Where a part of a string stands in the file: behind so many bytes of its characters, and what escapes take more.
    package func location(ofByteAt offset: Int, in node: JSONNode) -> SourceLocation {
        var location = location(of: node)
        guard kind(of: node) == .string else { return location }
        location.column += 1 + withBytes(of: node) { Self.width(of: $0, upTo: offset) }
        return location
    }

    /// How many bytes a string's text takes for so many bytes of its characters.
    private static func width(of text: ArraySlice<UInt8>, upTo offset: Int) -> Int {
        var rest = text
        var characters = 0
        while characters < offset, let byte = rest.first {
            let (width, length) = byte == UInt8(ascii: "\\") ? escape(rest) : (1, 1)
            rest = rest.dropFirst(width)
            characters += length
        }
        return text.count - rest.count
    }

    /// How many bytes the escape at the beginning of a text takes, and how many its character does. Halves of
    /// surrogate pairs never stand alone.
    private static func escape(_ text: ArraySlice<UInt8>) -> (width: Int, length: Int) {
        guard text.dropFirst().first == UInt8(ascii: "u") else { return (2, 1) }
        let digits = String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self)
        switch UInt16(digits, radix: 16) ?? 0 {
        case 0..<0x80: return (6, 1)
        case 0x80..<0x800: return (6, 2)
        case 0xD800..<0xDC00: return (12, 4)
        default: return (6, 3)
        }
    }

    /// The text that a value of Tokens Studio or Style Dictionary is: a scalar, a number with its unit or the channels of a
    /// color in an object, a list of fonts, or the points of a curve; `nil` for what is made of parts.
    func text(of node: JSONNode, as type: StudioType) -> String? {
        if let text = scalarText(of: node) { return text }
        switch kind(of: node) {
        case .object: return channelsText(of: node) ?? quantityText(of: node)
        case .array where type == .fontFamilies: return familiesText(of: node)
        case .array where type == .cubicBezier || type == .other: return curveText(of: node, isKnown: type != .other)
        default: return nil
        }
    }

    /// A color of Style Dictionary: `{ "r": 146, "g": 153, "b": 162 }`.
    private func channelsText(of node: JSONNode) -> String? {
        let channels = (["r", "g", "b"] as [StaticString]).compactMap { value(of: $0, in: node).flatMap(scalarText) }
        guard channels.count == 3 else { return nil }
        let alpha = value(of: "a", in: node).flatMap(scalarText).map { " / \($0)" } ?? ""
        return "rgb(\(channels.joined(separator: " "))\(alpha))"
    }

    /// `{ "value": 16, "unit": "px" }`.
    private func quantityText(of node: JSONNode) -> String? {
        guard let number = value(of: "value", in: node).flatMap(scalarText),
            let unit = value(of: "unit", in: node).flatMap(stringValue), Array(members(of: node)).count == 2
        else { return nil }
        return number + unit
    }

    /// `["Inter", "Arial"]` as `Inter, Arial`; a name that holds a comma stands in quotation marks.
    private func familiesText(of node: JSONNode) -> String? {
        let names = elements(of: node).map(scalarText)
        guard !names.isEmpty, !names.contains(nil) else { return nil }
        return names.compactMap(\.self).map { name in
            guard name.contains(","), !name.hasPrefix("\""), !name.hasPrefix("'") else { return name }
            return name.contains("\"") ? "'\(name)'" : "\"\(name)\""
        }.joined(separator: ", ")
    }

    /// `[0.4, 0, 0.2, 1]` as CSS writes it; of an array that nothing says is a curve, only where it can be no other.
    private func curveText(of node: JSONNode, isKnown: Bool) -> String? {
        let texts = elements(of: node).map(scalarText)
        let points = texts.compactMap(\.self)
        guard !points.isEmpty, points.count == texts.count else { return nil }
        return isKnown || StudioValue.curve(points: points) != nil ? StudioValue.curveText(points) : nil
    }

    /// The text of a string, number or boolean; numbers are written out, without an exponent.
    func scalarText(of node: JSONNode) -> String? {
        switch kind(of: node) {
        case .string: return string(node)
        case .number:
            guard let number = numberValue(of: node), number.isFinite else { return text(of: node) }
            return StudioDecimal.text(number)
        case .true, .false: return text(of: node)
        case .object, .array, .null: return nil
        }
    }
}
