import AssetCatalogs
import Diagnostics
import LocatedJSON
import Testing

/// The mark `1️⃣` in a text stands where the diagnostic must point, and is taken out before the text is read.
@Suite("Contents.json")
struct CatalogContentsTests {
    @Test("comments and trailing commas are accepted, as in Xcode")
    func lenient() {
        #expect(diagnostics(of: #"{ "images": [ { "filename": "a.png", }, ], /* */ }"#, files: ["a.png"]).isEmpty)
    }

    @Test("a slot without a file is valid")
    func emptySlot() { #expect(diagnostics(of: #"{ "images": [ { "idiom": "universal" } ] }"#).isEmpty) }

    @Test("a missing file is reported at its name, in actool's words")
    func missingFile() {
        expect(
            #"{ "images": [ { "filename": 1️⃣"b.png" }, { "filename": "a.png" } ] }"#, files: ["a.png"],
            "missing-file", "the file 'b.png' for the image set 'X' does not exist")
    }

    @Test("a name that differs only in case is reported, with the existing file")
    func wrongCase() {
        let found = diagnostics(of: #"{ "images": [ { "filename": "Logo.PNG" } ] }"#, files: ["logo.png"])
        #expect(found.map(\.code) == ["missing-file"])
        #expect(found.first?.notes.first?.message == "the existing file is named 'logo.png'; use the same case")
    }

    @Test("a file name cannot lead out of the image set")
    func pathInFilename() {
        expect(
            #"{ "images": [ { "filename": 1️⃣"../a.png" } ] }"#, "missing-file",
            "the file '../a.png' for the image set 'X' does not exist")
    }

    @Test("files that no slot uses are reported together, at the slots")
    func unassigned() {
        expect(
            #"{ "images": 1️⃣[] }"#, files: ["a"], "unassigned-child", "the image set 'X' has an unassigned child")
        expect(
            #"1️⃣{}"#, files: ["a", "b", "c", "d", "e"], "unassigned-child",
            "the image set 'X' has 5 unassigned children")
        let note = diagnostics(of: "{}", files: ["a", "b", "c", "d", "e"]).first?.notes.first
        #expect(note?.message == "assign or delete 'a', 'b', 'c' and 2 more")
    }

    @Test("an unknown version is reported at its place")
    func version() {
        expect(
            #"{ "info": { "version": 1️⃣2 } }"#, "unknown-version",
            "unknown version 2 of the catalog format; it is read as version 1")
        #expect(diagnostics(of: #"{ "info": { "author": "fastlane" } }"#).isEmpty)
    }

    @Test(
        "a value of the wrong kind is reported and ignored",
        arguments: [
            (#"1️⃣[]"#, "expected an object for Contents.json, found an array"),
            (#"{ "images": 1️⃣{} }"#, "expected an array for 'images', found an object"),
            (#"{ "images": [ 1️⃣7 ] }"#, "expected an object for a slot in 'images', found a number"),
            (#"{ "images": [ { "filename": 1️⃣null } ] }"#, "expected a string for 'filename', found null"),
            (#"{ "properties": 1️⃣"x" }"#, "expected an object for 'properties', found a string"),
            (
                #"{ "properties": { "template-rendering-intent": 1️⃣true } }"#,
                "expected a string for 'template-rendering-intent', found a boolean"
            ),
        ])
    func wrongKind(_ text: String, _ message: String) { expect(text, "invalid-contents", message) }

    @Test("invalid JSON causes a warning with the consequence for the image set")
    func broken() {
        let catalog = read(#"{ "images": [ "#, files: ["a.png"])
        #expect(catalog.assets(.image).map(\.name) == ["X"])
        #expect(catalog.diagnostics.map(\.severity) == [.warning])
        #expect(catalog.diagnostics.map(\.code) == ["invalid-contents"])
        #expect(
            catalog.diagnostics.first?.notes.last?.message
                == "the image set is used anyway, but its files are not checked")
    }

    @Test("a duplicate key causes a warning")
    func duplicateKey() {
        let found = diagnostics(of: #"{ "images": [], "images": [] }"#)
        #expect(found.map(\.code) == ["invalid-contents"])
        #expect(found.map(\.severity) == [.warning])
    }

    @Test("an image set without Contents.json causes a warning; a group or catalog without one is valid")
    func missingContents() {
        let imageSet = CatalogFolder(name: "X.imageset", files: ["a.png"])
        let group = CatalogFolder(name: "Group", folders: [imageSet])
        let catalog = AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: [group]), path: "A.xcassets")
        #expect(
            catalog.diagnostics.map(\.text) == [
                """
                A.xcassets/Group/X.imageset:1:1: warning: the image set 'X' has no Contents.json [missing-contents]
                A.xcassets/Group/X.imageset:1:1: note: open the catalog in Xcode to create one, or delete the folder
                """
            ])
    }

    @Test("a group with an invalid Contents.json provides no namespace, which is reported")
    func brokenGroup() {
        for text in [#"{ "properties": { "provides-namespace": "yes" } }"#, "nonsense"] {
            let image = CatalogFolder(name: "X.imageset", contents: Array("{}".utf8))
            let group = CatalogFolder(name: "Group", contents: Array(text.utf8), folders: [image])
            let catalog = AssetCatalog.read(CatalogFolder(name: "A", folders: [group]), path: "A")
            #expect(catalog.assets(.image).map(\.lookupName) == ["X"])
            #expect(catalog.diagnostics.map(\.severity) == [.warning])
            #expect(catalog.diagnostics.first?.location?.path == "A/Group/Contents.json")
        }
    }

    private func expect(
        _ marked: String, files: [String] = [], _ code: DiagnosticCode, _ message: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let mark = "1️⃣"
        let parts = marked.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false)
        let found = diagnostics(of: parts.joined(), files: files)
        #expect(found.map(\.severity) == [.warning], sourceLocation: sourceLocation)
        #expect(found.map(\.code) == [code], sourceLocation: sourceLocation)
        #expect(found.map(\.message) == [message], sourceLocation: sourceLocation)
        let place = Diagnostics.SourceLocation(
            path: "A.xcassets/X.imageset/Contents.json", line: 1, column: parts[0].utf8.count + 1)
        #expect(found.map(\.location) == [place], sourceLocation: sourceLocation)
    }

    private func diagnostics(of text: String, files: [String] = []) -> [Diagnostic] {
        let catalog = read(text, files: files)
        return ConfiguredRules().diagnostics(of: [catalog])
    }

    private func read(_ text: String, files: [String]) -> AssetCatalog {
        let imageSet = CatalogFolder(name: "X.imageset", files: files, contents: Array(text.utf8))
        return AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: [imageSet]), path: "A.xcassets")
    }
}
