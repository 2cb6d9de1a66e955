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
        let modes = resolution.modes.map(\.name)
        // Where the default modes have different names, the product adds a combination of them.
        if !naive.modes.isEmpty, Set(modes).subtracting(["default"]) != Set(naive.modes) {
            differences.append("the modes are \(modes), not \(naive.modes)")
        }
        for token in resolution.graph.tokens.indices {
            let path = resolution.graph.tokens[token].path
            let values = Dictionary(uniqueKeysWithValues: resolution.values(of: token).map { ($0.mode, $0.value) })
            for mode in modes {
                let value = values[mode] ?? resolution.value(of: token)
                compare(value, naive.value(of: path, in: mode), "\(path) in \(mode)", path)
            }
        }
        guard !resolution.diagnostics.contains(where: { $0.severity == .error }) else { return }
        for path in naive.paths where resolution.graph.token(at: path) == nil { differences.append("\(path) is missing") }
    }

    private mutating func compare(_ value: TokenValue, _ expected: NaiveValue?, _ name: String, _ path: String) {
        guard let expected else {
            skipped.insert(path)
            return
        }
        count += 1
        if let value = NaiveValue(value), value.isSame(as: expected) { return }
        differences.append("\(name) is \(value), not \(expected)")
    }
}
