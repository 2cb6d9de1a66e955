import Diagnostics
import Reports

/// What this tool is called by others. Each is stated here and nowhere else: scripts read it from this file.
enum ToolIdentity {
    /// The version, which is also the tag of its release.
    static let version = "0.1.0"

    /// The repository on GitHub that the program was released from, as workflows name it in `uses:`, where it is known:
    /// Scripts/build-release writes it here, in the copy that it builds from.
    static let repository: String? = nil

    /// The commit that the tag of this version names, where it is known: Scripts/build-release writes it here, in the copy
    /// that it builds from, because no source can hold the name of its own commit.
    static let commit: String? = nil

    /// What documents say of the program.
    static var description: ToolDescription {
        ToolDescription(name: "TokenGenerator", version: version, repository: repository)
    }
}
