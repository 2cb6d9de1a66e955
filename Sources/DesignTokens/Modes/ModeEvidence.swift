/// Why files, token sets, folders or groups are modes of one collection, in the order in which reasons are looked for.
package enum ModeEvidence: String, Sendable {
    /// `"collection"` or `"modeGroups"` in the configuration.
    case configuration
    /// Themes, modifiers, modes of single tokens, or the appearances of an asset catalog.
    case format
    /// Variables of Figma, which have one id in every mode.
    case variables
    /// The same tokens, all or most of them.
    case tokens

    /// The reason, in words that follow "because".
    package var reason: String {
        switch self {
        case .configuration: "the configuration gives them one collection"
        case .format: "the files define them"
        case .variables: "they contain the same Figma variables"
        case .tokens: "they define the same tokens"
        }
    }
}
