import DesignTokens
import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Color sets as tokens")
struct CatalogTokensTests {
    private let dark = #""appearances": [ { "appearance": "luminosity", "value": "dark" } ],"#
    private let light = #""appearances": [ { "appearance": "luminosity", "value": "light" } ],"#
    private let contrast = #""appearances": [ { "appearance": "contrast", "value": "high" } ],"#

    /// Loads a catalog with these color sets, by the paths of their folders.
    private func load(_ sets: [String: String], collection: String? = nil) throws -> LoadedTokens {
        try withTemporaryFolder { folder in
            for (path, text) in sets { try folder.write(text, to: "A.xcassets/\(path)/Contents.json") }
            var source = SourceConfiguration(Located("A.xcassets"))
            source.collection = collection
            return TokenLoader.load([source], in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
        }
    }

    private func collection(_ sets: [String: String]) throws -> ReadCollection {
        try #require(try load(sets).readings.first?.reading.collections.first)
    }

    /// The modes with the red of the only set in each, of 255.
    private func reds(_ slots: String...) throws -> [String] {
        try collection(["a.colorset": #"{ "colors": [\#(slots.joined(separator: ","))] }"#]).modes.map { mode in
            guard case .color(let color) = mode.tokens[0].value else { return "\(mode.name ?? "") nothing" }
            return "\(mode.name ?? "") \(Int((color.red * 255).rounded()))"
        }
    }

    @Test("have the appearances as modes that any of them has a color for")
    func modes() throws {
        #expect(try reds(colorSlot("1")) == ["Light 1"])
        #expect(try reds(colorSlot("1"), colorSlot("2", dark)) == ["Light 1", "Dark 2"])
        #expect(
            try reds(colorSlot("1"), colorSlot("3", contrast))
                == ["Light 1", "Dark 1", "Light High Contrast 3", "Dark High Contrast 3"])
        let collection = try collection([
            "a.colorset": colorSet(colorSlot("1")), "b.colorset": colorSet(colorSlot("2"), colorSlot("3", dark)),
        ])
        #expect(collection.name == "A")
        #expect(collection.axes.map(\.contexts) == [["Light", "Dark"]])
        #expect(collection.modes[0].tokens[0].value == collection.modes[1].tokens[0].value)
        #expect(
            try load(["a.colorset": colorSet(colorSlot("1"))], collection: "B").readings[0].reading.collections[0].name
                == "B")
    }

