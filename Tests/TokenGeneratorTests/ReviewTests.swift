import Foundation
import TestSupport
import Testing

@Suite("The review of a change") struct ReviewTests {
    private static let configuration = """
        { "sources": ["tokens"], "outputs": [
          { "template": "shape-style", "path": "Colors.swift", "tokens": { "groups": ["color"] }, "names": { "drop": ["color"] } },
          { "template": "cgfloat", "path": "Sizes.swift", "tokens": { "groups": ["size"] }, "names": { "drop": ["size"], "prefix": "s" } }
        ] }
        """

    private static func tokens(size: Int = 16, _ more: String = "") -> String {
        """
        { "color": { "ink": { "$type": "color", "$value": "#111111" }\(more) },
          "size": { "$type": "number", "\(size)": { "$value": \(size) } } }
        """
    }

    private static let leftOut = #", "glow": { "$type": "color", "$value": "50%" }"#

    /// What a run wrote and printed.
    private struct Outcome {
        var run: Tool.Outcome
        var markdown: String
        var json: String

        /// A value of the JSON, by its key.
        func value(_ key: String) throws -> String {
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            let value = try #require(object?[key])
            if value is NSNull { return "null" }
            return String(
                describing: (value as? Bool).flatMap { json.contains("\"\(key)\":\($0)") ? $0 : nil } ?? value)
        }

        /// What the JSON has that its schema does not, and the other way round.
        func schemaProblems() throws -> [String] {
            try JSONSchema(documentation: "review.schema.json").problems(of: json)
        }
    }

