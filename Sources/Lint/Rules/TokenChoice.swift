/// The tokens that equal a literal, and what to write instead of it.
struct TokenChoice {
    private let tokens: [KnownToken]
    /// The code of each token in the position; `nil` if the token has another type.
    private let code: (KnownToken) -> String?

    init(_ tokens: [KnownToken], code: @escaping (KnownToken) -> String?) { (self.tokens, self.code) = (tokens, code) }

    /// The tokens in messages.
    var names: String { Self.names(of: tokens) }

    static func names(of tokens: [KnownToken]) -> String {
        let names = tokens.prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
        let rest = tokens.count > 3 ? " and \(tokens.count - 3) more" : ""
        return (tokens.count == 1 ? "the token " : "the tokens ") + names + rest
    }

    /// The note on what to do.
    var advice: [String] {
        let codes = tokens.prefix(3).map { "'\(code($0) ?? $0.symbol.text)'" }
        return ["use \(codes.joined(separator: " or "))"]
    }

    /// Returns the change that replaces a range of tokens. A value is never replaced by a purpose, and one of several
    /// tokens is only a suggestion.
    func fix(of range: Range<Int>, _ file: CheckedFile, _ context: LintContext, isExact: Bool = true) -> LintFix? {
        let values = tokens.filter { !$0.isRole }
        guard values.count == 1, let text = code(values[0]), file.sees(context.generated.modules) else { return nil }
        return file.fix(of: range, text, isExact: isExact && tokens.count == 1)
    }
}
