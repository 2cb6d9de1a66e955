import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects

/// Reads the files that a search found: files with names of token files, and other files with tokens beside them, beside
/// their folder or in the searched folder. If these contain no tokens, reads all other files, and then those in the folders
/// for the results of builds.
struct StarterFiles {
    /// The files that contain tokens.
    private(set) var readings: [LoadedTokens.Reading] = []
    /// Warnings about files that seem to contain tokens but cannot be used.
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that others make superfluous: files that no Style Dictionary configuration lists, although one lists
    /// other files of the same format; and files with bare values beside files of another format.
    private(set) var leftOut: [LeftOutFile] = []
    /// The Design Tokens files without types that Style Dictionary builds. They are read as it reads them.
    private(set) var untypedFiles: Set<String> = []
    /// The files with groups but without tokens, which do no harm in a folder of sources.
    private(set) var emptyFiles: Set<String> = []
    /// The errors about files without names of token files that cannot be parsed.
    private var unparsed: [Diagnostic] = []

    /// Files without the name of a token file that contain other data, or tokens with many errors.
    private var unsound: [LoadedTokens.Reading] = []
    /// The files that Style Dictionary configurations list, each with the path of a configuration.
    private let listed: [String: String]
    private let fileSystem: SearchedFolder

    init(_ search: StarterSearch, _ fileSystem: SearchedFolder) {
        self.fileSystem = fileSystem
        listed = search.listedFiles
        readings = readAll(search)
        if readings.isEmpty, let results = search.continuedInResults() { readings = readAll(results) }
        if readings.isEmpty { reportUnsound() }
        reportExtending()
        leaveOutUnlisted()
    }

    private mutating func readAll(_ search: StarterSearch) -> [LoadedTokens.Reading] {
        let named = readNamed(search)
        guard named.allSatisfy(\.reading.hasBareValues) else { return withoutBareValues(named) ?? named }
        let known = Set(named.flatMap(\.paths))
        let others = loadSound(search.smallFiles().filter { !known.contains($0) })
        return withoutBareValues(named + others) ?? (named.isEmpty ? others : named)
    }

    /// Leaves out files with bare values, and returns the others; `nil` if those contain no colors. Bare values are often
    /// derived from tokens, for example as names with several spellings of each color.
    private mutating func withoutBareValues(_ readings: [LoadedTokens.Reading]) -> [LoadedTokens.Reading]? {
        let others = readings.filter { !$0.reading.hasBareValues }
        guard others.contains(where: \.holdsColors) else { return nil }
        let bare = readings.filter(\.reading.hasBareValues)
        leftOut += bare.flatMap(\.paths).map { LeftOutFile(path: $0, why: .bareValues) }
        return others
    }

    /// Leaves out files that no Style Dictionary configuration lists, if one lists other files of their format: they are
    /// build results, experiments or old exports.
    private mutating func leaveOutUnlisted() {
        let configurations = Dictionary(
            readings.compactMap { reading in configuration(listing: reading).map { (reading.format, $0) } }
        ) { first, _ in first }
        let unlisted = readings.filter { configurations[$0.format] != nil && configuration(listing: $0) == nil }
        let paths = Set(unlisted.flatMap(\.paths))
        readings.removeAll { paths.contains($0.paths[0]) }
        leftOut += unlisted.flatMap { reading in
            let configuration = configurations[reading.format] ?? ""
            return reading.paths.map { LeftOutFile(path: $0, why: .unlisted(configuration: configuration)) }
        }
    }

    /// Returns the Style Dictionary configuration that lists a file of a reading.
    private func configuration(listing reading: LoadedTokens.Reading) -> String? {
        reading.paths.lazy.compactMap { listed[$0] }.first
    }

    /// Reads the files with names of token files, reporting the ones that cannot be used, and the files with tokens beside
    /// them.
    private mutating func readNamed(_ search: StarterSearch) -> [LoadedTokens.Reading] {
        let documents = loadUsable(search.files(.index))
        let named = Set(documents.flatMap(\.reading.files).map { FilePath.normalized($0.path) })
        let files = search.files(.tokens).filter { !named.contains($0) }
        let readings = documents + loadUsable(files)
        guard !readings.isEmpty else { return [] }
        // An export to a folder often also exists as a single file, which may contain more.
        let places = search.foldersAroundTokens.union(files.map(FilePath.parent)).union(["."])
        let outer = FilePath.commonFolder(of: files)
        let others = loadSound(search.smallFiles(in: places, orNamedIn: outer).filter { !named.contains($0) })
        let projects = Set(readings.compactMap(\.project))
        guard others.contains(where: { $0.project.map(projects.contains) ?? false }) else { return readings + others }
        // Files of one project are read together, whatever their names are.
        return load((readings + others).flatMap(\.paths)).readings
    }

