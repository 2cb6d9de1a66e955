import FileAccess
import LocatedJSON

/// Where this tool comes from on GitHub, as far as it is known: what `init` writes leads there.
package struct ToolOrigin: Sendable {
    /// The repository that the user names, `OWNER/NAME`.
    package var stated: String?
    /// The repository that the program was released from, where its build says so.
    package var released: String?
    /// The version, which is also the tag of its release.
    package var version: String
    /// The commit that the tag names, where the program knows.
    package var commit: String?

    package init(stated: String? = nil, released: String? = nil, version: String, commit: String? = nil) {
        self.stated = stated
        self.released = released
        self.version = version
        self.commit = commit
    }

    /// The name that repositories of this tool have, whoever owns them.
    private static let name = "TokenGenerator"

    /// The repository: the stated one, else the one that the package around a folder, or an Xcode project, has the tool
    /// from, else the one of the release.
    package func repository(in folder: String = ".", _ fileSystem: any FileSystem = LocalFileSystem()) -> String? {
        let packages = Self.folders.lazy.map { ResolvedPackages(in: FilePath.join(folder, $0), fileSystem) }
        return stated ?? packages.compactMap { $0.repository(named: Self.name) }.first ?? released
    }

    /// The folder itself, and those around it: a target lies two or three below its package.
    private static let folders = ["", "..", "../..", "../../.."]

    /// The address of the schema of configurations, by which editors check and complete them.
    func schema(in folder: String, _ fileSystem: any FileSystem) -> String? {
        repository(in: folder, fileSystem).map {
            "https://raw.githubusercontent.com/\($0)/\(version)/docs/tokengenerator.schema.json"
        }
    }

    /// A text, where it is the name of a repository on GitHub: an owner and a name.
    package static func repository(_ text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isPart) } ? text : nil
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
}
