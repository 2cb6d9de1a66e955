extension Color {
    /// Reads a CSS color: `#893825`, `teal`, `transparent`, `rgb(137 56 37 / 50%)`, `hsla(11, 57%, 34%, .5)`,
    /// `oklch(0.47 0.13 33)`, `color(display-p3 0.5 0.2 0.1)`; the functions of CSS Color 4 with spaces or commas.
    ///
    /// In Tokens Studio a color can replace the components, as in `rgba(#893825, 0.5)`, which changes its opacity. Only
    /// the first six digits, or three, of a hexadecimal color are used there. CSS's ways to change only the opacity are
    /// `rgb(from red r g b / 0.5)`, whose channels are those of the color, and `color-mix(in srgb, red 50%, transparent)`.
    ///
    /// As in browsers, numbers outside the range of a space are clamped, except in `color()`.
    ///
    /// - Parameter text: Any text. The result is `nil` for anything but a color, including gradients.
    package init?(css text: String) {
        var parser = CSSColorParser(Array(text.utf8)[...])
        guard let color = parser.parse() else { return nil }
        self = color
    }

    /// Returns the function that style sheets insert the channels of a color into: `rgb(137 56 37)` for `137 56 37` or
    /// `137, 56, 37`, and `hsl(11 57% 34%)` for `11 57% 34%`.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The function, or `nil` for anything else, and for numbers up to 1, whose scale is unknown.
    static func function(withChannels text: String) -> String? {
        let words = CSSGradient.words(text.split(separator: ",").joined(separator: " "))
        let numbers = words.compactMap(CSSGradient.number)
        guard words.count == 3, numbers.count == 3, numbers[0].unit == nil else { return nil }
        let values = numbers.map(\.value)
        let areBytes =
            numbers.allSatisfy { $0.unit == nil } && values.allSatisfy { 0...255 ~= $0 && $0 == $0.rounded() }
        let isRGB = areBytes && (values.contains { $0 > 1 } || values.allSatisfy { $0 == 0 })
        guard isRGB || numbers.dropFirst().allSatisfy({ $0.unit == .percent }) else { return nil }
        return "\(isRGB ? "rgb" : "hsl")(\(words.joined(separator: " ")))"
    }

    /// The advice for a text that is probably meant as a color; `nil` for any other. Formats spell a transparent color
    /// differently.
    static func advice(insteadOf text: String, transparent: String = "transparent") -> String? {
        if text.lowercased() == "none" { return "for no color, write it as \(transparent)" }
        return likelyFunction(ofNumbers: text).map { "if it is a color in OKLCH, write it as \"\($0)\"" }
    }

    /// The OKLCH function for three numbers whose scale is that of lightness, chroma and hue: `oklch(0.92 0.004 264)`
    /// for `0.92 0.004 264`. It is likely enough for advice, but not for a value.
    private static func likelyFunction(ofNumbers text: String) -> String? {
        let words = CSSGradient.words(text.split(separator: ",").joined(separator: " "))
        let numbers = words.compactMap(CSSGradient.number)
        guard words.count == 3, numbers.count == 3, numbers.allSatisfy({ $0.unit == nil }) else { return nil }
        let values = numbers.map(\.value)
        guard 0...1 ~= values[0], 0...0.5 ~= values[1], values[2] > 1, values[2] <= 360 else { return nil }
        return "oklch(\(words.joined(separator: " ")))"
    }

    /// Whether a text is a gradient, such as `linear-gradient(90deg, red, blue)`: the name of a CSS gradient function,
    /// optional spaces and an opening parenthesis. The rest is not examined.
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

    /// The CSS color, for insertion into a text with a reference. `Color(css:)` reads the same color from it, as long
    /// as it is in the range of its space.
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

/// Parses one color.
private struct CSSColorParser {
    private var scanner: CSSScanner

    /// The maximum nesting of colors as arguments.
    private static let deepest = 16

    init(_ bytes: ArraySlice<UInt8>) { scanner = CSSScanner(bytes) }

    /// Parses the whole text as a color. A semicolon may come last, as in a style sheet.
    mutating func parse() -> Color? {
        scanner.skipSpaces()
        let color = parseColor(depth: 0)
        scanner.skipSpaces()
        if scanner.take(";") { scanner.skipSpaces() }
        return scanner.isAtEnd ? color : nil
    }

    /// Parses a color that is nested `depth` levels deep in arguments of others.
    private mutating func parseColor(depth: Int, isMixed: Bool = false) -> Color? {
        let hexadecimal = scanner.takeHexadecimal()
        if !hexadecimal.isEmpty { return color(hexadecimal, isArgument: depth > 0 && !isMixed) }
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

    /// Parses the rest of a function after its opening parenthesis.
    private mutating func parseArguments(of name: String, depth: Int) -> Color? {
        scanner.skipSpaces()
        if name == "color" {
            guard let function = CSSColorFunction(predefinedSpace: scanner.takeName()) else { return nil }
            return parseComponents(of: function)
        }
        if name == "color-mix" { return depth < Self.deepest ? parseMix(depth: depth + 1) : nil }
        guard let function = CSSColorFunction(named: name) else { return nil }
        guard isColorNext else { return parseComponents(of: function) }
        guard depth < Self.deepest else { return nil }
        return takeWord("from")
            ? parseRelative(to: name, depth: depth + 1) : parseColorWithAlpha(depth: depth + 1)
    }

    /// Parses the rest of `oklch(from red l c h / 0.5)`, whose channels are those of the color.
    private mutating func parseRelative(to name: String, depth: Int) -> Color? {
        guard let color = parseColor(depth: depth) else { return nil }
        for channel in name.hasPrefix("ok") ? name.suffix(3) : name.prefix(3) {
            scanner.skipSpaces()
            guard takeWord(String(channel)) else { return nil }
        }
        guard let alpha = parseEnd(), let alpha else { return nil }
        return color.withAlpha(alpha)
    }

    /// Parses the rest of `color-mix(in srgb, red 40%, transparent)`, which is the color in any space.
    private mutating func parseMix(depth: Int) -> Color? {
        guard takeWord("in"), ColorSpace(rawValue: scanner.takeName()) != nil, takeComma(),
            let color = parseColor(depth: depth, isMixed: true)
        else { return nil }
        scanner.skipSpaces()
        guard let share = scanner.takeNumber(), share.unit == .percent, 0...100 ~= share.value, takeComma(),
            takeWord("transparent"), scanner.take(")")
        else { return nil }
        return color.withAlpha(color.alpha * share.value / 100)
    }

    /// Takes a word and the spaces after it, or nothing.
    private mutating func takeWord(_ word: String) -> Bool {
        var ahead = scanner
        guard ahead.takeName() == word else { return false }
        ahead.skipSpaces()
        scanner = ahead
        return true
    }

    private mutating func takeComma() -> Bool {
        scanner.skipSpaces()
        guard scanner.take(",") else { return false }
        scanner.skipSpaces()
        return true
    }

    /// Whether a color comes instead of components; `none` is the only word that is a component.
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

    /// A component, which may be `none`, or `nil` if there is no component.
    private mutating func parseComponent(of function: CSSColorFunction, at index: Int) -> Double?? {
        scanner.skipSpaces()
        if takeNone() { return .some(nil) }
        guard let number = scanner.takeNumber(), let component = function.component(number, at: index) else {
            return nil
        }
        return component
    }

    /// The optional opacity after a comma or a slash, and the closing parenthesis, or `nil` for anything else.
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
