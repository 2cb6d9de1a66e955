import DesignTokens
import Diagnostics

extension FormatGuess {
    /// Returns the diagnostics of a file whose format was guessed. If most of its values are invalid, a single error
    /// names the guess instead of hundreds.
    func diagnostics(of reading: TokenReading) -> [Diagnostic] {
        // Outdated spellings, other units and unsupported kinds of variables do not contradict the guess.
        let unsupported = reading.diagnostics.filter { [.unsupportedVariable, .unsupportedLength].contains($0.code) }
        let errors = reading.diagnostics.filter {
            $0.severity == .error && ![.outdatedSyntax, .unsupportedVariable, .unsupportedLength].contains($0.code)
        }
        let tokenCount = reading.tokenCounts.reduce(0, +)
        // A lost detail belongs to a token that can be read.
        let lossCount = errors.count { $0.loss != .detail }
        guard lossCount >= Self.fewestErrors, lossCount > tokenCount, let first = errors.first else {
            return reading.diagnostics
        }
        if errors.allSatisfy({ $0.code == .missingType }) { return [Self.untyped(errors, first)] + unsupported }
        // Formats with keys of their own are never alternatives.
        let others = TokenFormat.allCases.filter { format in
            format != reader.format && !TokenFormats.reader(of: format).isUnmistakable
        }
        let listed = others.dropLast().map(\.rawValue).joined(separator: ", ")
        let names = "\(listed) or \(others[others.count - 1].rawValue)"
        // A lost detail may belong to a token that an output uses.
        let loss = lossCount == errors.count ? Diagnostic.Loss.tokens(errors.flatMap(\.lostTokens)) : .detail
        return [
            Diagnostic(
                .error, .wrongFormat,
                "\(errors.count) values are not valid in the format '\(reader.format.rawValue)', which was inferred because "
                    + sign.reason,
                at: SourceLocation(path: reading.files[0].path, line: 1, column: 1),
                notes: [Diagnostic.Note("the first is: \(first.message)", at: first.location)],
                advice: "if the file is \(names), set \"format\" for it in \"sources\" (in 'validate', pass "
                    + "--token-format); to see every error, set \"format\": \"\(reader.format.rawValue)\"",
                loss: loss)
        ] + unsupported
    }

    /// Returns one error for a file whose tokens have no types. Another format would not help.
    private static func untyped(_ errors: [Diagnostic], _ first: Diagnostic) -> Diagnostic {
        Diagnostic(
            .error, .missingType, "\(errors.count) tokens in this file have no type", at: first.location,
            notes: first.notes, loss: .tokens(errors.flatMap(\.lostTokens)))
    }

    /// The number of errors from which they are reported as one.
    private static let fewestErrors = 10
}
