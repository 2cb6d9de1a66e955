import FileAccess

/// What the command line says about one generation. A flag beats the configuration, the configuration the default.
public struct GenerationOptions: Sendable {
    /// `--config`: the configuration file.
    public var configurationPath: String?
    /// `--output-root`: the folder that outputs are written below, relative to the working directory.
    public var outputRoot: String?
    /// `--templates`: a folder of templates, relative to the working directory.
    public var templates: String?
    /// Whether files are written; otherwise the report says what would be.
    public var writes = true
    /// `--force`: whether hand-written files are replaced.
    public var force = false

    /// Creates the options of a plain run.
    public init() {}
}

extension Configuration {
    /// The folder of the team's own templates.
    var templateFolder: String? { templates.map { FilePath.join(folder, $0.value) } }

    /// The files and folders that a run reads, templates excepted.
    var inputs: [String] {
        (path.map { [$0] } ?? []) + (sources + catalogs).map { FilePath.join(folder, $0.value) }
    }

    /// The folder that outputs are written below.
    var outputFolder: String { outputRoot.map { FilePath.join(folder, $0.value) } ?? folder }
}
