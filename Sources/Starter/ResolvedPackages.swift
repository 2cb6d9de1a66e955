import FileAccess
import LocatedJSON

/// What the files named `Package.resolved` of a folder say: that of its package, and those of its Xcode projects.
///
/// A file that cannot be read, or that a later Xcode writes in another way, says nothing.
struct ResolvedPackages {
    private let files: [JSONDocument]

    init(in folder: String, _ fileSystem: any FileSystem) {
        let entries = ((try? fileSystem.list(folder)) ?? []).filter { $0.kind == .folder }.map(\.name)
        let workspaces =
            entries.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.xcworkspace" }
            + entries.filter { $0.hasSuffix(".xcworkspace") }
        let paths = ["Package.resolved"] + workspaces.map { "\($0)/xcshareddata/swiftpm/Package.resolved" }
        files = paths.compactMap { path in
            let path = FilePath.join(folder, path)
            return (try? fileSystem.read(path)).flatMap { try? JSONDocument(parsing: $0, path: path) }
        }
    }

    /// The repository on GitHub, `OWNER/NAME`, that a package of a name comes from; `nil` where there is none, or several.
    func repository(named name: String) -> String? {
        let places = files.flatMap { file in
            pins(in: file).compactMap { text("location", of: $0, in: file) ?? text("repositoryURL", of: $0, in: file) }
        }
        let repositories = Set(places.compactMap(Self.repository(at:)))
        let named = repositories.filter { $0.lowercased().hasSuffix("/" + name.lowercased()) }
        return named.count == 1 ? named.first : nil
    }

    /// The commits that a version of a repository on GitHub, `OWNER/NAME`, was resolved to.
    func commits(of repository: String, version: String) -> [String] {
        files.flatMap { file in
            pins(in: file).compactMap { pin in
                guard let state = file.value(of: "state", in: pin), text("version", of: state, in: file) == version,
                    let place = text("location", of: pin, in: file) ?? text("repositoryURL", of: pin, in: file),
                    Self.isAddress(place, of: repository)
                else { return nil }
                return text("revision", of: state, in: file).flatMap { Self.isCommit($0) ? $0 : nil }
            }
        }
    }

    /// Whether a text is the hash of a commit, in full.
    static func isCommit(_ text: String) -> Bool {
        text.utf8.count == 40
            && text.utf8.allSatisfy {
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
            }
    }

    /// The pins of a file of version 1, 2 or 3.
    private func pins(in file: JSONDocument) -> [JSONNode] {
        guard let number = file.value(of: "version", in: file.root).flatMap({ file.numberValue(of: $0) }),
            let owner = number == 1 ? file.value(of: "object", in: file.root) : file.root, 1...3 ~= number
        else { return [] }
        return file.value(of: "pins", in: owner).map { Array(file.elements(of: $0)) } ?? []
    }

    private func text(_ key: StaticString, of node: JSONNode, in file: JSONDocument) -> String? {
        file.value(of: key, in: node).flatMap { file.stringValue(of: $0) }
    }

    /// Whether an address of a package is that of a repository on GitHub, where workflows find it. A mirror elsewhere may
    /// have other commits.
    private static func isAddress(_ address: String, of repository: String) -> Bool {
        self.repository(at: address)?.lowercased() == repository.lowercased()
    }

    /// The repository on GitHub, `OWNER/NAME`, that an address of a package leads to.
    private static func repository(at address: String) -> String? {
        let starts = ["https://github.com/", "ssh://git@github.com/", "git@github.com:"]
        guard let start = starts.first(where: address.lowercased().hasPrefix) else { return nil }
        let path = address.dropFirst(start.count)
        return ToolOrigin.repository(String(path.hasSuffix(".git") ? path.dropLast(4) : path))
    }
}
