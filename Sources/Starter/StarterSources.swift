import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads the files that a search found and chooses those that can be sources side by side: the modes of a collection, and
/// files of which no token path of one stands in another.
struct StarterSources {
    /// The chosen files' tokens.
    private(set) var documents: [TokenDocument] = []
    /// What the configuration names: the chosen files, or folders and patterns for them, relative to the searched folder.
    private(set) var paths: [String] = []
    /// The files that state tokens of a chosen one again.
    private(set) var leftOut: [StarterConfiguration.LeftOutFile] = []
    /// Files that cannot be used, or not whole.
    private(set) var diagnostics: [Diagnostic] = []

    private let folder: String
    private let fileSystem: any FileSystem
    /// The files and projects that were chosen.
    private var owners: [String] = []
    /// The owner that states each token, by its index.
    private var tokenOwners: [String: Int] = [:]
    private var groupOwners: [String: Int] = [:]
    private var chosen: [File] = []
    /// The files that a chosen resolver document refers to.
    private var referred: Set<String> = []

    /// How many bytes are read of files whose names say nothing of tokens, in one file and in all together.
    private static let byteLimit = (file: 4 << 20, all: 32 << 20)

    /// Chooses among the files that a search found.
    init(_ search: StarterSearch, in folder: String, _ fileSystem: any FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
        studio = StudioProjects(fileSystem: fileSystem)
        for path in search.resolverFiles { chooseResolver(path) }
        let tokenFiles = search.tokenFiles.filter { !referred.contains($0) }
        let others = referred.isEmpty ? search.otherFiles : []
        let found = tokenFiles.isEmpty ? readOtherFiles(others) : readTokenFiles(tokenFiles)
        chooseStudioFiles()
        let collections = TokenGraph(found.map(\.document)).collections.map { $0.modes.map(\.source) }
        // What is light on one screen and dark on another can be stated by two files; the light one is the plain case.
        let files = collections.map { modes in modes.map { found[$0] } }
        for modes in files.filter({ !$0[0].isDark }) + files.filter({ $0[0].isDark }) { choose(modes) }
        addChosenFiles()
    }

    /// The files of Tokens Studio, which are read together.
    private var studio: StudioProjects

    private struct File {
        var path: String
        var document: TokenDocument

        var isDark: Bool {
            let names = [FilePath.lastComponent(of: path), document.modeName ?? ""]
            return names.contains { $0.lowercased().contains("dark") }
        }
    }

    private mutating func readTokenFiles(_ paths: [String]) -> [File] {
        var files: [File] = []
        for path in paths {
            let place = FilePath.join(folder, path)
            do {
                let source = try JSONDocument(parsing: try fileSystem.read(place), path: place)
                if addToProject(source) { continue }
                let document = DTCGReader.read(source, as: TokenFormat.guess(source).format)
                if report(document) { files.append(File(path: path, document: document)) }
            } catch let error as JSONSyntaxError {
                let problem = error.diagnostic
                skip("\(problem.message), so the file is left out", at: problem.location, problem.notes)
            } catch {
                let reason = (error as? FileError)?.message ?? "cannot be read"
                let advice = Diagnostic.Note("add it to \"sources\" when it can be read")
                skip("the token file \"\(place)\" is left out: \(reason)", [advice])
            }
        }
        return files
    }

    /// Files of any name count only when they are token files without doubt.
    private mutating func readOtherFiles(_ paths: [String]) -> [File] {
        var files: [File] = []
        var bytesLeft = Self.byteLimit.all
        for path in paths where bytesLeft > 0 {
            let place = FilePath.join(folder, path)
            let start = try? fileSystem.readStart(of: place, count: Self.byteLimit.file + 1)
            guard let bytes = start, bytes.count <= Self.byteLimit.file else { continue }
            bytesLeft -= bytes.count
            guard let source = try? JSONDocument(parsing: bytes, path: place), !addToProject(source) else { continue }
            let document = DTCGReader.read(source, as: TokenFormat.guess(source).format)
            let isSound = !document.diagnostics.contains { $0.severity == .error }
            if isSound, !document.tokens.isEmpty { files.append(File(path: path, document: document)) }
        }
        return files
    }

