import CodeGeneration
import DesignTokens
import FileAccess

/// Token files that can only be sources together: a project, a document with the files that it refers to, or the modes
/// of a collection. Paths are relative to the searched folder.
struct StarterCandidate {
    /// The paths for the configuration: files, or the folder of a project.
    let paths: [String]
    let readings: [LoadedTokens.Reading]
    /// Whether the files are modes of a collection, so that the configuration can name their folder.
    let isCollection: Bool
    let tokens: [String]
    let groups: Set<String>
    let references: Set<String>
    /// The number of tokens with a readable value, counted in each mode.
    let size: Int
    /// The number of such tokens in its folder.
    let folderSize: Int
    /// Whether its names contain a word for dark mode.
    let isDark: Bool
    /// Whether its tokens are variables of Figma, which can have the names of groups in other collections.
    let areVariables: Bool
    /// Whether its names mark it as no longer in use.
    let isOld: Bool

    init(
        _ loaded: [LoadedTokens.Reading], paths: [String], isCollection: Bool, folderSize: Int,
        isOld: Bool
    ) {
        readings = loaded
        let readings = loaded.map(\.reading)
        self.folderSize = folderSize
        self.paths = paths
        self.isCollection = isCollection
        let collections = readings.flatMap(\.collections)
        let own = isCollection && !readings[0].holdsModes ? Array(collections.prefix(1)) : collections
        tokens = Set(own.lazy.compactMap(\.modes.first).flatMap(\.tokens).map(\.path)).sorted()
        groups = Set(own.lazy.compactMap(\.modes.first).flatMap(\.groups).map(\.path).filter { !$0.isEmpty })
        areVariables = readings.contains { reading in
            let token = reading.collections.first?.modes.first?.tokens.first
            return token.map { reading.files[$0.document].variableId(ofTokenNamed: $0.nameNode) != nil } ?? false
        }
        references = readings.reduce(into: []) { $0.formUnion($1.references) }
        size = loaded.reduce(0) { $0 + $1.tokenCount }
        let mode = isCollection ? own.first?.modes.first?.name : nil
        let name = paths[0].split(separator: "/").last.map { String($0) } ?? ""
        isDark = [name, mode ?? ""].contains(where: ModeWords.isDark)
        self.isOld = isOld
    }

    /// Whether it is a whole design: a project, in one file or in several.
    var isProject: Bool { !isCollection || readings[0].reading.formats[0] == .tokensStudio }

    /// The project, or the folder of the files.
    var place: String { isCollection ? FilePath.parent(of: paths[0]) : paths[0] }

    /// Returns whether it is preferred to another candidate with the same tokens: current before old, light before
    /// dark, and larger before smaller. The size of the folder comes first, so that one folder is chosen instead of
    /// parts of two.
    func isPreferred(to other: StarterCandidate) -> Bool {
        if isOld != other.isOld { return other.isOld }
        if isDark != other.isDark { return other.isDark }
        return (folderSize, size) > (other.folderSize, other.size)
    }

    /// A value, with its text if it is read later.
    struct Value: Equatable {
        let value: TokenValue
        let text: String?
    }

    /// The values of its tokens in the first mode.
    var values: [String: Value] {
        var values: [String: Value] = [:]
        for reading in readings.map(\.reading) {
            for token in reading.collections.lazy.compactMap(\.modes.first).flatMap(\.tokens)
            where values[token.path] == nil {
                let isRead = token.value != .deferred
                let text = isRead ? nil : reading.files[token.document].text(of: token.valueNode)
                values[token.path] = Value(value: token.value, text: text)
            }
        }
        return values
    }

    /// Returns the part of a path that differs from another: `tokens/b` of `tokens/b/x.json` beside `tokens/a/x.json`.
    static func place(of path: String, beside other: String) -> String {
        let names = path.split(separator: "/")
        let common = zip(names, other.split(separator: "/")).prefix { $0 == $1 }.count
        return names.prefix(common + 1).joined(separator: "/")
    }

    /// The path that has the longest beginning in common with another: of the files of brands, the one of the same brand.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - wanted: Tokens of which the path must define as many as any other.
    /// - Returns: The path.
    func path(mostLike other: String, defining wanted: Set<String> = []) -> String {
        let counts = counts(of: wanted)
        let lengths = paths.map { zip($0.utf8, other.utf8).prefix { $0 == $1 }.count }
        return paths[lengths.indices.max { (counts[$0], lengths[$0], $1) < (counts[$1], lengths[$1], $0) } ?? 0]
    }

    /// How often each path defines one of some tokens.
    private func counts(of wanted: Set<String>) -> [Int] {
        var counts = paths.map { _ in 0 }
        guard paths.count > 1, !wanted.isEmpty else { return counts }
        for reading in readings.map(\.reading) {
            let places = reading.files.map { file in
                let path = FilePath.normalized(file.path)
                return paths.firstIndex { $0 == path || FilePath.contains(folder: $0, path) }
            }
            for token in reading.collections.lazy.flatMap(\.modes).flatMap(\.tokens) where wanted.contains(token.path) {
                if let place = places[token.document] { counts[place] += 1 }
            }
        }
        return counts
    }
}
