/// The reason files, token sets, folders or groups are modes of one collection, in the order in which reasons are
/// tried.
package enum ModeEvidence: String, Sendable {
    /// `"collection"` or `"modeGroups"` in the configuration.
    case configuration
    /// Themes, modifiers, modes of single tokens, or the appearances of an asset catalog.
    case format
    /// Figma variables, which have one id in every mode.
    case variables
    /// All or most tokens in common.
    case tokens

    /// The reason, in words that follow "because", for modes in some files.
    package func reason(fileCount: Int) -> String {
        switch self {
        case .configuration: "the configuration assigns them to one collection"
        case .format: fileCount == 1 ? "the file defines them" : "the files define them"
        case .variables: "they contain the same Figma variables"
        case .tokens: "they define the same tokens"
        }
    }
}
