import FileAccess
import FileWatching
import TestSupport
import Testing

/// The loop on the real disk with the system's notices; what is read is a text made of all files in a folder.
struct WatchLoopTests {
    @Test("A file that is saved is read again") func savedFile() async throws {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            try folder.write("two", to: "tokens/a")
            #expect(await runs.next() == "a: two")
        }
    }

    @Test("A file that replaces another is read, and again when it is edited") func replacedFile() async throws {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            for text in ["two", "three"] {
                try folder.write(text, to: "incoming")
                try LocalFileSystem().rename(folder("incoming"), to: folder("tokens/a"))
                #expect(await runs.next() == "a: \(text)")
            }
            try folder.write("four", to: "tokens/a")
            #expect(await runs.next() == "a: four")
        }
    }

    @Test("A new folder with a file in it, and what is added there later, are read") func newFolder() async throws {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            try folder.write("two", to: "tokens/b/c")
            #expect(await runs.next() == "a: one, b/c: two")
            try folder.write("three", to: "tokens/b/d")
            #expect(await runs.next() == "a: one, b/c: two, b/d: three")
        }
    }

    @Test("A folder that is removed, comes again and is edited there is read each time") func folderThatComesAgain()
        async throws
    {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            try LocalFileSystem().rename(folder("tokens"), to: folder("away"))
            #expect(await runs.next() == "cannot list: no such file or directory")
            try LocalFileSystem().rename(folder("away"), to: folder("tokens"))
            #expect(await runs.next() == "a: one")
            try folder.write("two", to: "tokens/a")
            #expect(await runs.next() == "a: two")
        }
    }

    @Test("What a link leads to is watched where it is") func link() async throws {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            try folder.write("two", to: "elsewhere/b")
            try folder.makeLink("tokens/b", to: folder("elsewhere/b"))
            #expect(await runs.next() == "a: one, b: two")
            try folder.write("three", to: "elsewhere/b")
            #expect(await runs.next() == "a: one, b: three")
        }
    }

    @Test("A file saved with the same content, a hidden one and an editor's copy are no change") func noChange()
        async throws
    {
        try await watched { folder, runs in
            #expect(await runs.next() == "a: one")
            try folder.write("one", to: "tokens/a")
            try folder.write("x", to: "tokens/.a.swp")
            try folder.write("x", to: "tokens/a~")
            try await Task.sleep(for: .milliseconds(300))
            try folder.write("two", to: "tokens/a")
            #expect(await runs.next() == "a: two")
        }
    }

    @Test("What changes during a run is read by the next one") func changeDuringARun() async throws {
        try await withTemporaryFolder { folder in
            try folder.write("one", to: "a")
            let changes = Changes()
            var texts: [String] = []
            try await WatchLoop(try SystemFolderWatcher(changes), changes).run { fileSystem in
                texts.append((try? fileSystem.read(folder("a"))).map { String(decoding: $0, as: UTF8.self) } ?? "none")
                if texts.count == 1 { try? folder.write("two", to: "a") } else { await changes.end() }
            }
            #expect(texts == ["one", "two"])
        }
    }

    @Test("Folders that cannot be watched end the loop with an error") func failure() async throws {
        struct Refusing: FolderWatcher {
            func watch(_ folders: WatchedFolders) throws(FileError) {
                throw FileError(path: "tokens", operation: .watch, reason: "no space left on device")
            }
        }
        await #expect(throws: FileError(path: "tokens", operation: .watch, reason: "no space left on device")) {
            try await WatchLoop(Refusing(), Changes()).run { _ in }
        }
    }

    /// Watches the folder `tokens`, in which a file `a` holds `one`, and hands over what each run reads.
    private func watched(
        _ body: (TemporaryFolder, inout AsyncStream<String>.Iterator) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            try folder.write("one", to: "tokens/a")
            let (texts, report) = AsyncStream.makeStream(of: String.self)
            let changes = Changes(quiet: .milliseconds(50))
            let loop = Task {
                try await WatchLoop(try SystemFolderWatcher(changes), changes).run { fileSystem in
                    report.yield(Self.text(below: folder("tokens"), "", fileSystem))
                }
            }
            var runs = texts.makeAsyncIterator()
            try await body(folder, &runs)
            await changes.end()
            try await loop.value
            report.finish()
            #expect(await runs.next() == nil, "a run that nothing called for")
        }
    }

    private static func text(below folder: String, _ path: String, _ fileSystem: any FileSystem) -> String {
        do throws(FileError) {
            let entries = try fileSystem.list(FilePath.join(folder, path))
            return try entries.filter { !WatchedFolders.isSkipped($0.name) }.map { (entry) throws(FileError) in
                let way = FilePath.join(path, entry.name)
                if entry.kind == .folder { return text(below: folder, way, fileSystem) }
                return "\(way): " + String(decoding: try fileSystem.read(FilePath.join(folder, way)), as: UTF8.self)
            }.joined(separator: ", ")
        } catch {
            return error.message
        }
    }
}
