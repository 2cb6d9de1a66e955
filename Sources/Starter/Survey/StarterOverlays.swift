import CodeGeneration
import DesignTokens
import Diagnostics

/// Files that redefine some tokens of another file for dark mode or high contrast, but share too little with it for
/// inference: the configuration must name their collection. Paths are those of the readings.
struct StarterOverlays {
    /// The collection to configure for each file.
    private(set) var collections: [String: String] = [:]
    /// Variants that redefine tokens of several files, so that no collection contains them all.
    private(set) var scattered: [(file: LoadedTokens.Reading, first: LoadedTokens.Reading, sharedCount: Int)] = []

    private let files: [LoadedTokens.Reading]
    private let tokens: [Set<String>]
    /// The files that define each token and are not variants.
    private var owners: [String: [Int]] = [:]
    /// The names of the collections.
    private var names: Set<String> = []

    /// Finds the overlays among files with one mode each.
    init(_ files: [LoadedTokens.Reading]) {
        self.files = files
        tokens = files.map(\.tokenPaths)
        let inferred = TokenGraph(files.map(\.reading)).collections.map { Set($0.modes.map(\.source)) }
        let joined = Set(inferred.filter { $0.count > 1 }.joined())
        let variants = files.indices.filter { files[$0].isVariant }
        for file in files.indices where !variants.isEmpty && !files[file].isVariant {
            for path in tokens[file] { owners[path, default: []].append(file) }
        }
        var overlays: [Int: [Int]] = [:]
        for variant in variants where !joined.contains(variant) {
            if let other = baseFile(of: variant) { overlays[other, default: []].append(variant) }
        }
        for modes in inferred {
            let added = modes.flatMap { overlays[$0] ?? [] }
            if let first = modes.min(), !added.isEmpty { state(first, (modes.sorted() + added).map { files[$0] }) }
        }
    }

    /// Returns the file that defines all tokens of a variant that any other file defines, or `nil` if there is none.
    private mutating func baseFile(of variant: Int) -> Int? {
        let shared = tokens[variant].compactMap { owners[$0] }
        let counts = Dictionary(shared.joined().map { ($0, 1) }, uniquingKeysWith: +)
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        if shared.allSatisfy({ $0.contains(best.key) }) { return best.key }
        scattered.append((files[variant], files[best.key], best.value))
        return nil
    }

    /// Sets a collection for a file, its variants, and the files that are already modes with it.
    private mutating func state(_ first: Int, _ members: [LoadedTokens.Reading]) {
        let path = files[first].paths[0]
        let name = freeName(for: path)
        guard Self.areModes(members, of: name) else { return }
        names.insert(name)
        for member in members { collections[member.paths[0]] = name }
    }

    /// Returns whether files have distinct mode names.
    private static func areModes(_ files: [LoadedTokens.Reading], of collection: String) -> Bool {
        let readings = files.map { file in
            var reading = file.reading
            reading.state(collection: collection, mode: nil)
            return reading
        }
        return !TokenGraph(readings).diagnostics.contains { $0.code == .duplicateMode }
    }

    /// Returns the name of a file, or its path if another collection has that name.
    private func freeName(for path: String) -> String {
        let name = path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? path
        return names.contains(name) ? path : name
    }
}

extension LoadedTokens.Reading {
    /// Whether the name of its file or folder contains a word for dark mode or high contrast.
    fileprivate var isVariant: Bool {
        paths[0].split(separator: "/").suffix(2).contains {
            ModeWords.isDark(String($0)) || ModeWords.isHighContrast(String($0))
        }
    }

    /// The tokens in its only mode.
    fileprivate var tokenPaths: Set<String> {
        Set(reading.collections.first?.modes.first?.tokens.lazy.map(\.path) ?? [])
    }
}
