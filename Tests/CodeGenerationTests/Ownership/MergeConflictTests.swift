import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Merge conflicts in generated files")
struct MergeConflictTests {
    private static let styles = ["", "||||||| base\nold\n"]

    private func sides(_ text: String) -> [String]? {
        MergeConflict(Array(text.utf8))?.sides.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test("are taken apart into both sides, in any style", arguments: styles)
    func takenApart(_ base: String) {
        let text = "a\n<<<<<<< HEAD\nb\n\(base)=======\nc\n>>>>>>> x\nd\n<<<<<<< HEAD\n\(base)=======\ne\n>>>>>>> x\n"
        #expect(sides(text) == ["a\nb\nd\n", "a\nc\nd\ne\n"])
        #expect(sides(text.replacing("\n", with: "\r\n"))?.first == "a\r\nb\r\nd\r\n")
        #expect(MergeConflict(Array("a\n<<<<<<< x\nb\n=======\n>>>>>>> y".utf8))?.sides[0].numbers == [1, 3])
    }

    @Test("of a merge before are no marks of their own")
    func nested() {
        let base = "||||||| base\n<<<<<<<<< x\n1\n=========\n2\n>>>>>>>>> y\n"
        #expect(sides("<<<<<<< HEAD\na\n\(base)=======\nb\n>>>>>>> other\n") == ["a\n", "b\n"])
    }

    @Test(
        "are none without all of their marks",
        arguments: [
            "a\n", "<<<<<<< x\na\n=======\nb\n", "<<<<<<< x\na\n>>>>>>> y\n", "<<<<<<<x\na\n=======\n>>>>>>> y\n",
            "<<<<<< x\na\n======\nb\n>>>>>> y\n", "=======\n>>>>>>> y\n", "",
        ])
    func none(_ text: String) { #expect(sides(text) == nil) }

    /// What becomes of a conflicted file, where the run would write other content.
    private func ownership(
        _ path: String, _ content: String, writing wanted: String = "wanted", whole: [String] = []
    ) throws -> FileOwnership? {
        try withTemporaryFolder { folder in
            let configuration = ConfigurationName(of: folder("c.json"), LocalFileSystem())
            let owner = FileOwner(configuration, root: folder.path, LocalFileSystem()) { _ in
                whole.map { Array($0.utf8) }
            }
            let wanted = Array(text(path.hasSuffix("json") ? "{}" : wanted, at: path).utf8)
            return FileVersions(Array(content.utf8), HeaderForm.of(path)).map {
                owner.ownership(of: $0, at: folder(path), wanted: wanted)
            }
        }
    }

    /// Both texts, line by line, with marks around the lines that differ.
    private func conflict(_ one: String, _ other: String, base: String = "") -> String {
        zip(lines(one), lines(other)).map { one, other in
            one == other ? one : "<<<<<<< HEAD\n\(one)\n\(base)=======\n\(other)\n>>>>>>> x"
        }.joined(separator: "\n")
    }

    @Test("are generated anew where both sides are as they were generated", arguments: styles)
    func unedited(_ base: String) throws {
        let swift = conflict(text("let a = 1\nlet b = 1"), text("let a = 2\nlet b = 1"), base: base)
        #expect(try ownership("A.swift", swift) == .conflicted)
        for path in ["a.json", "C.xcassets/a.colorset/Contents.json"] {
            let json = conflict(text("{\n\"b\": 1 }", at: path), text("{\n\"b\": 2 }", at: path), base: base)
            #expect(json.contains("<<<<<<<"))
            #expect(try ownership(path, json) == .conflicted)
        }
    }

    @Test("are edits where a side is not as it was generated, on whichever line")
    func edited() throws {
        let (one, other) = (text("let a = 1\nlet b = 1"), text("let a = 2\nlet b = 1"))
        let inside = conflict(one, other.replacing("a = 2", with: "a = 3"))
        #expect(try ownership("A.swift", inside) == .editedInConflict(line: 17))
        let outside = conflict(one, other).replacing("b = 1", with: "b = 3")
        #expect(try ownership("A.swift", outside) == .editedInConflict(line: 19))
        // Both agree on the checksum: one has edited what the other has.
        let edit = conflict(one, one.replacing("a = 1", with: "a = 3"))
        #expect(try ownership("A.swift", edit) == .editedInConflict(line: 13))
    }

    @Test("with an edit are an error that names its line, and what to do")
    func report() throws {
        try withTemporaryFolder { folder in
            let (one, other) = (text("let a = 1"), text("let a = 2"))
            try folder.write(conflict(one, other.replacing("a = 2", with: "a = 3")), to: "A.swift")
            let report = write([generated("A.swift", "let a = 4", line: 7)], in: folder)
            #expect(
                report.diagnostics.map { $0.text.replacing(folder.path + "/", with: "") } == [
                    """
                    tokengenerator.json:7:1: error: 'A.swift' has merge conflicts and was edited after it was generated \
                    [edited-file]
                    A.swift:17:1: note: this line was not generated
                    tokengenerator.json:7:1: note: move the edit elsewhere, for example to an extension; then check \
                    out one side, for example with git checkout --theirs, or pass --replace-edited
                    """
                ])
        }
    }

    @Test(
        "are generated anew where Git has merged other lines: as this run writes them, or as the whole versions have them"
    )
    func merged() throws {
        let (one, other) = (text("let a = 2\nlet b = 1"), text("let a = 1\nlet b = 2"))
        let header = conflict(
            one.replacing("let a = 2\nlet b = 1", with: "let a = 2\nlet b = 2"),
            other.replacing("let a = 1\nlet b = 2", with: "let a = 2\nlet b = 2"))
        #expect(try ownership("A.swift", header, writing: "let a = 2\nlet b = 2") == .conflicted)
        #expect(try ownership("A.swift", header, whole: [one, other]) == .conflicted)
        #expect(try ownership("A.swift", header) != .conflicted)
        let editedVersion = other.replacing("b = 2", with: "b = 3")
        #expect(try ownership("A.swift", header, whole: [one, editedVersion]) != .conflicted)
        let editedSince = header.replacing("let b = 2", with: "let b = 4")
        #expect(try ownership("A.swift", editedSince, whole: [one, other]) == .editedInConflict(line: 15))
    }
}