    /// Reads files and reports the ones that cannot be used. The files of an unusable document are read separately.
    private mutating func loadUsable(_ paths: [String]) -> [LoadedTokens.Reading] {
        let loaded = load(paths)
        report(loaded)
        let (usable, broken) = (loaded.readings.filter(\.isUsable), loaded.readings.filter { !$0.isUsable })
        guard broken.contains(where: \.namesOthers) else { return usable }
        let unusable = Set(broken.flatMap(\.paths))
        let rest = loaded.files.map(\.path).filter { !unusable.contains($0) }
        return loadUsable(rest)
    }

    /// Reads files. In a format that merges all files, old files and files that no Style Dictionary configuration lists are
    /// read separately.
    private mutating func load(_ paths: [String]) -> LoadedTokens {
        var loaded = read(paths)
        readUntypedFiles(of: paths, &loaded)
        guard let tree = loaded.readings.firstIndex(where: { $0.project?.isEmpty == true }) else { return loaded }
        let files = loaded.readings[tree].paths
        let ages = StarterAges(files)
        let parts = [0, 1, 2, 3].map { part in
            files.filter { (ages.isOld($0) ? 2 : 0) + (listed[$0] == nil ? 1 : 0) == part }
        }.filter { !$0.isEmpty }
        guard parts.count > 1 else { return loaded }
        loaded.readings.replaceSubrange(tree...tree, with: parts.flatMap { read($0).readings })
        return loaded
    }

    /// Reads the Design Tokens files in which tokens have no type, and those with references alone, as Style Dictionary does,
    /// if a package around them depends on it, or nothing else can be used, and no other token is lost.
    private mutating func readUntypedFiles(of paths: [String], _ loaded: inout LoadedTokens) {
        let readings = loaded.readings.filter { $0.format == .dtcg }
        guard !untypedFiles.isEmpty || readings.contains(where: \.hasUntyped) else { return }
        let isLastResort = !loaded.readings.contains(where: \.isUsable)
        let untyped = readings.filter { $0.hasUntyped || $0.holdsOnlyReferences }.flatMap(\.paths)
            .filter { isLastResort || StyleDictionaryPackage.contains($0, fileSystem) }
        guard !untyped.isEmpty else { return }
        untypedFiles.formUnion(untyped)
        let read = read(paths)
        if loaded.readablePaths.isSubset(of: read.readablePaths) {
            loaded = read
        } else {
            untypedFiles.subtract(untyped)
        }
    }

    /// Reads files, except those of other tools.
    private func read(_ paths: [String]) -> LoadedTokens {
        let sources = paths.map { path in
            var source = SourceConfiguration(Located(path))
            if untypedFiles.contains(path) { source.format = .styleDictionary }
            return source
        }
        let loaded = TokenLoader.load(sources, in: ".", ReadingOptions(), fileSystem)
        let files = loaded.readings.flatMap(\.reading.files).filter(\.isOfAnotherTool)
        let foreign = Set(files.map { FilePath.normalized($0.path) })
        let own = paths.filter { !foreign.contains(FilePath.normalized($0)) }
        return own.count == paths.count ? loaded : read(own)
    }

    /// Reads files without names of token files, and skips those with other contents. The files of a document with errors
    /// can still contain tokens.
    private mutating func loadSound(_ paths: [String]) -> [LoadedTokens.Reading] {
        let loaded = load(paths)
        // A file with such a name that cannot be parsed was meant as a token file.
        let isNamed = { (problem: Diagnostic) in
            problem.location.map { StarterSearch.isNamedTokens($0.path) } ?? false
        }
        reportUnread(loaded.diagnostics.filter(isNamed))
        unparsed += loaded.diagnostics.filter { !isNamed($0) }
        let sound = Set(Self.sound(loaded.readings).flatMap(\.paths))
        let unsound = loaded.readings.filter { !sound.contains($0.paths[0]) }
        guard !unsound.isEmpty else { return loaded.readings }
        self.unsound += unsound
        let others = Set(loaded.files.map(\.path)).subtracting(unsound.flatMap(\.paths))
        return Self.sound(load(paths.filter { others.contains($0) }).readings)
    }

