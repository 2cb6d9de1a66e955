import CodeGeneration
import DesignTokens
import Diagnostics

/// What says of each token that it cannot be used, or cost something else than its whole value.
struct TokenLosses: Sendable {
    private let byPath: [String: [Diagnostic]]

    init(_ run: AnalyzedTokens) {
        let resolution = run.resolution
        var byPath: [String: [Diagnostic]] = [:]
        for diagnostic in resolution.diagnostics + resolution.losses where diagnostic.severity != .note {
            guard case .tokens(let paths) = diagnostic.loss else { continue }
            for path in paths { byPath[path, default: []].append(diagnostic) }
        }
        self.byPath = byPath
    }

    subscript(path: String) -> [Diagnostic] { byPath[path] ?? [] }
}
