import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import TokenGenerator

struct WatchTests {
    @Test("A change is generated and told in a line, and Ctrl-C ends with 0") func change() throws {
        try withProject { folder in
            let lines = try watch(
                """
                until_said "stop with Ctrl-C"
                sed -i.old s/4/8/ tokens/a.json
                until_said "1 file written in"
                """, in: folder)
            #expect(
                lines == [
                    "written     Spacing.swift",
                    "1 token (0 alias, 0 variable, 0 value, 1 literal), 1 file (1 written) in … ms",
                    "watching for changes; stop with Ctrl-C",
                    "1 file written in … ms: Spacing.swift",
                    "exit 0",
                ])
            #expect(folder.text(of: "Spacing.swift")?.contains("{ 8 }") == true)
            #expect(
                try folder.everything() == [
                    "Spacing.swift", "log", "tokengenerator.json", "tokens/", "tokens/a.json", "tokens/a.json.old",
                ])
        }
    }

    @Test("After a configuration that is broken; still watching for changes") func brokenConfiguration() throws {
        try withProject { folder in
            let lines = try watch(
                """
                until_said "stop with Ctrl-C"
                cp tokengenerator.json kept
                echo '[]' > tokengenerator.json
                until_said "still watching"
                cp kept tokengenerator.json
                until_said "nothing to write"
                """, in: folder)
            #expect(
                lines.dropFirst(3) == [
                    "tokengenerator.json:1:1: error: expected an object for the configuration, found an array [invalid-configuration]",
                    #"tokengenerator.json:1:1: note: set "$schema" to get completion in your editor, or see "Configuration" in TokenGenerator's documentation"#,
                    "1 error, nothing written; still watching for changes", "nothing to write in … ms", "exit 0",
                ])
        }
    }

    @Test("A warning is told once, and again when it was gone") func warnings() throws {
        try withProject { folder in
            let warned = #"{ "a": { "$type": "number", "$value": 4 }, "b": { "$type": "none", "$value": 4 } }"#
            try folder.write(warned, to: "warned")
            let lines = try watch(
                """
                cp tokens/a.json kept
                until_said "stop with Ctrl-C"
                cp warned tokens/a.json
                until_said "nothing to write"
                sed -i.old s/4/8/ tokens/a.json
                until_said_times 1 "1 file written in"
                cp kept tokens/a.json
                until_said_times 2 "1 file written in"
                cp warned tokens/a.json
                until_said_times 2 "nothing to write"
                """, in: folder)
            let warning = "tokens/a.json:1:60: warning: unknown token type 'none' [unknown-type]"
            let (none, one) = ("nothing to write in … ms", "1 file written in … ms: Spacing.swift")
            #expect(lines.filter { [warning, none, one].contains($0) } == [warning, none, one, one, warning, none])
        }
    }

    @Test("What writes nothing, and a document without an end, are refused") func refused() throws {
        try withTemporaryFolder { folder in
            for (arguments, words) in [
                (["--check"], "--watch writes files and cannot be combined with --check or --dry-run."),
                (["--dry-run"], "--watch writes files and cannot be combined with --check or --dry-run."),
                (
                    ["--format", "sarif"],
                    "--watch cannot be combined with --format sarif, because the output would never end."
                ),
            ] {
                let outcome = try Tool.run(["--watch"] + arguments, in: folder.path)
                #expect(outcome.exitCode == 64)
                #expect(outcome.errors.hasPrefix("Error: \(words)\n"))
            }
        }
    }

    @Test("A system that watches no more is an error that says what to do") func limit() {
        let error = FileError(path: "tokens", operation: .watch, reason: "no space left on device")
        #expect(
            Diagnostic(watching: error).text == """
                error: cannot watch 'tokens': no space left on device [cannot-watch]
                note: close other programs that watch files; on Linux, raise fs.inotify.max_user_watches and \
                max_user_instances
                """)
    }

    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                {
                  "sources": ["tokens/a.json"],
                  "outputs": [{ "template": "static-members", "path": "Spacing.swift", "scope": "CGFloat" }]
                }
                """, to: "tokengenerator.json")
            try folder.write(#"{ "a": { "$type": "number", "$value": 4 } }"#, to: "tokens/a.json")
            try body(folder)
        }
    }

    /// Runs `generate --watch` while the commands of a script are run; times are taken out of what is printed.
    private func watch(_ script: String, in folder: TemporaryFolder) throws -> [String] {
        try Tool.run(#""$0" --watch"#, while: script, in: folder.path)
            .map { $0.replacing(/in [0-9.]+ ms/, with: "in … ms") }
    }
}
