import AssetCatalogs
import Diagnostics
import LocatedJSON
import Testing

@Suite("Asset catalogs")
struct AssetCatalogTests {
    @Test("image sets come first, then groups, both in natural order")
    func order() {
        let catalog = read(
            group("zoo", imageSet("b")), group("Zebra", imageSet("a")), imageSet("onboarding10"),
            imageSet("Onboarding2"),
            imageSet("onboarding02"), imageSet("onboarding2"), imageSet("z"), imageSet("onboarding"), imageSet("é"),
            imageSet("-"))
        #expect(
            catalog.assets(.image).map(\.name) == [
                "-", "onboarding", "Onboarding2", "onboarding02", "onboarding2", "onboarding10", "z", "é", "a", "b",
            ])
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test("numbers are compared by value, of any length")
    func longNumbers() {
        let catalog = read(
            imageSet("a9" + String(repeating: "9", count: 99)), imageSet("a1" + String(repeating: "0", count: 100)))
        #expect(catalog.assets(.image).map { $0.name.prefix(2) } == ["a9", "a1"])
    }

    @Test("only folders with a namespace are in the lookup name, but all are in the category")
    func namespaces() {
        let provides = #"{ "properties": { "provides-namespace": true } }"#
        let catalog = read(
            group(
                "Icons", contents: provides,
                group("Small", group("v1.0", contents: provides, imageSet("add")), imageSet("minus"))),
            group("Sprites.spriteatlas", contents: provides, imageSet("hero")))
        #expect(catalog.assets(.image).map(\.lookupName) == ["Icons/minus", "Icons/v1.0/add", "Sprites/hero"])
        #expect(
            catalog.assets(.image).map(\.category) == [["Icons", "Small"], ["Icons", "Small", "v1.0"], ["Sprites"]])
        #expect(catalog.assets(.image)[0].location.path == "A.xcassets/Icons/Small/minus.imageset")
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test("a namespace requested by the catalog itself has no name")
    func rootNamespace() {
        let root = group(
            "A.xcassets", contents: #"{ "properties": { "provides-namespace": true } }"#, imageSet("a"))
        #expect(AssetCatalog.read(root, path: "A.xcassets").assets(.image).map(\.lookupName) == ["a"])
    }

    @Test("only the last extension is removed from a name")
    func lastExtension() {
        #expect(
            read(imageSet("arrow.right"), imageSet("a.imageset")).assets(.image).map(\.name) == [
                "a.imageset", "arrow.right",
            ])
    }

    @Test("the template intent is read from properties, and from info as old versions wrote it")
    func templates() {
        let catalog = read(
            imageSet("a", contents: #"{ "properties": { "template-rendering-intent": "template" } }"#),
            imageSet("b", contents: #"{ "info": { "template-rendering-intent": "template" } }"#),
            imageSet("c", contents: #"{ "properties": { "template-rendering-intent": "original" } }"#), imageSet("d"))
        #expect(catalog.assets(.image).map(\.properties.isTemplate) == [true, true, false, false])
    }

    @Test("the contents of other assets belong to them")
    func otherAssets() {
        let catalog = read(
            group("Red.colorset", contents: "{}"), group("Blue.colorset", contents: "{}"),
            group("App Icon.imagestack", imageSet("Content")),
            group("Pack.stickerpack", imageSet("Sticker")), group("Group", group("Data.dataset", contents: "{}")))
        #expect(catalog.assets(.image).isEmpty && catalog.diagnostics.isEmpty)
    }

    @Test("an unknown extension makes a group; a misspelled one causes a warning with a suggestion")
    func misspelledExtension() {
        let catalog = read(group("v2.1", imageSet("a")), group("logo.imagset"), group("x.ImageSet"))
        #expect(catalog.assets(.image).map(\.category) == [["v2.1"]])
        #expect(catalog.diagnostics.map(\.code) == ["unknown-asset-type", "unknown-asset-type"])
        #expect(
            catalog.diagnostics.first?.text == """
                A.xcassets/logo.imagset:1:1: warning: 'logo.imagset' does not end with a known asset type; it is read \
                as a group [unknown-asset-type]
                A.xcassets/logo.imagset:1:1: note: rename the folder; did you mean '.imageset'?
                """)
    }

    @Test("a catalog inside a catalog causes a warning")
    func nestedCatalog() {
        let catalog = read(group("B.xcassets", imageSet("a")))
        #expect(catalog.diagnostics.map(\.code) == ["nested-catalog"])
        #expect(catalog.assets(.image).map(\.name) == ["a"])
    }

    @Test("hostile names are treated as data")
    func hostileNames() {
        let names = ["\"); }", "a\nb", "*/ x", "\\(x)", "👩‍👩‍👧", "\u{202E}abc", "a:1:1: error: no"]
        let catalog = read(folders: names.map { imageSet($0) })
        #expect(Set(catalog.assets(.image).map(\.name)) == Set(names))
        #expect(catalog.diagnostics.isEmpty)
    }

    @Test("a repeated lookup name, in one or in several catalogs, causes a warning with both places")
    func duplicates() {
        let first = read(imageSet("a"), group("Group", imageSet("a"), imageSet("b")))
        let second = AssetCatalog.read(group("B.xcassets", imageSet("b"), imageSet("B")), path: "B.xcassets")
        let diagnostics = ConfiguredRules().diagnostics(of: [first, second])
        #expect(diagnostics.map(\.location?.path) == ["A.xcassets/Group/a.imageset", "B.xcassets/b.imageset"])
        #expect(
            diagnostics.map { $0.notes.first?.location?.path } == [
                "A.xcassets/a.imageset", "A.xcassets/Group/b.imageset",
            ])
        #expect(diagnostics.first?.message == "another image set is also named 'a'")
    }

    private func read(_ folders: CatalogFolder...) -> AssetCatalog { read(folders: folders) }

    private func read(folders: [CatalogFolder]) -> AssetCatalog {
        AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: folders), path: "A.xcassets")
    }

    private func group(_ name: String, contents: String? = nil, _ folders: CatalogFolder...) -> CatalogFolder {
        CatalogFolder(name: name, contents: contents.map { Array($0.utf8) }, folders: folders)
    }

    private func imageSet(_ name: String, contents: String = "{}") -> CatalogFolder {
        CatalogFolder(name: name + ".imageset", contents: Array(contents.utf8))
    }
}
