import FileAccess
import FileWatching
import TestSupport
import Testing

@Suite struct RecordingFileSystemTests {
    @Test("Answers are current until one of them is another") func answers() throws {
        try withTemporaryFolder { folder in
            try folder.write("one", to: "a")
            let memory = RecordingFileSystem()
            #expect(try memory.read(folder("a")) == Array("one".utf8))
            #expect(memory.isCurrent())
            try folder.write("two", to: "a")
            #expect(!memory.isCurrent())
            try folder.write("one", to: "a")
            #expect(memory.isCurrent())
        }
    }

    @Test("That nothing was there is remembered as well") func missing() throws {
        try withTemporaryFolder { folder in
            let memory = RecordingFileSystem()
            #expect(try memory.status(of: folder("a")) == nil)
            #expect(throws: FileError(path: folder("b"), operation: .read, reason: "no such file or directory")) {
                try memory.read(folder("b"))
            }
            #expect(memory.isCurrent())
            try folder.write("", to: "b")
            #expect(!memory.isCurrent())
        }
    }

    @Test("A part of a file is remembered without the rest") func part() throws {
        try withTemporaryFolder { folder in
            try folder.write("one two", to: "a")
            let memory = RecordingFileSystem()
            #expect(try memory.readPart(of: folder("a"), 0..<3) == Array("one".utf8))
            try folder.write("one three", to: "a")
            #expect(memory.isCurrent())
            try folder.write("two", to: "a")
            #expect(!memory.isCurrent())
        }
    }

    @Test("What a folder holds is remembered, whatever is in its files") func list() throws {
        try withTemporaryFolder { folder in
            try folder.write("one", to: "a")
            let memory = RecordingFileSystem()
            #expect(try memory.list(folder.path).map(\.name) == ["a"])
            try folder.write("longer", to: "a")
            try folder.write("", to: ".a.swp")
            #expect(memory.isCurrent())
            try folder.write("", to: "b")
            #expect(!memory.isCurrent())
        }
    }

    @Test("Two answers to one question are never current") func contradiction() throws {
        try withTemporaryFolder { folder in
            try folder.write("one", to: "a")
            let memory = RecordingFileSystem()
            _ = try memory.read(folder("a"))
            try folder.write("two", to: "a")
            _ = try memory.read(folder("a"))
            #expect(!memory.isCurrent())
        }
    }
}
