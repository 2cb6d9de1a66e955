extension Color {
    /// Reads a color as CSS writes it: `#893825`, `teal`, `transparent`, `rgb(137 56 37 / 50%)`, `hsla(11, 57%, 34%, .5)`,
    /// `oklch(0.47 0.13 33)`, `color(display-p3 0.5 0.2 0.1)`; the functions of CSS Color 4 with spaces or with commas.
    ///
    /// Tokens Studio lets a color stand in place of the components, `rgba(#893825, 0.5)`: it is that color with another
    /// opacity. A hexadecimal color gives its first six digits, or three, there.
    ///
    /// As in browsers, numbers outside the range of a space are the nearest in range, except in `color()`.
    ///
    /// - Parameter text: any text; `nil` is the answer to all that is no color, gradients among them.
    package init?(css text: String) {
        var parser = CSSColorParser(Array(text.utf8)[...])
        guard let color = parser.parse() else { return nil }
        self = color
    }

    /// Whether a text is a gradient, such as `linear-gradient(90deg, red, blue)`: the name of one of CSS's gradient
    /// functions and an opening parenthesis, before which people put a space. What follows is not looked at.
    package static func isGradient(css text: String) -> Bool {
        var scanner = CSSScanner(Array(text.utf8)[...])
        scanner.skipSpaces()
        let isFunction = gradientFunctions.contains(scanner.takeName())
        scanner.skipSpaces()
        return isFunction && scanner.take("(")
    }

    private static let gradientFunctions: Set = [
        "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
        "repeating-radial-gradient",
        "repeating-conic-gradient",
    ]

    /// The color as CSS writes it, so that it can stand in a text where a token was referred to. `Color(css:)` reads the
    /// same color from it, as long as it is in the range of its space.
    package var cssText: String {
        let components = (0..<3).map { self[$0].map(Self.cssText) ?? "none" }.joined(separator: " ")
        let alpha = alpha == 1 ? "" : " / \(Self.cssText(alpha))"
        return space.hasFunction
            ? "\(space.rawValue)(\(components)\(alpha))" : "color(\(space.rawValue) \(components)\(alpha))"
    }

    static func cssText(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}

/// Reads one color from its text, front to back.
private struct CSSColorParser {
    private var scanner: CSSScanner

    /// A token refers to another a few times in a row, not more often than this.
    private static let deepest = 16

    init(_ bytes: ArraySlice<UInt8>) { scanner = CSSScanner(bytes) }

    /// The color that the whole text is.
    mutating func parse() -> Color? {
        scanner.skipSpaces()
        let color = parseColor(depth: 0)
        scanner.skipSpaces()
        return scanner.isAtEnd ? color : nil
    }

    /// A color, which is an argument of others as often as `depth` says.
    private mutating func parseColor(depth: Int) -> Color? {
        let hexadecimal = scanner.takeHexadecimal()
        if !hexadecimal.isEmpty { return color(hexadecimal, isArgument: depth > 0) }
        let name = scanner.takeName()
        if scanner.take("(") { return parseArguments(of: name, depth: depth) }
        return color(named: name)
    }

    private func color(named name: String) -> Color? {
        guard let rgb = ColorName.all[name] else {
            return name == "transparent" ? Color(.srgb, 0, 0, 0, alpha: 0) : nil
        }
        return Color(.srgb, Double(rgb >> 16) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255)
    }

    private func color(_ hexadecimal: ArraySlice<UInt8>, isArgument: Bool) -> Color? {
        guard let value = ColorValue(hexadecimal: hexadecimal) else { return nil }
        return isArgument ? Color(value).withAlpha(1) : Color(value)
    }

    /// What stands behind the opening parenthesis of a function.
    private mutating func parseArguments(of name: String, depth: Int) -> Color? {
        scanner.skipSpaces()
        if name == "color" {
            guard let function = CSSColorFunction(predefinedSpace: scanner.takeName()) else { return nil }
            return parseComponents(of: function)
        }
        guard let function = CSSColorFunction(named: name) else { return nil }
        guard isColorNext else { return parseComponents(of: function) }
        return depth < Self.deepest ? parseColorWithAlpha(depth: depth + 1) : nil
    }

    /// Whether a color stands in place of the components: `none` is the one word that is a component.
    private var isColorNext: Bool {
        var ahead = scanner
        if ahead.next == UInt8(ascii: "#") { return true }
        let name = ahead.takeName()
        guard let first = name.utf8.first, first >= UInt8(ascii: "a") else { return false }
        return name != "none"
    }

    private mutating func parseColorWithAlpha(depth: Int) -> Color? {
        guard let color = parseColor(depth: depth), let alpha = parseEnd(), let alpha else { return nil }
        return color.withAlpha(alpha)
    }

    private mutating func parseComponents(of function: CSSColorFunction) -> Color? {
        guard let first = parseComponent(of: function, at: 0) else { return nil }
        scanner.skipSpaces()
        let hasCommas = scanner.take(",")
        guard let second = parseComponent(of: function, at: 1) else { return nil }
        scanner.skipSpaces()
        guard scanner.take(",") == hasCommas, let third = parseComponent(of: function, at: 2) else { return nil }
        guard let alpha = parseEnd() else { return nil }
        return Color(function.space, first, second, third, alpha: alpha ?? 1)
    }

    /// A component, which may be a missing one; `nil` when there is none.
    private mutating func parseComponent(of function: CSSColorFunction, at index: Int) -> Double?? {
        scanner.skipSpaces()
        if takeNone() { return .some(nil) }
        guard let number = scanner.takeNumber(), let component = function.component(number, at: index) else {
            return nil
        }
        return component
    }

    /// The opacity behind a comma or a slash, where there is one, and the closing parenthesis; `nil` when there is
    /// something else.
    private mutating func parseEnd() -> Double?? {
        scanner.skipSpaces()
        if scanner.take(")") { return .some(nil) }
        guard scanner.take(",") || scanner.take("/") else { return nil }
        scanner.skipSpaces()
        var alpha: Double? = 0  // A missing opacity is drawn as 0.
        if !takeNone() { alpha = scanner.takeNumber()?.alpha }
        scanner.skipSpaces()
        guard let alpha, scanner.take(")") else { return nil }
        return alpha
    }

    private mutating func takeNone() -> Bool {
        guard let next = scanner.next, next | 0x20 == UInt8(ascii: "n") else { return false }
        return scanner.takeName() == "none"
    }
}
