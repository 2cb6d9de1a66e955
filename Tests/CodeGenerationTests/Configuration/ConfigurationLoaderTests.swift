import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Finding the configuration")
struct ConfigurationLoaderTests {
    private static let text = #"{ "sources": ["x.json"], "outputs": [] }"#

    @Test("the file that the user names is read, wherever it lies")
    func named() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.text, to: "deep/own.json")
            try folder.write("{}", to: "tokengenerator.json")
            let loaded = load("deep/own.json", in: folder)
            #expect(loaded.diagnostics.isEmpty)
            #expect(loaded.configuration.path == "deep/own.json")
            #expect(loaded.configuration.folder == "deep")
            #expect(loaded.configuration.sources.map(\.path.value) == ["x.json"])
        }
    }

    @Test("the file in the working directory is found")
    func found() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.text, to: "tokengenerator.json")
            try folder.write("{}", to: "tokens/Mode 1.tokens.json")
            let loaded = load(nil, in: folder)
            #expect(loaded.configuration.path == "tokengenerator.json")
            #expect(loaded.configuration.folder == ".")
            #expect(loaded.configuration.sources.map(\.path.value) == ["x.json"])
        }
    }

    @Test("without a file the default holds, with what is there of what it names")
    func fallback() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/Mode 1.tokens.json")
            try folder.write("{}", to: "tokens/other.json")
            let loaded = load(nil, in: folder)
            #expect(loaded.diagnostics.isEmpty)
            #expect(loaded.configuration.path == nil)
            #expect(loaded.configuration.sources.map(\.path.value) == ["tokens/Mode 1.tokens.json"])
            #expect(loaded.configuration.targets[0].catalogs.isEmpty)
            #expect(loaded.configuration.outputs.count == 6)
            try folder.makeFolder("Resources/ImageAssets.xcassets")
            let catalogs = load(nil, in: folder).configuration.targets[0].catalogs
            #expect(catalogs.map(\.value) == ["Resources/ImageAssets.xcassets"])
        }
    }

    @Test("the default takes token files of any name")
    func otherNames() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/b.json")
            try folder.write("{}", to: "tokens/a.tokens.json")
            try folder.write("", to: "tokens/notes.txt")
            try folder.makeFolder("tokens/folder.json")
            #expect(
                load(nil, in: folder).configuration.sources.map(\.path.value) == [
                    "tokens/a.tokens.json", "tokens/b.json",
                ])
        }
    }

    @Test("a file that is named and missing is an error")
    func missing() throws {
        try withTemporaryFolder { folder in
            let loaded = load("own.json", in: folder)
            #expect(
                loaded.diagnostics.map(\.text) == [
                    """
                    error: cannot read the configuration 'own.json': no such file or directory [no-configuration]
                    note: run 'TokenGenerator init' to create a configuration
                    """
                ])
        }
    }

    @Test("a folder in its place is an error, not the default")
    func folderInPlace() throws {
        try withTemporaryFolder { folder in
            try folder.makeFolder("tokengenerator.json")
            #expect(load(nil, in: folder).diagnostics.map(\.code) == ["no-configuration"])
        }
    }

    private func load(_ path: String?, in folder: TemporaryFolder) -> (
        configuration: Configuration, diagnostics: [Diagnostic]
    ) {
        ConfigurationLoader(fileSystem: FolderFileSystem(folder: folder)).load(path)
    }
}
