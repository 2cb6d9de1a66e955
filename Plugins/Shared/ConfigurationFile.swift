import Foundation

/// What a plugin has to know of a `tokengenerator.json` before the tool runs: which files it reads and writes.
///
/// Only the tool understands a configuration, and reports what is wrong with it. Here, whatever cannot be read is
/// nothing.
struct ConfigurationFile {
    /// The configuration, or the folder in which the built-in default holds.
    let url: URL
    /// The folder that the paths are relative to.
    let folder: URL
    private var content: Content

    /// The name of the file that is looked for in a folder.
    static let name = "tokengenerator.json"

    /// The configuration in the first of some folders that has one; the built-in default for the first of them that
    /// has token files, if none does.
    ///
    /// - Returns: `nil` when the folders hold neither.
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

    /// The names of the targets; none where the configuration has one alone, which goes by any name.
    var targets: [String] { (content.targets ?? [:]).keys.sorted() }

    /// The paths of the outputs that no build of a target declares, because it would take them for resources.
    private(set) var otherOutputs: [String] = []

    /// What the configuration says of one target that is compiled, which has from above what it does not state; `nil` where
    /// it has others, but not that one.
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

    /// Whether this is the built-in default, because nobody wrote a configuration.
    var isDefault: Bool { url == folder }

    /// The way from a folder that holds it, as people name files; the whole path from any other.
    func path(from base: URL) -> String {
        let (path, base) = (url.standardizedFileURL.filePath, base.standardizedFileURL.filePath)
        let prefix = base.hasSuffix("/") ? base : base + "/"
        if path == base || path + "/" == prefix { return "." }
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// Everything that the configuration names in the file system, as it spells it.
    var namedFiles: [String] { content.inputs + content.outputPaths }

    /// The file names of the outputs, each once.
    var outputNames: [String] {
        var seen: Set<String> = []
        return content.outputPaths.map { URL(filePath: $0).lastPathComponent }.filter { seen.insert($0).inserted }
    }

    /// What the tool reads: the configuration, token files, templates, and everything in catalogs and folders of fonts.
    /// The built-in default reads whatever token files there are.
    var inputs: [URL] {
        let named = isDefault ? ["tokens"] + (content.catalogs ?? []) : content.inputs.map(\.withoutWildcards)
        return (isDefault ? [] : [url])
            + named.flatMap { URL(filePath: $0, relativeTo: folder).standardizedFileURL.filesAndFolders }
            .withReferredFiles
    }

    /// The keys that name files. Everything is optional: to complain is the tool's part.
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

        /// A path, or an object that has one.
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
    /// The path up to the first name with a wildcard: the folder that holds all that the pattern fits.
    fileprivate var withoutWildcards: String {
        guard contains("*") else { return self }
        let names = split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains("*") }
        return names.isEmpty ? "." : names.count == 1 && names[0].isEmpty ? "/" : names.joined(separator: "/")
    }
}

extension [URL] {
    /// The same files, and those that resolver documents among them refer to, each once.
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
    /// The files that any `$ref` in this one names.
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

    /// The path as the file system spells it.
    var filePath: String { path(percentEncoded: false) }

    /// Whether there is a folder.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: filePath, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The file; or the folder and everything in it, so that a build notices what is added or removed; or nothing,
    /// because to wait for a file that is missing would keep the tool from saying so.
    fileprivate var filesAndFolders: [URL] {
        guard FileManager.default.fileExists(atPath: filePath) else { return [] }
        guard isFolder else { return [self] }
        let content = FileManager.default.enumerator(
            at: self, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return [self] + (content?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    }
}