    @Test("have the first of two colors for one slot, and a warning names both")
    func repeatedSlot() throws {
        #expect(try reds(colorSlot("1"), colorSlot("3", dark), colorSlot("2", dark)) == ["Light 1", "Dark 3"])
        let set = #"{ "colors": [\#(colorSlot("1")),\#n\#(colorSlot("2")),\#(colorSlot("1"))] }"#
        #expect(
            try load(["a.colorset": set]).readings[0].reading.diagnostics.map(\.text) == [
                """
                A.xcassets/a.colorset/Contents.json:2:12: warning: the color set 'a' has two colors for one slot; the first is used [unused-color]
                A.xcassets/a.colorset/Contents.json:1:25: note: the first color is here
                A.xcassets/a.colorset/Contents.json:2:12: note: remove one of them; Xcode shows only one
                """
            ])
    }

    @Test("have no value where one appearance is a color of the system")
    func systemColorBesideOthers() throws {
        let system = #"{ "idiom": "universal", \#(dark) "color": { "platform": "ios", "reference": "labelColor" } }"#
        let set = #"{ "colors": [\#(colorSlot("1")),\#n\#(system)] }"#
        let reading = try load(["a.colorset": set]).readings[0].reading
        #expect(reading.collections[0].modes.map(\.tokens[0].value) == [.uninterpreted, .uninterpreted])
        #expect(reading.diagnostics.isEmpty)
    }

    @Test("have in light what is for light alone, and only then what is for any appearance")
    func explicitLight() throws {
        #expect(try reds(colorSlot("1"), colorSlot("2", light), colorSlot("3", dark)) == ["Light 2", "Dark 3"])
        #expect(try reds(colorSlot("2", light), colorSlot("1")) == ["Light 2"])
    }

    @Test("have the color for all devices, and for Display P3, whatever the order")
    func devices() throws {
        let watch = colorSlot("2").replacing("universal", with: "watch")
        #expect(try reds(watch, colorSlot("1")) == ["Light 1"])
        #expect(try reds(watch) == ["Light 2"])
        let wide = #""display-gamut": "display-P3","#
        #expect(
            try reds(colorSlot("3", wide), colorSlot("4", wide.replacing("display-P3", with: "sRGB"))) == ["Light 3"])
    }

    @Test(
        "have their colors in the spaces that Swift draws in",
        arguments: [
            ("srgb", #""red": "0xFF", "green": "128", "blue": "0.5""#, ColorValue(red: 1, green: 128 / 255, blue: 0.5)),
            ("extended-srgb", #""red": "1.0", "green": "0.0", "blue": "0.0""#, ColorValue(red: 1, green: 0, blue: 0)),
            (
                "display-p3", #""red": "1.0", "green": "0.2", "blue": "0.1""#,
                ColorValue(space: .displayP3, red: 1, green: 0.2, blue: 0.1)
            ),
            ("gray-gamma-22", #""white": "0.5""#, ColorValue(red: 0.503867, green: 0.503867, blue: 0.503867)),
            ("extended-gray", #""white": "1.0""#, ColorValue(red: 1, green: 1, blue: 1)),
            (
                "extended-linear-srgb", #""red": "0.0", "green": "0.5", "blue": "1.0""#,
                ColorValue(red: 0, green: 0.735357, blue: 1)
            ),
        ])
    func spaces(space: String, components: String, color: ColorValue) throws {
        let slot = #"{ "color": { "color-space": "\#(space)", "components": { \#(components) } } }"#
        #expect(try collection(["a.colorset": colorSet(slot)]).modes[0].tokens[0].value == .color(color))
    }

    @Test(
        "have the folders and the name as their path, whether or not a folder is a namespace, and full stops split both"
    )
    func paths() throws {
        let set = colorSet(colorSlot("1"))
        let namespace = #"{ "properties": { "provides-namespace": true } }"#
        let loaded = try load([
            "a.colorset": set, "Brand": namespace, "Brand/b.c.colorset": set, "Brand/Dark Mode/d.colorset": set,
            "Text.colorset": set, "Text/e.colorset": set, "{$}.colorset": set,
        ])
        let tokens = loaded.readings[0].reading.collections[0].modes[0].tokens
        #expect(
            tokens.map(\.path).sorted()
                == ["Brand.Dark Mode.d", "Brand.b.c", "Text.$root", "Text.e", "a", "{$}"])
        #expect(
            loaded.colorSets.values.sorted() == ["Brand/b.c", "Brand/d", "Text", "a", "e", "{$}"])
        let graph = TokenGraph(loaded.readings.map(\.reading))
        #expect(graph.diagnostics == [])
        let root = try #require(graph.token(at: "Text.$root"))
        #expect(graph.groups[graph.tokens[root].group].path == "Text")
        #expect(loaded.colorSets(in: graph)[root] == "Text")
    }

    @Test("know where their color stands")
    func locations() throws {
        let loaded = try load(["a.colorset": colorSet(colorSlot("1"), colorSlot("2", dark))])
        let graph = TokenGraph(loaded.readings.map(\.reading))
        #expect(
            graph.valueLocation(of: 0)
                == SourceLocation(path: "A.xcassets/a.colorset/Contents.json", line: 1, column: 25))
        #expect(
            graph.location(of: 0) == SourceLocation(path: "A.xcassets/a.colorset/Contents.json", line: 1, column: 1))
        #expect(loaded.files == [TokenFileSummary(path: "A.xcassets", format: .assetCatalog, tokenCount: 1)])
    }

    @Test("have no value where the system has it, and cannot be used in a space that is unknown")
    func withoutValue() throws {
        let system = #"{ "color": { "platform": "ios", "reference": "labelColor" } }"#
        #expect(try collection(["a.colorset": colorSet(system)]).modes[0].tokens[0].value == .uninterpreted)
        #expect(
            try reds(colorSlot("1"), system.dropLast() + ", \(dark.dropLast()) }") == ["Light nothing", "Dark nothing"])
        let unknown = try load(["a.colorset": colorSet(colorSlot("1").replacing("srgb", with: "cmyk"))]).readings[0]
            .reading
        #expect(unknown.collections[0].modes[0].tokens[0].value == .unusable)
        #expect(unknown.tokenCounts[0] == 0)
        #expect(unknown.diagnostics.map(\.loss) == [.token("a")])
    }

    @Test("are no tokens without a color, which is a note")
    func empty() throws {
        for text in [colorSet(), "{}", colorSet(#"{ "idiom": "universal" }"#)] {
            let reading = try load(["a.colorset": text]).readings[0].reading
            #expect(reading.collections[0].modes[0].tokens.isEmpty)
            #expect(reading.diagnostics.map(\.severity) == [.note])
            #expect(
                reading.diagnostics.map(\.message) == [#"the color set 'a' has no color and is ignored"#])
        }
    }

    @Test("are no tokens where their colors cannot be read, which costs each its token")
    func broken() throws {
        let component = colorSet(colorSlot("1").replacing("\"1\"", with: "\"50%\""))
        for text in ["[", "<<<<<<< HEAD\n" + colorSet(colorSlot("1")), component] {
            let reading = try load(["a.colorset": text]).readings[0].reading
            #expect(reading.collections[0].modes[0].tokens.isEmpty)
            #expect(reading.diagnostics.map(\.loss) == [.token("a")])
            #expect(
                reading.diagnostics.map(\.message) == [
                    #"the color set 'a' has no readable color and is left out"#
                ])
        }
    }

    @Test("come from catalogs that are named, and from no other folder")
    func sources() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "Images.xcassets/a.imageset/Contents.json")
            try folder.write(colorSet(colorSlot("1")), to: "all/Colors.xcassets/a.colorset/Contents.json")
            try folder.write(#"{ "b": { "$type": "number", "$value": 1 } }"#, to: "all/b.json")
            let place = SourceLocation(path: "tokengenerator.json", line: 1, column: 15)
            let sources = ["Images.xcassets", "None.xcassets", "all"].map {
                SourceConfiguration(Located($0, at: place))
            }
            let loaded = TokenLoader.load(sources, in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
            #expect(loaded.files.map(\.path) == ["Images.xcassets", "all/b.json"])
            #expect(
                loaded.diagnostics.filter { $0.severity == .error }.map(\.text) == [
                    """
                    tokengenerator.json:1:15: error: the asset catalog 'Images.xcassets' contains no color sets [no-source]
                    tokengenerator.json:1:15: note: remove it from "sources", which reads only color sets; list \
                    image catalogs in "catalogs"
                    """,
                    """
                    tokengenerator.json:1:15: error: the asset catalog 'None.xcassets' does not exist [no-catalog]
                    tokengenerator.json:1:15: note: use the path of an .xcassets folder
                    """,
                ])
        }
    }
}
