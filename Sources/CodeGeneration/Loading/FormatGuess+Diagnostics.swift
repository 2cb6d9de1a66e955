import DesignTokens
import Diagnostics

extension FormatGuess {
    /// What is to be said of a file that was read as the guessed format: one error instead of hundreds where hardly
    /// anything in it makes sense so.
    func diagnostics(of reading: TokenReading) -> [Diagnostic] {
        // An old spelling makes sense, and a variable of an unsupported kind is one of Figma all the same.
        let unsupported = reading.diagnostics.filter { $0.code == .unsupportedVariable }
        let errors = reading.diagnostics.filter {
            $0.severity == .error && ![.outdatedSpelling, .unsupportedVariable].contains($0.code)
        }
        let tokenCount = reading.tokenCounts.reduce(0, +)
        // What costs no token is beside a token that makes sense.
        let lossCount = errors.count { $0.loss != .detail }
        guard lossCount >= Self.fewestErrors, lossCount > tokenCount, let first = errors.first else {
            return reading.diagnostics
        }
        if errors.allSatisfy({ $0.code == .missingType }) { return [Self.untyped(errors, first)] + unsupported }
        // A format with keys of its own is never a second guess.
        let others = TokenFormat.allCases.filter { format in
            format != reader.format && !TokenFormats.reader(of: format).isUnmistakable
        }
        let listed = others.dropLast().map(\.rawValue).joined(separator: ", ")
        let names = "\(listed) or \(others[others.count - 1].rawValue)"
        // A detail may be one of a token that is wanted.
        let loss = lossCount == errors.count ? Diagnostic.Loss.tokens(errors.flatMap(\.lostTokens)) : .detail
        return [
            Diagnostic(
                .error, .wrongFormat,
                "\(errors.count) values make no sense as \(reader.format.rawValue), which the file was taken for because \(sign.reason)",
                at: SourceLocation(path: reading.files[0].path, line: 1, column: 1),
                notes: [Diagnostic.Note("the first: \(first.message)", at: first.location)],
                advice: "if it is \(names), say so: --token-format, or \"format\" beside its path in \"sources\"; "
                    + "--token-format \(reader.format.rawValue) shows every error",
                loss: loss)
        ] + unsupported
    }

    /// Says of a file once that its tokens have no types: another format would make no more sense of it.
    private static func untyped(_ errors: [Diagnostic], _ first: Diagnostic) -> Diagnostic {
        Diagnostic(
            .error, .missingType, "\(errors.count) tokens of this file have no type", at: first.location,
            notes: first.notes, loss: .tokens(errors.flatMap(\.lostTokens)))
    }

    /// Fewer are worth reading one by one.
    private static let fewestErrors = 10
}
