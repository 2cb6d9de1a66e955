import Foundation
import TestSupport
import Testing

@testable import TokenGenerator

/// What the workflows do is proved by running them: `Scripts/test-workflows`.
@Suite("init --github") struct InitGitHubTests {
    private func files(in folder: TemporaryFolder) throws -> [String] {
        try folder.everything().filter { !$0.hasSuffix("/") }
    }

    @Test("writes all workflows, with this tool's repository and version, and no configuration")
    func initializeGitHub() throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run("init", "--github", "--repository", Self.repository, in: folder.path)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("wrote .github/workflows/sync-design-tokens.yml\n"))
            let version = try Tool.run("--version", in: "/").output.trimmingCharacters(in: .newlines)
            let action = #/uses: [\w.-]+\/TokenGenerator(/actions/[a-z]+)?@(.*) # zizmor/#
            for path in try files(in: folder) {
                let text = try #require(folder.text(of: path))
                #expect(text.matches(of: action).map(\.output.2) == [version[...], version[...]])
                #expect(!text.contains("{{repository}}") && !text.contains("{{version}}"))
            }
            #expect(try files(in: folder).count == 4)
        }
    }

    private static let repository = "OWNER/TokenGenerator"
    private static let commit = "0123456789abcdef0123456789abcdef01234567"
    private static let address = "https://github.com/OWNER/TokenGenerator"
    private static let version = ToolIdentity.version

    /// A `Package.resolved` of version 2 or 3 with one pin.
    private static func resolved(
        _ location: String = address, revision: String = commit, version: String = version, format: Int = 3
    ) -> String {
        """
        { "pins": [{ "identity": "tokengenerator", "kind": "remoteSourceControl", "location": "\(location)",
            "state": { "revision": "\(revision)", "version": "\(version)" } }], "version": \(format) }
        """
    }

    private static let oldFormat = """
        { "object": { "pins": [{ "package": "TokenGenerator", "repositoryURL": "git@github.com:owner/tokengenerator.git",
            "state": { "branch": null, "revision": "\(commit)", "version": "\(version)" } }] }, "version": 1 }
        """

    /// What follows the `@` of this tool's actions, after init in a folder with these files.
    private func revisions(_ resolved: [String: String]) throws -> Set<String> {
        try withTemporaryFolder { folder in
            for (path, text) in resolved { try folder.write(text, to: path) }
            #expect(try Tool.run("init", "--github", "--repository", Self.repository, in: folder.path).exitCode == 0)
            let texts = try files(in: folder).filter { $0.hasSuffix(".yml") }.compactMap { folder.text(of: $0) }
            let action = #/uses: OWNER\/TokenGenerator(?:/actions/[a-z]+)?@(.*)/#
            let found = texts.flatMap { $0.matches(of: action).map { String($0.output.1) } }
            #expect(found.count == 8)
            return Set(found)
        }
    }

    @Test(
        "names its actions by the commit that a Package.resolved pins this version to",
        arguments: [
            ["Package.resolved": resolved()], ["Package.resolved": resolved(format: 2)],
            ["Package.resolved": oldFormat], ["Package.resolved": resolved(address + ".git")],
            ["App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": resolved()],
            ["App.xcworkspace/xcshareddata/swiftpm/Package.resolved": resolved(), "Package.resolved": oldFormat],
            ["App.xcworkspace/xcshareddata/swiftpm/Package.resolved": resolved(), "Package.resolved": "{"],
        ])
    func pinned(_ files: [String: String]) throws {
        #expect(try revisions(files) == ["\(Self.commit) # \(Self.version)"])
    }

    @Test(
        "names its actions by their tag where the commit is not certain",
        arguments: [
            "", "[]", resolved(version: "99.0.0"), resolved(revision: "0123456"), resolved(format: 4),
            resolved(revision: String(repeating: "g", count: 40)), resolved("https://github.com/other/TokenGenerator"),
            resolved("https://example.org/OWNER/TokenGenerator"),
            resolved("https://github.com/OWNER/TokenGeneratorPlugins"),
            oldFormat.replacing("\"\(version)\"", with: "null"),
        ])
    func unpinned(_ text: String) throws {
        let tag = "\(Self.version) # zizmor: ignore[unpinned-uses] replace the tag with its commit to pin it"
        #expect(try revisions(["Package.resolved": text]) == [tag])
        let other = Self.resolved(revision: String(repeating: "f", count: 40))
        let files = ["Package.resolved": Self.resolved(), "A.xcworkspace/xcshareddata/swiftpm/Package.resolved": other]
        #expect(try revisions(files) == [tag])
    }

    @Test(
        "names the repository that a Package.resolved has the tool from",
        arguments: [
            "https://github.com/acme/TokenGenerator.git", "git@github.com:acme/tokengenerator.git",
            "ssh://git@github.com/Acme/TokenGenerator",
        ])
    func resolvedRepository(_ address: String) throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.resolved(address), to: "Package.resolved")
            let outcome = try Tool.run("init", "--github", in: folder.path)
            #expect(outcome.errors.isEmpty)
            let text = try #require(folder.text(of: ".github/workflows/sync-design-tokens.yml"))
            let owner = try #require(address.firstMatch(of: #/[\/:](\w+\/\w+?)(\.git)?$/#)?.output.1)
            #expect(text.contains("uses: \(owner)@\(Self.commit) # \(Self.version)\n"))
            #expect(
                outcome.output.contains(
                    "more: https://github.com/\(owner)/blob/\(Self.version)/docs/guides/hand-off.md\n"))
        }
    }

    @Test(
        "writes nothing if the repository of the tool is unknown",
        arguments: ["", resolved("https://example.org/OWNER/TokenGenerator"), resolved("https://github.com/a/Other")])
    func unknownRepository(_ resolved: String) throws {
        try withTemporaryFolder { folder in
            try folder.write(resolved, to: "Package.resolved")
            let outcome = try Tool.run("init", "--github", in: folder.path)
            #expect(
                outcome.errors == """
                    error: the GitHub repository of TokenGenerator is unknown [unknown-repository]
                    note: pass it with --repository OWNER/NAME, or run 'TokenGenerator init --github' in a folder whose Package.resolved pins \
                    TokenGenerator

                    """)
            #expect(outcome.exitCode == 1)
            #expect(try files(in: folder) == ["Package.resolved"])
        }
    }

    @Test(
        "takes only an owner and a name for a repository", arguments: ["TokenGenerator", "a/b/c", "a/", "a b/c", "/x"])
    func invalidRepository(_ text: String) throws {
        let outcome = try Tool.run("init", "--github", "--repository", text, in: "/")
        #expect(outcome.errors.contains("Expected an owner and a name, as in --repository OWNER/NAME."))
        #expect(outcome.exitCode == 64)
    }

    @Test("writes workflows with exactly the variables and secrets that the guide explains, and its version")
    func documentation() throws {
        let guides = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/guides").standardized
        let documentation = try String(contentsOf: guides.appendingPathComponent("hand-off.md"), encoding: .utf8)
        let onCI = try String(contentsOf: guides.appendingPathComponent("ci.md"), encoding: .utf8)
        try withTemporaryFolder { folder in
            _ = try Tool.run("init", "--github", "--repository", Self.repository, in: folder.path)
            let texts = try files(in: folder).compactMap { folder.text(of: $0) }
            let name = #/DESIGN_TOKENS_[A-Z_]+/#
            let used = Set(texts.flatMap { $0.matches(of: name).map { String($0.output) } })
            #expect(used == Set(documentation.matches(of: name).map { String($0.output) }))
            let action = try #require(texts.first?.firstMatch(of: #/uses: (\S+\/TokenGenerator@\S+)/#)?.output.1)
            #expect(onCI.contains("- uses: \(action)\n"))
        }
    }

    @Test(
        "never overwrites a workflow, and then writes nothing at all",
        arguments: [".github/workflows/sync-design-tokens.yml", ".github/token-repository/notify-ios.yml"])
    func existingWorkflow(_ path: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("mine\n", to: path)
            let outcome = try Tool.run("init", "--github", "--repository", Self.repository, in: folder.path)
            #expect(
                outcome.errors == """
                    \(path):1:1: error: the workflow already exists [workflow-exists]
                    \(path):1:1: note: remove or rename it and run 'TokenGenerator init' again; nothing was written

                    """)
            #expect(outcome.output.isEmpty)
            #expect(outcome.exitCode == 1)
            #expect(folder.text(of: path) == "mine\n")
            #expect(try files(in: folder) == [path])
        }
    }

    @Test("takes back what it wrote when it cannot write the rest")
    func unwritableWorkflow() throws {
        try withTemporaryFolder { folder in
            try folder.write("in the way\n", to: ".github/token-repository")
            let outcome = try Tool.run("init", "--github", "--repository", Self.repository, in: folder.path)
            #expect(outcome.errors.contains("error: the workflow cannot create the folder: "))
            #expect(outcome.errors.contains("[cannot-write]"))
            #expect(outcome.exitCode == 1)
            #expect(try folder.everything() == [".github/", ".github/token-repository"])
        }
    }
}
