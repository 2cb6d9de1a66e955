import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the files that a search found, as any run does: those whose names say that they hold tokens, and what holds
/// tokens beside them, beside their folder or in the searched folder; where these hold none, all others that do.
struct StarterFiles {
    /// What holds tokens.
    private(set) var readings: [LoadedTokens.Reading] = []
    /// Files that seem to hold tokens and cannot be used.
    private(set) var diagnostics: [Diagnostic] = []

    /// Files that no configuration of Style Dictionary lists, beside files of the same format that one does.
    private(set) var unlisted: [StarterConfiguration.LeftOut] = []

    /// Files whose names say nothing of tokens, and that hold something else, or tokens with many errors.
    private var unsound: [LoadedTokens.Reading] = []
    /// The files that configurations of Style Dictionary list.
    private let listed: [String: String]
    private let folder: String
    private let fileSystem: any FileSystem

    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        listed = search.listedFiles
        readings = readNamed(search)
        if readings.isEmpty { readings = loadSound(search.smallFiles()) }
        if readings.isEmpty { reportUnsound() }
        leaveOutUnlisted()
    }

    /// Leaves out files that no configuration of Style Dictionary lists, where it lists others of their format: they are
    /// what its build writes, experiments, or former exports.
    private mutating func leaveOutUnlisted() {
        let configurations = Dictionary(
            readings.compactMap { reading in configuration(listing: reading).map { (reading.format, $0) } }
        ) { first, _ in first }
        let unlisted = readings.filter { configurations[$0.format] != nil && configuration(listing: $0) == nil }
        let paths = Set(unlisted.flatMap(\.paths))
        readings.removeAll { paths.contains($0.paths[0]) }
        self.unlisted = unlisted.flatMap { reading in
            reading.paths.map { path in
                let configuration = configurations[reading.format] ?? ""
                return StarterConfiguration.LeftOut(
                    path: relative(path), reason: "\(configuration) does not list it",
                    remark: "\(JSONValue.quoted(configuration)) does not list it")
            }
        }
    }

    /// The configuration of Style Dictionary that lists a file of a reading.
    private func configuration(listing reading: LoadedTokens.Reading) -> String? {
        reading.paths.lazy.compactMap { listed[relative($0)] }.first
    }

    private func relative(_ path: String) -> String { FilePath.relative(path, to: folder) ?? path }

    /// Reads the files whose names say that they hold tokens, and tells of those that do not; and of the files beside them
    /// those that do.
    private mutating func readNamed(_ search: StarterSearch) -> [LoadedTokens.Reading] {
        let documents = loadUsable(search.files(.index))
        let named = Set(documents.flatMap(\.reading.files).map { relative($0.path) })
        let files = search.files(.tokens).filter { !named.contains($0) }
        let readings = documents + loadUsable(files)
        guard !readings.isEmpty else { return [] }
        // What is exported into a folder of tokens is often there again as one file, which may hold more.
        let places = search.foldersAroundTokens.union(files.map(FilePath.parent)).union(["."])
        return readings + loadSound(search.smallFiles(in: places).filter { !named.contains($0) })
    }

    /// Reads files, and tells of those that cannot be used. What a document names that cannot be used is read by itself.
    private mutating func loadUsable(_ paths: [String]) -> [LoadedTokens.Reading] {
        let loaded = load(paths)
        report(loaded)
        let (usable, broken) = (loaded.readings.filter(\.isUsable), loaded.readings.filter { !$0.isUsable })
        guard broken.contains(where: \.namesOthers) else { return usable }
        let unusable = Set(broken.flatMap(\.paths))
        let rest = loaded.files.map(\.path).filter { !unusable.contains($0) }
        return loadUsable(rest.map(relative))
    }

    /// Reads files. Of a format whose files are one tree wherever they are, those called old are read by themselves, and
    /// those that no configuration of Style Dictionary lists.
    private func load(_ paths: [String]) -> LoadedTokens {
        var loaded = read(paths)
        guard let tree = loaded.readings.firstIndex(where: { $0.project?.isEmpty == true }) else { return loaded }
        let files = loaded.readings[tree].paths.map(relative)
        let ages = StarterAges(files)
        let parts = [0, 1, 2, 3].map { part in
            files.filter { (ages.isOld($0) ? 2 : 0) + (listed[$0] == nil ? 1 : 0) == part }
        }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return loaded }
        loaded.readings.replaceSubrange(tree...tree, with: parts.flatMap { read($0).readings })
        return loaded
    }

    private func read(_ paths: [String]) -> LoadedTokens {
        TokenLoader.load(paths.map { SourceConfiguration(Located($0)) }, in: folder, ReadingOptions(), fileSystem)
    }

    /// Reads files whose names say nothing of tokens, without those that hold something else: what a document with errors
    /// names can be tokens all the same.
    private mutating func loadSound(_ paths: [String]) -> [LoadedTokens.Reading] {
        let loaded = load(paths)
        // What is called so and cannot even be parsed was meant for one.
        reportUnread(loaded.diagnostics.filter { $0.location.map { StarterSearch.isCalledTokens($0.path) } ?? false })
        let unsound = loaded.readings.filter { !$0.isSound }
        guard !unsound.isEmpty else { return loaded.readings }
        self.unsound += unsound
        let others = Set(loaded.files.map(\.path)).subtracting(unsound.flatMap(\.paths))
        return load(paths.filter { others.contains(FilePath.join(folder, $0)) }).readings.filter(\.isSound)
    }

    /// Reports files whose names say nothing of tokens, and that no run can use: a saved answer or an export of variables
    /// without values, and tokens without types.
    private mutating func reportUnsound() {
        for reading in unsound {
            if TokenFormats.isUnmistakable(reading.format), let error = reading.firstError {
                skip("\(error.message), so the file is skipped", at: error.location, error.notes)
                continue
            }
            let (count, first) = reading.untyped
            guard let first else { continue }
            let have = count == 1 ? "token has" : "tokens have"
            skip("\(count) \(have) no type, so the file is skipped", at: first.location, first.notes)
        }
    }

    /// Tells of the files that could not be read at all. The search finds a file, and a document names it too: that is
    /// nobody's mistake.
    private mutating func report(_ loaded: LoadedTokens) {
        reportUnread(loaded.diagnostics)
        for reading in loaded.readings where !reading.isUsable {
            guard reading.project == nil || reading.firstError != nil else { continue }
            let place = SourceLocation(path: reading.paths[0], line: 1, column: 1)
            skip("the file \(reading.fault), so it is skipped", at: place, reading.reasons)
        }
    }

    private mutating func reportUnread(_ problems: [Diagnostic]) {
        for problem in problems where problem.severity == .error && problem.code != .duplicateSource {
            skip("\(problem.message), so the file is skipped", at: problem.location, problem.notes)
        }
    }

    private mutating func skip(_ message: String, at location: SourceLocation?, _ notes: [Diagnostic.Note]) {
        diagnostics.append(Diagnostic(.warning, .skippedFile, message, at: location, notes: notes))
    }
}

