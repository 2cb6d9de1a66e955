/// The arithmetic in Tokens Studio values: `4px * 2`, `roundTo(16 / 1.2, 0) * 2`, `8 * 14px 4px`.
///
/// Operators are `+ - * / % ^`, weakest first, with `^` from the right; functions are those of ``StudioFunction``, and
/// `calc(…)` groups like parentheses. A bare number means points wherever one side has `px`; any other unit must agree.
/// What is computed is rounded.
package enum StudioMath {
    /// What a text turned out to be.
    package enum Outcome: Sendable, Hashable {
        /// Not an expression: the text stands for itself.
        case text
        /// Numbers, each with or without a unit: one, or several separated by spaces.
        case quantities([StudioQuantity])
        /// An expression that has no value.
        case failed(StudioProblem)
    }

    /// How many digits after the point a result keeps; numbers that stand alone keep all.
    static let fractionDigits = 4

    /// Computes a text without references.
    ///
    /// A text is an expression when it consists of numbers, operators, parentheses and functions only. Words, units
    /// that do not exist, numbers that begin with a zero too many (`000000`, `06e455`), lists with commas, dates and
    /// the functions of colors make it a text.
    package static func evaluate(_ text: String) -> Outcome {
        guard let tokens = StudioMathScanner.tokens(of: text), !isDate(tokens) else { return .text }
        var parser = StudioMathParser(tokens)
        do throws(StudioProblem) {
            return .quantities(try parser.values())
        } catch {
            return .failed(error)
        }
    }

    /// `2024-01-31`, `31/12/2024`: three whole numbers with the year first or last.
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
