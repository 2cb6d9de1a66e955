import DesignTokens
import Diagnostics

extension TokenFormat.Guess {
    /// What is to be said of a file that was read as the guessed format: one error instead of hundreds where hardly
    /// anything in it makes sense so.
    package func diagnostics(of document: TokenDocument) -> [Diagnostic] {
        // An old spelling makes sense.
        let errors = document.diagnostics.filter { $0.severity == .error && $0.code != .outdatedSpelling }
        guard errors.count >= Self.fewestErrors, errors.count > document.tokens.count, let first = errors.first else {
            return document.diagnostics
        }
        let path = document.source.path
        // A resolver document is told by its keys: nothing else looks like one.
        let others = TokenFormat.allCases.filter { $0 != format && $0 != .dtcgResolver }.map(\.rawValue).joined(
            separator: " or ")
        return [
            Diagnostic(
                .error, .wrongFormat,
                "\(errors.count) values make no sense as \(format.rawValue), which the file was taken for because \(evidence)",
                at: SourceLocation(path: path, line: 1, column: 1),
                notes: [
                    Diagnostic.Note("the first: \(first.message)", at: first.location),
                    Diagnostic.Note(
                        "if it is \(others), say so: --format, or \"format\" beside its path in \"sources\"; "
                            + "--format \(format.rawValue) shows every error"),
                ])
        ]
    }

    /// Fewer are worth reading one by one.
    private static let fewestErrors = 10
}
