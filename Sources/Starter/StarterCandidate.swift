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
    /// How many tokens have a value that can be read, each mode counted.
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
        size = loaded.reduce(0) { $0 + $1.tokenCount }
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
