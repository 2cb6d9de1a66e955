import CodeGeneration
import Diagnostics
import FileAccess

/// The GitHub workflows that carry tokens from a token repository into the repository of an app.
///
/// ```swift
/// let workflows = StarterWorkflows.write(repository: "OWNER/TokenGenerator", version: "0.1.0")
/// for diagnostic in workflows.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterWorkflows: Sendable {
    /// The workflow that downloads tokens and generates: GitHub runs it where it is written to.
    package static let syncPath = ".github/workflows/sync-design-tokens.yml"

    /// The workflow for the token repository. It is written where GitHub does not run it, because it belongs there.
    package static let notifyPath = ".github/token-repository/notify-ios.yml"

    /// What kept the workflows from being written; empty when they are there.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Writes both workflows, or none.
    ///
    /// - Parameters:
    ///   - folder: The top of the app's repository.
    ///   - repository: The repository of the actions that the workflows use, `OWNER/NAME`.
    ///   - version: The tag of it.
    ///   - fileSystem: Where the folder lies.
    /// - Returns: Nothing but what went wrong: `workflow-exists`, for each file that is there already, or `cannot-write`.
    package static func write(
        in folder: String = ".", repository: String, version: String, _ fileSystem: any FileSystem = LocalFileSystem()
    ) -> Self {
        let files = files(in: folder, repository: repository, version: version)
        var workflows = StarterWorkflows()
        var written: [String] = []
        var folders: [String] = []
        do {
            for file in files where try fileSystem.status(of: file.path) != nil { workflows.reportExisting(file.path) }
            guard workflows.diagnostics.isEmpty else { return workflows }
            for file in files {
                for folder in try fileSystem.missingFolders(of: FilePath.parent(of: file.path)) {
                    try fileSystem.createFolder(folder)
                    folders.append(folder)
                }
                try fileSystem.create(file.path, bytes: Array(file.text.utf8), permissions: nil)
                written.append(file.path)
            }
        } catch {
            for path in written { try? fileSystem.removeFile(path) }
            for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
            workflows.report(.cannotWrite, "the workflow \(error.message)", error.path, "nothing was written")
        }
        return workflows
    }

    private static func files(
        in folder: String, repository: String, version: String
    ) -> [(path: String, text: String)] {
        [(syncPath, "sync-design-tokens"), (notifyPath, "notify-ios")].map { path, name in
            let text = EmbeddedWorkflows.all[name, default: ""]
                .replacing("{{repository}}", with: repository)
                .replacing("{{version}}", with: version)
            return (FilePath.join(folder, path), text)
        }
    }

    private mutating func reportExisting(_ path: String) {
        report(
            .workflowExists, "there is a workflow already", path,
            "remove or rename it, and run init again; nothing was written")
    }

    private mutating func report(_ code: DiagnosticCode, _ message: String, _ path: String, _ advice: String) {
        let location = SourceLocation(path: path, line: 1, column: 1)
        diagnostics.append(Diagnostic(.error, code, message, at: location, notes: [Diagnostic.Note(advice)]))
    }
}
