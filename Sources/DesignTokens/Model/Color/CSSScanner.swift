/// Takes the words of a CSS text from its beginning, one after the other.
struct CSSScanner {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Whether nothing is left.
    var isAtEnd: Bool { rest.isEmpty }

    /// The next character, if it is ASCII.
    var next: UInt8? { rest.first }

    /// Goes on behind white space.
    mutating func skipSpaces() { rest = rest.drop(while: ASCII.isSpace) }

    /// Takes a character, if it comes next.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// Takes letters, digits and hyphens, and gives them in lower case; empty when there are none, and when there are more
    /// than any name of CSS has.
    mutating func takeName() -> String {
        let name = takeWhile { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == 0x2D }
        return name.count <= Self.longestName ? String(decoding: name, as: UTF8.self).lowercased() : ""
    }

    /// Takes `#` and the digits behind it; empty when there is none.
    mutating func takeHexadecimal() -> ArraySlice<UInt8> {
        guard rest.first == UInt8(ascii: "#") else { return rest.prefix(0) }
        let text = rest.prefix { $0 == UInt8(ascii: "#") || ASCII.isLetter($0) || ASCII.isDigit($0) }
        rest = rest[text.endIndex...]
        return text
    }

    /// Takes a number with its unit; `nil` when there is none, or when the unit is none that colors have.
    mutating func takeNumber() -> CSSNumber? {
        guard let value = takeValue() else { return nil }
        if take("%") { return CSSNumber(value: value, unit: .percent) }
        guard let letter = rest.first, ASCII.isLetter(letter) else { return CSSNumber(value: value, unit: nil) }
        return CSSNumber.Unit(rawValue: takeName()).map { CSSNumber(value: value, unit: $0) }
    }

    /// Takes digits with or without a sign, a fraction and an exponent; the grammar is that of CSS, `Double` reads more.
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
        // Nobody writes numbers this long, and it could take long to read them.
        guard digits > 0, text.count <= 64, let value = Double(String(decoding: text, as: UTF8.self)) else {
            return nil
        }
        return value.isFinite ? value : nil
    }

    /// `e` begins an exponent only where digits follow; else it begins a unit.
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

/// A number in a CSS text, as it is written there.
struct CSSNumber {
    /// A unit that colors have.
    enum Unit: String {
        case percent = "%"
        case degrees = "deg"
        case gradians = "grad"
        case radians = "rad"
        case turns = "turn"
    }

    let value: Double
    let unit: Unit?

    /// The number as an opacity; `nil` for an angle.
    var alpha: Double? {
        switch unit {
        case nil: value
        case .percent: value / 100
        default: nil
        }
    }

    /// The number as a hue in degrees; `nil` for a percentage.
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
