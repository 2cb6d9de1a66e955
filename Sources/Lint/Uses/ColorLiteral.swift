import CodeGeneration
import DesignTokens
import SwiftSources

/// A color that code creates from numbers.
struct ColorLiteral {
    var color: ColorValue
    var call: SwiftCall
    /// How generated colors are written instead.
    var spellings: FittingSpellings
    /// The type that the code names, or the likeliest type of a color literal.
    var type: String { spellings.all[0].type }
    /// Whether the color is the whole value of a constant.
    var isDeclared: Bool
    /// The order in which eight digits are this color; `nil` if there is only one.
    var hexOrder: HexOrder?

    /// The colors in a call. Eight hexadecimal digits can be two colors, and the app's initializer decides between
    /// them.
    static func all(in call: SwiftCall, _ position: ColorPosition, _ code: SwiftCode) -> [ColorLiteral] {
        guard code.isUnqualified(call) else { return [] }
        return position.colors(code.arguments(of: call), code).map { color, order in
            ColorLiteral(
                color: color, call: call, spellings: code.spellings(insteadOf: call),
                isDeclared: code.isDeclared(call.range.lowerBound), hexOrder: order)
        }
    }
}

/// The arguments of a color in sRGB.
struct ColorPosition {
    /// The labels of the components, without the alpha.
    let components: [String]
    let alpha: String
    /// Whether the color can also be written as `hex: "0A7D74"`, with an initializer of the app.
    var hasHex = true

    static let all: [String: ColorPosition] = [
        "Color": ColorPosition(components: ["red", "green", "blue"], alpha: "opacity"),
        "UIColor": ColorPosition(components: ["red", "green", "blue"], alpha: "alpha"),
        "NSColor": ColorPosition(components: ["srgbRed", "green", "blue"], alpha: "alpha"),
        "#colorLiteral": ColorPosition(components: ["red", "green", "blue"], alpha: "alpha", hasHex: false),
    ]

    /// Returns the color, or one for each order of eight digits; empty if the arguments do not match.
    func colors(_ arguments: [SwiftArgument], _ code: SwiftCode) -> [(color: ColorValue, order: HexOrder?)] {
        if hasHex, let first = arguments.first, first.label == "hex", arguments.count == 1 {
            return code.hexColors(first.value)
        }
        return color(arguments, code).map { [($0, nil)] } ?? []
    }

    /// Returns the color; `nil` if a component is not a number, or the arguments do not match.
    private func color(_ arguments: [SwiftArgument], _ code: SwiftCode) -> ColorValue? {
        var arguments = arguments[...]
        if arguments.first?.label == "" {
            guard let space = arguments.popFirst(), code.isSRGB(space.value) else { return nil }
        }
        let labels = arguments.map(\.label)
        guard labels == components || labels == components + [alpha] else { return nil }
        let numbers = arguments.compactMap { code.fraction($0.value) }
        guard numbers.count == arguments.count, numbers.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return ColorValue(
            red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
    }
}

extension SwiftCode {
    /// The number of constants and computed properties whose values begin with a string of hexadecimal digits after `#`.
    var declaredHexTextCount: Int {
        tokens.indices.count { index in
            guard kind(index) == .text, isDeclared(index), let text = plainString(index) else { return false }
            return text.hasPrefix("#") && [7, 9].contains(text.utf8.count) && text.dropFirst().allSatisfy(\.isHexDigit)
        }
    }

    fileprivate func isSRGB(_ value: Range<Int>) -> Bool {
        value.count == 2 && kind(value.lowerBound) == .dot && isText(value.lowerBound + 1, "sRGB")
    }

    /// Returns a number, or the quotient of two: `137 / 255`.
    fileprivate func fraction(_ value: Range<Int>) -> Double? {
        guard let first = number(value.lowerBound) else { return nil }
        if value.count == 1 { return first }
        guard value.count == 3, isText(value.lowerBound + 1, "/"), let second = number(value.lowerBound + 2),
            second > 0
        else { return nil }
        return first / second
    }

    /// Returns the opaque color of six digits, or the colors of eight: the place of the alpha depends on the app's
    /// initializer.
    fileprivate func hexColors(_ value: Range<Int>) -> [(color: ColorValue, order: HexOrder?)] {
        guard value.count == 1 else { return [] }
        var digits = plainString(value.lowerBound) ?? (kind(value.lowerBound) == .number ? text(value.lowerBound) : "")
        for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits.removeFirst(prefix.count) }
        let isPlain = kind(value.lowerBound) == .text || text(value.lowerBound).hasPrefix("0x")
        guard isPlain, !digits.hasPrefix("+"), let number = UInt32(digits, radix: 16) else { return [] }
        switch digits.utf8.count {
        case 6: return [(ColorValue(hex: 0xFF00_0000 | number, .argb), nil)]
        case 8: return HexOrder.allCases.map { (ColorValue(hex: number, $0), $0) }
        default: return []
        }
    }

    /// The number of tokens to look at between `let` and a value.
    private static let longestDeclaration = 8

    /// Returns whether a token begins the value of a constant or a variable, which can be computed.
    fileprivate func isDeclared(_ index: Int) -> Bool {
        let index = isText(index - 1, "return") ? index - 1 : index
        guard isText(index - 1, "=") || kind(index - 1) == .openBrace else { return false }
        for place in stride(from: index - 2, to: max(index - 2 - Self.longestDeclaration, -1), by: -1) {
            if isText(place, "let") || isText(place, "var") { return true }
            if tokens[place].isOpening || tokens[place].kind == .closeBrace { return false }
        }
        return false
    }
}

extension ColorValue {
    /// Creates a color from eight digits.
    fileprivate init(hex digits: UInt32, _ order: HexOrder) {
        let component = { (shift: UInt32) in Double(digits >> shift & 0xFF) / 255 }
        let first: UInt32 = order == .argb ? 16 : 24
        self.init(
            red: component(first), green: component(first - 8), blue: component(first - 16),
            alpha: component(order == .argb ? 24 : 0))
    }
}