    /// Runs the tool in a repository with one commit, after a change of its token file.
    private func review(
        _ arguments: String..., new: String = tokens(), configuration: String = configuration,
        before body: (TemporaryRepository) throws -> Void = { _ in }
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            try folder.write(configuration, to: "tokengenerator.json")
            try folder.write(Self.tokens(), to: "tokens/a.json")
            try body(repository)
            try repository.commit()
            try folder.write(new, to: "tokens/a.json")
            let files = ["--markdown", "out/review.md", "--json", "out/review.json", "--page", "page.html"]
            let run = try Tool.run(["review"] + arguments + files, in: folder.path)
            return Outcome(
                run: run, markdown: folder.text(of: "out/review.md") ?? "",
                json: folder.text(of: "out/review.json") ?? "")
        }
    }

    @Test("answers in Markdown, in JSON and with a page in one run, and writes nothing else")
    func answers() throws {
        let outcome = try review("--base", "HEAD", "--usage", "App", new: Self.tokens(size: 20)) { repository in
            try repository.folder.write("let gap = CGFloat.s16", to: "App/Home.swift")
        }
        #expect(outcome.run.exitCode == 0)
        #expect(outcome.run.output.hasPrefix("1 removed, 1 added; 1 breaking\n"))
        #expect(outcome.markdown.hasPrefix("**1 removed, 1 added; 1 breaking**\n\n### Breaking for Swift code (1)\n"))
        #expect(outcome.markdown.contains("| `App/Home.swift:1:19` | `CGFloat.s16` | exact |"))
        #expect(try outcome.schemaProblems() == [])
        #expect(try outcome.value("changed") == "true")
        #expect(try outcome.value("breaking") == "true")
        #expect(try outcome.value("title") == "Update design tokens: 1 removed, 1 added; 1 breaking")
        #expect(try outcome.value("outdated") == "2")
        #expect(try outcome.value("page") == "page.html")
        let files = #""files":[{"path":"Colors.swift","action":"write"},{"path":"Sizes.swift","action":"write"}]"#
        #expect(outcome.json.contains(files))
    }

    @Test("judges as generate does: a token that cannot be used is left out, and only --strict refuses")
    func judgment() throws {
        let outcome = try review("--base", "HEAD", new: Self.tokens(Self.leftOut))
        #expect(outcome.run.exitCode == 0)
        #expect(
            outcome.markdown.hasPrefix(
                """
                **no changes**

                ### 1 token left out

                ```text
                tokens/a.json:1:
                """))
        #expect(try ["changed", "errors", "newProblems", "leftOut"].map(outcome.value) == ["false", "0", "1", "1"])
        #expect(outcome.json.contains(#""leftOut":["color.glow"]"#))
        #expect(try outcome.schemaProblems() == [])
        let strict = try review("--base", "HEAD", "--strict", new: Self.tokens(Self.leftOut))
        #expect(strict.run.exitCode == 1)
        #expect(strict.markdown.hasPrefix("### "))
        #expect(try strict.value("page") == "null")
        #expect(try strict.schemaProblems() == [])
    }

    @Test("says that a problem is not new if the base has it as well")
    func knownProblem() throws {
        let outcome = try review("--base", "HEAD", new: Self.tokens(Self.leftOut)) { repository in
            try repository.folder.write(Self.tokens(Self.leftOut), to: "tokens/a.json")
        }
        #expect(try ["newProblems", "leftOut"].map(outcome.value) == ["0", "1"])
        #expect(outcome.markdown.contains("### 1 token left out"))
    }

    @Test("compares nothing without a base, and fails only if generate would")
    func alone() throws {
        let outcome = try review()
        #expect(outcome.run.output == "2 tokens\n")
        #expect(outcome.markdown == "**2 tokens**\n")
        #expect(try ["changed", "title"].map(outcome.value) == ["null", "Update generated Swift from design tokens"])
        #expect(try outcome.schemaProblems() == [])
        let broken = try review(new: "{")
        #expect(broken.run.exitCode == 1)
        #expect(broken.markdown.hasPrefix("### 1 error\n\n```text\ntokens/a.json:1:2: error: "))
        #expect(try broken.value("errors") == "1")
        #expect(try broken.schemaProblems() == [])
        let unread = try review(configuration: "{")
        #expect(unread.run.exitCode == 1)
        #expect(try unread.schemaProblems() == [])
    }

    @Test("takes errors of the base for notes, and one that is no state for an error")
    func base() throws {
        let outcome = try review("--base", "HEAD") { try $0.folder.write("{", to: "tokens/a.json") }
        #expect(outcome.run.exitCode == 0)
        #expect(outcome.run.errors.hasPrefix("HEAD:tokens/a.json:1:2: note: "))
        #expect(outcome.markdown.contains("> 1 error in the old tokens; only the readable tokens are compared\n"))
        #expect(try ["errors", "warnings"].map(outcome.value) == ["0", "1"])
        let unknown = try review("--base", "nowhere")
        #expect(unknown.run.exitCode == 1)
        #expect(unknown.markdown.contains("[unknown-revision]"))
        #expect(try unknown.schemaProblems() == [])
    }

    @Test("compares two revisions, of which nothing would be written")
    func revisions() throws {
        let outcome = try review("--base", "HEAD", "--head", "HEAD", new: Self.tokens(size: 20))
        #expect(outcome.markdown == "**no changes**\n")
        #expect(try ["outdated", "page"].map(outcome.value) == ["0", "page.html"])
        #expect(try outcome.schemaProblems() == [])
    }

    @Test("reads token files without a configuration, and says nothing of Swift then")
    func sources() throws {
        let outcome = try review(
            "--source", "tokens/**/*.json", "--source", "more/*.json", "--base", "HEAD",
            new: Self.tokens(size: 20, Self.leftOut))
        #expect(outcome.run.exitCode == 0)
        #expect(outcome.markdown.hasPrefix("**1 removed, 1 added**\n\n### Removed (1)\n"))
        #expect(!outcome.markdown.contains("Swift"))
        #expect(try ["leftOut", "warnings"].map(outcome.value) == ["1", "2"])
        #expect(try review("--source", "more/*.json").run.errors.contains("[no-source]"))
    }

    @Test("reviews several configurations, each below its name, and adds up what scripts ask for")
    func configurations() throws {
        let outcome = try review(
            "--config", "tokengenerator.json", "--config", "Kit", "--base", "HEAD", new: Self.tokens(size: 20)
        ) { repository in
            let kit = Self.configuration.replacing(#"["tokens"]"#, with: #"["../tokens"]"#)
            try repository.folder.write(kit, to: "Kit/tokengenerator.json")
        }
        #expect(outcome.markdown.hasPrefix("### `tokengenerator.json`\n\n**1 removed, 1 added; 1 breaking**\n"))
        #expect(outcome.markdown.contains("\n### `Kit`\n\n**1 removed, 1 added; 1 breaking**\n"))
        #expect(try ["outdated", "title"].map(outcome.value) == ["4", "Update design tokens"])
        #expect(outcome.json.contains(#""counts":{"added":2,"removed":2,"#))
        #expect(outcome.json.contains(#"{"path":"Kit/Colors.swift","action":"write"}"#))
        #expect(try outcome.schemaProblems() == [])
    }

    @Test("fails with --fail-on breaking where a name breaks, and has answered all the same")
    func breaking() throws {
        let outcome = try review("--base", "HEAD", "--fail-on", "breaking", new: Self.tokens(size: 20))
        #expect(outcome.run.exitCode == 1)
        #expect(outcome.run.errors.contains("error: 1 change breaks Swift code that uses the tokens [breaking-change]"))
        #expect(try outcome.value("breaking") == "true")
    }

    @Test(
        "keeps the Markdown within its limit, with what is left out and every block closed",
        arguments: [60_000, 9_000, 1_000])
    func limit(_ limit: Int) throws {
        let more = (0..<400).map { number in
            let name = "a-long-name-of-a-token-```\(number)"
            return ##", "\##(name)": { "$type": "color", "$value": "#222222" }"##
                + #", "\#(name)-lost": { "$type": "color", "$value": "{gone.\#(name)}" }"#
        }.joined()
        let outcome = try review("--base", "HEAD", "--limit", "\(limit)", new: Self.tokens(more))
        #expect(outcome.markdown.utf8.count <= limit)
        #expect(outcome.markdown.utf8.count > limit / 4 || limit == 1_000)
        #expect(outcome.markdown.hasPrefix("**400 added; 0 breaking**\n"))
        #expect(outcome.markdown.contains("400 tokens left out"))
        let fences = outcome.markdown.split(separator: "\n").filter { $0.hasPrefix("```") }
        #expect(fences.count % 2 == 0)
    }

    @Test(
        "is refused with options that contradict each other",
        arguments: [
            ["--source", "a.json", "--config", "b.json"], ["--head", "HEAD"], ["--fail-on", "breaking"],
            ["--limit", "10"],
            ["--base", "-", "--head", "-"], ["--config", "a", "--config", "b", "--output-root", "c"],
        ])
    func mistakes(_ arguments: [String]) throws {
        #expect(try Tool.run(["review"] + arguments, in: "/").exitCode == 64)
    }
}

