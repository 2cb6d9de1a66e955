/// Splits an expression into tokens, and finds out whether the text is an expression at all.
struct StudioMathScanner {
    private var rest: ArraySlice<UInt8>
    private var tokens: [StudioMathToken] = []
    private var isAfterSpace = false
    private var depth = 0

    /// The tokens of an expression, or `nil` for any other text.
    static func tokens(of text: String) -> [StudioMathToken]? {
        var scanner = StudioMathScanner(rest: Array(text.utf8)[...])
        while scanner.skipSpaces() { guard scanner.scanToken() else { return nil } }
        let hasOperand = scanner.tokens.contains {
            switch $0.kind {
            case .quantity, .function: true
            default: false
            }
        }
        return hasOperand ? scanner.tokens : nil
    }

    private init(rest: ArraySlice<UInt8>) { self.rest = rest }

    /// Skips spaces, and returns whether there is another token.
    private mutating func skipSpaces() -> Bool {
        let start = rest.startIndex
        rest = rest.drop(while: ASCII.isSpace)
        isAfterSpace = rest.startIndex > start
        return !rest.isEmpty
    }

    /// Reads a token, and returns whether there was one that expressions may contain.
    private mutating func scanToken() -> Bool {
        guard let byte = rest.first else { return false }
        if ASCII.isDigit(byte) || byte == UInt8(ascii: ".") { return scanNumber() }
        if ASCII.isWord(byte) { return scanWord() }
        switch byte {
        case UInt8(ascii: "("):
            add(.opening)
            depth += 1
        case UInt8(ascii: ")"):
            add(.closing)
            depth -= 1
        case UInt8(ascii: "["):
            if depth <= 0 { return false }  // What calls no function has no lists.
            add(.listOpening)
            depth += 1
        case UInt8(ascii: "]"):
            add(.listClosing)
            depth -= 1
        case UInt8(ascii: ","):
            if depth <= 0 { return false }  // A list.
            add(.comma)
        default:
            guard let operation = StudioOperation(byte) else { return scanComparison() }
            add(.operation(operation))
        }
        rest.removeFirst()
        return true
    }

    private mutating func add(_ kind: StudioMathToken.Kind) {
        tokens.append(StudioMathToken(kind: kind, isAfterSpace: isAfterSpace))
    }

    /// Reads a comparison. Only the arguments of functions can contain one; elsewhere it makes the text a literal.
    private mutating func scanComparison() -> Bool {
        let comparison = StudioComparison.allCases.first { rest.starts(with: $0.rawValue.utf8) }
        guard depth > 0, let comparison else { return false }
        add(.comparison(comparison))
        rest = rest.dropFirst(comparison.rawValue.utf8.count)
        return true
    }

    /// Reads a number and its unit. Leading zeros are a sign of colors, versions and dates.
    private mutating func scanNumber() -> Bool {
        let digits = rest.prefix(while: ASCII.isDigit)
        if digits.count > 1, digits.first == UInt8(ascii: "0") { return false }
        guard let number = StudioDecimal.read(&rest) else { return false }
        if rest.first == UInt8(ascii: ".") { return false }
        var quantity = StudioQuantity(number)
        if rest.first == UInt8(ascii: "%") {
            if !isOperatorBeforeOperand {
                quantity.unit = .percent
                rest.removeFirst()
            }
        } else if let next = rest.first, ASCII.isWord(next) {
            let letters = rest.prefix(while: ASCII.isWord)
            guard let unit = StudioUnit(bytes: letters) else { return false }
            quantity.unit = unit
            rest = rest[letters.endIndex...]
        }
        add(.quantity(quantity))
        return true
    }

    /// Distinguishes `10%3`, a remainder, from `10% 3`, a percentage and a number.
    private var isOperatorBeforeOperand: Bool {
        guard let next = rest.dropFirst().first else { return false }
        return ASCII.isWord(next) || next == UInt8(ascii: "(") || next == UInt8(ascii: ".")
    }

    /// Reads the name of a function, `PI` or `E`, or a unit after a space; other words are prose.
    private mutating func scanWord() -> Bool {
        let word = rest.prefix(while: ASCII.isWord)
        let next = rest[word.endIndex...].first
        rest = rest[word.endIndex...]
        if next == UInt8(ascii: "(") {
            let name = String(decoding: word, as: UTF8.self)
            if name == "color" || CSSColorFunction(named: name) != nil { return false }
            add(.function(name))
            depth += 1
            rest.removeFirst()
            return true
        }
        if word.elementsEqual("PI".utf8) {
            add(.quantity(StudioQuantity(.pi)))
            return true
        }
        // On its own it is a letter.
        if word.elementsEqual("E".utf8), !tokens.isEmpty || !rest.isEmpty {
            add(.quantity(StudioQuantity(2.718281828459045)))
            return true
        }
        guard isAfterSpace, let unit = StudioUnit(bytes: word), unit.isWritten(after: 1),
            case .quantity(var quantity)? = tokens.last?.kind, quantity.unit == nil
        else { return false }
        quantity.unit = unit
        tokens[tokens.count - 1].kind = .quantity(quantity)
        return true
    }
}
