import DesignTokens
import Diagnostics
import FileAccess

/// Finds the configuration of a run: the named file, the one in the named folder or the working directory, or the
/// built-in default.
package struct ConfigurationLoader {
    let fileSystem: any FileSystem
    private let templateFolder: String?
    private let rules: [RuleKind]

    /// Makes a loader; what templates declare is read from the folder that the command line names, if it names one.
    init(fileSystem: any FileSystem, templateFolder: String?, knowing rules: [RuleKind]) {
        self.rules = rules
        self.fileSystem = fileSystem
        self.templateFolder = templateFolder
    }

    /// The name of the file that is looked for in a folder.
    package static let fileName = "tokengenerator.json"

    /// Loads the configuration, as far as it can be read, from a file or a folder: the working directory if `nil`.
    package func load(_ path: String?) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        guard let path else { return load(in: ".") }
        let isFolder = (try? fileSystem.status(of: path))?.kind == .folder
        return isFolder ? load(in: path) : read(path)
    }

    private func load(in folder: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        let path = FilePath.join(folder, Self.fileName)
        return exists(path) ? read(path) : (defaultConfiguration(in: folder), [])
    }

    private func read(_ path: String) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        do {
            return ConfigurationReader.read(
                try fileSystem.read(path), path: path, templateFolder: templateFolder, fileSystem, knowing: rules)
        } catch {
            let diagnostic = Diagnostic(
                .error, .noConfiguration, "the configuration \"\(path)\" cannot be read: \(error.reason)",
                advice: "TokenGenerator init writes a \(Self.fileName) for the token files it finds")
            return (Configuration(path: path), [diagnostic])
        }
    }

    /// The built-in default, with what is there of what it names: any token files in `tokens`, whatever their names,
    /// and the catalog if there is one.
    package func defaultConfiguration(in folder: String) -> Configuration {
        var configuration = DefaultConfiguration.configuration
        configuration.defaultFolder = folder
        let isThere = { (named: Located<String>) in exists(FilePath.join(folder, named.value)) }
        let named = configuration.sources.filter { isThere($0.path) }
        configuration.sources = named.isEmpty ? tokenFiles(in: folder) : named
        for index in configuration.targets.indices { configuration.targets[index].catalogs.removeAll { !isThere($0) } }
        return configuration
    }

    private func exists(_ path: String) -> Bool { (try? fileSystem.status(of: path)) != nil }

    private func tokenFiles(in folder: String) -> [SourceConfiguration] {
        let entries = (try? fileSystem.list(FilePath.join(folder, "tokens"))) ?? []
        return entries.filter { $0.kind == .file && TokenFiles.isTokenFile($0.name) }
            .map { SourceConfiguration(Located("tokens/\($0.name)")) }
    }
}

extension DefaultConfiguration {
    /// The default, read like any other configuration; what it names need not exist, so nothing in it has a place.
    static var configuration: Configuration {
        // It says nothing of rules.
        ConfigurationReader.read(Array(text.utf8), path: nil, knowing: []).configuration
    }
}
