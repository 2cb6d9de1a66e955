import Diagnostics
import FileAccess

/// The GitHub workflows that carry tokens from a token repository into the repository of an app.
///
/// ```swift
/// let workflows = StarterWorkflows.write(ToolOrigin(version: "0.1.0"))
/// for diagnostic in workflows.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterWorkflows: Sendable {
    /// The workflow that downloads tokens and generates: GitHub runs it where it is written to.
    package static let syncPath = ".github/workflows/sync-design-tokens.yml"

    /// The workflows for the token repository. They are written where GitHub does not run them, because they belong there.
    package static let otherPaths = [
        ".github/token-repository/notify-ios.yml", ".github/token-repository/check-design-tokens.yml",
        ".github/token-repository/comment-design-tokens.yml",
    ]

    /// What kept the workflows from being written: `unknown-repository`, `workflow-exists`, for each file that is there
    /// already, or `cannot-write`; empty when they are there.
    package let diagnostics: [Diagnostic]
    /// The page about the workflows.
    package private(set) var page = ""

    /// Writes all workflows, or none.
    ///
    /// - Parameters:
    ///   - folder: The top of the app's repository.
    ///   - tool: The repository of the actions that the workflows use, and the tag of it. Workflows use the commit that the
    ///     tag names, where the program or the folder knows (see ``ResolvedPackages``), because a tag can be moved.
    ///   - fileSystem: Where the folder lies.
    /// - Returns: What went wrong.
    package static func write(
        in folder: String = ".", _ tool: ToolOrigin, _ fileSystem: any FileSystem = LocalFileSystem()
    ) -> Self {
        guard let repository = tool.repository(in: folder, fileSystem) else {
            return StarterWorkflows(diagnostics: [unknownRepository])
        }
        let texts = texts(tool, repository, ResolvedPackages(in: folder, fileSystem))
            .map { (path: FilePath.join(folder, $0.path), text: $0.text) }
        let files = NewFiles(
            kind: "workflow", existsCode: .workflowExists, existsAdvice: "nothing was written",
            failureAdvice: "nothing was written", fileSystem: fileSystem)
        let problems = files.problems(with: texts.map(\.path))
        return StarterWorkflows(
            diagnostics: problems.isEmpty ? files.create(texts) : problems,
            page: "https://github.com/\(repository)/blob/\(tool.version)/docs/hand-off.md")
    }

    private static func texts(
        _ tool: ToolOrigin, _ repository: String, _ packages: ResolvedPackages
    ) -> [(path: String, text: String)] {
        let version = tool.version
        let resolved = packages.commits(of: repository, version: version)
        let commits = Set(resolved + [tool.commit].compactMap(\.self).filter(ResolvedPackages.isCommit))
        let revision = commits.count == 1 ? commits.first.map { "\($0) # \(version)" } : nil
        return ([syncPath] + otherPaths).map { path in
            let name = FilePath.lastComponent(of: path).split(separator: ".").first.map(String.init) ?? ""
            let text = EmbeddedWorkflows.all[name, default: ""]
                .replacing("{{repository}}", with: repository)
                .replacing("{{version}}", with: version)
                .replacing("{{revision}}", with: revision ?? version + unpinned)
            return (path, text)
        }
    }

    private static let unknownRepository = Diagnostic(
        .error, .unknownRepository, "it is not known which repository on GitHub TokenGenerator comes from",
        advice:
            "say it: init --github --repository OWNER/NAME; a Package.resolved here that pins TokenGenerator says it too"
    )

    /// What follows a tag: a word to a linter that wants a commit, and one to people who do.
    private static let unpinned = " # zizmor: ignore[unpinned-uses] write the tag's commit to pin it harder"
}

/// Makes files where nothing stands: all of them, or none.
struct NewFiles {
    /// What a file is, in messages.
    let kind: String
    let existsCode: DiagnosticCode
    let existsAdvice: String
    let failureAdvice: String
    let fileSystem: any FileSystem

    /// What keeps files from being made, as far as can be told beforehand.
    func problems(with paths: [String]) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        do {
            for path in paths where try fileSystem.status(of: path) != nil {
                let advice = "remove or rename it, and run init again; \(existsAdvice)"
                problems.append(problem(existsCode, "there is a \(kind) already", path, advice))
            }
        } catch {
            problems.append(failure(error))
        }
        return problems
    }

    /// Makes the files and the folders around them.
    ///
    /// - Returns: What kept them from being made; nothing when they are there.
    func create(_ files: [(path: String, text: String)]) -> [Diagnostic] {
        var written: [String] = []
        var folders: [String] = []
        do {
            for file in files {
                for folder in try fileSystem.missingFolders(of: FilePath.parent(of: file.path)) {
                    try fileSystem.createFolder(folder)
                    folders.append(folder)
                }
                try fileSystem.create(file.path, bytes: Array(file.text.utf8), permissions: nil)
                written.append(file.path)
            }
            return []
        } catch {
            for path in written { try? fileSystem.removeFile(path) }
            for folder in folders.reversed() { try? fileSystem.removeFolder(folder) }
            return [failure(error)]
        }
    }

    private func failure(_ error: FileError) -> Diagnostic {
        problem(.cannotWrite, "the \(kind) \(error.message)", error.path, failureAdvice)
    }

    private func problem(_ code: DiagnosticCode, _ message: String, _ path: String, _ advice: String) -> Diagnostic {
        let location = SourceLocation(path: path, line: 1, column: 1)
        return Diagnostic(.error, code, message, at: location, advice: advice)
    }
}
