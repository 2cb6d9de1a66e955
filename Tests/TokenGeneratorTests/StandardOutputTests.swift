import Foundation
import TestSupport
import Testing

@Suite("Standard output that cannot be written") struct StandardOutputTests {
    static let commands = [
        "generate", "generate --check", "list", "list --json", "validate t.json", "validate t.json --json",
        "diff t.json t.json", "--help", "--version", "help diff", "list --help", "--generate-completion-script bash",
    ]

    private func withProject<Outcome>(_ body: (TemporaryFolder) throws -> Outcome) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "t.json")
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            try folder.write("{ \"sources\": [\"t.json\"], \"outputs\": [\(output)] }", to: "tokengenerator.json")
            _ = try Tool.run("--quiet", in: folder.path)
            return try body(folder)
        }
    }

    #if os(Linux)
    @Test("is an error when the disk is full", arguments: commands + ["init --github --repository a/b"])
    func fullDisk(_ command: String) throws {
        try withProject { folder in
            let outcome = try Tool.run(script: "\"$0\" \(command) > /dev/full", in: folder.path)
            #expect(outcome.errors == "error: cannot write to standard output: no space left on device\n")
            #expect(outcome.exitCode == 1)
        }
    }
    #endif

    @Test("is an error when it is closed", arguments: commands)
    func closed(_ command: String) throws {
        try withProject { folder in
            let outcome = try Tool.run(script: "\"$0\" \(command) >&-", in: folder.path)
            #expect(outcome.errors == "error: cannot write to standard output: bad file descriptor\n")
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("is no error when nothing is printed")
    func quiet() throws {
        try withProject { folder in
            let outcome = try Tool.run(script: "\"$0\" --quiet >&-", in: folder.path)
            #expect(outcome.exitCode == 0)
        }
    }

    @Test("is no error when the reader has enough", arguments: ["list", "--help"])
    func closedPipe(_ command: String) throws {
        try withProject { folder in
            // The signal of a closed pipe would end the tool before it saw the error.
            let outcome = try Tool.run(
                script: "trap '' PIPE; { sleep 0.5; \"$0\" \(command); } | true", in: folder.path)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.exitCode == 0)
        }
    }

    @Test("hides no error when standard error is closed")
    func closedErrors() throws {
        try withProject { folder in
            let fine = try Tool.run(script: "\"$0\" list 2>&-", in: folder.path)
            #expect(fine.exitCode == 0)
            let failed = try Tool.run(script: "\"$0\" validate none.json 2>&- >&-", in: folder.path)
            #expect(failed.exitCode == 1)
        }
    }
}
