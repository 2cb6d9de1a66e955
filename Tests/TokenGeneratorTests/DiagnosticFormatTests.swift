import Foundation
import TestSupport
import Testing

@Suite("--format") struct DiagnosticFormatTests {
    /// A folder with a good file, one with a reference to nothing, and a configuration for both.
    private func withProject(_ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "b": { "$type": "number", "$value": "{x}" } }"#, to: "bad.json")
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "good.json")
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            try folder.write(
                "{ \"sources\": [\"good.json\", \"bad.json\"], \"outputs\": [\(output)] }", to: "tokengenerator.json")
            try body(folder)
        }
    }

    private func line(_ severity: String, _ format: String) -> String {
        switch format {
        case "json":
            #"""
            {"severity":"\#(severity)","code":"dangling-alias","message":"cannot find the token 'x'","file":"bad.json","line":1,\#
            "column":39,"notes":[{"message":"correct the name, or add the file that defines it to \"sources\""}]}

            """#
        default:
            """
            ::\(severity) file=bad.json,line=1,col=39,title=dangling-alias::cannot find the token 'x'%0A\
            correct the name, or add the file that defines it to "sources"

            """
        }
    }

    @Test("a document has standard output to itself", arguments: ["generate", "validate bad.json"], ["json", "sarif"])
    func documents(_ command: String, _ format: String) throws {
        try withProject { folder in
            let isJudge = command.hasPrefix("validate")
            let arguments = command.split(separator: " ").map(String.init) + ["--format", format]
            let outcome = try Tool.run(arguments, in: folder.path)
            #expect(outcome.errors == "")
            #expect(outcome.exitCode == (isJudge ? 1 : 0))
            let severity = isJudge ? "error" : "warning"
            if format == "json" { #expect(outcome.output == line(severity, format)) }
            if format == "sarif" {
                #expect(outcome.output.hasPrefix(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#))
                #expect(outcome.output.contains(#""ruleId":"dangling-alias","ruleIndex":0,"level":"\#(severity)""#))
            }
        }
    }

    @Test(
        "beside the result of a command a document goes to standard error",
        arguments: ["list", "diff bad.json bad.json"])
    func results(_ command: String) throws {
        try withProject { folder in
            let arguments = command.split(separator: " ").map(String.init)
            let plain = try Tool.run(arguments, in: folder.path)
            let sarif = try Tool.run(arguments + ["--format", "sarif"], in: folder.path)
            #expect(sarif.output == plain.output)
            #expect(sarif.errors.hasPrefix(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","#))
            let json = try Tool.run(arguments + ["--format", "json"], in: folder.path)
            #expect(json.errors.hasSuffix(line("warning", "json")))
        }
    }

    @Test("commands to GitHub's runner are lines of standard error, the rest stays", arguments: ["generate", "list"])
    func github(_ command: String) throws {
        try withProject { folder in
            let outcome = try Tool.run(command, "--format", "github", in: folder.path)
            #expect(outcome.errors == line("warning", "github"))
            #expect(outcome.output.contains("1 token") || outcome.output.hasPrefix("a "))
        }
    }

    @Test("is known to init, whose own words a document leaves out")
    func initCommand() throws {
        try withTemporaryFolder { folder in
            let failed = try Tool.run("init", "--format", "json", in: folder.path)
            #expect(failed.output.hasPrefix(#"{"severity":"error","code":"no-token-files","#))
            #expect(failed.exitCode == 1)
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "tokens/a.json")
            let outcome = try Tool.run("init", "--format", "json", in: folder.path)
            #expect(outcome.output == "")
            #expect(folder.text(of: "tokengenerator.json") != nil)
        }
    }

    @Test("has what --check finds, in the same document")
    func check() throws {
        try withProject { folder in
            let outcome = try Tool.run("--check", "--quiet", "--format", "sarif", in: folder.path)
            #expect(outcome.output.contains(#""toolExecutionNotifications":[{"descriptor":{"id":"out-of-date"}"#))
            #expect(outcome.output.split(separator: "\n").count == 1)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("and --json of validate exclude each other")
    func exclusion() throws {
        let outcome = try Tool.run("validate", "--json", "--format", "sarif", in: "/")
        #expect(outcome.errors.contains("Error: --json and --format cannot be combined."))
        #expect(outcome.exitCode == 64)
    }
}
