import DesignTokens
import FileAccess
import LocatedJSON

/// Files that are read together: those of a project, or a single file.
struct FileGroup {
    let reader: TokenFormatReader
    /// What the files share, such as a project folder; `nil` for a file that is read alone.
    private(set) var project: String?
    var files: [JSONDocument]
    /// Whether the configuration makes a file a mode, beside others of its project.
    var statesMode = false
    private let folders: ProjectFolders
    /// The guesses at the files' formats; none for configured formats.
    private var guesses: [FormatGuess] = []
    /// Whether the format of at least one of its files is certain.
    private(set) var isCertain = true

    /// Recognizes the format of a file unless it is configured.
    init(_ file: JSONDocument, stated: TokenFormat?, _ folders: ProjectFolders) {
        if stated == nil { guesses = [FormatGuess(file, among: TokenFormats.all, folders)] }
        reader = stated.map(TokenFormats.reader) ?? guesses[0].reader
        project = reader.project(file, folders)
        isCertain = guesses.allSatisfy { $0.sign.certainty == .certain }
        (files, self.folders) = ([file], folders)
    }

    /// The guess at the format of a single file.
    var guess: FormatGuess? { guesses.first }

    /// Whether the file has no recognizable keys.
    var isUnmarked: Bool { guess?.sign.certainty == .possible }

    func read(_ options: ReadingOptions) -> TokenReading { reader.read(files, project, options, folders) }

    /// Returns the file as a part of the first of some projects of a certain format that it fits. A file joins only if this
    /// resolves references inside its values or makes more tokens usable than in its own reading, and loses none.
    func joined(toAny takers: [FileGroup], betterThan reading: TokenReading, _ options: ReadingOptions) -> FileGroup? {
        guard reading.refersToOthers || reading.diagnostics.hasErrors else { return nil }
        for taker in takers
        where mayBe(taker.reader.format) && FilePath.contains(folder: taker.project ?? "", files[0].path) {
            let group = FileGroup(files[0], stated: taker.reader.format, folders)
            if group.project != nil, group.read(options).isBetter(than: reading) { return group }
        }
        return nil
    }

    /// Whether the files of another group belong to the same project.
    fileprivate func takes(_ other: FileGroup) -> Bool {
        reader.format == other.reader.format && project == other.project
            && (statesMode || other.statesMode || reader.areTogether(files[0], other.files[0], folders))
    }

    fileprivate func mayBe(_ format: TokenFormat) -> Bool { guesses.allSatisfy { $0.mayBe(format) } }

    fileprivate mutating func add(_ other: FileGroup) {
        files += other.files
        guesses += other.guesses
        isCertain = isCertain || other.isCertain
    }
}

extension [FileGroup] {
    /// Adds files to the project that they belong to.
    mutating func add(_ group: FileGroup) {
        let place = firstIndex { $0.takes(group) }
        if let place { self[place].add(group) } else { append(group) }
    }

    /// Joins projects of uncertain format to the first project whose format all of their files may have.
    mutating func joinUncertain() {
        for number in indices.reversed() where !self[number].isCertain {
            let taker = firstIndex { other in
                other.reader.format != self[number].reader.format && self[number].mayBe(other.reader.format)
            }
            guard let taker else { continue }
            self[taker].files += self[number].files
            self[number].files = []
        }
        removeAll(where: \.files.isEmpty)
    }
}

extension TokenReading {
    /// Whether values refer to tokens that the reading does not have.
    fileprivate var refersToOthers: Bool {
        !referencesInsideValues.subtracting(collections.lazy.flatMap(\.modes).flatMap(\.tokens).map(\.path)).isEmpty
    }

    /// Returns whether it keeps every token of another reading of the same files, and has more tokens or references.
    fileprivate func isBetter(than other: TokenReading) -> Bool {
        let (tokens, others) = (usableTokens, other.usableTokens)
        guard !others.contains(where: { $0.deprecation != nil }),
            Set(others.map(\.path)).isSubset(of: tokens.map(\.path))
        else { return false }
        return other.refersToOthers || tokens.count > others.count
    }

    private var usableTokens: [Token] {
        collections.flatMap { $0.modes.prefix(1) }.flatMap(\.tokens).filter { $0.value != .unusable }
    }
}
