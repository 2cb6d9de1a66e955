import Diagnostics

/// The Git repository around a folder, as git finds it, including `GIT_DIR` and other settings.
package struct GitRepository: Sendable {
    /// The folder where the search began.
    package let folder: String
    /// The path of the folder in the repository; empty for its root.
    package let prefix: String
    /// Whether the clone lacks older commits.
    private let isShallow: Bool

    /// Why a repository or its content is not available.
    package struct Failure: Error {
        package var diagnostic: Diagnostic
    }

    /// Finds the repository around a folder.
    package init(around folder: String) throws(Failure) {
        let (text, problem) = try Self.run(
            ["-C", folder, "rev-parse", "--show-prefix", "--is-shallow-repository"], in: folder)
        if let problem { throw Self.noRepository(around: folder, problem) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.folder = folder
        prefix = String(lines[0])
        isShallow = lines.count > 1 && lines[1] == "true"
    }

    /// Returns the files at a revision, such as `main` or `HEAD~1`.
    package func files(at revision: String) throws(Failure) -> RevisionFileSystem {
        guard Self.canBeRevision(revision) else { throw unknown(revision) }
        let (text, problem) = try run(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        let commit = text.prefix { $0 != "\n" }
        guard problem == nil, !commit.isEmpty else { throw unknown(revision) }
        do {
            let process = try GitProcess(["-C", folder, "cat-file", "--batch"])
            return RevisionFileSystem(
                name: revision, objects: GitObjects(process, nameLength: commit.utf8.count / 2),
                root: GitObjects.Entry(kind: .folder, object: "\(commit)^{tree}"), folder: folder, prefix: prefix)
        } catch {
            throw Self.noRepository(around: folder, error.reason)
        }
    }

    /// Returns whether a text can be passed to git: a leading hyphen would be an option, and a line break would end the
    /// request.
    private static func canBeRevision(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    private func unknown(_ revision: String) -> Failure {
        let names = (try? run(["for-each-ref", "--format=%(refname:short)"]).text) ?? ""
        let known = names.split(separator: "\n").map(String.init) + ["HEAD"]
        let nearest = NearestName.nearest(to: revision, among: known)
        let advice =
            if isShallow {
                "this clone lacks older commits; run git fetch --unshallow, or check out with \"fetch-depth: 0\""
            } else if let nearest {
                "did you mean '\(nearest)'?"
            } else {
                "pass a file, a folder, an asset catalog, or a Git revision such as main or HEAD~1"
            }
        return Failure(
            diagnostic: Diagnostic(
                .error, .unknownRevision,
                "cannot find a file, folder or Git revision '\(revision)'", advice: advice)
        )
    }

    private func run(_ arguments: [String]) throws(Failure) -> (text: String, problem: String?) {
        try Self.run(["-C", folder] + arguments, in: folder)
    }

    private static func run(
        _ arguments: [String], in folder: String
    ) throws(Failure) -> (text: String, problem: String?) {
        do {
            return try GitProcess(arguments).answer()
        } catch {
            throw noRepository(around: folder, error.reason)
        }
    }

    private static func noRepository(around folder: String, _ reason: String) -> Failure {
        let place = folder == "." ? "here" : "around '\(folder)'"
        return Failure(
            diagnostic: Diagnostic(
                .error, .noRepository, "cannot read a Git repository \(place): \(reason)",
                advice: "compare two files or folders, or use a configuration in a Git repository"))
    }
}
