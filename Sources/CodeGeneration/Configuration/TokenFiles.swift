import AssetCatalogs
import FileAccess
import LocatedJSON

/// The token files below a folder: every `*.json`, `*.jsonc`, `*.json5` and `*.tokens`, in an order that depends on nothing
/// but names.
package struct TokenFiles {
    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// How many files and folders are looked at: a folder that holds more was not meant to be searched whole.
    package static let entryLimit = 50_000

    /// Whether a name is passed over: that of a hidden file or folder, or one that begins with `$`, as the files do in
    /// which Tokens Studio keeps its themes.
    package static func isPassedOver(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "$")
    }

    /// Whether a file of this name in a folder of tokens is one of its token files.
    package static func isTokenFile(_ name: String) -> Bool {
        let name = name.lowercased()
        guard !isPassedOver(name), name != ConfigurationLoader.fileName, !foreignNames.contains(name) else {
            return false
        }
        return (JSONDialect.endings + ["tokens"]).contains { name.hasSuffix("." + $0) }
    }

    /// The files of other tools that are often found beside token files, at the root of a repository above all. They contain
    /// names and values of their own, which can look like tokens. The function `is_token_path` in `actions/review.sh` has
    /// the same names.
    package static let foreignNames: Set<String> = [
        "package.json", "package-lock.json", "npm-shrinkwrap.json", "composer.json", "tsconfig.json",
        "tsconfig.app.json", "tsconfig.node.json", "jsconfig.json", "lerna.json", "nx.json", "turbo.json",
        "renovate.json", "vercel.json",
    ]

    /// What a file of this name is written in.
    static func dialect(of path: String) -> JSONDialect {
        let path = path.lowercased()
        return JSONDialect.byEnding.first { path.hasSuffix("." + $0.key) }?.value ?? .strict
    }

    /// Finds the files. A link to a folder is not followed: it could lead back, or out of the project. Neither is an asset
    /// catalog: who wants its colors names it.
    ///
    /// - Parameters:
    ///   - folder: The folder; the files' paths begin with it, as it is spelled.
    ///   - isWanted: Which files are looked for, by their names.
    /// - Returns: The files, sorted by the bytes of their paths.
    /// - Throws: A ``FileError`` for a folder that cannot be listed, or holds too much.
    package func paths(
        below folder: String, where isWanted: (String) -> Bool = TokenFiles.isTokenFile
    ) throws(FileError) -> [String] {
        var files: [String] = []
        var folders = [folder]
        var entriesLeft = Self.entryLimit
        while let current = folders.popLast() {
            for entry in try fileSystem.list(current) where !Self.isPassedOver(entry.name) {
                guard entriesLeft > 0 else {
                    let reason = "it holds more than \(Self.entryLimit) files and folders"
                    throw FileError(path: folder, operation: .list, reason: reason)
                }
                entriesLeft -= 1
                let path = FilePath.join(current, entry.name)
                if entry.kind == .folder, !entry.isLink, !AssetCatalog.isCatalog(path) { folders.append(path) }
                if entry.kind == .file, isWanted(entry.name) { files.append(path) }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

extension JSONDocument {
    /// Parses a token file, in the dialect that its name tells.
    init(tokenFile bytes: [UInt8], path: String) throws(JSONSyntaxError) {
        try self.init(parsing: bytes, path: path, dialect: TokenFiles.dialect(of: path))
    }
}
