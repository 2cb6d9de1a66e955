import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the files that a search found, as any run does, and chooses those that can be sources side by side: the modes of a
/// collection, and files of which no token path of one stands in another.
struct StarterSources {
    /// What was read of the chosen files.
    private(set) var readings: [TokenReading] = []
    /// What the configuration names: the chosen files, or folders and patterns for them, relative to the searched folder.
    private(set) var paths: [String] = []
    /// The files that state tokens of a chosen one again.
    private(set) var leftOut: [StarterConfiguration.LeftOutFile] = []
    /// Files that cannot be used, or not whole.
    private(set) var diagnostics: [Diagnostic] = []

    private let folder: String
    private let fileSystem: any FileSystem
    private var folders: StarterFolders
    /// The file or project that states each token, or a token in each group.
    private var tokenOwners: [String: String] = [:]
    private var groupOwners: [String: String] = [:]
    /// The files that are modes of collections.
    private var chosen: [File] = []
    /// The files of the chosen projects and documents.
    private var projectFiles: Set<String> = []

    /// How many bytes are read of files whose names say nothing of tokens, in one file and in all together.
    private static let byteLimit = (file: 4 << 20, all: 32 << 20)

    /// A file that holds a mode.
    private struct File {
        let path: String
        let reading: TokenReading

        var mode: ReadMode { reading.collections[0].modes[0] }

        var isDark: Bool {
            [FilePath.lastComponent(of: path), mode.name ?? ""].contains { $0.lowercased().contains("dark") }
        }
    }

