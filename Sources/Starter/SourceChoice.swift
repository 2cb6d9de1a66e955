import CodeGeneration
import DesignTokens

/// Token files that are sources together or not at all: a project, a document with what it names, or the modes of a
/// collection. Paths are relative to the searched folder.
struct StarterCandidate {
    /// What the configuration names: files, or the folder of a project.
    let paths: [String]
    let readings: [LoadedTokens.Reading]
    /// All files, those included that others name.
    let files: [String]
    /// Whether the files are modes of a collection, which the configuration may name by their folder.
    let isCollection: Bool
    let tokens: [String]
    let groups: Set<String>
    let references: Set<String>
    /// How many tokens are stated, each mode counted.
    let size: Int
    /// How many are stated in its folder.
    let folderSize: Int
    /// Whether it is dark, as far as its names tell.
    let isDark: Bool
    /// Whether it lies among what somebody keeps, but uses no more.
    let isOld: Bool

    init(
        _ loaded: [LoadedTokens.Reading], paths: [String], files: [String], isCollection: Bool, folderSize: Int,
        isOld: Bool
    ) {
        readings = loaded
        let readings = loaded.map(\.reading)
        self.folderSize = folderSize
        self.paths = paths
        self.files = files
        self.isCollection = isCollection
        let collections = readings.flatMap(\.collections)
        let own = isCollection && !readings[0].holdsModes ? Array(collections.prefix(1)) : collections
        tokens = Set(own.lazy.compactMap(\.modes.first).flatMap(\.tokens).map(\.path)).sorted()
        groups = Set(own.lazy.compactMap(\.modes.first).flatMap(\.groups).map(\.path).filter { !$0.isEmpty })
        references = readings.reduce(into: []) { $0.formUnion($1.references) }
        size = collections.lazy.flatMap(\.modes).reduce(0) { $0 + $1.tokens.count }
        let mode = isCollection ? own.first?.modes.first?.name : nil
        let name = paths[0].split(separator: "/").last.map { String($0) } ?? ""
        isDark = [name, mode ?? ""].contains(where: ModeWords.isDark)
        self.isOld = isOld
    }

    /// Whether it is to be chosen before another of which it states the same tokens: what is in use before what is kept,
    /// the plain case before the dark one, and the more complete one; of two folders one, rather than a part of each.
    func isPreferred(to other: StarterCandidate) -> Bool {
        if isOld != other.isOld { return other.isOld }
        if isDark != other.isDark { return other.isDark }
        return (folderSize, size) > (other.folderSize, other.size)
    }
}

/// Chooses among candidates those that can be sources side by side. A few tokens that two of them state cost these tokens
/// one of their places; where they state mostly the same, they are alternatives, and one of them is chosen.
struct StarterChoice {
    private let candidates: [StarterCandidate]
    /// Candidates that state the tokens of a chosen one again, as indices.
    private(set) var alternatives: [(candidate: Int, rival: Int, sharedCount: Int)] = []
    /// The chosen ones, as indices in the order of the candidates.
    private(set) var chosen: [Int] = []
    /// The candidate that states each token, or a token in each group.
    private var tokenOwners: [String: Int] = [:]
    private var groupOwners: [String: Int] = [:]

    init(_ candidates: [StarterCandidate]) {
        self.candidates = candidates
        let order = candidates.indices.sorted { one, other in
            if candidates[one].isPreferred(to: candidates[other]) { return true }
            return !candidates[other].isPreferred(to: candidates[one]) && one < other
        }
        for candidate in order { consider(candidate) }
        while let index = alternatives.firstIndex(where: { isReferredTo($0.candidate) }) {
            choose(alternatives.remove(at: index).candidate)
        }
        chosen.sort()
        alternatives.sort { $0.candidate < $1.candidate }
    }

    private mutating func consider(_ index: Int) {
        let candidate = candidates[index]
        let owners = owners(of: candidate)
        let isAlternative = owners.count * 2 >= candidate.tokens.count || (candidate.isOld && !owners.isEmpty)
        guard isAlternative else { return choose(index) }
        let counts = Dictionary(owners.map { ($0, 1) }, uniquingKeysWith: +)
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return choose(index) }
        let shared = candidate.tokens.count { tokenOwners[$0] == most.key }
        alternatives.append((index, most.key, shared))
    }

    /// For each token that a chosen candidate has, as a token, as a group or around it, which one that is.
    private func owners(of candidate: StarterCandidate) -> [Int] {
        let tokenGroups = candidate.groups.filter { tokenOwners[$0] != nil }
        return candidate.tokens.compactMap { path in
            tokenOwners[path] ?? groupOwners[path]
                ?? tokenGroups.first { path.hasPrefix($0 + ".") }.flatMap { tokenOwners[$0] }
        }
    }

    private mutating func choose(_ index: Int) {
        chosen.append(index)
        for path in candidates[index].tokens where tokenOwners[path] == nil { tokenOwners[path] = index }
        for path in candidates[index].groups where groupOwners[path] == nil { groupOwners[path] = index }
    }

    /// Whether a chosen candidate refers to a token that no chosen one has, and this one has.
    private func isReferredTo(_ index: Int) -> Bool {
        let own = candidates[index].tokens.filter { tokenOwners[$0] == nil }
        return chosen.contains { other in own.contains(where: candidates[other].references.contains) }
    }
}

