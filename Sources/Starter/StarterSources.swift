import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the files that a search found, as any run does, and chooses those that can be sources side by side.
struct StarterSources {
    /// What the configuration names: the chosen files, or folders and patterns for them, relative to the searched folder.
    private(set) var paths: [String] = []
    /// The files that state tokens of a chosen one again.
    private(set) var leftOut: [StarterConfiguration.LeftOutFile] = []
    /// What the configuration would name to have these instead.
    private(set) var alternatives: [Alternative] = []
    /// Files that cannot be used.
    private(set) var diagnostics: [Diagnostic] = []

    /// Files that could be sources in place of others.
    struct Alternative {
        /// The file, or the folder of the files.
        var place: String
        /// The chosen file or folder that it would take the place of.
        var rival: String
        /// What the configuration would name then.
        var paths: [String]
    }

    private let folder: String
    private let fileSystem: any FileSystem
    private var folders: StarterFolders
    private var candidates: [StarterCandidate] = []

    /// How many bytes are read of files whose names say nothing of tokens, in one file and in all together.
    private static let byteLimit = (file: 4 << 20, all: 32 << 20)

    /// Chooses among the files that a search found.
    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        folders = StarterFolders(in: folder, fileSystem)
        addCandidates(readNamed(search))
        if candidates.isEmpty { addCandidates(loadSound(search.files(.other))) }
        let choice = StarterChoice(candidates)
        paths = paths(of: choice.chosen)
        for (candidate, rival, sharedCount) in choice.alternatives { leaveOut(candidate, for: rival, sharedCount) }
        addAlternatives(choice)
    }

    /// Whether there is none.
    var isEmpty: Bool { paths.isEmpty }
}

// MARK: - Reading

extension StarterSources {
    /// Reads the files whose names say that they hold tokens, and tells of those that do not; and of the files beside them
    /// those that do.
    private mutating func readNamed(_ search: StarterSearch) -> [LoadedTokens.Reading] {
        let documents = load(search.files(.index))
        report(documents)
        let named = Set(documents.files.map { folders.relative($0.path) })
        let files = search.files(.tokens).filter { !named.contains($0) }
        let tokens = load(files)
        report(tokens)
        let readings = (documents.readings + tokens.readings).filter(isUsable)
        let places = Set(files.map(FilePath.parent))
        let others = search.files(.other).filter { places.contains(FilePath.parent(of: $0)) && !named.contains($0) }
        return readings.isEmpty ? [] : readings + loadSound(others)
    }

    private func load(_ paths: [String]) -> LoadedTokens {
        TokenLoader.load(paths.map { SourceConfiguration(Located($0)) }, in: folder, ReadingOptions(), fileSystem)
    }

    /// Reads files whose names say nothing of tokens, without those that hold something else: what a document with errors
    /// names can be tokens all the same.
    private func loadSound(_ paths: [String]) -> [LoadedTokens.Reading] {
        let loaded = load(smallFiles(paths))
        let unsound = loaded.readings.filter { !$0.isSound }.flatMap(\.paths)
        guard !unsound.isEmpty else { return loaded.readings }
        let others = Set(loaded.files.map(\.path)).subtracting(unsound)
        return load(paths.filter { others.contains(FilePath.join(folder, $0)) }).readings.filter(\.isSound)
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
        for reading in loaded.readings where !isUsable(reading) {
            let first = reading.reading.diagnostics.first { $0.severity == .error }
            let notes = first.map { [Diagnostic.Note("the first error: \($0.message)", at: $0.location)] } ?? []
            guard reading.project == nil || first != nil else { continue }
            let place = SourceLocation(path: reading.paths[0], line: 1, column: 1)
            skip("the file holds no token that can be read, so it is left out", at: place, notes)
        }
    }

    private mutating func skip(_ message: String, at location: SourceLocation?, _ notes: [Diagnostic.Note]) {
        diagnostics.append(Diagnostic(.warning, .skippedFile, message, at: location, notes: notes))
    }

    private func isUsable(_ loaded: LoadedTokens.Reading) -> Bool { loaded.tokenCount > 0 }
}

// MARK: - Choosing

extension StarterSources {
    /// Adds what was read: projects and documents first, then the collections; what is named old is not taken for modes of
    /// what is in use.
    private mutating func addCandidates(_ readings: [LoadedTokens.Reading]) {
        let ages = StarterAges(readings.flatMap(\.paths).map(folders.relative))
        let projects = readings.filter { !$0.reading.isModeFile && $0.tokenCount > 0 }
        candidates += projects.map { project($0, ages) }
        // What a document names is read through it.
        let named = Set(candidates.flatMap(\.files))
        let files = readings.filter { $0.reading.isModeFile && !named.contains(folders.relative($0.paths[0])) }
        let old = Set(files.map { $0.paths[0] }.filter { ages.isOld(folders.relative($0)) })
        addCollections(files.filter { !old.contains($0.paths[0]) }, isOld: false)
        addCollections(files.filter { old.contains($0.paths[0]) }, isOld: true)
    }

