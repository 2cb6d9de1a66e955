import FileAccess
import LocatedJSON

/// The pins in the `Package.resolved` files of a folder: of its package and its Xcode projects.
///
/// Files that cannot be read or have an unknown format version are ignored.
struct ResolvedPackages {
    /// A version of a package from GitHub.
    private struct Pin {
        /// `OWNER/NAME`
        var repository: String
        var version: String?
        var commit: String?
    }

    private let pins: [Pin]

    init(in folder: String, _ fileSystem: any FileSystem) {
        let entries = ((try? fileSystem.list(folder)) ?? []).filter { $0.kind == .folder }.map(\.name)
        let workspaces =
            entries.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.xcworkspace" }
            + entries.filter { $0.hasSuffix(".xcworkspace") }
        let paths = ["Package.resolved"] + workspaces.map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
        pins = paths.flatMap { path in
            let bytes = try? fileSystem.read(FilePath.join(folder, path))
            return bytes.flatMap { try? JSONDocument(parsing: $0, path: path) }.map(Self.pins) ?? []
        }
    }

    /// Returns the GitHub repository, `OWNER/NAME`, of the package with a name, or `nil` if there are none or several.
    func repository(named name: String) -> String? {
        let named = Set(pins.map(\.repository).filter { $0.lowercased().hasSuffix("/" + name.lowercased()) })
        return named.count == 1 ? named.first : nil
    }

    /// Returns the commits to which a version of a GitHub repository, `OWNER/NAME`, was resolved. A mirror elsewhere may
    /// have other commits.
    func commits(of repository: String, version: String) -> [String] {
        pins.filter { $0.repository.lowercased() == repository.lowercased() && $0.version == version }
            .compactMap(\.commit).filter(Self.isCommit)
    }

    /// Returns whether a text is the full hash of a commit.
    static func isCommit(_ text: String) -> Bool {
        text.utf8.count == 40 && text.allSatisfy { "0123456789abcdef".contains($0) }
    }

    /// Returns the pins of a file of version 1, 2 or 3.
    private static func pins(in file: JSONDocument) -> [Pin] {
        func text(_ key: StaticString, of node: JSONNode?) -> String? {
            node.flatMap { file.value(of: key, in: $0) }.flatMap(file.stringValue)
        }
        guard let number = file.value(of: "version", in: file.root).flatMap(file.numberValue), 1...3 ~= number,
            let owner = number == 1 ? file.value(of: "object", in: file.root) : file.root,
            let pins = file.value(of: "pins", in: owner)
        else { return [] }
        return file.elements(of: pins).compactMap { pin in
            let place = text("location", of: pin) ?? text("repositoryURL", of: pin)
            let state = file.value(of: "state", in: pin)
            return place.flatMap(repository).map {
                Pin(repository: $0, version: text("version", of: state), commit: text("revision", of: state))
            }
        }
    }

    /// Returns the GitHub repository, `OWNER/NAME`, of a package URL.
    private static func repository(at address: String) -> String? {
        let starts = ["https://github.com/", "ssh://git@github.com/", "git@github.com:"]
        guard let start = starts.first(where: address.lowercased().hasPrefix) else { return nil }
        let path = address.dropFirst(start.count)
        return ToolOrigin.repository(String(path.hasSuffix(".git") ? path.dropLast(4) : path))
    }
}
