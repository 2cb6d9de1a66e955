import Diagnostics

extension JSONParser {
    /// The error for a problem at the current position.
    func syntaxError(_ problem: JSONProblem) -> JSONSyntaxError {
        let location = lines.location(ofByteAt: position, path: path)
        return JSONSyntaxError(
            diagnostic: Diagnostic(.error, problem.code, problem.message, at: location, notes: [problem.advice]))
    }

    /// The error for the end of the text, with the innermost open bracket.
    mutating func unexpectedEnd() -> JSONProblem {
        position = bytes.count
        let bracket = containers.last.map { container in
            lines.location(ofByteAt: Int(tape[container.entry].offset), path: path)
        }
        return .unexpectedEnd(openBracket: bracket)
    }

    /// The error for the end of the text inside the string that begins at `start`.
    mutating func unclosedString(from start: Int) -> JSONProblem {
        position = bytes.count
        return .unclosedString(quote: lines.location(ofByteAt: start, path: path))
    }

    /// The error for something other than a value: prose before the first bracket, a bare word, an invalid character.
    func unexpectedValue() -> JSONProblem {
        if tape.isEmpty { return .notJSON }
        if let word = bareWord() { return .unquoted(word) }
        switch bytes[position] {
        case UInt8(ascii: "'"): return .unquoted("a string in single quotes")
        case UInt8(ascii: "+"): return .invalidNumber("it begins with a plus sign")
        case UInt8(ascii: "."): return .invalidNumber("expected a digit before the decimal point")
        default: return .unexpectedCharacter(expected: "a value")
        }
    }

    /// The error for something other than the name of a member.
    func unexpectedKey() -> JSONProblem {
        if let word = bareWord() { return .unquotedName(word) }
        return .unexpectedCharacter(expected: "a name in double quotes")
    }

    /// The error for a missing comma or closing bracket.
    func missingComma(_ closing: UInt8) -> JSONProblem {
        let bracket = closing == UInt8(ascii: "}") ? "}" : "]"
        return .unexpectedCharacter(expected: "a comma or \(bracket)")
    }

    private func bareWord() -> String? {
        var end = position
        while end < bytes.count, end - position < 24, isWordCharacter(bytes[end]) { end += 1 }
        return end == position ? nil : String(decoding: bytes[position..<end], as: UTF8.self)
    }

    func isWordCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