    private func project(_ loaded: LoadedTokens.Reading, _ ages: StarterAges) -> StarterCandidate {
        let path = folders.relative(loaded.project ?? loaded.paths[0])
        let files = loaded.paths.map(folders.relative)
        var all = folders
        // The searched folder itself holds more than tokens: generated files for one.
        let isWhole = loaded.project != nil && path != "." && Set(all.files(of: path)) == Set(files)
        return StarterCandidate(
            [loaded.reading], paths: isWhole ? [path] : files,
            files: files + loaded.reading.files.map { folders.relative($0.path) }, isCollection: false,
            folderSize: loaded.tokenCount, isOld: ages.isOld(files[0]))
    }

    /// Adds the collections that files are modes of. Of two files that are one mode, that of the folder which holds more is
    /// taken for it, and those that are left are collections of their own.
    private mutating func addCollections(_ files: [LoadedTokens.Reading], isOld: Bool) {
        let sizes = Dictionary(files.map { (FilePath.parent(of: $0.paths[0]), $0.tokenCount) }, uniquingKeysWith: +)
        let size = { (file: LoadedTokens.Reading) in sizes[FilePath.parent(of: file.paths[0])] ?? 0 }
        let sorted = files.enumerated()
            .sorted { (-size($0.element), $0.offset) < (-size($1.element), $1.offset) }.map(\.element)
        let collections = TokenGraph(sorted.map(\.reading)).collections.map { $0.modes.map(\.source) }
        let rest = Set(sorted.indices).subtracting(collections.joined())
        let found = collections.map { modes in
            let paths = modes.map { folders.relative(sorted[$0].paths[0]) }
            return StarterCandidate(
                modes.map { sorted[$0].reading }, paths: paths, files: paths, isCollection: true,
                folderSize: size(sorted[modes[0]]), isOld: isOld)
        }.sorted { $0.paths[0].utf8.lexicographicallyPrecedes($1.paths[0].utf8) }
        candidates += found.filter { !$0.isDark } + found.filter(\.isDark)
        if !rest.isEmpty, rest.count < files.count { addCollections(rest.sorted().map { sorted[$0] }, isOld: isOld) }
    }

    /// What the configuration names for some candidates. Many files of one folder are named together.
    private mutating func paths(of chosen: [Int]) -> [String] {
        let collections = chosen.filter { candidates[$0].isCollection }.flatMap { candidates[$0].paths }
        let projects = chosen.filter { !candidates[$0].isCollection }.flatMap { candidates[$0].paths }
        return projects + folders.sources(of: collections).map(\.path)
    }

    private mutating func leaveOut(_ index: Int, for rival: Int, _ sharedCount: Int) {
        let candidate = candidates[index]
        leftOut += candidate.paths.map { path in
            StarterConfiguration.LeftOutFile(
                path: path, firstPath: candidates[rival].paths[0], sharedCount: sharedCount,
                tokenCount: candidate.tokens.count)
        }
    }

    /// Says what the configuration would name to have other files; those of one folder go together.
    private mutating func addAlternatives(_ choice: StarterChoice) {
        let groups = Dictionary(grouping: choice.alternatives) { alternative in
            Self.place(of: candidates[alternative.candidate].paths[0], beside: candidates[alternative.rival].paths[0])
        }
        for (place, members) in groups.sorted(by: { $0.key < $1.key }) {
            let replaced = Set(members.map(\.rival))
            let kept = choice.chosen.filter { !replaced.contains($0) }
            // They can be alternatives of one another, too.
            let others = StarterChoice(members.map { candidates[$0.candidate] }).chosen.map { members[$0].candidate }
            let rival = Self.place(of: candidates[members[0].rival].paths[0], beside: candidates[others[0]].paths[0])
            let paths = paths(of: (kept + others).sorted())
            alternatives.append(Alternative(place: place, rival: rival, paths: paths))
        }
    }

    /// The part of a path that tells it from another: `tokens/b` of `tokens/b/x.json` beside `tokens/a/x.json`.
    private static func place(of path: String, beside other: String) -> String {
        let names = path.split(separator: "/")
        let common = zip(names, other.split(separator: "/")).prefix { $0 == $1 }.count
        return names.prefix(common + 1).joined(separator: "/")
    }
}

extension LoadedTokens.Reading {
    /// How many tokens it states, each mode counted.
    fileprivate var tokenCount: Int { reading.collections.lazy.flatMap(\.modes).reduce(0) { $0 + $1.tokens.count } }

    /// Whether it is tokens without doubt: files of any name count only then. Foreign JSON may hold something that looks
    /// like a token here and there.
    fileprivate var isSound: Bool {
        let errors = reading.diagnostics.count { $0.severity == .error }
        let tokens = reading.collections.lazy.flatMap(\.modes).flatMap(\.tokens)
        return tokenCount > errors && tokens.contains { $0.type != nil && $0.type != .string }
    }
}
