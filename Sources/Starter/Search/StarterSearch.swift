import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import Projects

/// Searches a folder and its subfolders for token files and asset catalogs, in an order that only depends on names. All paths
/// are relative to the folder.
struct StarterSearch {
    /// The kind of a JSON file, by its name.
    enum Kind {
        /// It refers to other token files, as a resolver document does.
        case index
        /// It has the name of a token file, or is in a folder of tokens.
        case tokens
        /// It can contain tokens.
        case other
    }

    /// Something else than a file with tokens.
    enum Finding: Hashable {
        case catalog, swiftGen, font
        case manifest(ManifestKind)

        /// Recognizes a file or folder by its name.
        fileprivate init?(_ entry: FolderEntry, in folder: String) {
            let name = entry.name.lowercased()
            switch (entry.kind, entry.name) {
            case (.folder, _) where name.hasSuffix(".xcassets"): self = .catalog
            case (.file, _) where SwiftGenConfiguration.isNamed(FilePath.join(folder, name)): self = .swiftGen
            case (.file, _) where LoadedFonts.isFontFile(name): self = .font
            default:
                guard let kind = ManifestKind(entry, in: folder) else { return nil }
                self = .manifest(kind)
            }
        }
    }

    private var found: [Finding: [String]] = [:]
    /// The folders in which files with any name can contain tokens: the parents of the folders named after tokens, and the
    /// folders of projects of token files.
    private(set) var foldersAroundTokens: Set<String> = []
    /// The first file in a folder of tokens that Style Dictionary would read, but `init` does not, with its kind.
    private(set) var unread: (path: String, kind: String)?
    /// The files that Style Dictionary configurations list, each with the path of a configuration.
    private(set) var listedFiles: [String: String] = [:]
    /// Warnings about folders that cannot be searched, and about the limit of the search.
    private(set) var diagnostics: [Diagnostic] = []

    private let fileSystem: SearchedFolder
    private var files: [(path: String, kind: Kind, size: Int)] = []
    /// The folders for build results with their depths, which are not searched at first.
    private var resultFolders: [(path: String, depth: Int)] = []
    private var entriesLeft = TokenFiles.entryLimit

    /// The depth of the search: `1/2/3/4/5/6/7/8/9/10` is searched, its subfolders are not.
    private static let depthLimit = 10