@Suite("The file of --diagnostics") struct DiagnosticsFileTests {
    @Test(
        "has what a command says for scripts, beside the text for people",
        arguments: [
            ["generate"], ["validate"], ["validate", "--json"], ["list"], ["review"], ["diff", "a.json", "a.json"],
            ["preview"], ["explain", "a"],
        ])
    func commands(_ command: [String]) throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "sources": ["a.json"], "outputs": [] }"#, to: "tokengenerator.json")
            try folder.write("{", to: "a.json")
            let outcome = try Tool.run(command + ["--diagnostics", "out/said"], in: folder.path)
            #expect(outcome.exitCode == 1)
            let line = #"{"severity":"error","code":"invalid-json","message":"#
            #expect(folder.text(of: "out/said")?.contains(line) == true)
            if command != ["validate", "--json"] { #expect(outcome.errors.contains("error: the file ends")) }
        }
    }

    @Test("is empty where nothing is wrong, and an error where it cannot be written")
    func quiet() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "size": { "$type": "number", "$value": 1 } }"#, to: "a.json")
            #expect(try Tool.run("diff", "a.json", "a.json", "--diagnostics", "said", in: folder.path).exitCode == 0)
            #expect(folder.text(of: "said") == "")
            try folder.makeFolder("folder")
            let outcome = try Tool.run("list", "a.json", "--diagnostics", "folder", in: folder.path)
            #expect(outcome.errors.hasPrefix("error: cannot write 'folder': "))
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("goes with no command that has no end", arguments: [["generate", "--watch"], ["preview", "--serve"]])
    func endless(_ command: [String]) throws {
        #expect(try Tool.run(command + ["--diagnostics", "said"], in: "/").exitCode == 64)
    }
}
