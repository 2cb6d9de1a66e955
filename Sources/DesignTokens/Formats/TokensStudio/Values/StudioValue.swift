import Diagnostics

/// Reads values of Tokens Studio tokens from their texts, in which every reference has been replaced.
///
/// ```swift
/// StudioValue.lengths("4px * 2")      // .success([8px])
/// StudioValue.lengths("12 apples")    // .failure("12 apples" is not a length)
/// ```
///
/// Each function computes what is to be computed (``StudioMath``) and returns a value, or why the text is none. A
/// number that the file holds as a number is passed as the text of a ``StudioQuantity``.
package enum StudioValue {
    /// A value, or why there is none.
    package typealias Reading<Value> = Result<Value, StudioProblem>

    /// A value, and what is to be said of it: an error where there is none.
    typealias Reported = (value: TokenValue?, report: Diagnostic?)

    /// The one quantity that a text holds. The name is what it should be, with its article: `a length`.
    static func quantity(_ text: String, _ name: String, advice: String) -> Reading<StudioQuantity> {
        quantities(text, name, advice: advice).flatMap { quantities in
            guard let first = quantities.first, quantities.count == 1 else {
                return problem(text, "is \(quantities.count) values and not \(name)", oneValueAdvice(text))
            }
            return .success(first)
        }
    }

    /// The quantities that a text holds, at least one.
    static func quantities(_ text: String, _ name: String, advice: String) -> Reading<[StudioQuantity]> {
        if let quantity = StudioQuantity(parsing: text) { return .success([quantity]) }
        switch StudioMath.evaluate(text) {
        case .quantities(let quantities): return .success(quantities)
        case .text: return problem(text, "is not \(name)", advice)
        case .failed(let reason): return problem(text, "has no value: \(reason.message)", reason.advice)
        }
    }

    static func problem<Value>(_ text: String, _ message: String, _ advice: String?) -> Reading<Value> {
        .failure(StudioProblem("\(StudioProblem.quoted(text)) \(message)", advice: advice))
    }

    private static func oneValueAdvice(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "-")) || text.utf8.contains(UInt8(ascii: "+"))
            ? "write one value; between numbers, + and - have a space on both sides" : "write one value"
    }

    /// A text without the spaces around it, in lower case.
    static func keyword(_ text: String) -> String { StudioExpression.path(text.utf8).lowercased() }
}
