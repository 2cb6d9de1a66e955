import CodeGeneration
import DesignTokens

/// Files that state some tokens of another again for the dark or for more contrast: modes of its collection, which nothing
/// but the configuration can say where they have too little in common. Paths are those of the readings.
struct StarterOverlays {
    /// A variant, and the file that it states most tokens of again.
    private struct Match {
        var file: LoadedTokens.Reading
        /// One of the others.
        var other: Int
        /// Whether every run takes them for modes of one collection.
        var isKnown: Bool
    }

    /// The files that are no variants, and the tokens that they state.
    private let others: [LoadedTokens.Reading]
    private let tokens: [Set<String>]
    /// The others that state each token.
    private let owners: [String: [Int]]

    /// The collection that a file is stated to hold a mode of.
    private(set) var collections: [String: String] = [:]
    /// The names of these collections.
    private var names: Set<String> = []
    /// Variants that state tokens of several files again: no collection has them all.
    private(set) var scattered: [(file: LoadedTokens.Reading, first: LoadedTokens.Reading, sharedCount: Int)] = []

    /// Looks through files that hold a mode each.
    init(_ files: [LoadedTokens.Reading]) {
        let variants = files.filter(\.isVariant)
        others = variants.isEmpty ? [] : files.filter { !$0.isVariant }
        tokens = others.map(\.tokenPaths)
        var owners: [String: [Int]] = [:]
        for (number, paths) in tokens.enumerated() { for path in paths { owners[path, default: []].append(number) } }
        self.owners = owners
        guard !others.isEmpty else { return }
        let matches = variants.compactMap { match($0) }
        let matchesOfOther = Dictionary(grouping: matches, by: \.other)
        let twins = Dictionary(grouping: others.indices) { tokens[$0] }
        for match in matches where !match.isKnown {
            let twins = (twins[tokens[match.other]] ?? []).map { others[$0] }
            state(match.other, twins + (matchesOfOther[match.other] ?? []).map(\.file))
        }
    }

    /// Finds the file that a variant states most tokens of again, unless it does so of several.
    private mutating func match(_ file: LoadedTokens.Reading) -> Match? {
        let own = file.tokenPaths
        let shared = own.compactMap { owners[$0] }
        let counts = Dictionary(shared.joined().map { ($0, 1) }, uniquingKeysWith: +)
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        let otherCount = tokens[best.key].count
        let isSame = best.value == own.count && best.value == otherCount
        let isKnown = isSame || (file.isDark && best.value * 5 >= min(own.count, otherCount) * 4)
        // Where every run takes them for modes anyway, a few that stand elsewhere, too, cost no more than these few.
        let strayCount = shared.count { !$0.contains(best.key) }
        // What stands nearly all in several others every run knows for the dark values of these.
        if file.isDark, strayCount > 0, shared.count * 5 >= own.count * 4 { return nil }
        if isKnown ? strayCount * 5 > own.count : strayCount > 0 {
            scattered.append((file, others[best.key], best.value))
            return nil
        }
        return Match(file: file, other: best.key, isKnown: isKnown)
    }

    /// States a collection for a file, for its variants, and for what would be modes of it otherwise.
    private mutating func state(_ other: Int, _ members: [LoadedTokens.Reading]) {
        let path = others[other].paths[0]
        guard collections[path] == nil else { return }
        let name = freeName(for: path)
        guard Self.areModes(members, of: name) else { return }
        names.insert(name)
        for member in members { collections[member.paths[0]] = name }
    }

    /// Whether the names of files tell their modes apart.
    private static func areModes(_ files: [LoadedTokens.Reading], of collection: String) -> Bool {
        let readings = files.map { file in
            var reading = file.reading
            reading.state(collection: collection, mode: nil)
            return reading
        }
        return !TokenGraph(readings).diagnostics.contains { $0.code == .duplicateMode }
    }

    /// The name of a file, or, where another collection has that, its path.
    private func freeName(for path: String) -> String {
        let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? path
        return names.contains(name) ? path : name
    }
}

extension LoadedTokens.Reading {
    /// Whether the name of its file, or of the folder around it, says that it is dark.
    fileprivate var isDark: Bool { isNamed(ModeWords.isDark) }

    /// Whether these names say that it is for the dark, or for more contrast.
    fileprivate var isVariant: Bool { isDark || isNamed(ModeWords.isHighContrast) }

    private func isNamed(_ hasWord: (String) -> Bool) -> Bool {
        paths[0].split(separator: "/").suffix(2).contains { hasWord(String($0)) }
    }

    /// The tokens that it states, in its only mode.
    fileprivate var tokenPaths: Set<String> {
        Set(reading.collections.first?.modes.first?.tokens.lazy.map(\.path) ?? [])
    }
}
