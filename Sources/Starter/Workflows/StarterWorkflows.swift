import Diagnostics
import FileAccess

/// The GitHub workflows that sync tokens from a token repository into the repository of an app.
///
/// ```swift
/// let workflows = StarterWorkflows.write(ToolOrigin(version: "0.1.0"))
/// for diagnostic in workflows.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterWorkflows: Sendable {
    /// The workflow that downloads tokens and generates code, at the path where GitHub runs it.
    package static let syncPath = ".github/workflows/sync-design-tokens.yml"

    /// The workflows to move to the token repository, at paths where GitHub does not run them.
    package static let otherPaths = [
        ".github/token-repository/notify-ios.yml", ".github/token-repository/check-design-tokens.yml",
        ".github/token-repository/comment-design-tokens.yml",
    ]

    /// The errors: `unknown-repository`, `workflow-exists` for each existing file, or `cannot-write`; empty if all workflows
    /// were written.
    package let diagnostics: [Diagnostic]
    /// The URL of the guide to the workflows.
    package private(set) var page = ""

    /// Writes all workflows, or none.
    ///
    /// - Parameters:
    ///   - folder: The root of the app's repository.
    ///   - tool: The repository and tag of the actions in the workflows. The workflows use the commit of the tag if the
    ///     program or the folder knows it (see ``ResolvedPackages``), because a tag can be moved.
    ///   - fileSystem: The file system with the folder.
    /// - Returns: The result, with errors if nothing was written.
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
            "pass it with --repository OWNER/NAME, or run 'TokenGenerator init --github' in a folder whose Package.resolved pins TokenGenerator"
    )

    /// The comment after a tag, for linters and people who require a commit.
    private static let unpinned = " # zizmor: ignore[unpinned-uses] replace the tag with its commit to pin it"
}
