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

    /// What kept the workflows from being written: `workflow-exists`, for each file that is there already, or
    /// `cannot-write`; empty when they are there.
    package let diagnostics: [Diagnostic]

    /// Writes both workflows, or none.
    ///
    /// - Parameters:
    ///   - folder: The top of the app's repository.
    ///   - repository: The repository of the actions that the workflows use, `OWNER/NAME`.
    ///   - version: The tag of it.
    ///   - commit: The commit that the tag names, where the program knows. Where it does not, the folder may: see
    ///     ``ResolvedPackages``. Workflows then use the commit, because a tag can be moved.
    ///   - fileSystem: Where the folder lies.
    /// - Returns: What went wrong.
    package static func write(
        in folder: String = ".", repository: String, version: String, commit: String? = nil,
        _ fileSystem: any FileSystem = LocalFileSystem()
    ) -> Self {
        let resolved = ResolvedPackages(in: folder, fileSystem).commits(of: repository, version: version)
        let commits = Set(resolved + [commit].compactMap(\.self).filter(ResolvedPackages.isCommit))
        let revision = commits.count == 1 ? commits.first.map { "\($0) # \(version)" } : nil
        let texts = [(syncPath, "sync-design-tokens"), (notifyPath, "notify-ios")].map { path, name in
            let text = EmbeddedWorkflows.all[name, default: ""]
                .replacing("{{repository}}", with: repository)
                .replacing("{{version}}", with: version)
                .replacing("{{revision}}", with: revision ?? version + unpinned)
            return (path: FilePath.join(folder, path), text: text)
        }
        let files = NewFiles(
            kind: "workflow", existsCode: .workflowExists, existsAdvice: "nothing was written",
            failureAdvice: "nothing was written", fileSystem: fileSystem)
        let problems = files.problems(with: texts.map(\.path))
        return StarterWorkflows(diagnostics: problems.isEmpty ? files.create(texts) : problems)
    }

    /// What follows a tag: a word to a linter that wants a commit, and one to people who do.
    private static let unpinned = " # zizmor: ignore[unpinned-uses] write the tag's commit to pin it harder"
}