/// Which of some files somebody keeps but uses no more: those in an archive, and versions that have a newer one beside them.
struct StarterAges {
    /// The newest version of each name that has some, by its path without the version.
    private var newest: [String: [Int]] = [:]

    init(_ paths: [String]) {
        for version in paths.flatMap(Self.versions(in:)) {
            let known = newest[version.name] ?? []
            if known.lexicographicallyPrecedes(version.numbers) { newest[version.name] = version.numbers }
        }
    }

    /// Whether a folder on the way to a file, or its name, says that something newer has its place.
    func isOld(_ path: String) -> Bool {
        let names = path.lowercased().split(separator: "/")
        let stem = names.last?.split(separator: ".").first ?? ""
        let lastWord = stem.split { !$0.isLetter }.last ?? ""
        if names.dropLast().contains(where: { Self.oldWords.contains(String($0)) }) { return true }
        if Self.oldWords.contains(String(lastWord)) { return true }
        return Self.versions(in: path).contains { $0.numbers.lexicographicallyPrecedes(newest[$0.name] ?? []) }
    }

    private static let oldWords: Set<String> = [
        "archive", "archived", "backup", "backups", "bak", "copy", "deprecated", "obsolete", "old", "outdated",
    ]

    /// The versions in the names on a path: `tokens/v2/a-v1.3.json` has 2 of `tokens/` and 1.3 of `tokens/v2/a-`.
    private static func versions(in path: String) -> [(name: String, numbers: [Int])] {
        let names = path.lowercased().split(separator: "/")
        return names.indices.compactMap { index in
            guard let match = names[index].firstMatch(of: /(^|[-_ .])v([0-9]{1,6}(?:[._][0-9]{1,6})*)(?=$|[-_ .])/)
            else {
                return nil
            }
            let start = names[..<index].joined(separator: "/") + "/" + names[index][..<match.range.lowerBound]
            return (start, match.output.2.split { $0 == "." || $0 == "_" }.compactMap { Int($0) })
        }
    }
}

/// Files that define some tokens of another again for the dark or for more contrast, with too little in common for inference: the
/// configuration must name the collection whose modes they are. Paths are those of the readings.
struct StarterOverlays {
    /// The collection that a file is stated to hold a mode of.
    private(set) var collections: [String: String] = [:]
    /// Variants that define tokens of several files again: no collection has them all.
    private(set) var scattered: [(file: LoadedTokens.Reading, first: LoadedTokens.Reading, sharedCount: Int)] = []

    private let files: [LoadedTokens.Reading]
    private let tokens: [Set<String>]
    /// The files that are no variants and that define each token.
    private var owners: [String: [Int]] = [:]
    /// The names of the collections.
    private var names: Set<String> = []

    /// Looks through files that hold a mode each.
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
            if let other = overlaid(by: variant) { overlays[other, default: []].append(variant) }
        }
        for modes in inferred {
            let added = modes.flatMap { overlays[$0] ?? [] }
            if let first = modes.min(), !added.isEmpty { state(first, (modes.sorted() + added).map { files[$0] }) }
        }
    }

    /// Finds the file that defines all tokens of a variant which others define; none if only several together do.
    private mutating func overlaid(by variant: Int) -> Int? {
        let shared = tokens[variant].compactMap { owners[$0] }
        let counts = Dictionary(shared.joined().map { ($0, 1) }, uniquingKeysWith: +)
        guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
        if shared.allSatisfy({ $0.contains(best.key) }) { return best.key }
        scattered.append((files[variant], files[best.key], best.value))
        return nil
    }

    /// States a collection for a file, for its variants, and for the files that are modes with it already.
    private mutating func state(_ first: Int, _ members: [LoadedTokens.Reading]) {
        let path = files[first].paths[0]
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
    /// Whether the name of its file, or of the folder around it, says that it is for the dark, or for more contrast.
    fileprivate var isVariant: Bool {
        paths[0].split(separator: "/").suffix(2).contains {
            ModeWords.isDark(String($0)) || ModeWords.isHighContrast(String($0))
        }
    }

    /// The tokens that it states, in its only mode.
    fileprivate var tokenPaths: Set<String> {
        Set(reading.collections.first?.modes.first?.tokens.lazy.map(\.path) ?? [])
    }
}