    /// Takes a resolver document, and so no file that it refers to by itself, unless something is wrong with it.
    private mutating func chooseResolver(_ path: String) {
        let place = FilePath.join(folder, path)
        guard let bytes = try? fileSystem.read(place), let source = try? JSONDocument(parsing: bytes, path: place)
        else {
            return skip("the resolver document \"\(place)\" cannot be read, so it is left out", [])
        }
        let files = ResolverFiles(for: place, in: folder, fileSystem: fileSystem)
        let resolver = ResolverReader.read(source) { files.load($0) }
        let resolverDocuments = resolver.documents()
        if let error = resolverDocuments.lazy.flatMap(\.diagnostics).first(where: { $0.severity == .error }),
            resolverDocuments.allSatisfy(\.tokens.isEmpty)
        {
            let first = Diagnostic.Note("the first error: \(error.message)", at: error.location)
            return skip("the resolver document \"\(place)\" has errors, so it is left out", [first])
        }
        for token in resolverDocuments.flatMap(\.tokens) { tokenOwners[token.path] = owners.count }
        owners.append(path)
        paths.append(path)
        documents += resolverDocuments
        referred.formUnion(resolver.sources.dropFirst().map { relative($0.path) })
    }

    /// Adds a file to the project of Tokens Studio that it belongs to; `false` for one of another format.
    private mutating func addToProject(_ source: JSONDocument) -> Bool {
        let isInProject = studio.folder(around: source.path) != nil
        guard TokenFormat.guess(source, isInStudioProject: isInProject).format == .tokensStudio else { return false }
        studio.add(source)
        return true
    }

    private mutating func chooseStudioFiles() {
        for (project, gathered) in zip(studio.read(diagnostics: &diagnostics), studio.projects) {
            let projectDocuments = project.documents()
            guard projectDocuments.contains(where: { !$0.tokens.isEmpty }) else { continue }
            for token in projectDocuments.flatMap(\.tokens) { tokenOwners[token.path] = owners.count }
            let path = relative(project.path)
            let files = gathered.files.map { relative($0.path) }
            owners.append(path)
            // The searched folder itself holds more than tokens: generated files for one.
            let isWhole = path != "." && StarterFolders(files, in: folder, fileSystem).holdsOnly(Set(files), path)
            paths += isWhole ? [path] : files
            documents += projectDocuments
        }
    }

    private func relative(_ path: String) -> String {
        FilePath.relative(FilePath.normalised(path), to: FilePath.normalised(folder)) ?? path
    }

    /// Tells what is wrong with a file in one sentence; `false` when it has no token that could be used.
    private mutating func report(_ document: TokenDocument) -> Bool {
        let errors = document.diagnostics.filter { $0.severity == .error }
        let place = SourceLocation(path: document.source.path, line: 1, column: 1)
        let first = errors.prefix(1).map { Diagnostic.Note("the first: \($0.message)", at: $0.location) }
        let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
        if document.tokens.isEmpty {
            skip("the file holds no token that can be read, so it is left out", at: place, first)
        } else if !errors.isEmpty {
            let advice = Diagnostic.Note("TokenGenerator validate shows them all")
            diagnostics.append(
                Diagnostic(.warning, .tokenErrors, "the file has \(count)", at: place, notes: first + [advice]))
        }
        return !document.tokens.isEmpty
    }

    private mutating func skip(_ message: String, at location: SourceLocation? = nil, _ notes: [Diagnostic.Note]) {
        diagnostics.append(Diagnostic(.warning, .skippedFile, message, at: location, notes: notes))
    }

    private mutating func choose(_ modes: [File]) {
        guard let file = modes.first else { return }
        let tokens = file.document.tokens.map(\.path)
        let groups = file.document.groups.dropFirst().map(\.path)
        let taken = tokens.compactMap { tokenOwners[$0] ?? groupOwners[$0] }
        if let owner = taken.first ?? groups.compactMap({ tokenOwners[$0] }).first {
            let shared = taken.count { $0 == owner }
            leftOut += modes.map { mode in
                StarterConfiguration.LeftOutFile(
                    path: mode.path, firstPath: owners[owner], sharedCount: shared, tokenCount: tokens.count)
            }
            return
        }
        for path in tokens { tokenOwners[path] = owners.count }
        for path in groups where groupOwners[path] == nil { groupOwners[path] = owners.count }
        owners.append(file.path)
        chosen += modes
    }

    /// Names the chosen files, many of one folder together, in the order in which they will be read.
    private mutating func addChosenFiles() {
        let byPath = Dictionary(chosen.map { ($0.path, $0.document) }, uniquingKeysWith: { first, _ in first })
        let files = chosen.map(\.path)
        var folders = StarterFolders(files, in: folder, fileSystem)
        for source in folders.sources(of: files) {
            paths.append(source.path)
            documents += source.files.compactMap { byPath[$0] }
        }
    }
}
