import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the token files of a run: every file is read whatever is wrong with the others.
package struct TokenLoader {
    package let fileSystem: any FileSystem
    /// The format of files of which the configuration says none; `nil` to tell it from each file.
    package let format: TokenFormat?
    /// Whether files of the Design Tokens format are held to the letter of its specification.
    package let isStrict: Bool
    /// The contexts that modifiers of resolver documents are fixed to.
    package let inputs: ResolverInputs
    package private(set) var documents: [TokenDocument] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The files, with how each was read.
    package private(set) var files: [TokenFileSummary] = []
    private var studio: StudioProjects
    /// The files that have been read, with the places where the configuration names them or their folders.
    private var places: [String: SourceLocation?] = [:]
    /// Whether a resolver document is among the files.
    private var hasResolver = false
    /// The files that resolver documents refer to: they are read through these, and not by themselves.
    private var referredFiles: Set<String> = []

    package init(
        fileSystem: any FileSystem, format: TokenFormat? = nil, isStrict: Bool = false,
        inputs: ResolverInputs = ResolverInputs()
    ) {
        self.inputs = inputs
        self.fileSystem = fileSystem
        self.format = format
        self.isStrict = isStrict
        studio = StudioProjects(fileSystem: fileSystem)
    }

    /// The codes of the errors that say that a file, or all files of a folder, could not be opened.
    package static let unreadableCodes: Set<DiagnosticCode> = [.noSource, .emptyFolder]

    /// Reads one file, all token files below a folder, or those that a pattern fits.
    ///
    /// - Parameters:
    ///   - source: The files, and what is known of them.
    ///   - folder: The folder that their path is relative to.
    package mutating func load(_ source: SourceConfiguration, in folder: String) {
        let path = FilePath.join(folder, source.path.value)
        let isFolder = (try? fileSystem.status(of: path))?.kind == .folder
        let pattern = PathPattern(source.path.value)
        guard isFolder || pattern.hasWildcards else { return loadFile(path, source, folder) }
        let start = isFolder ? path : FilePath.join(folder, pattern.folder)
        do {
            let files = try TokenFiles(fileSystem: fileSystem).paths(below: start)
            let fitting = isFolder ? files : files.filter { pattern.fits(FilePath.relative($0, to: folder) ?? $0) }
            for file in fitting where ResolverFiles.isResolver(file) { loadFile(file, source, folder) }
            for file in fitting where !ResolverFiles.isResolver(file) {
                if !referredFiles.contains(FilePath.normalised(file)) { loadFile(file, source, folder) }
            }
            if fitting.isEmpty { isFolder ? reportEmpty(path, source) : reportNoFit(source) }
        } catch {
            report(
                .noSource, "the folder \"\(error.path)\" cannot be read: \(error.reason)", source.path.location,
                advice: "check its permissions, or name the token files themselves")
        }
    }

    private mutating func loadFile(_ path: String, _ source: SourceConfiguration, _ folder: String) {
        let location = source.path.location
        if let first = places.updateValue(location, forKey: FilePath.normalised(path)) {
            return reportRepeated(path, location, first: first)
        }
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path)
        } catch {
            return report(
                .noSource, "the token file \"\(path)\" cannot be read: \(error.reason)", location,
                advice: advice(for: path))
        }
        do {
            read(try JSONDocument(parsing: bytes, path: path), source, folder)
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    private mutating func read(_ file: JSONDocument, _ source: SourceConfiguration, _ folder: String) {
        let isInProject = studio.folder(around: file.path) != nil
        let guess = TokenFormat.guess(file, isInStudioProject: isInProject)
        let stated = source.format ?? format
        let format = stated ?? guess.format
        files.append(TokenFileSummary(path: file.path, format: format, tokenCount: 0))
        guard format != .dtcgResolver else { return readResolver(file, source, in: folder) }
        guard format != .tokensStudio else { return readStudio(file, isInProject: isInProject) }
        var document = DTCGReader.read(file, as: format, isStrict: isStrict)
        document.collection = source.collection
        document.modeName = source.mode ?? document.modeName
        files[files.count - 1].tokenCount = document.tokens.count
        if stated == nil { document.diagnostics = guess.diagnostics(of: document) }
        documents.append(document)
    }

    /// Reads a resolver document with the files that it refers to, which are not read again.
    private mutating func readResolver(_ file: JSONDocument, _ source: SourceConfiguration, in folder: String) {
        hasResolver = true
        let resolverFiles = ResolverFiles(for: file.path, in: folder, fileSystem: fileSystem)
        let resolver = ResolverReader.read(file) { resolverFiles.load($0) }
        let summary = files.count - 1
        for referred in resolver.sources.dropFirst() {
            let path = FilePath.normalised(referred.path)
            if let first = places.updateValue(source.path.location, forKey: path) {
                if !referredFiles.contains(path) { reportRepeated(referred.path, source.path.location, first: first) }
            }
            referredFiles.insert(path)
            files.append(TokenFileSummary(path: referred.path, format: .dtcg, tokenCount: 0))
        }
        let resolverDocuments = resolver.documents(inputs, isStrict: isStrict)
        // A token counts for the file that gives it its value in the default modes.
        var collections: Set<String> = []
        for document in resolverDocuments where collections.insert(document.collection ?? "").inserted {
            for token in document.tokens { files[summary + token.document].tokenCount += 1 }
        }
        documents += resolverDocuments
    }

    /// A file with sets, themes and metadata of its own is a project; any other is a set of one.
    private mutating func readStudio(_ file: JSONDocument, isInProject: Bool) {
        let isWhole =
            !isInProject
            && (file.value(of: "$themes", in: file.root) != nil || file.value(of: "$metadata", in: file.root) != nil)
        guard isWhole else { return studio.add(file) }
        var project = StudioProject(path: file.path)
        project.addFile(file)
        add(project)
    }

    private mutating func add(_ project: StudioProject) {
        let projectDocuments = project.documents()
        documents += projectDocuments
        var counts: [String: Int] = [:]
        for (path, count) in project.tokenCounts { counts[path, default: 0] += count }
        for index in files.indices { if let count = counts[files[index].path] { files[index].tokenCount = count } }
    }

    /// Reads what must be read together, once all files are there.
    package mutating func finish() {
        if !hasResolver, let input = inputs.inputs.first { reportIdle(input) }
        for project in studio.read(diagnostics: &diagnostics) { add(project) }
    }

    /// An input that nothing takes: somebody expects another mode than is generated.
    private mutating func reportIdle(_ input: ResolverInputs.Input) {
        report(
            .invalidInput, "there is no modifier \"\(input.name)\": no source is a resolver document", input.location,
            advice: "name the *.resolver.json in \"sources\", or remove the input")
    }

    private mutating func reportNoFit(_ source: SourceConfiguration) {
        report(
            .emptyFolder, "no token file fits \"\(source.path.value)\"", source.path.location,
            advice: "* stands for any part of a name, ** for any folders")
    }

    /// A file beside its own folder. Reading it twice would report each of its tokens.
    private mutating func reportRepeated(_ path: String, _ location: SourceLocation?, first: SourceLocation?) {
        let place = first.map { Diagnostic.Note("it is read because of this already", at: $0) }
        report(
            .duplicateSource, "the token file \"\(path)\" is named twice", location, [place].compactMap { $0 },
            advice: "a folder stands for every token file below it: name the folder or the file")
    }

    private mutating func reportEmpty(_ folder: String, _ source: SourceConfiguration) {
        report(
            .emptyFolder, "the folder \"\(folder)\" holds no token file", source.path.location,
            advice: "token files are *.json and *.tokens; hidden files and folders, names that begin with $ and "
                + "links to folders are passed over")
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ location: SourceLocation?, _ notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        diagnostics.append(Diagnostic(.error, code, message, at: location, notes: notes + [Diagnostic.Note(advice)]))
    }

    private func advice(for path: String) -> String {
        let folder = FilePath.parent(of: path)
        let name = FilePath.lastComponent(of: path)
        let entries = (try? fileSystem.list(folder)) ?? []
        let names = entries.filter { $0.kind == .folder || TokenFiles.isTokenFile($0.name) }.map(\.name)
        if names.contains(name) { return "check its permissions" }
        let nearest = NearestName.nearest(to: name, among: names.filter { !TokenFiles.isPassedOver($0) })
        return nearest.map { "did you mean \"\(FilePath.join(folder, $0))\"?" }
            ?? "name the token files in \"sources\", relative to the configuration"
    }
}
