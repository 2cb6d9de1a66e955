import Foundation
import TestSupport
import Testing

@Suite("What is printed of many diagnostics") struct PrintedDiagnosticTests {
    /// A folder with a file of 250 references that name no token, and a configuration for it.
    private func withProject<Outcome>(_ body: (TemporaryFolder) throws -> Outcome) throws -> Outcome {
        try withTemporaryFolder { folder in
            let tokens = (0..<250).map { "\"t\($0)\": { \"$type\": \"number\", \"$value\": \"{x}\" }" }
            try folder.write("{ \(tokens.joined(separator: ",\n")) }", to: "bad.json")
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "good.json")
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            try folder.write("{ \"sources\": [\"bad.json\"], \"outputs\": [\(output)] }", to: "tokengenerator.json")
            return try body(folder)
        }
    }

    private func rest(_ kind: String) -> String {
        "note: and 150 more \(kind) of this kind; use --format json to see all"
    }

    @Test(
        "every command prints the first hundred of a kind, and how many more there are",
        arguments: [
            ["generate"], ["generate", "--quiet"], ["list"], ["validate", "bad.json"],
            ["diff", "good.json", "bad.json"],
        ])
    func commands(_ arguments: [String]) throws {
        try withProject { folder in
            let errors = try Tool.run(arguments, in: folder.path).errors.split(separator: "\n")
            let kind = arguments[0] == "validate" ? "error" : "warning"
            #expect(errors.count { $0.hasSuffix("\(kind): cannot find the token 'x' [dangling-alias]") } == 100)
            #expect(errors.contains("\(rest(kind + "s")) [dangling-alias]"))
        }
    }

    @Test("so does the program of the build plugin")
    func buildTool() throws {
        try withProject { folder in
            let arguments = ["generate", "--quiet", "--config", "tokengenerator.json"]
            let outcome = try Tool.run(arguments, of: "TokenGeneratorBuildTool", in: folder.path)
            #expect(outcome.errors == (try Tool.run(arguments, in: folder.path)).errors)
            #expect(outcome.errors.contains("\(rest("warnings")) [dangling-alias]\n"))
        }
    }

    @Test("the summary counts all, and validate --json has all")
    func all() throws {
        try withProject { folder in
            #expect(try Tool.run(in: folder.path).output == "1 error, nothing written\n")
            #expect(try Tool.run("generate", "--strict", in: folder.path).output == "250 errors, nothing written\n")
            #expect(try Tool.run("validate", "bad.json", in: folder.path).output.hasSuffix(" 250 errors, 0 warnings\n"))
            let json = try Tool.run("validate", "bad.json", "--json", in: folder.path).output
            #expect(json.components(separatedBy: "\"severity\":\"error\"").count == 251)
        }
    }
}
