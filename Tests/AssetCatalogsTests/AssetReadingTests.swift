import AssetCatalogs
import Diagnostics
import LocatedJSON
import Testing

@Suite("Assets of every kind")
struct AssetReadingTests {
    @Test("every kind of asset is recognized; the contents of containers are skipped, those of sprite atlases are not")
    func kinds() {
        let folders = AssetKind.allCases.flatMap(\.extensions).map { fileExtension in
            let inner = CatalogFolder(name: "Content.imageset", contents: Array("{}".utf8))
            return CatalogFolder(name: "a." + fileExtension, contents: Array("{}".utf8), folders: [inner])
        }
        let catalog = AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: folders), path: "A.xcassets")
        #expect(catalog.diagnostics.map(\.text) == [])
        #expect(catalog.assets.filter { $0.name == "a" }.count == folders.count)
        #expect(catalog.assets.filter { $0.name == "Content" }.map(\.category) == [["a"]])
        #expect(Set(catalog.assets.map(\.kind)) == Set(AssetKind.allCases))
    }

    @Test("a folder that lists slots and has no known extension is reported, not skipped")
    func unknownKind() {
        let contents = #"{ "holograms": [ { "filename": "a.holo" } ], "info": { "version": 1 } }"#
        let folder = CatalogFolder(name: "a.hologram", contents: Array(contents.utf8))
        let catalog = AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: [folder]), path: "A.xcassets")
        #expect(
            catalog.diagnostics.map(\.text) == [
                """
                A.xcassets/a.hologram/Contents.json:1:3: warning: 'a.hologram' lists 'holograms' like an asset, but \
                has no known asset type; it is read as a group [unknown-asset-type]
                A.xcassets/a.hologram/Contents.json:1:3: note: add the extension of the asset type to the folder; \
                until then, its assets have no names in code
                """
            ])
    }

    @Test("a slot lists its traits")
    func traits() throws {
        let asset = try read(
            "a.imageset",
            """
            { "images": [
              { "idiom": "ipad", "filename": "a@2x.png", "scale": "2x", "display-gamut": "display-P3", "locale": "ja",
                "appearances": [
                  { "appearance": "luminosity", "value": "dark" }, { "appearance": "contrast", "value": "high" } ],
                "resizing": { "mode": "9-part" } },
              { "idiom": "universal" } ],
              "properties": { "preserves-vector-representation": true, "localizable": true,
                "on-demand-resource-tags": ["level-2", "boss"] } }
            """)
        let slot = asset.slots[0]
        #expect(slot.file == "a@2x.png")
        #expect(slot.idiom == "ipad")
        #expect(slot.scale == 2)
        #expect(slot.luminosity == "dark")
        #expect(slot.hasHighContrast)
        #expect(slot["display-gamut"] == "display-P3")
        #expect(slot["locale"] == "ja")
        #expect(slot["resizing"] == nil)
        #expect(asset.slots[1].file == nil)
        #expect(asset.slots[1].scale == nil)
        #expect(asset.properties.preservesVector)
        #expect(asset.properties.isLocalizable)
        #expect(asset.properties.onDemandTags == ["level-2", "boss"])
    }

    @Test(
        "a component is out of 255 or a fraction, depending on its own spelling",
        arguments: [
            (#""0xF3""#, 243 / 255.0), (#""243""#, 243 / 255.0), (#""0.953""#, 0.953), (#""1""#, 1 / 255.0),
            (#""1.000""#, 1), (#""1e-1""#, 0.1), (#""-0.25""#, -0.25), ("1", 1), ("0.5", 0.5), ("128", 128 / 255.0),
        ] as [(String, Double)])
    func components(_ text: String, _ value: Double) throws {
        let color = try #require(
            firstColor(#"{ "red": \#(text), "green": "0", "blue": "0.0", "alpha": "1" }"#, space: "srgb"))
        #expect(color.value == .components(space: "srgb", [value, 0, 0], alpha: 1))
    }

    @Test("gray spaces have one component, and alpha is 1 by default")
    func gray() throws {
        let color = try #require(firstColor(#"{ "white": "0.5" }"#, space: "extended-gray"))
        #expect(color.value == .components(space: "extended-gray", [0.5], alpha: 1))
    }

    @Test("a system color only has a name")
    func systemColor() throws {
        let asset = try read(
            "a.colorset", #"{ "colors": [ { "color": { "platform": "ios", "reference": "labelColor" } } ] }"#)
        #expect(asset.slots.map { $0.color?.value } == [.system("labelColor")])
    }

    @Test(
        "an unreadable color causes a warning, and the slot has no color",
        arguments: [
            (
                #"{ "red": "12px", "green": "0", "blue": "0" }"#,
                #"expected a number for the component 'red', found "12px""#
            ),
            (#"{ "red": "", "green": "0", "blue": "0" }"#, #"expected a number for the component 'red', found """#),
            (
                #"{ "red": "0xZZ", "green": "0", "blue": "0" }"#,
                #"expected a number for the component 'red', found "0xZZ""#
            ),
            (
                #"{ "red": "0x-5", "green": "0", "blue": "0" }"#,
                #"expected a number for the component 'red', found "0x-5""#
            ),
            (
                #"{ "red": "nan", "green": "0", "blue": "0" }"#,
                #"expected a number for the component 'red', found "nan""#
            ),
            (#"{ "red": "1", "green": "0" }"#, #"missing component 'blue' in a color"#),
            (
                #"{ "red": "1", "green": "0", "blue": "0", "alpha": "1e3" }"#,
                "expected a number from 0 to 1 for the alpha of a color"
            ),
            (#"[]"#, #"expected an object for 'components', found an array"#),
        ])
    func unreadableColor(_ components: String, _ message: String) throws {
        let catalog = read(colorSet: components, space: "srgb")
        #expect(catalog.assets[0].slots.map(\.color) == [nil])
        #expect(catalog.diagnostics.map(\.message) == [message])
        #expect(catalog.diagnostics.map(\.code) == ["invalid-contents"])
    }

    @Test("a slot without a color is empty, which is valid")
    func emptySlot() throws {
        #expect(try read("a.colorset", #"{ "colors": [ { "idiom": "universal" } ] }"#).slots.map(\.color) == [nil])
    }

    @Test("a catalog may specify whether Xcode generates symbols for it")
    func symbols() {
        for (word, makes) in [("enabled", true), ("disabled", false), ("perhaps", nil)] as [(String, Bool?)] {
            let contents = #"{ "properties": { "generate-swift-asset-symbol-extensions": "\#(word)" } }"#
            let root = CatalogFolder(name: "A.xcassets", contents: Array(contents.utf8))
            #expect(AssetCatalog.read(root, path: "A.xcassets").makesSymbols == makes)
        }
        #expect(AssetCatalog.read(CatalogFolder(name: "A.xcassets"), path: "A.xcassets").makesSymbols == nil)
    }

    @Test("assets of different kinds can have one name")
    func sameName() {
        let folders = ["a.imageset", "a.colorset"].map { CatalogFolder(name: $0, contents: Array("{}".utf8)) }
        let catalog = AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: folders), path: "A.xcassets")
        #expect(ConfiguredRules().diagnostics(of: [catalog]) == [])
        #expect(
            ConfiguredRules().diagnostics(of: [catalog, catalog]).map(\.message) == [
                "another color set is also named 'a'",
                "another image set is also named 'a'",
            ])
    }

    // MARK: - Helpers

    private func firstColor(_ components: String, space: String) -> CatalogColor? {
        read(colorSet: components, space: space).assets[0].slots.first?.color
    }

    private func read(colorSet components: String, space: String) -> AssetCatalog {
        catalog(
            "a.colorset",
            #"{ "colors": [ { "color": { "color-space": "\#(space)", "components": \#(components) } } ] }"#)
    }

    private func read(_ name: String, _ contents: String) throws -> Asset {
        let catalog = catalog(name, contents)
        return try #require(catalog.assets.first)
    }

    private func catalog(_ name: String, _ contents: String) -> AssetCatalog {
        let file = name.hasPrefix("a.image") ? ["a@2x.png"] : []
        let folder = CatalogFolder(name: name, files: file, contents: Array(contents.utf8))
        return AssetCatalog.read(CatalogFolder(name: "A.xcassets", folders: [folder]), path: "A.xcassets")
    }
}
