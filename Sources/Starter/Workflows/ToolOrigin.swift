import FileAccess
import LocatedJSON

/// The origin of this tool on GitHub, if it is known, for the links that `init` writes.
package struct ToolOrigin: Sendable {
    /// The repository that the user passes, `OWNER/NAME`.
    package var stated: String?
    /// The repository of the release, if this is a release build.
    package var released: String?
    /// The version, which is also the tag of its release.
    package var version: String
    /// The commit of the tag, if known.
    package var commit: String?

    package init(stated: String? = nil, released: String? = nil, version: String, commit: String? = nil) {
        self.stated = stated
        self.released = released
        self.version = version
        self.commit = commit
    }

    /// The name of the repositories of this tool, regardless of the owner.
    private static let name = "TokenGenerator"

    /// Returns the repository: the one that the user passes, or the one from which the package around a folder or an
    /// Xcode project gets the tool, or that of the release.
    package func repository(in folder: String = ".", _ fileSystem: any FileSystem = LocalFileSystem()) -> String? {
        let packages = Self.folders.lazy.map { ResolvedPackages(in: FilePath.join(folder, $0), fileSystem) }
        return stated ?? packages.compactMap { $0.repository(named: Self.name) }.first ?? released
    }

    /// The folder and its parents: the folder of a target is two or three levels below its package.
    private static let folders = ["", "..", "../..", "../../.."]

    /// Returns the URL of the JSON Schema for configurations, which editors use.
    func schema(in folder: String, _ fileSystem: any FileSystem) -> String? {
        repository(in: folder, fileSystem).map {
            "https://raw.githubusercontent.com/\($0)/\(version)/docs/tokengenerator.schema.json"
        }
    }

    /// Returns a text if it is a GitHub repository: an owner and a name.
    package static func repository(_ text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isPart) } ? text : nil
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
}
