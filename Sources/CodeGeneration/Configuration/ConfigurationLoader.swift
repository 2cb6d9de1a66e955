import DesignTokens
import FileAccess
import LocatedJSON

/// Finds the configuration of a run: the named file, the one in the working directory, or the built-in default.
struct ConfigurationLoader {
    let fileSystem: any FileSystem

    /// The name of the file that is looked for in the working directory.
    static let fileName = "tokengenerator.json"

    /// Loads the configuration.
    ///
    /// - Parameter path: The file that the user named; `nil` when none was.
    /// - Returns: The configuration, as far as it could be read, and what is wrong with it.
    func load(_ path: String?) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        if path == nil, (try? fileSystem.status(of: Self.fileName)) == nil { return (defaultConfiguration(), []) }
        let path = path ?? Self.fileName
        do {
            return ConfigurationReader.read(try fileSystem.read(path), path: path)
        } catch {
            let advice = "TokenGenerator init writes a \(Self.fileName) for the token files it finds"
            let diagnostic = Diagnostic(
                .error, "no-configuration", "the configuration \"\(path)\" cannot be read: \(error.reason)",
                notes: [Diagnostic.Note(advice)])
            return (Configuration(path: path), [diagnostic])
        }
    }

    /// The built-in default, with what is there of what it names: any token files in `tokens`, whatever their names,
    /// and the catalog if there is one.
    private func defaultConfiguration() -> Configuration {
        var configuration = DefaultConfiguration.configuration()
        let named = configuration.sources.filter { exists($0.value) }
        configuration.sources = named.isEmpty ? tokenFiles() : named
        configuration.catalogs = configuration.catalogs.filter { exists($0.value) }
        return configuration
    }

    private func exists(_ path: String) -> Bool { (try? fileSystem.status(of: path)) != nil }

    private func tokenFiles() -> [Located<String>] {
        let entries = (try? fileSystem.list("tokens")) ?? []
        return entries.filter { $0.kind == .file && $0.name.hasSuffix(".json") }.map { Located("tokens/\($0.name)") }
    }
}

extension Configuration {
    /// The folder that the configuration's paths are relative to.
    var folder: String { path.map(FilePath.parent) ?? "." }
}
