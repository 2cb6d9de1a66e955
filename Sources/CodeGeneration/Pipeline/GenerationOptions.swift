import DesignTokens
import FileAccess

/// What the command line says about one generation. A flag beats the configuration, the configuration the default.
package struct GenerationOptions: Sendable {
    /// `--config`: the configuration file, or the folder that holds it.
    package var configurationPath: String?
    /// `--output-root`: the folder that outputs are written below, relative to the working directory.
    package var outputRoot: String?
    /// `--flat`: whether every output is written straight into the output root, without the folders of its path.
    package var isFlat = false
    /// `--planned-files`: the files that the configuration named when a build system asked; `nil` without one.
    package var plannedFiles: [String]?
    /// `--input`: contexts of modifiers, which win over those of the configuration.
    package var inputs: [ResolverInputs.Input] = []
    /// `--templates`: a folder of templates, relative to the working directory.
    package var templates: String?
    /// Whether files are written; otherwise the report says what would be.
    package var writes = true
    /// `--force`: whether hand-written files are replaced.
    package var force = false

    /// Creates the options of a plain run.
    package init() {}
}

extension Configuration {
    /// The folder of the team's own templates.
    var templateFolder: String? { templates.map { FilePath.join(folder, $0.value) } }

    /// Everything that the configuration names in the file system, as it spells it.
    var namedFiles: [Located<String>] {
        let named = path == nil ? DefaultConfiguration.configuration() : self
        return named.sources.map(\.path) + named.catalogs + [named.templates].compactMap(\.self)
            + named.outputs.map(\.path)
    }

    /// The files and folders that a run reads, templates and what patterns stand for excepted.
    var inputs: [String] {
        let paths = sources.map(\.path).filter { !PathPattern($0.value).hasWildcards }
        return (path.map { [$0] } ?? []) + (paths + catalogs).map { FilePath.join(folder, $0.value) }
    }

    /// The folder that outputs are written below.
    var outputFolder: String { outputRoot.map { FilePath.join(folder, $0.value) } ?? folder }
}
