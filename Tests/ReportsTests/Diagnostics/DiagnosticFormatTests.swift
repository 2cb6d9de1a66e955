import Diagnostics
import TestSupport
import Testing

@testable import Reports

@Suite("The formats of diagnostics")
struct DiagnosticFormatTests {
    private let tool = ToolDescription(name: "TokenGenerator", version: "1.2.3", repository: "o/r")

    private let located = Diagnostic(
        .error, .duplicateKey, "the key \"b\" stands twice", at: SourceLocation(path: "a/b.json", line: 2, column: 44),
        notes: [Diagnostic.Note("first used here", at: SourceLocation(path: "a/b.json", line: 1, column: 3))],
        advice: "rename one")
    private let general = Diagnostic(.warning, .outOfDate, "1 file is out of date", advice: "run it")

    private func github(_ severity: Diagnostic.Severity, _ message: String, path: String) -> String {
        Diagnostic(severity, .hexDiffers, message, at: SourceLocation(path: path, line: 1, column: 2)).githubCommand
    }

    @Test("github has one command a diagnostic, with the notes below its message")
    func githubCommands() {
        #expect(
            DiagnosticFormat.github.rendered([located, general], of: tool) == """
                ::error file=a/b.json,line=2,col=44,title=duplicate-key::the key "b" stands twice%0A\
                a/b.json:1:3: first used here%0Arename one
                ::warning title=out-of-date::1 file is out of date%0Arun it

                """)
        #expect(github(.note, "m", path: "a") == "::notice file=a,line=1,col=2,title=hex-differs::m")
    }

    @Test("no text ends a command to the runner, or begins another")
    func githubEscapes() {
        #expect(
            github(.error, "100%\n::error::x\r", path: "a:b,c%\n.json")
                == "::error file=a%3Ab%2Cc%25\\u{A}.json,line=1,col=2,title=hex-differs::100%25\\u{A}::error::x\\u{D}")
    }

    @Test("json has one object a line, with what there is of places, and whole texts")
    func json() {
        #expect(
            DiagnosticFormat.json.rendered([located, general], of: tool) == #"""
                {"severity":"error","code":"duplicate-key","message":"the key \"b\" stands twice","file":"a/b.json",\#
                "line":2,"column":44,"notes":[{"message":"first used here","file":"a/b.json","line":1,"column":3},\#
                {"message":"rename one"}]}
                {"severity":"warning","code":"out-of-date","message":"1 file is out of date",\#
                "notes":[{"message":"run it"}]}

                """#)
        let long = String(repeating: "a", count: 5_000)
        #expect(Diagnostic(.error, .outOfDate, long).json.text().contains(long))
        #expect(DiagnosticFormat.json.rendered([], of: tool) == "")
    }

    @Test("text has the first hundred of a kind, the others have all")
    func all() {
        let many = (0..<250).map { Diagnostic(.error, .danglingAlias, "number \($0)") }
        func lineCount(_ format: DiagnosticFormat) -> Int {
            format.rendered(many, of: tool).split(separator: "\n").count
        }
        #expect(lineCount(.text) == 101)
        #expect(lineCount(.github) == 250)
        #expect(lineCount(.json) == 250)
        let log = DiagnosticFormat.sarif.rendered(many, of: tool)
        #expect(log.ranges(of: #""text":"number"#).count == 250)
    }
}

@Suite("SARIF logs")
struct SARIFTests {
    private func log(_ diagnostics: [Diagnostic], repository: String? = nil) -> String {
        DiagnosticFormat.sarif.rendered(
            diagnostics, of: ToolDescription(name: "T", version: "1.2.3", repository: repository))
    }

    private func error(_ message: String = "m", path: String = "a.json", notes: [Diagnostic.Note] = []) -> Diagnostic {
        Diagnostic(
            .error, .duplicateKey, message, at: SourceLocation(path: path, line: 2, column: 44), notes: notes)
    }

    @Test("an empty log has a run without results")
    func empty() {
        #expect(
            log([]) == """
                {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
                {"name":"T","semanticVersion":"1.2.3","rules":[]}},"invocations":[{"executionSuccessful":true,\
                "toolExecutionNotifications":[]}],"originalUriBaseIds":{"SRCROOT":{"description":\
                {"text":"The folder in which the command ran."}}},"columnKind":"unicodeCodePoints","results":[]}]}

                """)
    }

    @Test("a result has its rule, its place, and other places with their notes; advice is below the message")
    func result() {
        let first = Diagnostic.Note("here first", at: SourceLocation(path: "b.json", line: 1, column: 3))
        let text = log([error(notes: [first, Diagnostic.Note("rename one")])])
        #expect(
            text.contains(
                #"""
                "results":[{"ruleId":"duplicate-key","ruleIndex":0,"level":"error","message":{"text":"m\nrename one"},\#
                "locations":[{"physicalLocation":{"artifactLocation":{"uri":"a.json","uriBaseId":"SRCROOT"},\#
                "region":{"startLine":2,"startColumn":44}}}],\#
                "relatedLocations":[{"id":1,"physicalLocation":{"artifactLocation":{"uri":"b.json",\#
                "uriBaseId":"SRCROOT"},\#
                "region":{"startLine":1,"startColumn":3}},"message":{"text":"here first"}}]}]
                """#))
    }

    @Test("a rule stands once, and says where it is explained")
    func rules() {
        let note = Diagnostic(.note, .noConfiguration, "n", at: SourceLocation(path: "a", line: 1, column: 1))
        let text = log([error(), note, error()], repository: "o/r")
        #expect(
            text.contains(
                """
                "informationUri":"https://github.com/o/r","rules":[{"id":"no-configuration",\
                "name":"NoConfiguration","shortDescription":{"text":"The configuration cannot be read, or there is \
                neither a configuration nor a folder 'tokens'."},"fullDescription":{"text":"The configuration cannot \
                be read, or there is neither a configuration nor a folder 'tokens'. '--config' names a configuration \
                in another folder."},"help":{"text":"\\"Codes\\" in TokenGenerator's documentation explains \
                no-configuration and what to do about it."},\
                "helpUri":"https://github.com/o/r/blob/1.2.3/docs/reference/codes.md#no-configuration",\
                "defaultConfiguration":{"level":"error"}},{"id":"duplicate-key",
                """))
        #expect(text.ranges(of: #""ruleIndex":1,"level":"error""#).count == 2)
        #expect(text.ranges(of: #""ruleIndex":0,"level":"note""#).count == 1)
    }

    @Test("contain all rules of the tool, with the severity they have unless it is configured")
    func registry() {
        let rules = [RuleKind(.hexDiffers, .note, about: .tokens), RuleKind(.colorUnknown, nil, about: .colors)]
        let tool = ToolDescription(name: "T", version: "1.2.3", repository: nil, rules: rules)
        let text = DiagnosticFormat.sarif.rendered([error()], of: tool)
        let parts = text.split(separator: #"{"id":""#).dropFirst().map(String.init)
        #expect(parts.map { $0.prefix { $0 != "\"" } } == ["duplicate-key", "hex-differs", "color-unknown"])
        #expect(parts[1].contains(#""defaultConfiguration":{"level":"note"}"#))
        #expect(parts[2].contains(#""defaultConfiguration":{"enabled":false,"level":"warning"}"#))
    }

    @Test("count columns in code points, and name files relative to the folder of the run")
    func places() throws {
        try withTemporaryFolder { folder in
            try folder.write("é😀e\u{301}x\n\nzé\n", to: "a.json")
            func log(_ places: [(line: Int, column: Int)], path: String = "a.json") -> String {
                let diagnostics = places.map { place in
                    Diagnostic(
                        .error, .duplicateKey, "m",
                        at: SourceLocation(path: path, line: place.line, column: place.column))
                }
                let tool = ToolDescription(name: "T", version: "1.2.3", repository: nil)
                return DiagnosticFormat.sarif.rendered(
                    diagnostics, of: tool, reading: FolderFileSystem(folder: folder))
            }
            func columns(_ places: (Int, Int)...) -> [String] {
                log(places).split(separator: #""startColumn":"#).dropFirst().map { String($0.prefix { $0 != "}" }) }
            }
            #expect(columns((1, 10), (1, 1), (1, 3), (1, 7)) == ["5", "1", "2", "3"])
            #expect(columns((3, 2), (3, 4), (2, 1)) == ["2", "3", "1"])
            #expect(columns((1, 40), (9, 9)) == ["40", "9"], "places that do not exist stay as they are")
            let inside = log([(1, 3)], path: folder("a.json"))
            #expect(inside.contains(#""uri":"a.json","uriBaseId":"SRCROOT"},"region":{"startLine":1,"startColumn":2}"#))
            #expect(log([(1, 1)], path: "./b/../a.json").contains(#""uri":"a.json","uriBaseId":"SRCROOT""#))
            #expect(!log([(1, 1)], path: "/elsewhere/a.json").contains(#""uriBaseId":"SRCROOT""#))
        }
    }

    @Test("what has no place is a notification, for readers refuse results without one")
    func notifications() {
        let text = log([Diagnostic(.error, .outOfDate, "old", advice: "run it")])
        #expect(
            text.contains(
                #"""
                "invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[\#
                {"descriptor":{"id":"out-of-date"},"level":"error","message":{"text":"old\nrun it"}}]}],
                """#))
    }

    @Test(
        "a path becomes a reference that leads to the file",
        arguments: [
            ("a b/ü%.json", "a%20b/%C3%BC%25.json"), ("/tmp/a.json", "file:///tmp/a.json"), ("c:d.json", "c%3Ad.json"),
            ("../x~y_z-1.json", "../x~y_z-1.json"), ("a?b#c", "a%3Fb%23c"), ("\u{1}", "%01"),
        ])
    func references(_ path: String, _ reference: String) {
        #expect(log([error(path: path)]).contains(#""uri":"\#(reference)""#))
    }

    @Test("no name from a file makes a link of a message")
    func links() {
        #expect(log([error("[x](http://a)")]).contains(#""text":"[x] (http://a)""#))
    }
}
