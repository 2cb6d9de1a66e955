import AssetCatalogs
import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@Suite("Catalogs on the disk")
struct CatalogLoaderTests {
    @Test("a catalog on the disk contains its images, and hidden files are ignored")
    func load() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "properties": { "provides-namespace": true } }"#, to: "A.xcassets/Group/Contents.json")
            try folder.write(
                #"{ "images": [ { "filename": "a.svg" } ] }"#, to: "A.xcassets/Group/a.imageset/Contents.json")
            try folder.write("", to: "A.xcassets/Group/a.imageset/a.svg")
            try folder.write("", to: "A.xcassets/Group/a.imageset/.DS_Store")
            try folder.write("", to: "A.xcassets/.git/x.imageset/Contents.json")
            try folder.write("{}", to: "A.xcassets/Red.colorset/Contents.json")
            let catalog = load(folder("A.xcassets"))
            #expect(catalog.assets(.image).map(\.lookupName) == ["Group/a"])
            #expect(catalog.assets(.image).map(\.location.path) == [folder("A.xcassets/Group/a.imageset")])
            #expect(catalog.diagnostics.isEmpty)
        }
    }

    @Test("a slot cannot use a folder or a broken link")
    func notAFile() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                #"{ "images": [ { "filename": "a" }, { "filename": "b" } ] }"#, to: "A/x.imageset/Contents.json")
            try folder.makeFolder("A/x.imageset/a")
            try folder.makeLink("A/x.imageset/b", to: "missing")
            let diagnostics = ConfiguredRules().diagnostics(of: [load(folder("A"))])
            #expect(diagnostics.map(\.code) == ["missing-file", "missing-file"])
        }
    }

    @Test("a path without a folder is an error at its place in the configuration")
    func noCatalog() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "file")
            let location = Diagnostics.SourceLocation(path: "tokengenerator.json", line: 3, column: 17)
            for (name, problem) in [("missing", "does not exist"), ("file", "is not a folder")] {
                let catalog = AssetCatalog.load(folder(name), from: LocalFileSystem(), configuredAt: location)
                #expect(catalog.diagnostics.map(\.code) == ["no-catalog"])
                #expect(catalog.diagnostics.map(\.severity) == [.error])
                #expect(catalog.diagnostics.first?.message == "the asset catalog '\(folder(name))' \(problem)")
                #expect(catalog.diagnostics.first?.location == location)
            }
        }
    }

    @Test("a link is followed once, and never in a circle")
    func links() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "shared/x.imageset/Contents.json")
            try folder.makeFolder("A/Group")
            try folder.makeLink("A/Group/shared", to: "../../shared")
            try folder.makeLink("A/Group/up", to: "..")
            try folder.makeLink("A/again", to: "../shared")
            let catalog = load(folder("A"))
            #expect(catalog.assets(.image).map(\.category) == [["Group", "shared"]])
            #expect(catalog.diagnostics.map(\.code) == ["repeated-link", "repeated-link"])
            #expect(catalog.diagnostics.map(\.location?.path) == [folder("A/Group/up"), folder("A/again")])
            #expect(catalog.diagnostics.map(\.severity) == [.error, .error])
        }
    }

    @Test("links that lead to each other do not multiply")
    func linkBomb() throws {
        try withTemporaryFolder { folder in
            for level in 0..<40 {
                try folder.makeFolder("A/\(level)")
                for link in ["x", "y"] { try folder.makeLink("A/\(level)/\(link)", to: "../\(level + 1)") }
            }
            try folder.write("{}", to: "A/40/a.imageset/Contents.json")
            let catalog = load(folder("A"))
            #expect(catalog.assets(.image).count == 2)
            #expect(Set(catalog.diagnostics.map(\.code)) == ["repeated-link"])
        }
    }

    @Test("too many levels of folders are one error, and folders above them are read")
    func depth() throws {
        try withTemporaryFolder { folder in
            let deep = "A" + String(repeating: "/d", count: 64)
            try folder.write("{}", to: deep + "/a.imageset/Contents.json")
            try folder.write("{}", to: "A/b.imageset/Contents.json")
            let catalog = load(folder("A"))
            #expect(catalog.assets(.image).map(\.name) == ["b"])
            #expect(catalog.diagnostics.map(\.code) == ["limit-exceeded"])
            #expect(catalog.diagnostics.first?.location?.path == folder(deep + "/a.imageset"))
        }
    }

    @Test("an unreadable Contents.json is an error, and not reported as missing")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            try folder.makePipe("A.pipe")
            try folder.makeFolder("A/x.imageset")
            try folder.makeLink("A/x.imageset/Contents.json", to: "../../A.pipe")
            let catalog = load(folder("A"))
            #expect(catalog.assets(.image).map(\.name) == ["x"])
            #expect(catalog.diagnostics.map(\.code) == ["cannot-read"])
            #expect(catalog.diagnostics.first?.message == "cannot read: not a regular file")
        }
    }

    private func load(_ path: String) -> AssetCatalog { AssetCatalog.load(path, from: LocalFileSystem()) }
}
