import Diagnostics
import LocatedJSON

extension JSONDocument {
    /// The place of a byte of a string's content in the file, which escapes move.
    package func location(ofByteAt offset: Int, in node: JSONNode) -> SourceLocation {
        var location = location(of: node)
        guard kind(of: node) == .string else { return location }
        location.column += 1 + withBytes(of: node) { Self.width(of: $0, upTo: offset) }
        return location
    }

    /// The number of bytes in the file for some bytes of a string's content.
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

    /// The length of the escape at the beginning of a text, and that of its character. Surrogates always come in pairs.
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

    /// The text of a value in Tokens Studio or Style Dictionary: a scalar, an object with a number and a unit or with
    /// the channels of a color, a list of fonts, or the points of a curve; `nil` for values with parts. `scale` is that of
    /// the file's colors.
    func text(of node: JSONNode, as type: StudioType, _ scale: ChannelScale) -> String? {
        if let text = scalarText(of: node) { return text }
        switch kind(of: node) {
        case .object: return channelsText(of: node, scale) ?? quantityText(of: node) ?? looseText(of: node)
        case .array where type == .color: return looseText(of: node)
        case .array where type == .fontFamilies: return familiesText(of: node)
        case .array where type == .cubicBezier || type == .other: return curveText(of: node, isKnown: type != .other)
        default: return nil
        }
    }

    /// A color in Style Dictionary, `{ "r": 146, "g": 153, "b": 162 }`, or in Figma.
    private func channelsText(of node: JSONNode, _ scale: ChannelScale) -> String? {
        let channels = (["r", "g", "b"] as [StaticString]).compactMap { value(of: $0, in: node).flatMap(scalarText) }
        guard channels.count == 3 else { return nil }
        let alpha = value(of: "a", in: node).flatMap(scalarText).map { " / \($0)" } ?? ""
        let function = channelScale(of: node, otherwise: scale) == .bytes ? "rgb(" : "color(srgb "
        return "\(function)\(channels.joined(separator: " "))\(alpha))"
    }

    /// A color with channels from 0 to 1, which neither Style Dictionary nor Tokens Studio has.
    func fractionsText(of node: JSONNode, _ scale: ChannelScale) -> String? {
        channelScale(of: node, otherwise: scale) == .fractions ? channelsText(of: node, scale) : nil
    }

    /// The value of a token, or the token itself if a unit beside a number completes it: `"value": 16, "unit": "px"`.
    func completed(_ value: JSONNode, of token: JSONNode) -> JSONNode {
        isQuantity(value, unit: text("unit", of: token)) ? token : value
    }

    /// Whether the value of a token has the unit beside it.
    func hasUnit(in token: JSONNode) -> Bool {
        guard let value = value(of: "$value", or: "value", in: token) else { return false }
        return completed(value, of: token) == token
            || scalarText(of: value).map { $0.hasSuffix(text("unit", of: token) ?? "") } == true
    }

    private func isQuantity(_ number: JSONNode, unit: String?) -> Bool {
        guard let unit, StudioUnit(bytes: UnitName.plain(unit).utf8) != nil else { return false }
        return scalarText(of: number).map { QuantityText.number($0[...]) != nil } ?? false
    }

    /// `{ "value": 16, "unit": "px" }`, a value or a token.
    private func quantityText(of node: JSONNode) -> String? {
        guard let number = value(of: "$value", or: "value", in: node), let text = scalarText(of: number),
            let unit = self.text("unit", of: node),
            Array(members(of: node)).count == 2 || isQuantity(number, unit: unit)
        else { return nil }
        return text + (StudioUnit(rawValue: unit) == nil ? UnitName.plain(unit) : unit)
    }

    /// The text of a value in the syntax of another format: a color with a color space, with nothing but its `hex`, or
    /// as a list of channels; and values that are needlessly wrapped in an object.
    func looseText(of node: JSONNode) -> String? {
        if let color = listColor(node) { return Color(color).cssText }
        if let inner = wrappedValue(node) { return scalarText(of: inner) }
        guard kind(of: node) == .object else { return nil }
        let alpha = value(of: "alpha", in: node).map { numberValue(of: $0) ?? .nan } ?? 1
        if let space = text("colorSpace", of: node), let components = value(of: "components", in: node) {
            let numbers = elements(of: components).map {
                string($0, equals: "none") ? nil : numberValue(of: $0) ?? .nan
            }
            return ColorSpecification(space: space, components: numbers, alpha: alpha).read().color.map {
                Color($0).cssText
            }
        }
        guard let hex = value(of: "hex", in: node), var color = withBytes(of: hex, { ColorValue(hexadecimal: $0) }),
            0...1 ~= alpha, value(of: "r", in: node) == nil
        else { return nil }
        if value(of: "alpha", in: node) != nil { color.alpha = alpha }
        return Color(color).cssText
    }

    /// `["Inter", "Arial"]` as `Inter, Arial`; names with a comma are quoted.
    private func familiesText(of node: JSONNode) -> String? {
        let names = elements(of: node).map(scalarText)
        guard !names.isEmpty, !names.contains(nil) else { return nil }
        return FontList.text(names.compactMap(\.self))
    }

    /// `[0.4, 0, 0.2, 1]` as CSS writes it. If nothing indicates a curve, only where it cannot be anything else.
    private func curveText(of node: JSONNode, isKnown: Bool) -> String? {
        let texts = elements(of: node).map(scalarText)
        let points = texts.compactMap(\.self)
        guard !points.isEmpty, points.count == texts.count else { return nil }
        return isKnown || StudioValue.curve(points: points) != nil ? StudioValue.curveText(points) : nil
    }

    /// The text of a string, number or Boolean. Numbers are written out, without an exponent.
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

extension TokenGraph {
    /// The text of a value in Tokens Studio or Style Dictionary.
    func text(of place: ValuePlace, as type: StudioType) -> String? {
        sources[place.source].text(of: place.node, as: type, channelScales[place.source])
    }
}