extension LoadedTokens.Reading {
    /// The format of its files.
    fileprivate var format: TokenFormat { reading.formats[0] }

    /// How many tokens it states that could be read, each mode counted.
    var tokenCount: Int {
        reading.collections.lazy.flatMap(\.modes).reduce(0) { $0 + $1.tokens.count { $0.value != .unusable } }
    }

    /// Whether a run can make something of it: nothing in it stops the run, and the file makes sense.
    fileprivate var isUsable: Bool {
        let count = tokenCount
        return count > 0
            && !hasErrors { $0.loss == .run || $0.code == .wrongFormat || $0.lostTokens.count > count }
    }

    /// Whether it is a document that names other files, which were read through it.
    fileprivate var namesOthers: Bool { reading.files.count > paths.count }

    /// What is to be told of what is wrong: what stops a run before all else.
    fileprivate var firstError: Diagnostic? {
        let errors = reading.diagnostics.filter { $0.severity == .error }
        return errors.first { $0.loss == .run } ?? errors.first
    }

    /// What is wrong with it. What a file was taken for is no reason yet: the notes tell the first value that made no sense.
    fileprivate var reasons: [Diagnostic.Note] {
        let first = firstError
        let reason = first.map { Diagnostic.Note("first error: \($0.message)", at: $0.location) }
        let rest = first?.notes.map { Diagnostic.Note($0.message, at: $0.location ?? first?.location) } ?? []
        let named = namesOthers ? [Diagnostic.Note("the files that it refers to are read separately")] : []
        return [reason].compactMap(\.self) + rest + named
    }

    /// What keeps it from being a source, in words that follow its name.
    fileprivate var fault: String {
        if tokenCount == 0 { return "contains no readable tokens" }
        return hasErrors { $0.loss == .run } ? "has an error that prevents generation" : "contains few readable tokens"
    }

    /// How many tokens have no type, and the first report of it, where the files are tokens but for that.
    fileprivate var untyped: (count: Int, first: Diagnostic?) {
        let errors = reading.diagnostics.filter { $0.severity == .error }
        let untyped = errors.filter { $0.code == .missingType }
        let count = untyped.reduce(0) { $0 + $1.lostTokens.count }
        let others = errors.count - untyped.count + reading.otherMemberCount
        return (count, count > others ? untyped.first : nil)
    }

    private func hasErrors(where isMeant: (Diagnostic) -> Bool) -> Bool {
        reading.diagnostics.contains { $0.severity == .error && isMeant($0) }
    }

    /// Whether it is tokens without doubt: files of any name count only then. Foreign JSON may hold something that looks
    /// like a token here and there.
    fileprivate var isSound: Bool {
        let errors = reading.diagnostics.count { $0.severity == .error }
        let tokens = reading.collections.lazy.flatMap(\.modes).flatMap(\.tokens)
        return isUsable && tokenCount > errors + reading.otherMemberCount
            && tokens.contains { $0.type != nil && $0.type != .string }
    }
}