    /// Chooses among the files that a search found.
    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        folders = StarterFolders(in: folder, fileSystem)
        let (readings, isGuess) = read(search)
        for loaded in readings where !loaded.reading.isModeFile { chooseProject(loaded) }
        // What a chosen document names is read through it.
        let files = readings.filter(\.reading.isModeFile)
            .map { File(path: folders.relative($0.paths[0]), reading: $0.reading) }
            .filter { !projectFiles.contains($0.path) && (isGuess || isUsable($0)) }
        let collections = TokenGraph(files.map(\.reading)).collections.map { $0.modes.map { files[$0.source] } }
        // What is light on one screen and dark on another can be stated by two files; the light one is the plain case.
        for modes in collections.filter({ !$0[0].isDark }) + collections.filter({ $0[0].isDark }) { choose(modes) }
        let byPath = Dictionary(chosen.map { ($0.path, $0.reading) }) { first, _ in first }
        // Many of one folder are named together, in the order in which they will be read.
        for source in folders.sources(of: chosen.map(\.path)) {
            paths.append(source.path)
            self.readings += source.files.compactMap { byPath[$0] }
        }
    }

    /// Reads the files whose names say that they hold tokens; where there are none, any that do, and nobody is told of
    /// those that do not.
    private mutating func read(_ search: StarterSearch) -> (readings: [LoadedTokens.Reading], isGuess: Bool) {
        let first = load(search.files(.index))
        report(first)
        let named = Set(first.files.map { folders.relative($0.path) })
        let tokenFiles = search.files(.tokens).filter { !named.contains($0) }
        if tokenFiles.isEmpty, first.readings.allSatisfy({ $0.reading.files.count == 1 }) {
            let others = loadSound(smallFiles(search.files(.other)))
            return (first.readings + others.readings.filter(\.isSound), true)
        }
        let others = load(tokenFiles)
        report(others)
        return (first.readings + others.readings, false)
    }

    private func load(_ paths: [String]) -> LoadedTokens {
        TokenLoader.load(paths.map { SourceConfiguration(Located($0)) }, in: folder, ReadingOptions(), fileSystem)
    }

    /// Reads files whose names say nothing of tokens, without those that have errors: what a document with errors names can
    /// be tokens all the same.
    private func loadSound(_ paths: [String]) -> LoadedTokens {
        let loaded = load(paths)
        let unsound = loaded.readings.filter { $0.project == nil && !$0.isSound }
        let broken = Set(unsound.map { folders.relative($0.paths[0]) })
        return broken.isEmpty ? loaded : load(paths.filter { !broken.contains($0) })
    }

    /// The files that are not too large to be looked into without any sign that they hold tokens.
    private func smallFiles(_ paths: [String]) -> [String] {
        var bytesLeft = Self.byteLimit.all
        return paths.filter { path in
            let start = try? fileSystem.readStart(of: FilePath.join(folder, path), count: Self.byteLimit.file + 1)
            guard bytesLeft > 0, let start, start.count <= Self.byteLimit.file else { return false }
            bytesLeft -= start.count
            return true
        }
    }

    /// Tells of the files that could not be read at all. The search finds a file, and a document names it too: that is
    /// nobody's mistake.
    private mutating func report(_ loaded: LoadedTokens) {
        for problem in loaded.diagnostics where problem.severity == .error && problem.code != .duplicateSource {
            skip("\(problem.message), so the file is left out", at: problem.location, problem.notes)
        }
    }

    /// Takes what several files make up, or files that others name.
    private mutating func chooseProject(_ loaded: LoadedTokens.Reading) {
        let tokens = loaded.reading.collections.flatMap(\.modes).flatMap(\.tokens)
        let place = loaded.project ?? loaded.paths[0]
        guard !tokens.isEmpty else {
            guard let error = loaded.reading.diagnostics.first(where: { $0.severity == .error }) else { return }
            let first = Diagnostic.Note("the first error: \(error.message)", at: error.location)
            return skip("\"\(place)\" has errors, so it is left out", at: nil, [first])
        }
        let path = folders.relative(place)
        for token in tokens { tokenOwners[token.path] = path }
        let files = loaded.paths.map(folders.relative)
        projectFiles.formUnion(files + loaded.reading.files.map { folders.relative($0.path) })
        // The searched folder itself holds more than tokens: generated files for one.
        let isWhole = loaded.project != nil && path != "." && Set(folders.files(of: path)) == Set(files)
        paths += isWhole ? [path] : files
        readings.append(loaded.reading)
    }

    /// Whether a file holds tokens; tells what is wrong with it in one sentence.
    private mutating func isUsable(_ file: File) -> Bool {
        let place = SourceLocation(path: file.reading.files[0].path, line: 1, column: 1)
        let errors = file.reading.diagnostics.filter { $0.severity == .error }
        if file.mode.tokens.isEmpty {
            let first = errors.prefix(1).map { Diagnostic.Note("the first: \($0.message)", at: $0.location) }
            skip("the file holds no token that can be read, so it is left out", at: place, first)
        } else {
            diagnostics += Diagnostic.summary(of: errors, at: place) { "the file has \($0)" }
        }
        return !file.mode.tokens.isEmpty
    }

    private mutating func skip(_ message: String, at location: SourceLocation?, _ notes: [Diagnostic.Note]) {
        diagnostics.append(Diagnostic(.warning, .skippedFile, message, at: location, notes: notes))
    }

    private mutating func choose(_ modes: [File]) {
        guard let file = modes.first else { return }
        let tokens = file.mode.tokens.map(\.path)
        let groups = file.mode.groups.dropFirst().map(\.path)
        let taken = tokens.compactMap { tokenOwners[$0] ?? groupOwners[$0] }
        if let owner = taken.first ?? groups.compactMap({ tokenOwners[$0] }).first {
            let shared = taken.count { $0 == owner }
            leftOut += modes.map { mode in
                StarterConfiguration.LeftOutFile(
                    path: mode.path, firstPath: owner, sharedCount: shared, tokenCount: tokens.count)
            }
            return
        }
        for path in tokens { tokenOwners[path] = file.path }
        for path in groups where groupOwners[path] == nil { groupOwners[path] = file.path }
        chosen += modes
    }
}

extension LoadedTokens.Reading {
    /// Whether it is tokens without doubt: files of any name count only then.
    fileprivate var isSound: Bool {
        let hasTokens = reading.collections.contains { $0.modes.contains { !$0.tokens.isEmpty } }
        return hasTokens && (project != nil || !reading.diagnostics.hasErrors)
    }
}

extension Diagnostic {
    /// Errors in one sentence, which is told how many there are; nothing where there are none.
    static func summary(
        of errors: [Diagnostic], at location: SourceLocation? = nil, _ sentence: (String) -> String
    ) -> [Diagnostic] {
        errors.prefix(1).map { first in
            Diagnostic(
                .warning, .tokenErrors, sentence(errors.count == 1 ? "an error" : "\(errors.count) errors"),
                at: location,
                notes: [
                    Diagnostic.Note("the first: \(first.message)", at: first.location),
                    Diagnostic.Note("TokenGenerator validate shows them all"),
                ])
        }
    }
}
