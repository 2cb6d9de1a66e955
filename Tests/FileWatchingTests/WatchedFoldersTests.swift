import FileAccess
import FileWatching
import TestSupport
import Testing

@Suite struct WatchedFoldersTests {
    @Test("The folder around a file is watched for its name alone") func file() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "tokens/a")
            let interests = interests { _ = try $0.read(folder("tokens/a")) }
            let tokens = try #require(interests[folder("tokens")])
            #expect(tokens == .init(names: ["a"], isNamed: true))
            #expect(tokens.includes("a"))
            #expect(!tokens.includes("b"))
            #expect(interests[folder.path] == .init(names: ["tokens"]))
            #expect(interests["/"]?.names == ["tmp"])
        }
    }

    @Test("A folder that was listed is watched for all but hidden files and editors' copies") func list() throws {
        try withTemporaryFolder { folder in
            try folder.makeFolder("tokens")
            let interests = interests { _ = try $0.list(folder("tokens")) }
            let tokens = try #require(interests[folder("tokens")])
            #expect(tokens == .init(isListed: true, isNamed: true))
            #expect(["a", ".a.swp", "a~"].map(tokens.includes) == [true, false, false])
        }
    }

    @Test("Of a file in folders that are missing, the nearest above them is watched") func missing() throws {
        try withTemporaryFolder { folder in
            let interests = interests { _ = try $0.status(of: folder("one/two/three")) }
            #expect(interests[folder.path] == .init(names: ["one"], isNamed: true))
            #expect(interests[folder("one")] == nil)
        }
    }

    @Test("Where a link leads is watched, and the link") func link() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "real/a")
            try folder.makeLink("b", to: "real")
            let interests = interests { _ = try $0.read(folder("b/a")) }
            #expect(interests[folder("real")] == .init(names: ["a"], isNamed: true))
            #expect(interests[folder.path] == .init(names: ["b", "real"], isNamed: true))
        }
    }

    private func interests(_ ask: (RecordingFileSystem) throws -> Void) -> [String: WatchedFolders.Interest] {
        let memory = RecordingFileSystem()
        try? ask(memory)
        return memory.watchedFolders().interests
    }
}
