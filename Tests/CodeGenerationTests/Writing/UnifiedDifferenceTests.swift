import Testing

@testable import CodeGeneration

@Suite("Differences between texts")
struct UnifiedDifferenceTests {
    private static func difference(_ old: String, _ new: String, lineLimit: Int = .max) -> String {
        UnifiedDifference(old: Array(old.utf8), new: Array(new.utf8), lineLimit: lineLimit).description
    }

    @Test("equal texts have none") func equal() {
        #expect(Self.difference("a\nb\n", "a\nb\n").isEmpty)
    }

    @Test("a changed line is shown with three lines around it") func changed() {
        #expect(
            Self.difference("1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\n4\nfive\n6\n7\n8\n9")
                == "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
    }

    @Test("changes far apart stand in parts of their own") func parts() {
        let lines = (1...20).map { "\($0)\n" }
        #expect(
            Self.difference(lines.joined(), lines.dropFirst().dropLast().joined())
                == "@@ -1,4 +1,3 @@\n-1\n 2\n 3\n 4\n@@ -17,4 +16,3 @@\n 17\n 18\n 19\n-20\n")
    }

    @Test("a text where there was none begins before its first line") func new() {
        #expect(Self.difference("", "a\n") == "@@ -0,0 +1,1 @@\n+a\n")
    }

    @Test("ends of lines and spellings of one letter count, and what cannot be seen is shown") func bytes() {
        #expect(Self.difference("a\r\n", "a\n") == "@@ -1,1 +1,1 @@\n-a\\u{D}\n+a\n")
        #expect(!Self.difference("é", "e\u{301}").isEmpty)
    }

    @Test("long ones are cut, and texts that have nothing in common are not compared line by line")
    func limits() {
        let (old, new) = ((1...20_000).map { "\($0)\n" }.joined(), (1...20_000).map { "x\($0)\n" }.joined())
        #expect(Self.difference(old, new, lineLimit: 2) == "@@ -1,20000 +1,20000 @@\n-1\n… 39999 more lines\n")
    }
}
