/// Diagnostics of one kind that differ only in names and numbers, which a terminal shows once.
package struct DiagnosticGroup: Sendable {
    /// The first one.
    package let first: Diagnostic
    /// The others, in order.
    package fileprivate(set) var others: [Diagnostic] = []

    package var count: Int { others.count + 1 }

    /// What the diagnostics have in common: the message and the advice without names and numbers.
    fileprivate struct Kind: Hashable {
        let severity: Diagnostic.Severity
        let code: DiagnosticCode
        let message: String
        let advice: String

        init(_ diagnostic: Diagnostic) {
            (severity, code) = (diagnostic.severity, diagnostic.code)
            // Shortened, because a name can be as long as a file.
            message = Self.withoutNames(Diagnostic.readable(diagnostic.message))
            advice = Self.withoutNames(Diagnostic.readable(diagnostic.notes.last?.message ?? ""))
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
}

extension Sequence where Element == Diagnostic {
    /// The diagnostics in groups, each at the place of its first one.
    package var groups: [DiagnosticGroup] {
        var places: [DiagnosticGroup.Kind: Int] = [:]
        var groups: [DiagnosticGroup] = []
        for diagnostic in self {
            let kind = DiagnosticGroup.Kind(diagnostic)
            if let place = places[kind] {
                groups[place].others.append(diagnostic)
            } else {
                places[kind] = groups.count
                groups.append(DiagnosticGroup(first: diagnostic))
            }
        }
        return groups
    }
}
