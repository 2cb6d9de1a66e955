import DesignTokens
import Diagnostics

extension FormatGuess {
    /// Marks the diagnostics of a file whose format was guessed. If most of its values are invalid, they are reported as a
    /// single error that names the guess.
    func mark(_ reading: inout TokenReading) {
        let errors = reading.diagnostics.filter { $0.severity == .error && $0.code.contradictsFormat }
        // A lost detail belongs to a token that can be read.
        let lossCount = errors.count { $0.loss != .detail }
        guard lossCount >= Self.fewestErrors, lossCount > reading.tokenCounts.reduce(0, +), let first = errors.first
        else { return }
        let isUntyped = errors.allSatisfy { $0.code == .missingType }
        let wrong = isUntyped ? Self.untyped(errors.count, first) : self.wrong(errors.count, first, in: reading)
        for index in reading.diagnostics.indices {
            let diagnostic = reading.diagnostics[index]
            if diagnostic.code.contradictsFormat || diagnostic.code == .outdatedSyntax {
                reading.diagnostics[index].fact = .wrongGuess(wrong)
            }
        }
    }

    /// Returns the error for a file of which many values are invalid.
    private func wrong(_ count: Int, _ first: Diagnostic, in reading: TokenReading) -> Diagnostic {
        // Formats with keys of their own are never alternatives.
        let others = TokenFormat.allCases.filter { format in
            format != reader.format && !TokenFormats.isUnmistakable(format)
        }.map(\.rawValue)
        return Diagnostic(
            .error, .wrongFormat,
            "\(count) values are not valid in the format '\(reader.format.rawValue)', which was inferred because "
                + sign.reason,
            at: SourceLocation(path: reading.files[0].path, line: 1, column: 1),
            notes: [Diagnostic.Note("the first is: \(first.message)", at: first.location)],
            advice:
                "if the file is \(Wording.list(others, "or")), set \"format\" for it in \"sources\" (in 'validate', pass "
                + "--token-format); to see every error, set \"format\": \"\(reader.format.rawValue)\"")
    }

    /// Returns the error for a file whose tokens have no types. Another format would not help.
    private static func untyped(_ count: Int, _ first: Diagnostic) -> Diagnostic {
        Diagnostic(
            .error, .missingType, "\(count) tokens in this file have no type", at: first.location, notes: first.notes)
    }

    /// The number of errors from which they are reported as one.
    private static let fewestErrors = 10
}
