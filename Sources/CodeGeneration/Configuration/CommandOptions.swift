import DesignTokens

/// Which files are replaced that are not provably outputs of the configuration.
package enum Replacement: Sendable, Comparable {
    case none
    /// Generated files that somebody has edited or moved.
    case edited
    /// Other people's, and those of other configurations, too.
    case everything
}

/// What the command line says about one run.
package struct CommandOptions: Sendable {
    /// `--config`: the configuration file, or the folder that holds it.
    package var configurationPath: String?
    /// Token files, or folders of them, and asset catalogs, to read instead of those that the configuration names; relative
    /// to the working directory.
    package var files: [String] = []
    /// Whether the color sets of asset catalogs among the files are tokens, as they are where a source is a catalog.
    package var readsCatalogColors = false
    /// `--token-format`: the format of files of which the configuration says none; `nil` to tell it from each file.
    package var format: TokenFormat?
    /// `validate --strict`: whether files of the Design Tokens format are held to the letter of its specification.
    package var isStrict = false
    /// `--strict`: whether warnings are errors.
    package var failsOnWarnings = false
    /// Whether the run goes on without what cannot be used; `validate` does not.
    package var leavesOut = true
    /// Whether the configuration is held against the tokens; who compares states of these wants to know of the tokens alone.
    package var judgesConfiguration = true
    /// Whether the files of images are read, to hold them to rules; only `validate` does.
    package var readsImages = false
    /// What the Swift files of a folder's module declare, `Theme` and `UIColor.ink`, with the file of each name. Only `validate`
    /// asks.
    package var declaredNames: (@Sendable (_ folder: String) -> [String: String])?
    /// `--input`: contexts of modifiers, which win over those of the configuration.
    package var inputs: [ResolverInputs.Input] = []
    /// `--target`, `--only-target`: the targets that the run is for.
    package var targets = TargetChoice.all
    /// `--output-root`: the folder that outputs are written below, relative to the working directory.
    package var outputRoot: String?
    /// `--flat`: whether every output is written straight into the output root, without the folders of its path.
    package var isFlat = false
    /// `--planned-files`: the files that the configuration named when a build system asked; `nil` without one.
    package var plannedFiles: [String]?
    /// `--templates`: a folder of templates, relative to the working directory.
    package var templates: String?
    /// What is done with the files that are out of date.
    package enum Task: Sendable {
        case write
        /// `--dry-run`: to say what writing would do.
        case preview
        /// `--check`: to say how they differ from what they should be.
        case check
    }

    package var task = Task.write
    /// `--replace-edited`, `--force`: which files are replaced that are not provably outputs of this configuration.
    package var replacement = Replacement.none
    /// `--configuration-name`: the name that headers give the configuration, instead of its path from the output root.
    package var configurationName: GivenName?

    package init() {}

    /// The files that a build was planned with, one a line.
    package mutating func setPlannedFiles(_ text: String) {
        // An empty name is a mistake too, but no new one.
        plannedFiles =
            text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
