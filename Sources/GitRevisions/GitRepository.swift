import Diagnostics

/// The Git repository around a folder, as git itself finds it: `GIT_DIR` and all that git heeds counts.
package struct GitRepository: Sendable {
    /// The folder around which it was looked for.
    package let folder: String
    /// Where the folder lies in the repository; empty for its top.
    package let prefix: String
    /// Whether the clone lacks older commits.
    private let isShallow: Bool

    /// Why something cannot be had from a repository.
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

    /// The files at a revision, such as `main` or `HEAD~1`.
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

    /// Whether a text can be asked for: what begins with a hyphen is an option to git, and a line break ends a question.
    private static func canBeRevision(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
    }

    private func unknown(_ revision: String) -> Failure {
        let names = (try? run(["for-each-ref", "--format=%(refname:short)"]).text) ?? ""
        let known = names.split(separator: "\n").map(String.init) + ["HEAD"]
        let nearest = NearestName.nearest(to: revision, among: known)
        let advice =
            if isShallow {
                "this clone lacks older commits: run git fetch --unshallow, or check out with \"fetch-depth: 0\""
            } else if let nearest {
                "did you mean \"\(nearest)\"?"
            } else {
                "name a file, a folder or an asset catalog, or a revision that git knows, such as main or HEAD~1"
            }
        return Failure(
            diagnostic: Diagnostic(
                .error, .unknownRevision,
                "\"\(revision)\" is neither a file or folder here nor a revision of the Git repository", advice: advice)
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
        let place = folder == "." ? "here" : "around \"\(folder)\""
        return Failure(
            diagnostic: Diagnostic(
                .error, .noRepository, "there is no Git repository \(place) that can be read: \(reason)",
                advice: "compare two files or folders, or run this where the configuration is in a repository"))
    }
}
