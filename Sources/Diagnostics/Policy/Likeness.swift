/// How similar diagnostics are: what they have in common.
package enum Likeness {
    /// All but the advice, which depends on how much was given before.
    case problem
    /// The same without the place.
    case message
    /// A property or an advice in one file: a property that another tool adds to each token, a way of writing names,
    /// tokens that another file lacks.
    case subject
    /// The message and the advice without names and numbers.
    case wording
    /// The severity and the code.
    case code
}

extension Diagnostic {
    /// Returns what the diagnostic has in common with similar ones, which is equal for all of them.
    package func common(_ likeness: Likeness) -> Diagnostic {
        let advice = notes.last?.message ?? ""
        return switch likeness {
        case .problem: Diagnostic(severity, code, message, at: location, loss: loss)
        case .message: Diagnostic(severity, code, message, loss: loss)
        case .subject:
            Diagnostic(
                severity, code, code == .unknownProperty ? message : advice,
                at: location.map { SourceLocation(path: $0.path, line: 1, column: 1) }, loss: loss)
        // Shortened, because a name can be as long as a file.
        case .wording:
            Diagnostic(
                severity, code, Self.withoutNames(Self.readable(message)),
                advice: Self.withoutNames(Self.readable(advice)))
        case .code: Diagnostic(severity, code, "")
        }
    }
    /// Returns a text with a mark for each quoted name, reference and number.
    private static func withoutNames(_ text: String) -> String {
        var result = ""
        var isInNumber = false
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if let end = ends[character], isStart(after: result.last), let place = endOfName(in: rest, end) {
                rest = rest[place...]
                result += "…"
            } else if character.isNumber {
                if !isInNumber { result += "…" }
            } else {
                result.append(character)
            }
            isInNumber = character.isNumber
        }
        return result
    }

    /// Returns where the text continues after a name; the quotation mark within `don't` ends none.
    private static func endOfName(in text: Substring, _ end: Character) -> Substring.Index? {
        var start = text.startIndex
        while let place = text[start...].firstIndex(of: end) {
            let next = text.index(after: place)
            if next == text.endIndex || !text[next].isLetter { return next }
            start = next
        }
        return nil
    }

    private static func isStart(after character: Character?) -> Bool {
        character.map { !$0.isLetter && !$0.isNumber } ?? true
    }

    private static let ends: [Character: Character] = ["'": "'", "\"": "\"", "{": "}"]
}

extension Sequence where Element == Diagnostic {
    /// Each diagnostic with what it has in common with similar ones, its number among them, and their count.
    func numbered(_ likeness: Likeness) -> [(diagnostic: Diagnostic, kind: Diagnostic, number: Int, count: Int)] {
        let kinds = map { $0.common(likeness) }
        let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
        var numbers: [Diagnostic: Int] = [:]
        return zip(self, kinds).map { diagnostic, kind in
            numbers[kind, default: 0] += 1
            return (diagnostic, kind, numbers[kind] ?? 0, counts[kind] ?? 0)
        }
    }
}