    /// Returns the readings that clearly contain tokens. Bare references do if others have bare values.
    private static func sound(_ readings: [LoadedTokens.Reading]) -> [LoadedTokens.Reading] {
        let hasBareValues = readings.contains { $0.reading.hasBareValues && $0.isSound }
        return readings.filter { reading in
            reading.isSound || hasBareValues && reading.reading.hasBareValues && reading.holdsMostlyReferences
        }
    }

    /// Reports files without names of token files that no run can use: saved responses or exports of variables without
    /// values, tokens without types, and text with tokens that cannot be parsed.
    private mutating func reportUnsound() {
        reportUnread(unparsed.filter { $0.location.map { holdsTokens(inTextOf: $0.path) } ?? false })
        for reading in unsound {
            if reading.isUnmistakable, let error = reading.firstError {
                skip(Self.reason(error), at: error.location, error.notes)
                continue
            }
            let (count, first) = reading.untyped
            guard let first else { continue }
            let have = count == 1 ? "token has" : "tokens have"
            skip("\(count) \(have) no type, so the file is skipped", at: first.location, first.notes)
        }
    }

    /// Reports files without the name of a token file whose groups extend others that no file has, so that they contain no
    /// tokens: only token files have such groups.
    private mutating func reportExtending() {
        let used = Set(readings.flatMap(\.paths))
        for reading in unsound.filter({ $0.reading.extendsGroups && !used.contains($0.paths[0]) }).firsts(by: \.paths) {
            let place = SourceLocation(path: reading.paths[0], line: 1, column: 1)
            skip("the file \(reading.fault), so it is skipped", at: place, reading.reasons)
        }
    }

    private func holdsTokens(inTextOf path: String) -> Bool {
        guard let bytes = try? fileSystem.read(path) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\"$value\"")
    }

    /// Reports the files that could not be read. A file that is found by the search and also named by a document is not an
    /// error.
    private mutating func report(_ loaded: LoadedTokens) {
        reportUnread(loaded.diagnostics)
        for reading in loaded.readings where !reading.isUsable {
            guard reading.project == nil || reading.firstError != nil else { continue }
            if reading.isEmpty { emptyFiles.formUnion(reading.paths) }
            let place = SourceLocation(path: reading.paths[0], line: 1, column: 1)
            skip("the file \(reading.fault), so it is skipped", at: place, reading.reasons)
        }
    }

    private mutating func reportUnread(_ problems: [Diagnostic]) {
        for problem in problems where problem.severity == .error && problem.code != .duplicateSource {
            skip(Self.reason(problem), at: problem.location, problem.notes)
        }
    }

    private static func reason(_ problem: Diagnostic) -> String {
        "\(problem.message), so \(problem.message.hasPrefix("the file ") ? "it" : "the file") is skipped"
    }

    private mutating func skip(_ message: String, at location: SourceLocation?, _ notes: [Diagnostic.Note]) {
        diagnostics.append(Diagnostic(.warning, .skippedFile, message, at: location, notes: notes))
    }
}

extension LoadedTokens {
    /// The paths of the tokens that can be read.
    fileprivate var readablePaths: Set<String> {
        Set(readings.lazy.flatMap(\.tokens).filter { $0.value != .unusable }.map(\.path))
    }
}

extension LoadedTokens.Reading {
    /// The format of its files.
    fileprivate var format: TokenFormat { reading.formats[0] }

    /// The tokens of all modes.
    fileprivate var tokens: some Sequence<Token> {
        reading.collections.lazy.flatMap(\.modes).flatMap(\.tokens)
    }

    /// The number of readable tokens, counted in each mode.
    var tokenCount: Int { tokens.count { $0.value != .unusable } }

    /// Whether it contains a color.
    fileprivate var holdsColors: Bool { tokens.contains { $0.type == .color } }

    private var errors: [Diagnostic] { reading.diagnostics.condensed.filter { $0.severity == .error } }

