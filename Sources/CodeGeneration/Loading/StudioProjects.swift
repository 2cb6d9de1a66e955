import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Finds the project that a file of Tokens Studio belongs to, and gathers the files of each.
package struct StudioProjects {
    private let fileSystem: any FileSystem
    /// The projects' folders, in the order of their first files, with the files of each.
    package private(set) var projects: [(folder: String, files: [JSONDocument])] = []
    private var numbers: [String: Int] = [:]
    /// The folders of projects that lie around each folder, found once.
    private var known: [String: String?] = [:]

    /// The files that tell that a folder is a project.
    private static let names = ["$themes.json", "$metadata.json"]
    /// How many folders above a file are looked into.
    private static let heightLimit = 16

    package init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

    /// The folder of the project around a file; `nil` when there is none.
    package mutating func folder(around file: String) -> String? {
        let start = FilePath.parent(of: file)
        if let folder = known[start] { return folder }
        var current = start
        var found: String?
        for _ in 0..<Self.heightLimit {
            if Self.names.contains(where: { exists($0, in: current) }) {
                found = current
                break
            }
            guard current != ".", current != "/", !current.hasPrefix("..") else { break }
            current = FilePath.parent(of: current)
        }
        known[start] = .some(found)
        return found
    }

    /// Adds a file with one token set.
    package mutating func add(_ source: JSONDocument) {
        let folder = folder(around: source.path) ?? FilePath.parent(of: source.path)
        if let number = numbers[folder] { return projects[number].files.append(source) }
        numbers[folder] = projects.count
        projects.append((folder, [source]))
    }

    /// The projects, read.
    ///
    /// - Parameter diagnostics: Takes what is wrong with themes and metadata as files.
    /// - Returns: The projects, in the order of their first files.
    package func read(diagnostics: inout [Diagnostic]) -> [StudioProject] {
        var result: [StudioProject] = []
        for (folder, files) in projects {
            var project = StudioProject(path: folder)
            for file in files { project.addSet(file, named: Self.name(of: file.path, in: folder)) }
            if let themes = document("$themes.json", in: folder, &diagnostics) { project.addThemes(themes) }
            if let metadata = document("$metadata.json", in: folder, &diagnostics) { project.addMetadata(metadata) }
            result.append(project)
        }
        return result
    }

    private static func name(of file: String, in folder: String) -> String {
        let name = FilePath.relative(FilePath.normalised(file), to: folder) ?? file
        return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    }

    private func exists(_ name: String, in folder: String) -> Bool {
        (try? fileSystem.status(of: FilePath.join(folder, name)))?.kind == .file
    }

    private func document(_ name: String, in folder: String, _ diagnostics: inout [Diagnostic]) -> JSONDocument? {
        let path = FilePath.join(folder, name)
        guard exists(name, in: folder) else { return nil }
        do {
            let bytes = try fileSystem.read(path)
            do {
                return try JSONDocument(parsing: bytes, path: path)
            } catch {
                diagnostics.append(error.diagnostic)
            }
        } catch {
            diagnostics.append(
                Diagnostic(
                    .error, .noSource, "the file \"\(path)\" cannot be read: \(error.reason)",
                    notes: [Diagnostic.Note("check its permissions")]))
        }
        return nil
    }
}
