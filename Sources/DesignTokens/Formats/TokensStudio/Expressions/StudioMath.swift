/// The arithmetic in Tokens Studio values: `4px * 2`, `roundTo(16 / 1.2, 0) * 2`, `8 * 14px 4px`.
///
/// Operators are `+ - * / % ^`, weakest first, with `^` associating to the right; functions are those of
/// ``StudioFunction``, and `calc(…)` groups like parentheses. A bare number means points wherever one side has `px`;
/// all other units must agree. Computed results are rounded.
package enum StudioMath {
    /// The result of evaluating a text.
    package enum Outcome: Sendable, Hashable {
        /// The text is not an expression, but a literal.
        case text
        /// One or several numbers separated by spaces, each with or without a unit.
        case quantities([StudioQuantity])
        /// An expression without a value.
        case failed(StudioProblem)
    }

    /// The maximum number of digits after the point in a computed result; literal numbers keep all.
    static let fractionDigits = 4

    /// Computes a text without references.
    ///
    /// A text is an expression if it consists only of numbers, operators, parentheses and functions. Words, unknown
    /// units, numbers with leading zeros (`000000`, `06e455`), lists with commas, dates and color functions make it a
    /// literal.
    package static func evaluate(_ text: String) -> Outcome {
        guard let tokens = StudioMathScanner.tokens(of: text), !isDate(tokens) else { return .text }
        var parser = StudioMathParser(tokens)
        do throws(StudioProblem) {
            return .quantities(try parser.values())
        } catch {
            return .failed(error)
        }
    }

    /// Whether a text is a date, `2024-01-31` or `31/12/2024`: three whole numbers with the year first or last.
    private static func isDate(_ tokens: [StudioMathToken]) -> Bool {
        guard tokens.count == 5, case .operation(let first) = tokens[1].kind, tokens[3].kind == .operation(first),
            first == .minus || first == .divide, tokens.dropFirst().allSatisfy({ !$0.isAfterSpace })
        else { return false }
        let numbers = [0, 2, 4].compactMap { tokens[$0].wholeNumber }
        guard numbers.count == 3 else { return false }
        let years = 1900.0...2199.0
        let days = 1.0...31.0
        return days.contains(numbers[1])
            && (years.contains(numbers[0]) && days.contains(numbers[2])
                || days.contains(numbers[0]) && years.contains(numbers[2]))
    }
}
