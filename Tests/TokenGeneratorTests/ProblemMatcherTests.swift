import Foundation
import TestSupport
import Testing

@Suite("Problem matchers read the lines that the tool prints") struct ProblemMatcherTests {
    @Test("GitHub's has the place, the severity, the message and the code of errors and warnings, and no notes")
    func gitHub() throws {
        let matchers = try Self.gitHub()
        let lines = try Self.printed().map { line in matchers.compactMap { $0.read(line) }.first }
        #expect(
            lines == [
                "bad:1.json|1|80|warning|cannot find the token 'x'|dangling-alias", nil,
                "error|1 generated file is out of date: A.swift|out-of-date", nil,
            ])
    }

    @Test("VS Code's has notes, too, and leaves out what has no place")
    func visualStudioCode() throws {
        let matcher = try Self.visualStudioCode()
        let lines = try Self.printed().map(matcher.read)
        #expect(
            lines == [
                "bad:1.json|1|80|warning|cannot find the token 'x'|dangling-alias",
                "bad:1.json|1|80|note|correct the name, or add the file that defines it to \"sources\"|", nil, nil,
            ])
    }

    @Test("they read no line of a compiler for one of ours, nor what is neither")
    func others() throws {
        for line in ["Build complete!", "a.swift:1:2: warning: unused [#Unused]", "b.c:1:2: warning: x [-Wx]", ""] {
            #expect(try Self.gitHub().allSatisfy { $0.read(line) == nil }, "\(line)")
        }
    }

    /// What a run prints that finds a broken token and a missing output: each with a note.
    private static func printed() throws -> [String] {
        try withTemporaryFolder { folder in
            let tokens = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": "{x}" } }"#
            try folder.write(tokens, to: "bad:1.json")
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            try folder.write("{ \"sources\": [\"bad:1.json\"], \"outputs\": [\(output)] }", to: "tokengenerator.json")
            let errors = try Tool.run("--check", in: folder.path).errors
            return errors.split(separator: "\n").map(String.init)
        }
    }

    private static func gitHub() throws -> [Matcher] {
        let file = try JSONDecoder().decode(GitHubFile.self, from: data("actions/problem-matcher.json"))
        return file.problemMatcher.flatMap(\.pattern)
    }

    private static func visualStudioCode() throws -> Matcher {
        let file = try JSONDecoder().decode(TasksFile.self, from: data("Examples/CommandPlugin/.vscode/tasks.json"))
        return try #require(file.tasks.first).problemMatcher.pattern
    }

    private static func data(_ path: String) throws -> Data {
        let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
        return try Data(contentsOf: top.appendingPathComponent(path))
    }
}

private struct GitHubFile: Decodable {
    struct Entry: Decodable { let pattern: [Matcher] }
    let problemMatcher: [Entry]
}

private struct TasksFile: Decodable {
    struct Task: Decodable { let problemMatcher: Entry }
    struct Entry: Decodable { let pattern: Matcher }
    let tasks: [Task]
}

/// A regular expression, and which of its groups is what.
private struct Matcher: Decodable {
    let regexp: String
    let file, line, column, severity, message, code: Int?

    /// What it finds in a line, joined by bars; what it has no group for is left out.
    func read(_ line: String) -> String? {
        let text = line as NSString
        guard
            let match = try? NSRegularExpression(pattern: regexp).firstMatch(
                in: line, range: NSRange(location: 0, length: text.length))
        else { return nil }
        return [file, self.line, column, severity, message, code].compactMap { group in
            group.map(match.range(at:)).map { $0.location == NSNotFound ? "" : text.substring(with: $0) }
        }.joined(separator: "|")
    }
}
