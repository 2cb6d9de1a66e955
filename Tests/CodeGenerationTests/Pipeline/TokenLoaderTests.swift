import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Reading the token files")
struct TokenLoaderTests {
    private static let place = SourceLocation(path: "tokengenerator.json", line: 3, column: 7)

    @Test("every file is read, whatever is wrong with the others")
    func several() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "a.json")
            try folder.write("{ ", to: "broken.json")
            try folder.write(#"{ "b": { "$type": "number", "$value": 1 } }"#, to: "b.json")
            var loader = TokenLoader(fileSystem: FolderFileSystem(folder: folder))
            for file in ["a.json", "broken.json", "missing.json", "b.json"] {
                loader.load(file, configuredAt: Self.place)
            }
            #expect(loader.documents.map(\.source.path) == ["a.json", "b.json"])
            #expect(loader.diagnostics.map(\.location?.path) == ["broken.json", "tokengenerator.json"])
        }
    }

    @Test("a file that is missing is an error at its name, with the nearest file of its folder")
    func missing() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/Mode 1.tokens.json")
            var loader = TokenLoader(fileSystem: FolderFileSystem(folder: folder))
            loader.load("tokens/Mode1.tokens.json", configuredAt: Self.place)
            loader.load("tokens/dark.json", configuredAt: Self.place)
            loader.load("elsewhere/x.json")
            #expect(
                loader.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: the token file "tokens/Mode1.tokens.json" cannot be read: no such \
                    file or directory [no-source]
                    tokengenerator.json:3:7: note: did you mean "tokens/Mode 1.tokens.json"?
                    """,
                    """
                    tokengenerator.json:3:7: error: the token file "tokens/dark.json" cannot be read: no such file or \
                    directory [no-source]
                    tokengenerator.json:3:7: note: name the token files in "sources", relative to the configuration
                    """,
                    """
                    error: the token file "elsewhere/x.json" cannot be read: no such file or directory [no-source]
                    note: name the token files in "sources", relative to the configuration
                    """,
                ])
        }
    }
}
