import DesignTokens
import Foundation
import LocatedJSON

/// What the product and a naive reader found in one source.
struct NaiveComparison {
    /// The values that were compared: one for each token and mode.
    private(set) var count = 0
    /// The tokens whose value the naive reader cannot say, such as shadows.
    private(set) var skipped: Set<String> = []
    /// Where the two disagree, in words.
    private(set) var differences: [String] = []

    init(_ resolution: Resolution, _ naive: some NaiveProject) {
        let resolved = resolution.modes.map(\.name)
        let others = naive.modes.filter { !resolved.contains($0) }
        for token in resolution.graph.tokens.indices {
            let path = resolution.graph.tokens[token].path
            let values = Dictionary(uniqueKeysWithValues: resolution.values(of: token).map { ($0.mode, $0.value) })
            for mode in resolved + others {
                // A mode that is not listed is one that the token does not depend on.
                let value = values[mode] ?? resolution.value(of: token)
                compare(value, naive.value(of: path, in: mode), path, mode)
            }
        }
        guard !resolution.diagnostics.contains(where: { $0.severity == .error }) else { return }
        let missing = naive.paths.filter { resolution.graph.token(at: $0) == nil }
        differences += missing.sorted().map { "\($0) is missing" }
    }

    private mutating func compare(_ value: TokenValue, _ expected: NaiveValue?, _ path: String, _ mode: String) {
        guard let expected else {
            skipped.insert(path)
            return
        }
        count += 1
        if let value = NaiveValue(value), value.isSame(as: expected) { return }
        differences.append("\(path) in \(mode) is \(value), not \(expected)")
    }
}
