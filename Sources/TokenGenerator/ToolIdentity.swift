import CodeGeneration
import Diagnostics
import Reports

/// The identity of this tool. Scripts read it from this file.
enum ToolIdentity {
    /// The version, which is also the tag of its release.
    static let version = "0.1.0"

    /// The GitHub repository of the release, as in `uses:`, if known: Scripts/build-release writes it into the copy
    /// that it builds.
    static let repository: String? = nil

    /// The commit of this version's tag, if known: Scripts/build-release writes it into the copy that it builds,
    /// because no source can contain the name of its own commit.
    static let commit: String? = nil

    /// The description of the program in documents.
    static var description: ToolDescription {
        ToolDescription(name: "TokenGenerator", version: version, repository: repository, rules: RuleRegistry.kinds)
    }
}
