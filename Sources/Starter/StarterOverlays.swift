import CodeGeneration
import DesignTokens

/// Dark files that state again some tokens of another, beside tokens of their own: modes of its collection, which nothing but
/// the configuration can say. Paths are those of the readings.
struct StarterOverlays {
    /// The collection that a file is stated to hold a mode of.
    private(set) var collections: [String: String] = [:]
    /// Dark files that state tokens of several others again: no collection has them all.
    private(set) var scattered: [(file: LoadedTokens.Reading, first: LoadedTokens.Reading, sharedCount: Int)] = []

    /// Looks through files that hold a mode each.
    init(_ files: [LoadedTokens.Reading]) {
        let (dark, others) = (files.filter(\.isDark), files.filter { !$0.isDark })
        guard !dark.isEmpty, !others.isEmpty else { return }
        var owners: [String: [Int]] = [:]
        for (number, file) in others.enumerated() {
            for path in file.tokenPaths { owners[path, default: []].append(number) }
        }
        for file in dark { add(file, among: others, owners) }
    }

    private mutating func add(
        _ file: LoadedTokens.Reading, among others: [LoadedTokens.Reading], _ owners: [String: [Int]]
    ) {
        let own = file.tokenPaths
        let shared = own.compactMap { owners[$0] }
        let counts = Dictionary(shared.joined().map { ($0, 1) }, uniquingKeysWith: +)
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return }
        let other = others[best.key]
        // A few that stand elsewhere, too, cost these few.
        if shared.count(where: { !$0.contains(best.key) }) * 5 > own.count {
            scattered.append((file, other, best.value))
        } else if best.value * 5 < min(own.count, other.tokenPaths.count) * 4 {
            // Of files with more in common every run knows it.
            let name = collections[other.paths[0]] ?? freeName(for: other.paths[0])
            for path in [other.paths[0], file.paths[0]] { collections[path] = name }
        }
    }

    /// The name of a file, or, where another collection has that, its path.
    private func freeName(for path: String) -> String {
        let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? path
        return collections.values.contains(name) ? path : name
    }
}

extension LoadedTokens.Reading {
    /// Whether the name of its file, or of the folder around it, says that it is dark.
    fileprivate var isDark: Bool {
        paths[0].split(separator: "/").suffix(2).contains { ModeWords.isDark(String($0)) }
    }

    /// The tokens that it states, in its only mode.
    fileprivate var tokenPaths: Set<String> {
        Set(reading.collections.first?.modes.first?.tokens.lazy.map(\.path) ?? [])
    }
}
