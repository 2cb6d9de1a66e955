import CodeGeneration
import FileAccess

/// The target that generated files belong to: of a package the one that holds the token files, or that a library exports;
/// of an Xcode project the one whose sources lie in a folder of its name.
struct StarterModule {
    /// The folder of the target's sources, relative to the searched one.
    let sources: String
    let access: AccessLevel
    /// Why it is this target, where others would do as well; one line of a comment.
    private(set) var comment: String?

    /// A target of a package, with the folder that it lies in.
    private struct Candidate {
        var name: String
        var folder: String
        var isExecutable: Bool
    }

    private static let manifestLimit = 1 << 20

    /// Finds the target; `nil` where nothing tells one.
    init?(_ search: StarterSearch, holding paths: [String], in folder: String, _ fileSystem: any FileSystem) {
        let manifest = FilePath.join(folder, "Package.swift")
        if let bytes = try? fileSystem.readStart(of: manifest, count: Self.manifestLimit) {
            let package = PackageManifest(String(decoding: bytes, as: UTF8.self))
            self.init(package, holding: paths, in: folder, fileSystem)
        } else {
            self.init(search.projects, in: folder, fileSystem)
        }
    }

    private init?(
        _ package: PackageManifest, holding paths: [String], in folder: String, _ fileSystem: any FileSystem
    ) {
        let candidates = Self.candidates(package, in: folder, fileSystem)
        let holders = candidates.filter { candidate in
            paths.contains { FilePath.contains(folder: candidate.folder, $0) }
        }
        let exported = package.exported.compactMap { name in candidates.first { $0.name == name } }
        let choices = [candidates, holders, exported].first { $0.count == 1 } ?? exported
        guard let choice = choices.first else { return nil }
        sources = choice.folder
        access = choice.isExecutable ? .internal : .public
        guard choices.count > 1 else { return }
        let name = JSONText.quoted(choice.name)
        comment = "Libraries export several targets, and \(name) is the first: the folder of another can stand here."
    }

    /// The targets that the manifest names; where it names none in so many words, the folders that hold some.
    private static func candidates(
        _ package: PackageManifest, in folder: String, _ fileSystem: any FileSystem
    ) -> [Candidate] {
        let named = package.targets.map {
            Candidate(name: $0.name, folder: $0.path ?? "Sources/\($0.name)", isExecutable: $0.isExecutable)
        }.filter { isFolder($0.folder, in: folder, fileSystem) }
        guard named.isEmpty else { return named }
        let entries = (try? fileSystem.list(FilePath.join(folder, "Sources"))) ?? []
        let names = entries.filter { $0.kind == .folder && StarterSearch.isVisible($0.name) }.map(\.name)
        return names.map { Candidate(name: $0, folder: "Sources/\($0)", isExecutable: false) }
    }

    private init?(_ projects: [String], in folder: String, _ fileSystem: any FileSystem) {
        guard projects.count == 1 else { return nil }
        let project = XcodeProject(FilePath.join(folder, projects[0]), fileSystem)
        let name = FilePath.lastComponent(of: String(projects[0].dropLast(".xcodeproj".utf8.count)))
        let apps = project.targets.filter { $0.product == "application" }.map(\.name)
        let place = FilePath.parent(of: projects[0])
        let names = project.targets.map(\.name).filter { $0 == name } + (apps.count == 1 ? apps : []) + [name]
        let found = names.first { name in
            Self.isFolder(FilePath.join(place, name), in: folder, fileSystem)
        }
        guard let found else { return nil }
        sources = FilePath.normalised(FilePath.join(place, found))
        access = apps.contains(found) ? .internal : .public
    }

    private static func isFolder(_ path: String, in folder: String, _ fileSystem: any FileSystem) -> Bool {
        !path.isEmpty && FilePath.staysInside(path)
            && (try? fileSystem.status(of: FilePath.join(folder, path)))?.kind == .folder
    }
}
