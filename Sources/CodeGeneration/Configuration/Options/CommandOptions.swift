import DesignTokens

/// Which files may be replaced although they are not provably outputs of the configuration.
package enum Replacement: Sendable, Comparable {
    case none
    /// Generated files that were edited or moved.
    case edited
    /// Also files of other people and other configurations.
    case everything
}

/// The command-line options of a run.
package struct CommandOptions: Sendable {
    /// `--config`: the configuration file or its folder.
    package var configurationPath: String?
    /// Token files, folders and asset catalogs to read instead of the configured ones, relative to the working
    /// directory.
    package var files: [String] = []
    /// Whether color sets of catalogs among the files are read as tokens, as for catalogs in `sources`.
    package var readsCatalogColors = false
    /// `--token-format`: the format of files without a configured one; `nil` to guess it for each file.
    package var format: TokenFormat?
    /// `validate --strict`: whether files in the Design Tokens format must follow its specification to the letter.
    package var isStrict = false
    /// `--strict`: whether warnings are errors.
    package var failsOnWarnings = false
    /// Whether the run continues without unusable tokens; `validate` does not.
    package var leavesOut = true
    /// Whether the configuration is checked against the tokens; a comparison of two states only checks the tokens.
    package var judgesConfiguration = true
    /// Whether image files are read and checked; only by `validate`.
    package var readsImages = false
    /// Returns what the Swift files of a folder's module declare, such as `Theme` and `UIColor.ink`, with the file of
    /// each name. Only `validate` needs it.
    package var declaredNames: (@Sendable (_ folder: String) -> [String: String])?
    /// Returns the name of the target that compiles a folder, if the default isolation of its code is the main actor.
    /// Only `validate` needs it.
    package var mainActorTarget: (@Sendable (_ folder: String) -> String?)?
    /// Returns the name of the target that compiles a folder, if the build plugin generates its code. Only `generate` needs
    /// it, unless the plugin runs it.
    package var pluginTarget: (@Sendable (_ folder: String) -> String?)?
    /// `--input`: contexts of modifiers, which override those in the configuration.
    package var inputs: [ResolverInputs.Input] = []
    /// `--target`, `--only-target`: the targets of the run.
    package var targets = TargetChoice.all
    /// `--output-root`: the folder for outputs, relative to the working directory.
    package var outputRoot: String?
    /// `--flat`: whether outputs are written directly into the output root, without the folders in their paths.
    package var isFlat = false
    /// `--planned-files`: the configured files when the build was planned; `nil` outside of builds.
    package var plannedFiles: [String]?
    /// `--templates`: a folder of templates, relative to the working directory.
    package var templates: String?
    /// What happens to files that are out of date.
    package enum Task: Sendable {
        case write
        /// `--dry-run`: report what would be written.
        case preview
        /// `--check`: report how files differ from the outputs.
        case check
    }

    package var task = Task.write
    /// `--replace-edited`, `--force`: which files may be replaced although they are not provably outputs of this
    /// configuration.
    package var replacement = Replacement.none
    /// `--configuration-name`: the name of the configuration in headers, instead of its path relative to the output
    /// root.
    package var configurationName: GivenName?

    package init() {}

    /// Sets the planned files from a text with one path per line.
    package mutating func setPlannedFiles(_ text: String) {
        // An empty name is reported elsewhere.
        plannedFiles =
            text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
