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
            page: "https://github.com/\(repository)/blob/\(tool.version)/docs/guides/hand-off.md")
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
        .error, .unknownRepository, "the GitHub repository of TokenGenerator is unknown",
        advice:
            "pass it with --repository OWNER/NAME, or run init in a folder whose Package.resolved pins TokenGenerator"
    )

    /// What follows a tag: a word to a linter that wants a commit, and one to people who do.
    private static let unpinned = " # zizmor: ignore[unpinned-uses] replace the tag with its commit to pin it"
}
