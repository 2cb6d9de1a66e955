import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Faults while writing")
struct WriteTransactionTests {
    /// Two files to replace, one that stays, and two new ones, of which one needs two folders.
    private let outputs = [
        generated("A.swift", "new"), generated("Same.swift", "old"), generated("deep/er/B.swift", "new"),
        generated("C.swift", "new"), generated("deep/D.swift", "new"),
    ]

    /// Two folders, four temporary files, four renames.
    private static let changeCount = 10

    @Test("the changes of the run are those that the faults are tried on")
    func count() throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let fileSystem = FailingFileSystem()
            #expect(write(outputs, in: folder, fileSystem).diagnostics.isEmpty)
            #expect(fileSystem.changes == Self.changeCount + 2, "and the old content of two is removed")
        }
    }

    @Test(
        "whichever step fails, every file is as it was and nothing is left behind", arguments: 1...changeCount,
        [true, false])
    func once(_ step: Int, _ canExchange: Bool) throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let before = try contents(of: folder)
            let same = try folder.identity(of: "Same.swift")
            let fileSystem = FailingFileSystem(failing: step)
            fileSystem.canExchange = canExchange
            let report = write(outputs, in: folder, fileSystem)
            #expect(try contents(of: folder) == before)
            #expect(try folder.identity(of: "Same.swift") == same)
            #expect(report.diagnostics.map(\.code) == ["cannot-write"])
            #expect(report.diagnostics.first?.message.hasSuffix("no space left on device") == true)
            #expect(report.diagnostics.first?.location != nil)
            #expect(
                report.diagnostics.first?.notes.map(\.message) == [
                    "no file was changed; fix the problem and run again"
                ])
            #expect(report.outcomes.map(\.action) == [.skipped, .unchanged, .skipped, .skipped, .skipped])
        }
    }

    @Test(
        "on a disk that stays full each file is whole, old or new, and the report names what is left",
        arguments: 1...changeCount)
    func forEver(_ step: Int) throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let report = write(outputs, in: folder, FailingFileSystem(failing: step, .forEver))
            #expect(report.diagnostics.map(\.code) == ["cannot-write"])
            let notes = report.diagnostics.flatMap(\.notes).map(\.message)
            for output in outputs {
                let content = folder.text(of: output.path)
                let isNew = content == text("new", at: output.path)
                let wasThere = ["A.swift", "Same.swift", "C.swift"].contains(output.path)
                let isOld = content == (wasThere ? text("old", at: output.path) : nil)
                #expect(isNew || isOld)
                #expect(isNew == notes.contains { $0.hasPrefix("'\(output.path)' already has its new content") })
            }
            let temporaries = try folder.everything().filter { $0.hasSuffix("-tmp") }
            #expect(temporaries.allSatisfy { path in notes.contains { $0.contains(path) } })
            // The next run, with room, puts everything right and clears up.
            #expect(write(outputs, in: folder).diagnostics.isEmpty)
            #expect(try folder.everything().filter { $0.hasSuffix("-tmp") }.isEmpty)
            #expect(outputs.allSatisfy { folder.text(of: $0.path) == text($0.body, at: $0.path) })
        }
    }

    @Test("where files can be written but not renamed, no temporary file is left", arguments: 1...changeCount)
    func renames(_ step: Int) throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let report = write(outputs, in: folder, FailingFileSystem(failing: step, .renames))
            #expect(report.diagnostics.map(\.code) == ["cannot-write"])
            #expect(try folder.everything().filter { $0.hasSuffix("-tmp") }.isEmpty)
        }
    }

    @Test("what somebody saves before it would be replaced is kept, and nothing is written", arguments: 5...10)
    func savedMeanwhile(_ step: Int) throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let fileSystem = FailingFileSystem()
            fileSystem.onChange = { [unowned fileSystem] in
                if fileSystem.changes == step { try? folder.write("mine", to: "deep/D.swift") }
            }
            let report = write(outputs, in: folder, fileSystem)
            #expect(folder.text(of: "deep/D.swift") == "mine")
            #expect(report.diagnostics.map(\.code) == [.concurrentChange])
            #expect(
                report.diagnostics.map(\.message) == [
                    "another program changed 'deep/D.swift' during this run; its change is kept"
                ])
            #expect(folder.text(of: "A.swift") == text("old"))
            #expect(folder.text(of: "deep/er/B.swift") == nil)
            #expect(try folder.everything().filter { $0.hasSuffix("-tmp") }.isEmpty)
        }
    }

    @Test("the old content, which undoing needs, is no leftover to other runs, however old the file is")
    func oldContent() throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            try folder.setAge(7200, of: "A.swift")
            let fileSystem = FailingFileSystem()
            var strays: [String] = []
            fileSystem.onChange = { [unowned fileSystem] in
                guard fileSystem.changes == Self.changeCount else { return }
                strays = TemporaryName.strays(in: folder.path, LocalFileSystem())
            }
            #expect(write(outputs, in: folder, fileSystem).diagnostics.isEmpty)
            #expect(strays.isEmpty)
        }
    }

    @Test("what somebody saves in the very moment of the replacement is kept")
    func savedInTheMoment() throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let fileSystem = FailingFileSystem()
            fileSystem.onChange = { [unowned fileSystem] in
                if fileSystem.changes == 9 { try? folder.write("mine", to: "C.swift") }
            }
            #expect(write(outputs, in: folder, fileSystem).diagnostics.map(\.code) == [.concurrentChange])
            #expect(folder.text(of: "C.swift") == "mine")
            #expect(folder.text(of: "A.swift") == text("old"))
            #expect(try folder.everything().filter { $0.hasSuffix("-tmp") }.isEmpty)
        }
    }

    @Test("what somebody saves after it was replaced is not taken back")
    func savedBeforeUndo() throws {
        try withTemporaryFolder { folder in
            try setUp(folder)
            let fileSystem = FailingFileSystem(failing: Self.changeCount)
            fileSystem.onChange = { [unowned fileSystem] in
                if fileSystem.changes == Self.changeCount { try? folder.write("mine", to: "A.swift") }
            }
            let report = write(outputs, in: folder, fileSystem)
            #expect(report.diagnostics.map(\.code) == ["cannot-write"])
            #expect(folder.text(of: "A.swift") == "mine")
            #expect(folder.text(of: "C.swift") == text("old", at: "C.swift"))
        }
    }

    private func setUp(_ folder: TemporaryFolder) throws {
        for name in ["A.swift", "Same.swift", "C.swift"] { try folder.write(text("old", at: name), to: name) }
    }
}

extension RenderedOutput {
    fileprivate var body: String { String(decoding: content.dropLast(), as: UTF8.self) }
}
