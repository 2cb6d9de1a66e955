import CodeGeneration
import FileAccess
import TestSupport
import Testing

@testable import Lint

@Suite("Names that code does not use") struct UnusedNameTests {
    private static let configuration = """
        { "catalogs": ["Images.xcassets"], "sources": ["tokens.json"],
          "outputs": [
            { "template": "shape-style", "path": "App/Colors.swift",
              "names": { "former": { "ink": "oldInkColor" } } },
            { "template": "image-asset", "path": "App/Images.swift" } ] }
        """
    private static let tokens = """
        { "ink": { "$type": "color", "$value": "#111111" }, "raw": { "$type": "color", "$value": "#222222" },
          "text": { "$type": "color", "$value": "{raw}" }, "spare": { "$type": "color", "$value": "#333333" } }
        """

    /// Returns the findings of an app with the sets `tick`, `bell` and `flag_de`.
    private func findings(_ files: [String: String], paths: [String] = []) throws -> [String] {
        var app = SampleApp("", at: "App/Empty.swift")
        app.configuration = Self.configuration
        app.files = [
            "tokens.json": Self.tokens, "App/Home.swift": "let a = Color.text, b = Color.ink",
            "Images.xcassets/tick.imageset/Contents.json": "{}", "Images.xcassets/flag_de.imageset/Contents.json": "{}",
            "Images.xcassets/HighlightText.colorset/Contents.json": "{}",
        ].merging(files) { _, new in new }
        var request = LintRequest()
        request.paths = paths
        return try app.findings(request, unused: true).filter { !$0.contains("asset-by-string") }
    }

    private let unusedAssets = [
        "Images.xcassets/Icons/bell.imageset:1:1: note: unused image set 'bell' [asset-unused]",
        "Images.xcassets/flag_de.imageset:1:1: note: unused image set 'flag_de' [asset-unused]",
        "Images.xcassets/HighlightText.colorset:1:1: note: unused color set 'HighlightText' [asset-unused]",
        "Images.xcassets/tick.imageset:1:1: note: unused image set 'tick' [asset-unused]",
    ]

