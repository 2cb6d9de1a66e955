/// The tokens that equal a literal, and the code to write instead of it.
struct TokenChoice {
    private let tokens: [KnownToken]
    /// The code of each token in the position; `nil` if the token has another type.
    private let code: (KnownToken) -> String?
    /// Advice if all have another type; `nil` if they can be used anyway.
    private let otherAdvice: String?

    init(_ tokens: [KnownToken], otherwise advice: String? = nil, code: @escaping (KnownToken) -> String?) {
        (self.tokens, self.code, otherAdvice) = (tokens, code, advice)
    }

    /// The paths of the tokens.
    var paths: [String] { tokens.map(\.path) }

    /// The members in the advice. Those that begin with a dot are members of the type.
    func members(of type: String) -> [String] {
        tokens.compactMap(code).map { $0.hasPrefix(".") ? type + $0 : $0 }
    }

    /// The tokens in messages.
    var names: String { Self.names(of: tokens) }

    static func names(of tokens: [KnownToken]) -> String {
        let names = tokens.prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
        let rest = tokens.count > 3 ? " and \(tokens.count - 3) more" : ""
        return (tokens.count == 1 ? "the token " : "the tokens ") + names + rest
    }

    /// The advice for a file.
    func advice(_ file: CheckedFile, _ context: LintContext) -> [String] {
        let usable = tokens.filter { code($0) != nil }
        if usable.isEmpty, let otherAdvice { return [otherAdvice] }
        let shown = (usable.isEmpty ? tokens : usable).prefix(3)
        let codes = shown.map { "'\(code($0) ?? $0.symbol.text)'" }
        return ["use \(codes.joined(separator: " or "))"]
            + context.generated.advice(for: file, on: shown.flatMap(\.symbols))
    }

    /// Returns the fix that replaces a range of tokens. A value is never replaced by a purpose, and one of several
    /// tokens is only a suggestion.
    func fix(of range: Range<Int>, _ file: CheckedFile, _ context: LintContext, isExact: Bool = true) -> LintFix? {
        let values = tokens.filter { !$0.isRole }
        guard values.count == 1, let seen = values[0].seen(by: file, context.generated), let text = code(seen) else {
            return nil
        }
        let owners = context.generated.owners(of: seen.symbols)
        return file.fix(of: range, text, naming: owners, isExact: isExact && tokens.count == 1)
    }
}
