import Foundation
import TestSupport
import Testing

/// What the workflows do is proved by running them: `Scripts/test-workflows`.
@Suite("init --github") struct InitGitHubTests {
    private func files(in folder: TemporaryFolder) throws -> [String] {
        try folder.everything().filter { !$0.hasSuffix("/") }
    }

    @Test("writes both workflows, with this tool's repository and version, and no configuration")
    func initialiseGitHub() throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run("init", "--github", in: folder.path)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.hasPrefix("wrote .github/workflows/sync-design-tokens.yml\n"))
            let version = try Tool.run("--version", in: "/").output.trimmingCharacters(in: .newlines)
            let action = #/uses: [\w.-]+\/TokenGenerator(/actions/[a-z]+)?@(.*) # zizmor/#
            for path in [".github/workflows/sync-design-tokens.yml", ".github/token-repository/notify-ios.yml"] {
                let text = try #require(folder.text(of: path))
                #expect(text.matches(of: action).map(\.output.2) == [version[...], version[...]])
                #expect(!text.contains("{{repository}}") && !text.contains("{{version}}"))
            }
            #expect(try files(in: folder).count == 2)
        }
    }

    @Test("writes workflows with exactly the variables and secrets that docs/hand-off.md explains, and its version")
    func documentation() throws {
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/hand-off.md").standardized
        let documentation = try String(contentsOf: page, encoding: .utf8)
        try withTemporaryFolder { folder in
            _ = try Tool.run("init", "--github", in: folder.path)
            let texts = try files(in: folder).compactMap { folder.text(of: $0) }
            let name = #/DESIGN_TOKENS_[A-Z_]+/#
            let used = Set(texts.flatMap { $0.matches(of: name).map { String($0.output) } })
            #expect(used == Set(documentation.matches(of: name).map { String($0.output) }))
            let action = try #require(texts.first?.firstMatch(of: #/uses: (\S+\/TokenGenerator@\S+)/#)?.output.1)
            #expect(documentation.contains("- uses: \(action)\n"))
        }
    }

    @Test(
        "never overwrites a workflow, and then writes nothing at all",
        arguments: [".github/workflows/sync-design-tokens.yml", ".github/token-repository/notify-ios.yml"])
    func existingWorkflow(_ path: String) throws {
        try withTemporaryFolder { folder in
            try folder.write("mine\n", to: path)
            let outcome = try Tool.run("init", "--github", in: folder.path)
            #expect(
                outcome.errors == """
                    \(path):1:1: error: there is a workflow already [workflow-exists]
                    \(path):1:1: note: remove or rename it, and run init again; nothing was written

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
            let outcome = try Tool.run("init", "--github", in: folder.path)
            #expect(outcome.errors.contains("error: the workflow cannot create the folder: "))
            #expect(outcome.errors.contains("[cannot-write]"))
            #expect(outcome.exitCode == 1)
            #expect(try folder.everything() == [".github/", ".github/token-repository"])
        }
    }
}