    @Test("are color sets of a source without an output for tokens")
    func colorSetsWithoutTokens() throws {
        var app = SampleApp("let a = Color(asset: .moss)")
        let color =
            ##"{ "color-space": "srgb", "components": { "red": "1", "green": "0", "blue": "0", "alpha": "1" } }"##
        for name in ["moss", "forgotten"] {
            app.files["Hues.xcassets/\(name).colorset/Contents.json"] =
                #"{ "colors": [{ "idiom": "universal", "color": \#(color) }] }"#
        }
        app.configuration = """
            { "sources": ["Hues.xcassets"], "catalogs": ["Hues.xcassets"],
              "outputs": [{ "template": "color-asset", "path": "App/Colors.swift" }] }
            """
        #expect(
            try app.findings(unused: true).filter { $0.contains("Hues") } == [
                "Hues.xcassets/forgotten.colorset:1:1: note: unused color set 'forgotten' [asset-unused]"
            ])
    }

    @Test("are notes about assets and tokens; a token that a used one refers to is used")
    func unused() throws {
        let found = try findings([:])
        #expect(Set(found.filter { $0.contains("asset-unused") }) == Set(unusedAssets))
        #expect(
            found.filter { $0.contains("token-unused") } == [
                "tokens.json:2:52: note: unused token 'spare' [token-unused]"
            ])
        let literal = #"let a = Color.text, b = Color.ink, c = Color(hex: "333333")"#
        #expect(try !findings(["App/Home.swift": literal]).contains { $0.contains("token-unused") })
        #expect(try findings([:], paths: ["App"]).isEmpty, "a part of the app does not show what is unused")
    }

    @Test(
        "are used if any file mentions them",
        arguments: [
            ("App/A.swift", #"Image(asset: .tick)"#, "tick"), ("App/A.swift", #"let name = "tick""#, "tick"),
            ("AppTests/A.swift", #"let name = "tick""#, "tick"), ("App/A.m", #"[UIImage imageNamed:@"tick"]"#, "tick"),
            ("App/A.swift", #"UIImage(named: "tick.png")"#, "tick"),
            ("App/A.xib", #"<button image="tick"/>"#, "tick"), ("App/A.swift", #"Image("flag_\(code)")"#, "flag_de"),
            ("App/A.swift", #"Image("\(country)g_de")"#, "flag_de"), ("App/A.swift", #"a + "ag_de""#, "flag_de"),
            ("App/A.swift", #""flag" + a"#, "flag_de"), ("App/A.swift", #"String(format: "flag_%@", a)"#, "flag_de"),
            ("App/news.json", #"{ "icon": "tick" }"#, "tick"),
            ("App/A.swift", "Color(.highlightText)", "HighlightText"),
            ("App/Info.plist", "<string>HighlightText</string>", "HighlightText"),
        ])
    func mentioned(_ path: String, _ text: String, _ asset: String) throws {
        let found = try findings([path: text]).filter { $0.contains("asset-unused") }
        #expect(Set(found) == Set(unusedAssets.filter { !$0.contains("'\(asset)'") }))
    }

    @Test("of color sets are used if code loads the set by its name, or uses its own declaration with that name")
    func colorSets() throws {
        let components = #""components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" }"#
        let set = #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", \#(components) } }] }"#
        var app = SampleApp(#"let a = Color("moss", bundle: .module), b = Color.fern"#, at: "App/Home.swift")
        app.configuration = """
            { "sources": ["Hues.xcassets"],
              "outputs": [{ "template": "color-set", "path": "App/Colors.swift", "names": { "prefix": "token" } }] }
            """
        for name in ["moss", "fern", "sand"] { app.files["Hues.xcassets/\(name).colorset/Contents.json"] = set }
        let found = try app.findings(LintRequest(), unused: true).filter { $0.contains("token-unused") }
        #expect(found.count == 1 && found[0].contains("unused token 'sand'"))
        let loaded = try app.findings(notes: true).filter { !$0.contains("token-unused") }
        #expect(
            loaded.prefix(2) == [
                "App/Home.swift:1:15: warning: the color 'moss' is loaded by a string [asset-by-string]",
                "use 'Color.tokenMoss'",
            ])
    }

    @Test("are not those of color sets that build settings refer to, as assets and as tokens")
    func namesInSettings() throws {
        let components = #""components": { "red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0" }"#
        let set = #"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", \#(components) } }] }"#
        let names = #", "names": { "replace": { "AccentColor": "accent" } }"#
        for (list, template) in [("sources", "color-set"), ("catalogs", "color-asset")] {
            var app = SampleApp("let a = Color.accentColor", at: "App/Home.swift")
            app.configuration = """
                { "\(list)": ["Hues.xcassets"],
                  "outputs": [{ "template": "\(template)", "path": "App/Colors.swift"\(names) }] }
                """
            for name in ["AccentColor", "moss"] { app.files["Hues.xcassets/\(name).colorset/Contents.json"] = set }
            let found = try app.findings(LintRequest(), unused: true).filter { $0.contains("Hues.xcassets") }
            #expect(found.count == 1 && found[0].contains("'moss'"))
        }
    }

    @Test("are used if code adds a separator and a letter, but not if it adds letters alone")
    func shortParts() throws {
        func isUnused(_ code: String) throws -> Bool {
            try findings(["Images.xcassets/de-s.imageset/Contents.json": "{}", "App/A.swift": code])
                .contains { $0.contains("'de-s'") }
        }
        #expect(try !isUnused(#"Image("\(code)-s")"#))
        #expect(try isUnused(#"Text("\(count)s")"#))
    }

    @Test("are listed once if a catalog is one of the assets and of the tokens")
    func catalogOfBoth() throws {
        var app = SampleApp("")
        app.configuration = """
            { "sources": ["Images.xcassets"], "catalogs": ["Images.xcassets"],
              "outputs": [{ "template": "image-asset", "path": "App/Images.swift" }] }
            """
        app.files["Images.xcassets/HighlightText.colorset/Contents.json"] = """
            { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
              "red": "1", "green": "0", "blue": "0", "alpha": "1" } } }] }
            """
        let found = try app.findings(unused: true).filter { $0.contains("'tick'") }
        #expect(found.count == 1)
    }

    @Test("are those whose name in code of another generator is not used")
    func otherGenerators() throws {
        let generated = "// Generated using SwiftGen\nenum Asset { static let checkmark = ImageAsset(name: \"tick\") }"
        let unused = unusedAssets[3]
        #expect(try findings(["App/Assets.swift": generated]).contains(unused))
        let use = "let a = Asset.checkmark.image"
        #expect(try !findings(["App/Assets.swift": generated, "App/A.swift": use]).contains(unused))
    }

    @Test("are one note for a folder with many")
    func folders() throws {
        let flags = (10..<20).map { ("Images.xcassets/Flags/f\($0)x.imageset/Contents.json", "{}") }
        let files = Dictionary(uniqueKeysWithValues: flags + [("App/A.swift", "Image(asset: .tick)")])
        let found = try findings(files).filter { $0.contains("Flags") }
        #expect(
            found == [
                "Images.xcassets/Flags/f10x.imageset:1:1: note: 10 of 10 assets in 'Images.xcassets/Flags' are unused: 'f10x', 'f11x', 'f12x'… [asset-unused]"
            ])
    }

    @Test("are one note for a catalog or a palette of which nothing is used, which does not advise to remove it")
    func unusedPalette() throws {
        var app = SampleApp(#"let names = ["tick", "bell", "HighlightText"]"#, at: "App/A.swift")
        app.configuration = """
            { "catalogs": ["Flags.xcassets"], "sources": ["tokens.json"],
              "outputs": [
                { "template": "cgfloat", "path": "App/Sizes.swift" },
                { "template": "image-asset", "path": "App/Images.swift" } ] }
            """
        let steps = (10..<15).map { "\"s\($0)\": { \"$value\": \($0) }" }.joined(separator: ", ")
        app.files["tokens.json"] = #"{ "$type": "number", "gap": { \#(steps) }, "line": { \#(steps) } }"#
        for number in 10..<20 {
            app.files["Flags.xcassets/\(number < 15 ? "A" : "B")/f\(number)x.imageset/Contents.json"] = "{}"
        }
        let found = try app.findings(notes: true, unused: true)
        #expect(
            found == [
                "Flags.xcassets/A/f10x.imageset:1:1: note: the searched code uses none of the 10 assets in 'Flags.xcassets': 'f10x', 'f11x', 'f12x'… [asset-unused]",
                "if other code uses them, or their names are built at run time, list them in \"usedElsewhere\" of \"lint\"",
                "tokens.json:1:31: note: the searched code uses none of the 10 tokens: 'gap.s10', 'gap.s11', 'gap.s12'… [token-unused]",
                "if other code uses them, or their names are built at run time, list them in \"usedElsewhere\" of \"lint\"",
            ])
    }

    @Test("are counted for each catalog, although others have the same name")
    func catalogsOfOneName() throws {
        var app = SampleApp("", at: "App/Empty.swift")
        app.configuration = """
            { "catalogs": ["App/A.xcassets", "Watch/A.xcassets"],
              "outputs": [{ "template": "image-asset", "path": "App/Images.swift" }] }
            """
        for number in 10..<30 {
            let folder = number < 20 ? "App" : "Watch"
            app.files["\(folder)/A.xcassets/f\(number)x.imageset/Contents.json"] = "{}"
        }
        let found = try app.findings(LintRequest(), unused: true).filter { $0.contains("A.xcassets/f") }
        #expect(
            found == [
                "App/A.xcassets/f10x.imageset:1:1: note: the searched code uses none of the 10 assets in 'App/A.xcassets': 'f10x', 'f11x', 'f12x'… [asset-unused]",
                "Watch/A.xcassets/f20x.imageset:1:1: note: the searched code uses none of the 10 assets in 'Watch/A.xcassets': 'f20x', 'f21x', 'f22x'… [asset-unused]",
            ])
    }

    @Test("are former ones, which are warnings")
    func former() throws {
        let found = try findings(["App/A.swift": "let a = Color.oldInkColor, b = Other.oldInkColor"])
        #expect(
            found.filter { $0.contains("name-former") } == [
                "App/A.swift:1:15: warning: 'ShapeStyle.oldInkColor' is a former name of 'ShapeStyle.ink' [name-former]"
            ])
    }

    /// A color is only a warning, because the file has a copy of it, which is shown.
    @Test("are unknown in files of Interface Builder")
    func interfaceBuilder() throws {
        let file = """
            <document>
                <resources>
                    <image name="tick" width="8" height="8"/>
                    <image name="tock" width="8" height="8"/>
                    <image name="tabBarItem:a-b:image" width="8" height="8">
                    <image name="gear" catalog="system" width="8" height="8"/>
                    <namedColor name="highlightText">
                </resources>
            </document>
            """
        #expect(
            try findings(["App/A.storyboard": file, "Pods/A.xib": file]).filter { $0.contains("asset-unknown") } == [
                "App/A.storyboard:4:22: error: cannot find the image 'tock' [asset-unknown]",
                "App/A.storyboard:7:27: warning: cannot find the color 'highlightText' [asset-unknown]",
            ])
    }

    @Test("in files of Interface Builder can be accepted by comments, and a comment that accepts nothing is a note")
    func interfaceComments() throws {
        let file = """
            <document>
                <!-- tokens:ignore:next asset-unknown - downloaded later -->
                <image name="tock" width="8" height="8"/>
                <image name="lock" width="8" height="8"/><!--tokens:ignore asset-unknown-->
                <image name="sock" width="8" height="8"/> <!-- tokens:ignore color-unknown -->
                <label text="tokens:ignore"/>
            </document>
            """
        #expect(
            try findings(["App/A.xib": file]).filter { $0.contains("A.xib") } == [
                "App/A.xib:5:18: error: cannot find the image 'sock' [asset-unknown]",
                "App/A.xib:5:52: note: this comment suppresses nothing [unused-suppression]",
            ])
        let whole = "<document>\n<!-- tokens:ignore:file -->\n<image name=\"tock\"/>\n</document>"
        #expect(try !findings(["App/A.xib": whole]).contains { $0.contains("A.xib") })
    }
}
