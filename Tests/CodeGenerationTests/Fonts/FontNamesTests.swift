import DesignTokens
import FileAccess
import FontFiles
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("What fonts are called")
struct FontNamesTests {
    @Test("is what the files say, by family, weight and style")
    func files() throws {
        let names = try names([
            SampleFont("Sample Sans", "SampleSans-Regular"), SampleFont("Sample Sans", "SampleSans-Bold", weight: 700),
            SampleFont("Sample Sans", "SampleSans-BoldItalic", weight: 700, isItalic: true),
        ])
        #expect(
            names.postScriptName(family: "Sample Sans", weight: 400, isItalic: false) == named("SampleSans-Regular"))
        #expect(names.postScriptName(family: "sample-sans", weight: 700, isItalic: false) == named("SampleSans-Bold"))
        #expect(
            names.postScriptName(family: "SampleSans", weight: 700, isItalic: true) == named("SampleSans-BoldItalic"))
        #expect(names.files == ["0.ttf", "1.ttf", "2.ttf"])
    }

    @Test("is that of the nearest font of the family: of the same style first, then of the nearest weight")
    func nearest() throws {
        let names = try names([
            SampleFont("Sample", "Sample-Regular"), SampleFont("Sample", "Sample-Bold", weight: 700),
            SampleFont("Sample", "Sample-Italic", isItalic: true),
        ])
        let found = names.name(for: FontRequest(families: ["Sample"], weight: 900, isItalic: true))
        #expect(found.name == named("Sample-Italic"))
        #expect(found.source == .nearest(family: "Sample", style: "400 italic"))
        #expect(names.postScriptName(family: "Sample", weight: 600, isItalic: false) == named("Sample-Bold"))
    }

    @Test(
        "is what stands in the place of a family, where that ends in a style as PostScript names do",
        arguments: [("Inter-Bold", 400.0), ("Helvetica-LightOblique", 700), ("AvenirNext-DemiBold", 600)])
    func styled(_ name: String, _ weight: Double) {
        let font = FontNames().postScriptName(family: name, weight: weight, isItalic: false)
        #expect(font == .named(name, naturalLineHeightPerPoint: nil))
    }

    @Test(
        "is a guess where a hyphen stands before something else",
        arguments: [("Neue-Haas", "Neue-Haas-Bold"), ("Inter-Bold Pro", "Inter-BoldPro-Bold"), ("-Bold", "-Bold-Bold")])
    func unstyled(_ family: String, _ guess: String) {
        #expect(FontNames().postScriptName(family: family, weight: 700, isItalic: false) == .guessed(guess))
    }

    @Test("is that of the file which has this PostScript name, and a guess where there are files and none has it")
    func styledFiles() throws {
        let names = try names([SampleFont("Sample Sans", "SampleSans-Bd", weight: 700)])
        #expect(names.postScriptName(family: "SampleSans-Bd", weight: 400, isItalic: false) == named("SampleSans-Bd"))
        let other = FontRequest(families: ["Other-Bold"], weight: 400, isItalic: false)
        #expect(names.name(for: other).name == .guessed("Other-Bold"))
        #expect(names.name(for: other).source == .guess)
    }

    @Test(
        "is the system's where the name is that of a font of the system, in the style of the name",
        arguments: [
            ("SFMono-Regular", FontName.Design.monospaced, 400.0, false), ("SFProText-Bold", .default, 700, false),
            ("SFProDisplay-SemiboldItalic", .default, 600, true), ("NewYork-Medium", .serif, 500, false),
        ])
    func styledSystem(_ name: String, _ design: FontName.Design, _ weight: Double, _ isItalic: Bool) {
        let style = FontWeight(weight, isItalic: isItalic)
        let font = FontNames().postScriptName(family: name, weight: 400, isItalic: false)
        #expect(font == .system(design: design, style: style))
    }

    @Test("is that of the font of usual width")
    func width() throws {
        var condensed = SampleFont("Sample", "Sample-Condensed")
        condensed.width = 3
        let names = try names([condensed, SampleFont("Sample", "Sample-Regular")])
        #expect(names.postScriptName(family: "Sample", weight: 400, isItalic: false) == named("Sample-Regular"))
    }

    @Test("is that of a variable font's instance, whose family may say that it is one")
    func variable() throws {
        var font = SampleFont("Sample Variable", "Sample-Regular")
        font.texts.append(SampleFont.Text(256, "Semi Bold"))
        font.axes = [("wght", 400)]
        font.instances = [SampleFont.Instance(256, [600])]
        let names = try names([font])
        #expect(
            names.postScriptName(family: "Sample", weight: 600, isItalic: false) == named("Sample-Regular_Semi-Bold"))
    }

    @Test("is what the configuration states, before what the files say")
    func configured() throws {
        let names = try names(
            [SampleFont("Sample", "Sample-Regular"), SampleFont("Sample", "Sample-Other")],
            #"{ "Sample": { "400": "Sample-Other", "Semi Bold italic": "Sample-Slanted" } }"#)
        #expect(names.postScriptName(family: "Sample", weight: 400, isItalic: false) == named("Sample-Other"))
        #expect(
            names.postScriptName(family: "Sample", weight: 600, isItalic: true)
                == .named("Sample-Slanted", naturalLineHeightPerPoint: nil))
    }

    @Test("is that of the family which takes another's place")
    func substitutes() throws {
        let names = try names(
            [SampleFont("Sample", "Sample-Regular")],
            #"{ "Roboto": "Sample", "Noto": "ui-rounded", "SF Pro": "Sample", "SFMono-Bold": "Sample" }"#)
        #expect(names.postScriptName(family: "roboto", weight: 400, isItalic: false) == named("Sample-Regular"))
        #expect(names.postScriptName(family: "Noto", weight: 400, isItalic: false) == .system(design: .rounded))
        for family in ["SF Pro", "SFMono-Bold"] {
            #expect(names.postScriptName(family: family, weight: 400, isItalic: false) == named("Sample-Regular"))
        }
    }

    @Test(
        "is the system's font for its families, and for what browsers take for it",
        arguments: [
            ("SF Pro", FontName.Design.default), ("SF Pro Text", .default), ("SFProDisplay", .default),
            ("-apple-system", .default), ("BlinkMacSystemFont", .default), ("system-ui", .default),
            ("New York", .serif), ("SF Pro Rounded", .rounded), ("SF Mono", .monospaced), ("ui-monospace", .monospaced),
        ])
    func system(_ family: String, _ design: FontName.Design) {
        #expect(FontNames().postScriptName(family: family, weight: 400, isItalic: false) == .system(design: design))
    }

    @Test("is that of the first known family of a list; the system's font counts in the first place only")
    func lists() throws {
        let names = try names([SampleFont("Sample", "Sample-Regular")])
        let name = { (families: [String]) in
            names.name(for: FontRequest(families: families, weight: 400, isItalic: false)).name
        }
        #expect(name(["Nowhere", "Sample"]) == named("Sample-Regular"))
        #expect(name(["Nowhere", "system-ui"]) == .guessed("Nowhere-Regular"))
        #expect(name(["system-ui", "Nowhere"]) == .system(design: .default))
        #expect(name(["system-ui", "Sample"]) == .system(design: .default))
    }

    @Test("is that of the font's own style, in a file or as a guess, and never the system's")
    func styleNames() throws {
        let names = try names([SampleFont("Sample", "Sample-Regular"), SampleFont("Sample", "Sample-WideHead")])
        let name = { (family: String, style: String) in
            names.name(for: FontRequest(families: [family], weight: 400, isItalic: false, styleName: style)).name
        }
        #expect(name("Sample", "Wide Head") == named("Sample-WideHead"))
        #expect(name("Sample", "Head") == named("Sample-Regular"))
        #expect(name("Other Face", "Wide Head") == .guessed("OtherFace-WideHead"))
        #expect(name("SF Pro", "Head") == .guessed("SFPro-Head"))
    }

    @Test(
        "is a guess where nothing knows the family",
        arguments: [
            ("Plus Jakarta Sans", 600.0, true, "PlusJakartaSans-SemiBoldItalic"),
            ("Inter", 400, false, "Inter-Regular"),
            ("Inter", 400, true, "Inter-Italic"), ("Inter", 1, false, "Inter-Thin"),
            ("Inter", 950, false, "Inter-Black"),
            ("Inter", 449, false, "Inter-Regular"), ("Inter", 450, false, "Inter-Medium"),
        ])
    func guesses(_ family: String, _ weight: Double, _ isItalic: Bool, _ name: String) {
        #expect(FontNames().postScriptName(family: family, weight: weight, isItalic: isItalic) == .guessed(name))
    }

    @Test("is asked for by the parts of a text style: family, weight, and a style in the weight or beside it")
    func styles() throws {
        let part = { (name: String, value: TokenValue) in CompositeValue.Part(name: name, value: value) }
        let family = part("fontFamily", .fontFamily(["Inter"]))
        let bold = try #require(
            CompositeValue(.typography, [family, part("fontWeight", .fontWeight(FontWeight(700)))]))
        #expect(FontNames().postScriptName(of: .composite(bold)) == .guessed("Inter-Bold"))
        let italic = try #require(CompositeValue(.typography, [family, part("fontStyle", .string("Italic"))]))
        #expect(FontNames().postScriptName(of: .composite(italic)) == .guessed("Inter-Italic"))
        #expect(FontNames().postScriptName(of: .number(1)) == nil)
    }

    @Test("is asked for by Swift as by all else")
    func swift() {
        let parts = [
            ComposedValue.Part(name: "fontSize", value: .number(16), expression: "16", points: 16),
            ComposedValue.Part(name: "fontFamily", value: .fontFamily(["Inter"])),
            ComposedValue.Part(name: "fontStyle", value: .string("Oblique")),
        ]
        let style = ComposedValue(type: .typography, isList: false, parts: parts)
        let expression = SwiftDialect().expression(of: style, fonts: FontNames())
        #expect(expression == #".init(face: .custom("Inter-Italic"), size: 16, relativeTo: .callout)"#)
    }

    private func named(_ name: String) -> FontName { .named(name, naturalLineHeightPerPoint: 1.25) }

    private func names(_ fonts: [SampleFont], _ configured: String = "{}") throws -> FontNames {
        try withTemporaryFolder { folder in
            for (number, font) in fonts.enumerated() { try folder.write(font.bytes, to: "\(number).ttf") }
            let text = "{ \"outputs\": [], \"fonts\": { \"files\": [\"*.ttf\"], \"names\": \(configured) } }"
            let reading = ConfigurationReader.read(Array(text.utf8), path: "c.json")
            #expect(reading.diagnostics.isEmpty)
            let files = FolderFileSystem(folder: folder)
            let loaded = LoadedFonts(reading.configuration.fonts.files, in: ".", files)
            #expect(loaded.diagnostics.isEmpty)
            return loaded.names(reading.configuration.fonts)
        }
    }

    @Test(
        "of a style that only the font names are none where fonts are chosen by weight",
        arguments: [CSSDialect() as any Dialect, ComposeDialect()])
    func styleNames(dialect: any Dialect) throws {
        let style = { (name: String) in
            let parts = [
                CompositeValue.Part(name: "fontFamily", value: .fontFamily(["Sand"])),
                CompositeValue.Part(name: "fontSize", value: .dimension(16, .px)),
                CompositeValue.Part(name: "fontStyle", value: .string(name)),
            ]
            return try #require(CompositeValue(.typography, parts).map(TokenValue.composite))
        }
        #expect(dialect.lack(of: try style("Headline")) == .part("fontStyle"))
        #expect(dialect.lack(of: try style("italic")) == nil)
    }
}
