import CodeGeneration
import DesignTokens

/// The user's choices, which override those of `init`.
package struct StarterOptions: Sendable {
    /// The folder or file with the tokens, relative to the searched folder and possibly outside of it; `nil` to search.
    package var tokens: String?
    /// The name of the target that compiles the generated files.
    package var target: String?
    /// The layers of groups, by their paths.
    package var layers: [String: Layer] = [:]
    /// Templates that replace the default ones for the same types.
    package var templates: [String] = []
    /// The folder that outputs are relative to.
    package var outputRoot: String?

    package init() {}
}
