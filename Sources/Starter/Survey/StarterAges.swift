import FileAccess

/// Finds files that are not in use: files in archives, versions with a newer one beside them, and examples.
struct StarterAges {
    /// The newest version of each versioned name, by its path without the version.
    private var newest: [String: [Int]] = [:]

    init(_ paths: [String]) {
        for version in paths.flatMap(Self.versions(in:)) {
            let known = newest[version.name] ?? []
            if known.lexicographicallyPrecedes(version.numbers) { newest[version.name] = version.numbers }
        }
    }

    /// Returns whether the name of a file or of one of its folders marks it as old, or as an example.
    func isOld(_ path: String) -> Bool {
        let names = path.lowercased().split(separator: "/")
        let stem = names.last?.split(separator: ".").first ?? ""
        let lastWord = stem.split { !$0.isLetter }.last ?? ""
        let folders = names.dropLast().map(String.init)
        if folders.contains(where: { Self.oldWords.contains($0) || Self.exampleFolders.contains($0) }) { return true }
        let words = ValueKind.words(of: FilePath.lastComponent(of: path))
        if Self.oldWords.contains(String(lastWord)) || words.contains(where: Self.exampleWords.contains) { return true }
        return Self.versions(in: path).contains { $0.numbers.lexicographicallyPrecedes(newest[$0.name] ?? []) }
    }

    private static let oldWords: Set<String> = [
        "archive", "archived", "backup", "backups", "bak", "copy", "deprecated", "obsolete", "old", "outdated",
    ]

    /// The words in file names of examples.
    private static let exampleWords: Set<String> = [
        "demo", "demos", "example", "examples", "mock", "mocks", "sample", "samples",
    ]

    private static let exampleFolders = exampleWords.union(["__tests__", "fixtures", "template", "templates"])

    /// Returns the versions in a path: `tokens/v2/a-v1.3.json` has 2 for `tokens/` and 1.3 for `tokens/v2/a-`.
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
