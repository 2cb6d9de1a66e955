import LocatedJSON

/// Colours: colour module 2025.10, sections 4.1 and 4.2, and hexadecimal texts, which preceded it.
extension TokenReader {
    mutating func readColor(_ node: JSONNode) -> ColorValue? {
        if source.kind(of: node) == .string { return readHexadecimal(node) }
        guard source.kind(of: node) == .object else {
            return reportColor("a color is an object or a text like \"#893825\"", at: node)
        }
        let members = ColorMembers(of: node, in: source)
        guard let spaceNode = members.colorSpace else {
            return reportColor("the color has no \"colorSpace\"", at: node)
        }
        guard let space = readColorSpace(spaceNode), let alpha = readAlpha(members.alpha) else { return nil }
        if let components = members.components { return readComponents(components, space, alpha: alpha) }
        guard let hex = members.hex else {
            return reportColor("the color has neither \"components\" nor \"hex\"", at: node)
        }
        var color = readHexadecimal(hex)
        if members.alpha != nil { color?.alpha = alpha }
        return color
    }

    private mutating func readColorSpace(_ node: JSONNode) -> ColorValue.Space? {
        if source.string(node, equals: "srgb") { return .srgb }
        let name = source.stringValue(of: node) ?? source.text(of: node)
        if let space = ColorValue.Space(rawValue: name) { return space }
        let known = ColorValue.Space.allCases.map(\.rawValue)
        return report(
            "unsupported-color-space", "colors in the space \"\(name)\" are not supported", at: node,
            advice: NearestName.nearest(to: name, among: known).map { "did you mean \"\($0)\"?" }
                ?? "use one of \(known.joined(separator: ", "))")
    }

    private mutating func readAlpha(_ node: JSONNode?) -> Double? {
        guard let node else { return 1 }
        guard let alpha = source.numberValue(of: node), 0...1 ~= alpha else {
            return report(
                "alpha-out-of-range", "alpha is a number from 0 to 1, not \(shown(node))", at: node,
                advice: "0 is transparent, 1 is opaque; divide a percentage by 100")
        }
        return alpha
    }

    /// Three numbers from 0 to 1; `"none"`, a missing component, is drawn as 0 (colour module, section 4.2.1).
    private mutating func readComponents(_ node: JSONNode, _ space: ColorValue.Space, alpha: Double) -> ColorValue? {
        var color = ColorValue(space: space, red: 0, green: 0, blue: 0, alpha: alpha)
        var count = 0
        for element in source.elements(of: node) {
            guard let component = readComponent(element) else { return nil }
            switch count {
            case 0: color.red = component
            case 1: color.green = component
            case 2: color.blue = component
            default: break
            }
            count += 1
        }
        if count == 3 { return color }
        return reportColor("\"components\" holds three numbers: red, green, blue", at: node)
    }

    private mutating func readComponent(_ node: JSONNode) -> Double? {
        if let number = source.numberValue(of: node), 0...1 ~= number { return number }
        if source.string(node, equals: "none") { return 0 }
        return report(
            "component-out-of-range", "a component is a number from 0 to 1, not \(shown(node))", at: node,
            advice: "divide eight-bit values by 255")
    }

    private mutating func readHexadecimal(_ node: JSONNode) -> ColorValue? {
        if let color = source.withBytes(of: node, { ColorValue(hexadecimal: $0) }) { return color }
        let text = source.stringValue(of: node) ?? source.text(of: node)
        if let color = ColorValue(hexadecimal: text.utf8) { return color }
        return reportColor("\"\(text)\" is not a color", at: node)
    }

    private mutating func reportColor<Value>(_ message: String, at node: JSONNode) -> Value? {
        report(
            "invalid-color", message, at: node,
            advice: "write it as { \"colorSpace\": \"srgb\", \"components\": [0.54, 0.22, 0.15], \"alpha\": 1 } "
                + "or \"#893825\"")
    }
}

/// The members of a colour object, found in one pass.
private struct ColorMembers {
    var colorSpace: JSONNode?
    var components: JSONNode?
    var alpha: JSONNode?
    var hex: JSONNode?

    init(of node: JSONNode, in source: JSONDocument) {
        for member in source.members(of: node) {
            if source.string(member.key, equals: "colorSpace") {
                colorSpace = member.value
            } else if source.string(member.key, equals: "components") {
                components = member.value
            } else if source.string(member.key, equals: "alpha") {
                alpha = member.value
            } else if source.string(member.key, equals: "hex") {
                hex = member.value
            }
        }
    }
}

extension ColorValue {
    /// The colour that `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` stands for, in either case; `nil` for other texts.
    public init?(hexadecimal text: some Sequence<UInt8>) {
        var digits: UInt32 = 0
        var count = -1
        for byte in text {
            if count >= 0 {
                guard count < 8, let digit = Self.digit(byte) else { return nil }
                digits = digits << 4 | digit
            } else if byte != UInt8(ascii: "#") {
                return nil
            }
            count += 1
        }
        switch count {
        case 3: self.init(digits << 4 | 0xF, bitsEach: 4)
        case 4: self.init(digits, bitsEach: 4)
        case 6: self.init(digits << 8 | 0xFF, bitsEach: 8)
        case 8: self.init(digits, bitsEach: 8)
        default: return nil
        }
    }

    /// Four components in one number, red first.
    private init(_ components: UInt32, bitsEach bits: UInt32) {
        let limit: UInt32 = 1 << bits - 1
        func component(_ place: UInt32) -> Double { Double(components >> (place * bits) & limit) / Double(limit) }
        self.init(red: component(3), green: component(2), blue: component(1), alpha: component(0))
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
