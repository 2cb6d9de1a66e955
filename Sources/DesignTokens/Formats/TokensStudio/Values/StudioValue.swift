import Diagnostics

/// Reads values of Tokens Studio tokens from their texts, in which every reference has been replaced.
///
/// ```swift
/// StudioValue.lengths("4px * 2")      // .success([8px])
/// StudioValue.lengths("12 apples")    // .failure("12 apples" is not a length)
/// ```
///
/// Each function computes expressions (``StudioMath``) and returns a value, or the reason there is none. A number in
/// the file is passed as the text of a ``StudioQuantity``.
package enum StudioValue {
    /// A value, or the reason there is none.
    package typealias Reading<Value> = Result<Value, StudioProblem>

    /// A value and a diagnostic about it, which is an error if there is no value.
    typealias Reported = (value: TokenValue?, report: Diagnostic?)

    /// The single quantity in a text. The name of what is expected has an article: `a length`.
    static func quantity(_ text: String, _ name: String, advice: String) -> Reading<StudioQuantity> {
        quantities(text, name, advice: advice).flatMap { quantities in
            guard let first = quantities.first, quantities.count == 1 else {
                return problem(text, "contains \(quantities.count) values, not \(name)", oneValueAdvice(text))
            }
            return .success(first)
        }
    }

    /// The quantities in a text, at least one.
    static func quantities(_ text: String, _ name: String, advice: String) -> Reading<[StudioQuantity]> {
        if let quantity = StudioQuantity(parsing: text) { return .success([quantity]) }
        switch StudioMath.evaluate(text) {
        case .quantities(let quantities): return .success(quantities)
        case .text where text.utf8.count { $0 == UInt8(ascii: "{") } != text.utf8.count { $0 == UInt8(ascii: "}") }:
            return problem(text, "has a brace without the other one", "write a reference in one pair of braces: {path}")
        case .text: return problem(text, "is not \(name)", advice)
        case .failed(let reason): return problem(text, "cannot be computed: \(reason.message)", reason.advice)
        }
    }

    static func problem<Value>(_ text: String, _ message: String, _ advice: String?) -> Reading<Value> {
        .failure(StudioProblem("\(StudioProblem.quoted(text)) \(message)", advice: advice))
    }

    private static func oneValueAdvice(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "-")) || text.utf8.contains(UInt8(ascii: "+"))
            ? "write one value, with spaces on both sides of + and - between numbers" : "write one value"
    }

    /// A text without surrounding spaces, in lower case.
    static func keyword(_ text: String) -> String { StudioExpression.path(text.utf8).lowercased() }
}
