/// Reads a CSS text from its beginning.
struct CSSScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    /// The next character, if it is ASCII.
    var next: UInt8? { rest.first }

    /// Skips white space.
    mutating func skipSpaces() { rest = rest.drop(while: ASCII.isSpace) }

    /// Reads a character if it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Reads letters, digits and hyphens in lower case; empty if there are none, or more than in any CSS name.
    mutating func takeName() -> String {
        let name = takeWhile { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x2D }
        return name.count <= Self.longestName ? String(decoding: name, as: UTF8.self).lowercased() : ""
    }

    /// Reads `#` and the digits after it; empty if there is no `#`.
    mutating func takeHexadecimal() -> ArraySlice<UInt8> {
        guard rest.first == UInt8(ascii: "#") else { return rest.prefix(0) }
        let text = rest.prefix { $0 == UInt8(ascii: "#") || ASCII.isLetter($0) || ASCII.isDigit($0) }
        rest = rest[text.endIndex...]
        return text
    }

    /// Reads a number with its unit, or returns `nil` if there is none or the unit is invalid in colors.
    mutating func takeNumber() -> CSSNumber? {
        guard let value = takeValue() else { return nil }
        if take("%") { return CSSNumber(value: value, unit: .percent) }
        guard let letter = rest.first, ASCII.isLetter(letter) else { return CSSNumber(value: value, unit: nil) }
        return CSSNumber.Unit(rawValue: takeName()).map { CSSNumber(value: value, unit: $0) }
    }

    /// Reads digits with an optional sign, fraction and exponent, by the grammar of CSS; `Double` reads more.
    private mutating func takeValue() -> Double? {
        let start = rest
        takeSign()
        var digits = takeWhile(ASCII.isDigit).count
        if rest.first == UInt8(ascii: "."), let digit = rest.dropFirst().first, ASCII.isDigit(digit) {
            rest.removeFirst()
            digits += takeWhile(ASCII.isDigit).count
        }
        takeExponent()
        let text = start[..<rest.startIndex]
        // Longer numbers do not occur, and could take long to read.
        guard digits > 0, text.count <= 64, let value = Double(String(decoding: text, as: UTF8.self)) else {
            return nil
        }
        return value.isFinite ? value : nil
    }

    /// Reads an exponent. Without digits after it, `e` begins a unit.
    private mutating func takeExponent() {
        let start = rest
        guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") else { return }
        rest.removeFirst()
        takeSign()
        if takeWhile(ASCII.isDigit).isEmpty { rest = start }
    }

    private mutating func takeSign() {
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }

    private mutating func takeWhile(_ isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let text = rest.prefix(while: isWanted)
        rest = rest[text.endIndex...]
        return text
    }

    private static let longestName = "repeating-linear-gradient".utf8.count
}

/// A number in a CSS text.
struct CSSNumber {
    /// A unit that is valid in colors.
    enum Unit: String {
        case percent = "%"
        case degrees = "deg"
        case gradians = "grad"
        case radians = "rad"
        case turns = "turn"
    }

    let value: Double
    let unit: Unit?

    /// The number as an opacity, or `nil` for an angle.
    var alpha: Double? {
        switch unit {
        case nil: value
        case .percent: value / 100
        default: nil
        }
    }

    /// The number as a hue in degrees, or `nil` for a percentage.
    var degrees: Double? {
        switch unit {
        case nil, .degrees: value
        case .gradians: value * 9 / 10
        case .radians: value * 180 / .pi
        case .turns: value.decimalProduct(360)
        case .percent: nil
        }
    }
}