    /// Searches a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - tokens: The path of the token files, relative to the folder; `nil` for all files in the folder.
    init(_ folder: SearchedFolder, tokens: String? = nil) {
        self.init(unsearched: folder)
        search("", depth: 0)
        if let tokens { replaceTokenFiles(with: tokens) }
        // Configurations in outer folders come first.
        found[.swiftGen]?.sort { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
        found[.font]?.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findListedFiles()
        guard entriesLeft == 0 else { return }
        warn(
            .searchLimit, "the search ended after \(Wording.number(TokenFiles.entryLimit)) files and folders",
            "run 'TokenGenerator init' in the folder of the token files")
    }

    private init(unsearched folder: SearchedFolder) { fileSystem = folder }

    /// Replaces the token files with those at a path.
    private mutating func replaceTokenFiles(with path: String) {
        var search = StarterSearch(unsearched: fileSystem)
        let status = try? fileSystem.status(of: path)
        if status?.kind == .folder {
            search.search(FilePath.normalized(path), depth: 0, isForTokens: true)
        } else if status?.kind == .file {
            search.files = [(FilePath.normalized(path), .tokens, 0)]
        }
        (files, foldersAroundTokens, unread) = (search.files, search.foldersAroundTokens, search.unread)
        resultFolders = search.resultFolders
        diagnostics += search.diagnostics
    }

    /// Continues the search in the folders for build results: tools that fetch tokens write them there.
    ///
    /// - Returns: The search, or `nil` if there are no such folders.
    func continuedInResults() -> StarterSearch? {
        guard !resultFolders.isEmpty else { return nil }
        var search = self
        search.resultFolders = []
        for folder in resultFolders { search.search(folder.path, depth: folder.depth) }
        search.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return search
    }

    /// The paths of what was found.
    subscript(finding: Finding) -> [String] { found[finding] ?? [] }

    /// The paths of manifests and projects.
    var manifests: [ManifestKind: [String]] {
        Dictionary(
            uniqueKeysWithValues: found.compactMap { finding, paths in
                if case .manifest(let kind) = finding { (kind, paths) } else { nil }
            })
    }

    /// Returns the JSON files of a kind, sorted.
    func files(_ kind: Kind) -> [String] { files.filter { $0.kind == kind }.map(\.path) }

    /// Returns the files without the ending of token files that are small enough to read, in some folders, with the name of
    /// a folder of tokens inside another folder, or listed by a Style Dictionary configuration.
    func smallFiles(in folders: Set<String>? = nil, orNamedIn outer: String? = nil) -> [String] {
        var bytesLeft = Self.byteLimit.all
        return files.filter { file in
            let isInside = outer.map { FilePath.contains(folder: $0, file.path) } ?? false
            let isMeant =
                folders?.contains(FilePath.parent(of: file.path)) ?? true
                || isInside && Self.isNamedTokens(file.path) || listedFiles[file.path] != nil
            guard file.kind == .other, isMeant, bytesLeft > 0, file.size <= Self.byteLimit.file else { return false }
            bytesLeft -= file.size
            return true
        }.map(\.path)
    }

    private mutating func search(_ path: String, depth: Int, isForTokens: Bool = false, isInProject: Bool = false) {
        let entries: [FolderEntry]
        do {
            entries = try fileSystem.list(path.isEmpty ? "." : path)
        } catch {
            return warn(
                .cannotRead, "cannot search the folder '\(error.path)': \(error.reason)",
                "if it contains token files, add them to \"sources\"")
        }
        let isInProject =
            isInProject || entries.contains { entry in TokenFormats.all.contains { $0.marksProject(entry.name) } }
        if isInProject { foldersAroundTokens.insert(path.isEmpty ? "." : path) }
        for entry in entries where Self.isSearched(entry.name, in: path) {
            guard entriesLeft > 0 else { return }
            entriesLeft -= 1
            visit(entry, in: path, depth: depth, isForTokens: isForTokens, isInProject: isInProject)
        }
    }

    /// Whether a file or folder is searched: it is visible, or one of the hidden ones that are inputs.
    private static func isSearched(_ name: String, in folder: String) -> Bool {
        SearchedFolder.isVisible(name)
            || FilePath.isHidden(name) && hiddenInputs.contains { $0(FilePath.join(folder, name)) }
    }

    /// The hidden files and folders that can be inputs, by their paths: token sets whose names look hidden, and
    /// configurations of SwiftGen, `.swiftgen-app.yml`, with everything in a folder `.swiftgen`.
    private static let hiddenInputs: [@Sendable (String) -> Bool] = [
        { TokenFiles.isTokenFile(FilePath.lastComponent(of: $0)) },
        { $0.split(separator: "/").contains { $0.lowercased().hasPrefix(".swiftgen") } },
    ]

    private mutating func visit(
        _ entry: FolderEntry, in path: String, depth: Int, isForTokens: Bool, isInProject: Bool
    ) {
        let (child, name) = (FilePath.join(path, entry.name), entry.name.lowercased())
        if entry.kind == .file, TokenFiles.isTokenFile(name), name != Self.workspaceFile {
            files.append((child, Self.kind(name, isForTokens), entry.size))
        } else if entry.kind == .folder, entry.isLink || ForeignFolders.isForTests(entry.name) {
            // A link could lead back here, or out of the project. The files of tests are not the app's.
        } else if let finding = Finding(entry, in: path) {
            found[finding, default: []].append(child)
        } else if entry.kind == .file, isForTokens, unread == nil {
            unread = Self.unreadKinds[FilePath.ending(of: name)].map { (child, $0) }
        } else if entry.kind == .folder, depth < Self.depthLimit, ForeignFolders.isForResults(name) {
            resultFolders.append((child, depth + 1))
        } else if entry.kind == .folder, depth < Self.depthLimit, !ForeignFolders.contains(name) {
            let saysTokens = Self.tokenFolders.contains(name) && !Self.isGenerated(child)
            if saysTokens { foldersAroundTokens.insert(FilePath.parent(of: child)) }
            search(child, depth: depth + 1, isForTokens: isForTokens || saysTokens, isInProject: isInProject)
        }
    }

    /// Returns whether the name of a folder says that its contents were generated: `generated/tokens` are no sources.
    private static func isGenerated(_ path: String) -> Bool {
        path.lowercased().split(separator: "/").contains("generated")
    }

    private static func kind(_ name: String, _ isForTokens: Bool) -> Kind {
        if TokenFormats.all.contains(where: { $0.namesOthers(name) }) { return .index }
        return isForTokens || tokenEndings.contains(where: name.hasSuffix) ? .tokens : .other
    }

    /// Finds the files that Style Dictionary configurations list. The configurations themselves contain no tokens.
    private mutating func findListedFiles() {
        for file in files where Self.isNamedConfiguration(file.path) && file.size <= Self.byteLimit.file {
            guard let bytes = try? fileSystem.read(file.path),
                let document = try? JSONDocument(parsing: bytes, path: file.path, dialect: .lenient),
                let configuration = StyleDictionaryConfiguration(document)
            else { continue }
            files.removeAll { $0.path == file.path }
            for path in configuration.patterns.flatMap({ listed(by: $0, in: file.path) }) where listedFiles[path] == nil
            {
                listedFiles[path] = file.path
            }
        }
    }

    /// Returns a Style Dictionary configuration that lists files in a folder, or a file.
    func configuration(listingFilesIn path: String) -> String? {
        listedFiles.filter { FilePath.contains(folder: path, $0.key) }.values.min()
    }

    /// Returns the files that a pattern matches, relative to the innermost folder in which it matches any.
    private func listed(by pattern: String, in configuration: String) -> [String] {
        let glob = GlobPattern(pattern)
        var base = FilePath.parent(of: configuration)
        while true {
            let found = files.map(\.path).filter { FilePath.relative($0, to: base).map(glob.fits) ?? false }
            guard found.isEmpty, base != "." else { return found }
            base = FilePath.parent(of: base)
        }
    }

    /// Returns whether a file can be a Style Dictionary configuration by its name: `config.json`, `sd.config.json`.
    private static func isNamedConfiguration(_ path: String) -> Bool {
        let name = FilePath.lastComponent(of: path).lowercased()
        return ["config", "dictionary"].contains(where: name.contains)
    }

    private mutating func warn(_ code: DiagnosticCode, _ message: String, _ advice: String) {
        diagnostics.append(Diagnostic(.warning, code, message, advice: advice))
    }

    /// Returns whether a file has the name of a folder of tokens: `tokens.json`.
    static func isNamedTokens(_ path: String) -> Bool {
        let name = FilePath.lastComponent(of: path).lowercased()
        return name.split(separator: ".").first.map { tokenFolders.contains(String($0)) } ?? false
    }

    /// The size limits, in bytes, for files without the name of token files: of one file, and of all files.
    private static let byteLimit = (file: 4 << 20, all: 32 << 20)
    private static let unreadKinds = [
        "js": "scripts", "mjs": "scripts", "cjs": "scripts", "ts": "scripts", "yaml": "YAML files", "yml": "YAML files",
    ]
    private static let tokenEndings = [".tokens"] + JSONDialect.endings.map { ".tokens." + $0 }
    private static let tokenFolders: Set<String> = ["tokens", "design-tokens"]
    /// The name of project settings in Nx. Token files in a folder of the configuration can still have this name.
    private static let workspaceFile = "project.json"
}
