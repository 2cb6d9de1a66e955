import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Files at the places of outputs")
struct ReplacedFileTests {
    /// What is at the place of `A.swift`, and what is said of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let content: String
        let code: DiagnosticCode
        let message: String
        var needed = Replacement.none
    }

    @Test("are not touched where a checkout has put carriage returns at the ends of lines")
    func carriageReturns() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1").replacing("\n", with: "\r\n"), to: "A.swift")
            #expect(write([generated("A.swift", "1")], in: folder).outcomes.map(\.action) == [.unchanged])
        }
    }

    @Test("of this configuration are replaced, with other ends of lines too, and empty ones")
    func ours() throws {
        for content in [text("1"), text("1").replacing("\n", with: "\r\n"), ""] {
            try withTemporaryFolder { folder in
                try folder.write(content, to: "A.swift")
                let report = write([generated("A.swift", "2")], in: folder)
                #expect(report.outcomes.map(\.action) == [.written] && report.diagnostics.isEmpty)
                #expect(folder.text(of: "A.swift") == text("2"))
            }
        }
    }

    /// What git makes of two texts: their lines up to a place, then those of both.
    private static func conflict(_ one: String, _ other: String, from line: Int) -> String {
        (lines(one)[..<line] + ["<<<<<<< HEAD"] + lines(one)[line...].dropLast() + ["||||||| base", "======="]
            + lines(other)[line...].dropLast() + [">>>>>>> theirs", ""]).joined(separator: "\n")
    }

    @Test(
        "that are not provably of this configuration are replaced where nothing can be lost, and it is said",
        arguments: [
            Case(
                testDescription: "conflicts", content: conflict(text("1"), text("3"), from: 7), code: .replacedFile,
                message: "\"A.swift\" held conflicts of git, and may be replaced"),
            Case(
                testDescription: "configuration that is gone", content: text("1", by: "gone.json"), code: .replacedFile,
                message: "\"A.swift\" was made by the configuration \"gone.json\", which is gone, and may be replaced"),
        ])
    func replaced(_ found: Case) throws {
        try withTemporaryFolder { folder in
            try folder.write(found.content, to: "A.swift")
            let report = write([generated("A.swift", "2", line: 7)], in: folder)
            #expect(report.outcomes.map(\.action) == [.written])
            #expect(report.diagnostics.map(\.code) == [found.code])
            #expect(report.diagnostics.map(\.severity) == [.note])
            #expect(report.diagnostics.map(\.message) == [found.message])
            #expect(folder.text(of: "A.swift") == text("2"))
        }
    }

    @Test(
        "that a person has written or edited, or another configuration made, are kept without the right flag",
        arguments: [
            Case(
                testDescription: "hand-written", content: "import SwiftUI\n", code: .handWrittenFile,
                message: "\"A.swift\" was not generated: its first line is not the mark of generated files",
                needed: .everything),
            Case(
                testDescription: "edited", content: text("1") + "// mine\n", code: .editedFile,
                message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "moved", content: text("1", at: "b/B.swift"), code: .editedFile,
                message: "\"A.swift\" was generated for \"b/B.swift\" and put here by somebody", needed: .edited),
            Case(
                testDescription: "conflict with an edit", content: conflict(text("1"), text("1") + "//\n", from: 9),
                code: .editedFile, message: "\"A.swift\" has merge conflicts, and was edited since it was generated",
                needed: .edited),
            Case(
                testDescription: "conflict with a file that somebody took over",
                content: conflict(
                    text("1"), "import SwiftUI\nlet a = 1\n" + String(repeating: "\n", count: 9), from: 1),
                code: .editedFile, message: "\"A.swift\" has merge conflicts, and was edited since it was generated",
                needed: .edited),
            Case(
                testDescription: "second sources in the header",
                content: text("1").replacing("// Output", with: "// Sources: Mine\n// Output"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "sources taken out",
                content: lines(text("1")).filter { !$0.contains("Sources") }.joined(separator: "\n"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "output and checksum taken out",
                content: lines(text("1")).filter { !$0.contains("Output") && !$0.contains("Checksum") }
                    .joined(separator: "\n"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "comment in the header",
                content: text("1").replacing("// Output", with: "// Mine\n// Output"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "header that was damaged", content: text("1").replacing("// Output", with: "//Output"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "nothing of the header but the mark", content: "// \(GeneratedHeader.mark)\n\nmine\n",
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "checksum taken out",
                content: text("1").split(separator: "\n").filter { !$0.contains("Checksum") }.joined(separator: "\n"),
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
            Case(
                testDescription: "another configuration", content: text("1", by: "other.json"), code: .outputOfAnother,
                message: "\"A.swift\" is an output of another configuration, \"other.json\"", needed: .everything),
            Case(
                testDescription: "a target", content: text("1", by: "SomeTarget"), code: .outputOfAnother,
                message: "\"A.swift\" is an output of another configuration, \"SomeTarget\"", needed: .everything),
            Case(
                testDescription: "edited, configuration gone", content: text("1", by: "gone.json") + "//\n",
                code: .editedFile, message: "\"A.swift\" was edited since it was generated", needed: .edited),
        ])
    func kept(_ found: Case) throws {
        for replacement in [Replacement.none, .edited, .everything] {
            try withTemporaryFolder { folder in
                try folder.write("{}", to: "other.json")
                try folder.write(found.content, to: "A.swift")
                let outputs = [generated("A.swift", "2", line: 7), generated("B.swift", "2")]
                let report = write(outputs, in: folder, replacement: replacement)
                if replacement >= found.needed {
                    #expect(report.outcomes.map(\.action) == [.written, .written])
                    #expect(report.diagnostics.map(\.code) == [.replacedFile])
                    #expect(folder.text(of: "A.swift") == text("2"))
                } else {
                    #expect(report.diagnostics.map(\.code) == [found.code])
                    #expect(report.diagnostics.map(\.message) == [found.message])
                    #expect(report.diagnostics.first?.location?.line == 7)
                    #expect(report.outcomes.map(\.action) == [.skipped, .skipped])
                    #expect(try folder.everything() == ["A.swift", "other.json"])
                    #expect(folder.text(of: "A.swift") == found.content)
                }
            }
        }
    }

    @Test("are told apart by a check: what was edited, and what is out of date, and how")
    func check() throws {
        try withTemporaryFolder { folder in
            try folder.write(text("1") + "// mine\n", to: "A.swift")
            try folder.write(text("1", at: "B.swift"), to: "B.swift")
            let outputs = ["A.swift", "B.swift", "C.swift"].map { generated($0, "2") }
            let report = writer(folder).plan(outputs).check
            #expect(report.outcomes.map(\.action) == [.edited, .wouldWrite, .wouldWrite])
            let change = try #require(report.outcomes[1].change)
            let lines = UnifiedDifference(old: change.old, new: change.new).description.split(separator: "\n")
            #expect(lines.first == "@@ -5,6 +5,6 @@" && lines.suffix(2) == ["-1", "+2"])
            #expect(report.outcomes[2].change == nil)
        }
    }

    @Test("may be JSON, whose header is in it; what is no JSON is an error")
    func json() throws {
        try withTemporaryFolder { folder in
            #expect(write([generated("a.json", "{}")], in: folder).outcomes.map(\.action) == [.written])
            #expect(write([generated("a.json", "{}")], in: folder).outcomes.map(\.action) == [.unchanged])
            #expect(write([generated("a.json", #"{ "b": 1 }"#)], in: folder).outcomes.map(\.action) == [.written])
            let report = write([generated("a.json", "x", line: 7)], in: folder)
            #expect(report.diagnostics.map(\.code) == [.invalidOutput])
            #expect(
                report.diagnostics.map(\.message) == [
                    "the output \"a.json\" is no JSON: line 1, column 1: "
                        + "expected { or [ at the start of a JSON file"
                ])
            #expect(
                report.diagnostics.first?.notes.map(\.message) == [
                    "correct the template, or give the output a name of another kind of file"
                ])
            #expect(report.diagnostics.first?.location?.line == 7)
        }
    }
}
