import Lint
import TestSupport
import Testing

@Suite("Settings of lint") struct LintSettingTests {
    /// An app with the key `lint` in its configuration, and tokens and generated code.
    private func app(_ settings: String, _ code: String, at path: String = "App/Home.swift") -> SampleApp {
        var app = SampleApp(code, at: path)
        app.configuration = """
            { "sources": ["tokens.json"], "catalogs": ["Images.xcassets"], "lint":
            \(settings), "outputs": [
              { "template": "cgfloat", "path": "Generated/Sizes.swift" },
              { "template": "image-asset", "path": "Generated/Images.swift" } ] }
            """
        app.files["tokens.json"] = """
            { "gap": { "$type": "dimension", "8": { "$value": "8px" } },
              "radius": { "$type": "dimension", "8": { "$value": "8px" } } }
            """
        return app
    }

    private let unknown = #"let a = Image("other")"#
    private func finding(in path: String, _ severity: String = "error") -> String {
        "\(path):1:15: \(severity): cannot find the image 'other' [asset-unknown]"
    }

    @Test("name the files to check, which the command's arguments replace")
    func sources() throws {
        var app = app(#"{ "sources": ["App", "Kit/View.swift"] }"#, unknown)
        for path in ["Kit/View.swift", "Kit/Other.swift"] { app.files[path] = unknown }
        #expect(try app.findings() == [finding(in: "App/Home.swift"), finding(in: "Kit/View.swift")])
        var request = LintRequest()
        request.paths = ["Kit/Other.swift"]
        #expect(try app.findings(request) == [finding(in: "Kit/Other.swift")])
    }

    @Test("are errors at their place if a source does not exist, or contains no Swift")
    func missingSources() throws {
        var app = app(#"{ "sources": ["Ap"] }"#, unknown)
        #expect(try app.findings().first?.hasPrefix("tokengenerator.json:2:15: error: cannot check '") == true)
        app = self.app(#"{ "sources": ["Docs"] }"#, unknown)
        app.files["Docs/a.md"] = ""
        #expect(
            try app.findings(notes: true) == [
                "tokengenerator.json:2:15: error: cannot check 'Docs': it contains no Swift files [no-swift-sources]",
                "list Swift files, or folders that contain some",
            ])
    }

    @Test("let files outside of the sources use names")
    func usesOutsideOfSources() throws {
        var app = app(#"{ "sources": ["App"] }"#, "let a = 1")
        app.files["Kit/View.swift"] = #"let a = "bell", b = CGFloat.gap8, c = CGFloat.radius8"#
        let unused = try app.findings(unused: true).filter { $0.contains("-unused") }
        #expect(unused.map { $0.split(separator: "'")[1] } == ["HighlightText", "tick"])
    }

    @Test(
        "exclude folders, files and patterns, even if they are arguments of the command",
        arguments: ["App", "./App/", "App/Home.swift", "**/Home*.swift", "A*"])
    func excluded(_ pattern: String) throws {
        let app = app(#"{ "exclude": ["\#(pattern)"] }"#, unknown)
        #expect(try app.findings().isEmpty)
        var request = LintRequest()
        request.paths = ["App/Home.swift"]
        #expect(try app.findings(request).isEmpty)
    }

    @Test("exclude files of Interface Builder and the assets of catalogs")
    func excludedOtherFiles() throws {
        var app = app(#"{ "exclude": ["App", "Images.xcassets"] }"#, "")
        app.files["App/A.xib"] = "<document>\n<image name=\"other\" width=\"8\" height=\"8\"/>\n</document>"
        #expect(try app.findings(unused: true).filter { $0.contains("asset-") }.isEmpty)
    }

    @Test("that match nothing are notes, if the whole app is checked")
    func unusedSettings() throws {
        let settings = #"{ "exclude": ["Old"], "usedElsewhere": ["x*"], "positions": { "Card(gap:)": "spacing" } }"#
        let app = app(settings, "Card(8)")
        #expect(
            try app.findings(notes: true) == [
                "tokengenerator.json:2:15: note: no file matches 'Old' [unused-setting]",
                "correct the path, which is relative to the configuration, or remove it",
                "tokengenerator.json:2:41: note: no asset or token matches 'x*' [unused-setting]",
                "correct the pattern, or remove it",
                "tokengenerator.json:2:63: note: no checked file calls 'Card(gap:)' [unused-setting]",
                "correct the name or the label, or remove it",
            ])
        var request = LintRequest()
        request.paths = ["App"]
        #expect(try app.findings(request).isEmpty)
        request = LintRequest()
        request.rules = [.assetUnknown]
        #expect(try app.findings(request).isEmpty)
    }

    @Test("let tests be checked, as notes without fixes")
    func tests() throws {
        let path = "AppTests/HomeTests.swift"
        #expect(try app("{}", unknown, at: path).findings().isEmpty)
        #expect(try app(#"{ "tests": "off" }"#, unknown, at: path).findings().isEmpty)
        #expect(try app(#"{ "tests": "note" }"#, unknown, at: path).findings() == [finding(in: path, "note")])
    }

    @Test(
        "make a folder of other projects the app's own, but not those in it",
        arguments: [
            ("External", ["External/App/Home.swift"]), ("./External/App/", ["External/App/Home.swift"]),
            ("External/App/Vendor", ["External/App/Vendor/Other.swift"]), (".", []),
        ])
    func ownFolders(_ source: String, _ checked: [String]) throws {
        var app = app(#"{ "sources": ["\#(source)"] }"#, unknown, at: "External/App/Home.swift")
        app.files["External/App/Vendor/Other.swift"] = unknown
        #expect(try app.findings() == checked.map { finding(in: $0) })
    }

    @Test("add positions of the app's own functions, by name and label")
    func positions() throws {
        let app = app(
            """
            { "positions": { "Row(gap:)": "spacing", "Card(radius:)": "radius", "inset(_:)": "spacing",
                "Icon(named:)": "image", "Tint(_:)": "color" } }
            """,
            """
            Row(gap: 8); Row(width: 8); Kit.Card(title: "", radius: 8); Card(radius: 0); view.inset(8, true)
            Icon(size: 8, named: "tock"); Icon("tock"); Icon(named: isOn ? "tick" : "off"); Tint("highlightText")
            struct Icon { init(named: String) {} }
            """)
        #expect(
            try app.findings() == [
                "App/Home.swift:1:10: warning: the spacing 8 equals the token 'gap.8' [spacing-equals-token]",
                "App/Home.swift:1:57: warning: the radius 8 equals the token 'radius.8' [radius-equals-token]",
                "App/Home.swift:1:89: warning: the spacing 8 equals the token 'gap.8' [spacing-equals-token]",
                "App/Home.swift:2:22: error: cannot find the image 'tock' [asset-unknown]",
                "App/Home.swift:2:64: warning: the image 'tick' is loaded by a string [asset-by-string]",
                "App/Home.swift:2:73: error: cannot find the image 'off' [asset-unknown]",
                "App/Home.swift:2:86: error: cannot find the color 'highlightText' [asset-unknown]",
            ])
    }

    @Test("keep assets and tokens that other code uses, and tokens that these refer to")
    func usedElsewhere() throws {
        var app = app(#"{ "usedElsewhere": ["Icons/*", "t*", "text"] }"#, "")
        app.configuration = app.configuration.replacing(
            #"{ "template": "cgfloat""#,
            with: #"{ "template": "shape-style", "path": "Generated/Colors.swift" }, { "template": "cgfloat""#)
        app.files["tokens.json"] = """
            { "raw": { "$type": "color", "$value": "#222222" }, "spare": { "$type": "color", "$value": "#333333" },
              "text": { "ink": { "$type": "color", "$value": "{raw}" } } }
            """
        let unused = try app.findings(unused: true).filter { $0.contains("-unused") }
        #expect(unused.map { $0.split(separator: "'")[1] } == ["HighlightText", "spare"])
    }

    @Test(
        "are errors at their places if they are wrong",
        arguments: [
            (#"{ "source": [] }"#, "3: error: unknown key 'source' in \"lint\" [unknown-key]"),
            (#"{ "tests": "warning" }"#, "12: error: 'warning' is not a severity for tests [invalid-configuration]"),
            (#"{ "hex": "bgra" }"#, "10: error: 'bgra' is not an order of hexadecimal digits [invalid-configuration]"),
            (
                #"{ "positions": { "Card(a:b:)": "radius" } }"#,
                "18: error: 'Card(a:b:)' is not a function with one label [invalid-configuration]"
            ),
            (
                #"{ "positions": { "Card": "radius" } }"#,
                "18: error: 'Card' is not a function with one label [invalid-configuration]"
            ),
            (
                #"{ "positions": { "Card(a:)": "size" } }"#,
                "30: error: 'size' is not a kind of argument [invalid-configuration]"
            ),
            (#"{ "sources": "App" }"#, "14: error: expected an array, found a string [invalid-configuration]"),
        ])
    func mistakes(_ settings: String, _ expected: String) throws {
        #expect(try app(settings, "").findings() == ["tokengenerator.json:2:\(expected)"])
    }
}

@Suite("Colors with eight digits") struct EightDigitTests {
    /// Returns the findings about a color in an app with a red token, and with files that declare initializers.
    private func findings(
        _ code: String, _ declarations: [String: String] = [:], settings: String = "{}"
    ) throws -> [String] {
        var app = SampleApp(code)
        app.configuration = """
            { "sources": ["tokens.json"], "lint": \(settings),
              "outputs": [{ "template": "shape-style", "path": "Generated/Colors.swift" }] }
            """
        app.files["tokens.json"] = """
            { "veil": { "$type": "color", "$value": "#FF802040" }, "sea": { "$type": "color", "$value": "#802040" } }
            """
        app.files["Shop.xcodeproj/project.pbxproj"] = ""
        app.files.merge(declarations) { _, new in new }
        return try app.findings()
    }

    private let color = #"let a = Color(hex: "FF802040")"#
    private let last = [
        "App/Home.swift:1:9: warning: the color #FF8020 with the alpha 0.251 equals the token 'veil' "
            + "[color-equals-token]"
    ]
    private let first = ["App/Home.swift:1:9: warning: the color #802040 equals the token 'sea' [color-equals-token]"]

    @Test("are not compared without a declaration and a setting, which decides otherwise")
    func setting() throws {
        #expect(try findings(color).isEmpty)
        #expect(try findings(color, settings: #"{ "hex": "rgba" }"#) == last)
        #expect(try findings(color, settings: #"{ "hex": "argb" }"#) == first)
        #expect(try findings(#"let a = Color(hex: 0xFF802040)"#, settings: #"{ "hex": "argb" }"#) == first)
        #expect(try findings(#"let a = Color(hex: "F824")"#, settings: #"{ "hex": "argb" }"#).isEmpty)
    }

    @Test(
        "have the alpha first if a declaration moves it by 24 places",
        arguments: [
            "let a, r: UInt64\n(a, r) = (int >> 24, int >> 16 & 0xFF)",
            "let (r, g, b, a) = (x, y, z, (int >> 24) * 1)",
            "let alpha: Double = Double((int & 0xFF000000) >> 24) / 255",
            "self.init(red: Double(int >> 16 & 0xFF), opacity: Double(int >> 24 & 0xFF) / 255)",
            "switch digits.count {\ncase 8: a = CGFloat(int >> 24)\ndefault: break }",
        ])
    func alphaFirst(_ body: String) throws {
        let file = "import SwiftUI\nextension Color {\n  init?(hex: String) {\n\(body)\n}\n}"
        #expect(try findings(color, ["Kit/Color.swift": file]) == first)
        #expect(
            try findings(color, ["Kit/Color.swift": file], settings: #"{ "hex": "rgba" }"#) == first,
            "the declaration knows best")
    }

    @Test(
        "have it last if it moves red",
        arguments: [
            "r = CGFloat((number & 0xff000000) >> 24) / 255", "(r, g, b, a) = (int >> 24, int >> 16, int >> 8, int)",
            "self.init(.sRGB, red: Double(int >> 24 & 0xFF) / 255, green: 0, blue: 0)",
        ])
    func alphaLast(_ body: String) throws {
        #expect(
            try findings(color, ["Kit/Color.swift": "extension SwiftUI.Color { init(hex: String) {\n\(body)\n} }"])
                == last)
    }

    @Test(
        "are not compared if the declaration is not clear",
        arguments: [
            "self.init(value: Int(hex, radix: 16))", "let r = 1\nuse(int >> 24)", "r = int >> 24\na = int >> 24",
            "x = int >> 24",
        ])
    func unclear(_ body: String) throws {
        let file = "extension Color { init(hex: String) {\n\(body)\n} }"
        #expect(try findings(color, ["Kit/Color.swift": file]).isEmpty)
        #expect(try findings(color, ["Kit/Color.swift": file], settings: #"{ "hex": "rgba" }"#) == last)
    }

    @Test("follow the declaration of their own type and module")
    func modules() throws {
        let (argb, rgba) = ("init(hex: String) { a = int >> 24 }", "init(hex: String) { r = int >> 24 }")
        var files = ["App/Color.swift": "extension UIColor { \(argb) }", "Kit/A.swift": "extension Color { \(rgba) }"]
        #expect(try findings(color, files) == last)
        files["Other/A.swift"] = "extension Color { \(argb) }"
        #expect(try findings(color, files).isEmpty)
        files["App/Color.swift"] = "extension Color { \(argb) }"
        #expect(try findings(color, files) == first)
    }
}
