import Foundation

/// The parts of a `tokengenerator.json` that a plugin needs before the tool runs: the files that it reads and writes.
///
/// Only the tool checks a configuration and reports errors. Here, invalid parts are ignored.
struct ConfigurationFile {
    /// The configuration file, or the folder that uses the built-in default.
    let url: URL
    /// The folder for relative paths.
    let folder: URL
    private var content: Content

    /// The file name of a configuration.
    static let name = "tokengenerator.json"

    /// Returns the configuration in the first folder that has one. If none has, returns the built-in default for the first
    /// folder with token files.
    ///
    /// - Returns: `nil` if the folders contain neither.
    static func find(in folders: [URL]) -> ConfigurationFile? {
        for folder in folders {
            let url = folder.appending(path: name)
            if FileManager.default.fileExists(atPath: url.filePath) { return ConfigurationFile(reading: url) }
        }
        for folder in folders where folder.appending(path: "tokens").isFolder {
            return ConfigurationFile(defaultIn: folder)
        }
        return nil
    }

    private init(reading url: URL) {
        self.url = url
        folder = url.deletingLastPathComponent()
        content = (try? Data(contentsOf: url)).flatMap(Content.init) ?? Content()
    }

    private init(defaultIn folder: URL) {
        url = folder
        self.folder = folder
        content = Content(Data(DefaultConfiguration.text.utf8)) ?? Content()
    }

    /// The names in `"targets"`; empty if the configuration has a single target, which can have any name.
    var targets: [String] { (content.targets ?? [:]).keys.sorted() }

    /// The paths of outputs that are not Swift. A build does not declare them, because it would treat them as resources.
    private(set) var otherOutputs: [String] = []

    /// Returns the configuration of one compiled target, which inherits the members that it does not set; `nil` if the
    /// configuration only has other targets.
    func compiling(_ target: String) -> ConfigurationFile? {
        guard let targets = content.targets else { return self }
        guard let own = targets[target] else { return nil }
        var result = self
        result.content.catalogs = own.catalogs ?? content.catalogs
        let paths = own.outputs.paths
        result.content.outputs = paths.filter { $0.hasSuffix(".swift") }.map(Content.Output.init)
        result.otherOutputs = paths.filter { !$0.hasSuffix(".swift") }
        return result
    }

    /// Whether this is the built-in default, because there is no configuration file.
    var isDefault: Bool { url == folder }

    /// Returns the path relative to a folder that contains it, or the absolute path.
    func path(from base: URL) -> String {
        let (path, base) = (url.standardizedFileURL.filePath, base.standardizedFileURL.filePath)
        let prefix = base.hasSuffix("/") ? base : base + "/"
        if path == base || path + "/" == prefix { return "." }
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// All paths in the configuration, as written.
    var namedFiles: [String] { content.inputs + content.outputPaths }

    /// The unique file names of the outputs.
    var outputNames: [String] {
        var seen: Set<String> = []
        return content.outputPaths.map { URL(filePath: $0).lastPathComponent }.filter { seen.insert($0).inserted }
    }

    /// The files that the tool reads: the configuration, token files, templates, and everything in catalogs and folders of
    /// fonts. The built-in default reads all files in `tokens`.
    var inputs: [URL] {
        let named = isDefault ? ["tokens"] + (content.catalogs ?? []) : content.inputs.map(\.withoutWildcards)
        return (isDefault ? [] : [url])
            + named.flatMap { URL(filePath: $0, relativeTo: folder).standardizedFileURL.filesAndFolders }
            .withReferredFiles
    }

    /// The keys with paths. All are optional, because the tool reports errors.
    fileprivate struct Content: Decodable {
        var sources: [Source]?
        var catalogs: [String]?
        var fonts: Fonts?
        var templates: String?
        var outputs: [Output]?
        var targets: [String: Target]?

        struct Fonts: Decodable {
            var files: [String]?
        }

        struct Output: Decodable {
            var path: String?
        }

        struct Target: Decodable {
            var catalogs: [String]?
            var outputs: [Output]?
        }

        /// A path, or an object with one.
        struct Source: Decodable {
            var path: String?

            private enum CodingKeys: CodingKey { case path }

            init(from decoder: any Decoder) throws {
                path = try? decoder.singleValueContainer().decode(String.self)
                if path == nil {
                    path = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .path)
                }
            }
        }

        var inputs: [String] {
            (sources ?? []).compactMap(\.path) + (catalogs ?? []) + (fonts?.files ?? [])
                + [templates].compactMap(\.self)
        }
        var outputPaths: [String] { outputs.paths }

        init() {}

        init?(_ data: Data) {
            let decoder = JSONDecoder()
            if #available(macOS 12, *) { decoder.allowsJSON5 = true }
            guard let content = try? decoder.decode(Content.self, from: data) else { return nil }
            self = content
        }
    }
}

extension [ConfigurationFile.Content.Output]? {
    fileprivate var paths: [String] { (self ?? []).compactMap(\.path) }
}

extension String {
    /// The path up to the first name with a wildcard: the folder that contains all matches.
    fileprivate var withoutWildcards: String {
        guard contains("*") else { return self }
        let names = split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }
        return names.isEmpty ? "." : names.count == 1 && names[0].isEmpty ? "/" : names.joined(separator: "/")
    }
}

extension [URL] {
    /// The files, and the files that resolver documents among them refer to, each once.
    fileprivate var withReferredFiles: [URL] {
        var result = self
        var known = Set(map(\.filePath))
        var rest = filter { $0.lastPathComponent.lowercased().hasSuffix(".resolver.json") }
        while let file = rest.popLast() {
            for referred in file.referredFiles where known.insert(referred.filePath).inserted {
                result.append(referred)
                rest.append(referred)
            }
        }
        return result
    }
}

extension URL {
    /// The existing files that a `$ref` in this file refers to.
    fileprivate var referredFiles: [URL] {
        guard let data = try? Data(contentsOf: self) else { return [] }
        var values = [try? JSONSerialization.jsonObject(with: data)]
        var result: [URL] = []
        while let value = values.popLast() {
            if let list = value as? [Any] { values += list }
            guard let object = value as? [String: Any] else { continue }
            values += Array(object.values)
            guard let reference = object["$ref"] as? String, !reference.hasPrefix("#"), !reference.hasPrefix("/"),
                !reference.contains(":")
            else { continue }
            let path = String(reference.prefix { $0 != "#" })
            let url = deletingLastPathComponent().appending(path: path.removingPercentEncoding ?? path)
                .standardizedFileURL
            if FileManager.default.fileExists(atPath: url.filePath), !url.isFolder { result.append(url) }
        }
        return result.sorted { $0.path < $1.path }
    }

    /// The path without percent encoding.
    var filePath: String { path(percentEncoded: false) }

    /// Whether it is an existing folder.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: filePath, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The file, or the folder and its contents, so that a build notices added and removed files. Missing files are left
    /// out: a build that waits for one would not run the tool, which reports it.
    fileprivate var filesAndFolders: [URL] {
        guard FileManager.default.fileExists(atPath: filePath) else { return [] }
        guard isFolder else { return [self] }
        let content = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return [self] + (content?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }
}
