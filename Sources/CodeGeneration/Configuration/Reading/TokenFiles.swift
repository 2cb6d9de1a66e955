import AssetCatalogs
import Diagnostics
import FileAccess
import LocatedJSON

/// Finds the token files in a folder: all `*.json`, `*.jsonc`, `*.json5` and `*.tokens`, in an order that depends only
/// on names.
package struct TokenFiles {
    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The number of files and folders to search. Larger folders are probably not meant to be searched.
    package static let entryLimit = 50_000

    /// Returns whether a name is skipped: hidden files and folders, and files that describe a project, such as Tokens
    /// Studio's files of themes.
    package static func isSkipped(_ name: String) -> Bool {
        FilePath.isHidden(name) && name != namelessSet || TokenFormats.all.contains { $0.marksProject(name) }
    }

    /// The file to which Tokens Studio writes the token set whose name is empty.
    private static let namelessSet = ".json"

    /// Returns whether a file with this name in a token folder is a token file.
    package static func isTokenFile(_ name: String) -> Bool {
        let name = name.lowercased()
        guard !isSkipped(name), name != ConfigurationLoader.fileName, !foreignNames.contains(name) else {
            return false
        }
        return (JSONDialect.endings + ["tokens"]).contains { name.hasSuffix("." + $0) }
    }

    /// The files of other tools that are often next to token files, especially at the root of a repository. Their
    /// content can look like tokens. `actions/foreign-files.txt` lists them for scripts; `RECORD_GOLDEN=1 swift test
    /// --filter DocumentationTests` writes it.
    package static let foreignNames: Set<String> = [
        "package.json", "package-lock.json", "npm-shrinkwrap.json", "composer.json", "tsconfig.json",
        "tsconfig.app.json", "tsconfig.node.json", "jsconfig.json", "lerna.json", "nx.json", "turbo.json",
        "renovate.json", "vercel.json",
    ]

    /// Returns the JSON dialect of a file with this name.
    static func dialect(of path: String) -> JSONDialect {
        let path = path.lowercased()
        return JSONDialect.byEnding.first { path.hasSuffix("." + $0.key) }?.value ?? .strict
    }

    /// Finds the files. Links to folders are not followed, because they could lead back or out of the project. Asset
    /// catalogs are skipped; they must be named in the configuration.
    ///
    /// - Parameters:
    ///   - folder: The folder, with which the paths of the files begin.
    ///   - isWanted: Returns whether a file is included, by its name.
    /// - Returns: The files, sorted by the bytes of their paths.
    /// - Throws: A ``FileError`` for a folder that cannot be listed or is too large.
    package func paths(
        below folder: String, where isWanted: (String) -> Bool = TokenFiles.isTokenFile
    ) throws(FileError) -> [String] {
        var files: [String] = []
        var folders = [folder]
        var entriesLeft = Self.entryLimit
        while let current = folders.popLast() {
            for entry in try fileSystem.list(current) where !Self.isSkipped(entry.name) {
                guard entriesLeft > 0 else {
                    let reason = "it contains more than \(Wording.number(Self.entryLimit)) files and folders"
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

extension FileSystem {
    /// Reads a token file as UTF-8. UTF-16 with a byte-order mark, which `>` in Windows PowerShell writes, is converted.
    func readTokenFile(_ path: String) throws(FileError) -> [UInt8] {
        let bytes = try read(path)
        let isLittleEndian = bytes.starts(with: [0xFF, 0xFE])
        guard isLittleEndian || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 else { return bytes }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

extension JSONDocument {
    /// Parses a token file in the dialect of its file extension.
    init(tokenFile bytes: [UInt8], path: String) throws(JSONSyntaxError) {
        try self.init(parsing: bytes, path: path, dialect: TokenFiles.dialect(of: path))
    }
}
