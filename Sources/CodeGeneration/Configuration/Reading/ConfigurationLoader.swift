import DesignTokens
import Diagnostics
import FileAccess

/// Finds the configuration of a run: the given file, the one in the given folder or the working directory, or the
/// built-in default.
package struct ConfigurationLoader {
    let fileSystem: any FileSystem
    private let templateFolder: String?
    private let rules: [RuleKind]

    /// Creates a loader. Template declarations are read from `templateFolder`, if given.
    init(fileSystem: any FileSystem, templateFolder: String?, knowing rules: [RuleKind]) {
        self.rules = rules
        self.fileSystem = fileSystem
        self.templateFolder = templateFolder
    }

    /// The file name of configurations.
    package static let fileName = "tokengenerator.json"

    /// Loads the configuration from a file or folder, or from the working directory if `nil`, as far as it can be read.
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
                .error, .noConfiguration, "cannot read the configuration '\(path)': \(error.reason)",
                advice: "run 'TokenGenerator init' to create a configuration")
            return (Configuration(path: path), [diagnostic])
        }
    }

    /// Returns the built-in default with the files that exist: all token files in `tokens`, and the catalog if there is
    /// one.
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
    /// The built-in default. Its paths need not exist, so its values have no locations.
    static var configuration: Configuration {
        // The default configures no rules.
        ConfigurationReader.read(Array(text.utf8), path: nil, knowing: []).configuration
    }
}
