import DesignTokens
import SwiftSources

/// A color that code creates from numbers.
struct ColorLiteral {
    var color: ColorValue
    var call: SwiftCall
    /// The type whose initializer is called: `Color`; `nil` for `#colorLiteral`.
    var type: String?
    /// Whether the color is the whole value of a constant.
    var isDeclared: Bool

    /// The colors in the calls of a file.
    static func all(in code: SwiftCode) -> [ColorLiteral] {
        code.calls.compactMap { call in
            let name = code.text(call.name)
            guard let position = ColorPosition.all[name], call.isUnqualified,
                let color = position.color(code.arguments(of: call), code)
            else { return nil }
            return ColorLiteral(
                color: color, call: call, type: name.hasPrefix("#") ? nil : name,
                isDeclared: code.isDeclared(call.range.lowerBound))
        }
    }
}

/// The arguments that are a color. All are in sRGB.
struct ColorPosition {
    /// The labels of the components, without that of the alpha.
    let components: [String]
    let alpha: String
    /// Whether the color can be written as `hex: "0A7D74"`, with an initializer of the app.
    var hasHex = true

    static let all: [String: ColorPosition] = [
        "Color": ColorPosition(components: ["red", "green", "blue"], alpha: "opacity"),
        "UIColor": ColorPosition(components: ["red", "green", "blue"], alpha: "alpha"),
        "NSColor": ColorPosition(components: ["srgbRed", "green", "blue"], alpha: "alpha"),
        "#colorLiteral": ColorPosition(components: ["red", "green", "blue"], alpha: "alpha", hasHex: false),
    ]

    /// Returns the color; `nil` if any component is not a number, or the arguments are others.
    func color(_ arguments: [SwiftArgument], _ code: SwiftCode) -> ColorValue? {
        var arguments = arguments[...]
        if hasHex, let first = arguments.first, first.label == "hex", arguments.count == 1 {
            return code.hexColor(first.value)
        }
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

    /// Returns the opaque color of six digits. With eight, the place of the alpha depends on the app's initializer.
    fileprivate func hexColor(_ value: Range<Int>) -> ColorValue? {
        guard value.count == 1 else { return nil }
        var digits = plainString(value.lowerBound) ?? (kind(value.lowerBound) == .number ? text(value.lowerBound) : "")
        for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits.removeFirst(prefix.count) }
        let isPlain = kind(value.lowerBound) == .text || text(value.lowerBound).hasPrefix("0x")
        guard isPlain, digits.utf8.count == 6, !digits.hasPrefix("+"), let number = UInt32(digits, radix: 16) else {
            return nil
        }
        let component = { (shift: UInt32) in Double(number >> shift & 0xFF) / 255 }
        return ColorValue(red: component(16), green: component(8), blue: component(0))
    }

    /// The number of tokens between `let` and a value to look at.
    private static let longestDeclaration = 8

    /// Returns whether a token begins the value of a constant or a variable.
    fileprivate func isDeclared(_ index: Int) -> Bool {
        guard isText(index - 1, "=") else { return false }
        for place in stride(from: index - 2, to: max(index - 2 - Self.longestDeclaration, -1), by: -1) {
            if isText(place, "let") || isText(place, "var") { return true }
            if tokens[place].isOpening || tokens[place].kind == .closeBrace { return false }
        }
        return false
    }
}