    /// The errors that suggest that the file contains something other than tokens. A wrong type, unit or property
    /// beside a `$value` does not.
    private var doubts: [Diagnostic] {
        errors.filter { format != .dtcg || ![.unknownType, .unknownProperty, .unsupportedLength].contains($0.code) }
    }

    /// Whether a run can use it: it has no error that stops the run, and more readable tokens than unreadable ones.
    fileprivate var isUsable: Bool {
        let (count, doubts) = (tokenCount, doubts)
        return count > 0 && !doubts.contains { $0.loss == .run || $0.code == .wrongFormat }
            && (!doubts.contains { $0.lostTokens.count > count } || statesToken)
    }

    /// Whether nothing else looks like its files, whatever their errors are.
    fileprivate var isUnmistakable: Bool { TokenFormats.isUnmistakable(format) || statesToken }

    /// Whether a token has a `$value` and a `$type`.
    private var statesToken: Bool { reading.files.contains(where: \.statesToken) }

    /// Whether it is a document that refers to other files.
    fileprivate var namesOthers: Bool { reading.files.count > paths.count }

    /// The first error that stops a run, or else the first one that costs a token.
    fileprivate var firstError: Diagnostic? {
        errors.first { $0.loss == .run } ?? errors.first { $0.loss != .detail } ?? errors.first
    }

    /// The notes on its problems: the first error with its own notes, which can point at the first wrong value.
    fileprivate var reasons: [Diagnostic.Note] {
        if isForeign { return [Diagnostic.Note("tokens are objects with a \"$value\" or a \"value\"")] }
        let first = firstError
        let reason = first.map { Diagnostic.Note("first error: \($0.message)", at: $0.location) }
        let rest = first?.notes.map { Diagnostic.Note($0.message, at: $0.location ?? first?.location) } ?? []
        let named = namesOthers ? [Diagnostic.Note("the files that it refers to are read separately")] : []
        return [reason].compactMap(\.self) + rest + named
    }

    /// Whether its files contain only groups.
    fileprivate var isEmpty: Bool { tokenCount == 0 && firstError == nil && !isForeign }

    /// The reason that it cannot be a source, as text that follows its name.
    fileprivate var fault: String {
        if isForeign { return "contains no tokens" }
        if tokenCount == 0 { return "contains no readable tokens" }
        return errors.contains { $0.loss == .run }
            ? "has an error that prevents generation" : "contains few readable tokens"
    }

    /// Whether its files contain something other than tokens.
    private var isForeign: Bool {
        !TokenFormats.isUnmistakable(format) && reading.files.allSatisfy(\.isForeign)
    }

    /// Whether no token states a value of its own, from which a type could be inferred.
    fileprivate var holdsOnlyReferences: Bool { tokens.allSatisfy { $0.value.aliasedPath != nil } }

    /// Whether three quarters of the values are references.
    fileprivate var holdsMostlyReferences: Bool {
        let all = Array(tokens)
        return all.count { $0.value.aliasedPath != nil } * 4 >= all.count * 3
    }

    /// Whether tokens cannot be read because they have no type.
    fileprivate var hasUntyped: Bool { errors.contains { $0.code == .missingType } }

    /// The number of tokens without a type, and the first diagnostic, if that is the main problem of the files.
    fileprivate var untyped: (count: Int, first: Diagnostic?) {
        let untyped = errors.filter { $0.code == .missingType }
        let count = untyped.reduce(0) { $0 + $1.lostTokens.count }
        let others = errors.count - untyped.count + reading.otherMemberCount
        return (count, count > others ? untyped.first : nil)
    }

    /// Whether it clearly contains tokens, as required for files with other names. Any JSON can contain an object that
    /// looks like a token, but not a reference to another token.
    fileprivate var isSound: Bool {
        guard isUsable else { return false }
        let isListOfVariables = TokenFormats.isUnmistakable(format) && !reading.hasBareValues
        return tokenCount > doubts.count + reading.otherMemberCount
            && (isListOfVariables || tokens.contains { $0.type != nil && $0.type != .string }
                || tokens.allSatisfy { $0.value.aliasedPath != nil })
            && (!reading.hasBareValues || holdsManyColors) || statesToken
    }

    /// Whether a quarter of its values are colors. Files of other data contain few.
    private var holdsManyColors: Bool { tokens.count { $0.type == .color } * 4 >= tokenCount }
}
