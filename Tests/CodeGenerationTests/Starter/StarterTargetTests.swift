import FileAccess
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The output root of a starter configuration, and the code beside it")
struct StarterTargetTests {
    private let tokens = "{ \"ink\": \(object(["red", "blue"], color())) }"
    private let faded = #"""
        { "ink": { "faded": { "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } } } }
        """#

    private func start(_ tokens: String, in target: [String: String]) throws -> Started {
        var files = ["tokens/t.json": tokens, "Shop.xcodeproj/project.pbxproj": ""]
        for (name, text) in target { files["Shop/" + name] = text }
        return try CodeGenerationTests.start(files)
    }

    @Test("is unknown if code is in no target; then all of it decides how colors are written")
    func unknown() throws {
        let art = catalog("App/A.xcassets", images: ["logo"], colors: ["ink"])
        let native = try CodeGenerationTests.start(["App/Home.swift": "import UIKit"], art)
        #expect(native.starter.text?.contains("\"ui-color-set\"") == true)
        #expect(native.starter.text?.contains("\"color-set\"") == false)
        let none = try CodeGenerationTests.start(art)
        #expect(none.starter.text?.contains("\"color-set\"") == true)
    }

    @Test("is in the sources of an Xcode project's target")
    func xcode() throws {
        let started = try start(tokens, in: ["App.swift": "import SwiftUI"])
        #expect(started.run.configuration.targets[0].outputRoot?.value == "Shop/Generated")
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"])
    }

    @Test("is a separate folder if the project is ambiguous")
    func twoProjects() throws {
        let started = try CodeGenerationTests.start([
            "tokens/t.json": tokens, "a/A.xcodeproj/p": "", "a/A/a.swift": "", "B.xcodeproj/p": "", "B/b.swift": "",
        ])
        #expect(started.run.configuration.targets[0].outputRoot?.value == "Generated")
    }

    @Test("gets no second initializer for hexadecimal digits")
    func hexInitializer() throws {
        let own = "import SwiftUI\n\nextension Color {\n    init(hex: String, alpha: Double = 1) { self = .red }\n}\n"
        let started = try start(faded, in: ["Style/Color+Hex.swift": own])
        #expect(started.outputs == ["ShapeStyle+Colors.swift"])
        let comment = ##"""
            // Colors are written as Color(hex:), which "Shop/Style/Color+Hex.swift" declares; it is called with six digits without "#".
            """##
        #expect(started.starter.text?.contains(comment) == true)
    }

    @Test("gets support types for adaptive colors beside the target's own initializer")
    func appearances() throws {
        let own = "extension Color { init(hex: String, alpha: Double = 1) { self = .red } }"
        let dark = "{ \"ink\": \(object(["red", "blue"], color("#FFFFFF"))) }"
        let started = try CodeGenerationTests.start([
            "tokens/Light.tokens.json": tokens, "tokens/Dark.tokens.json": dark, "Shop.xcodeproj/project.pbxproj": "",
            "Shop/Color.swift": own,
        ])
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "TokenSupport.swift"])
        #expect(started.isProven)
    }

    @Test(
        "gets an initializer if the target's own is unsuitable",
        arguments: [
            "extension UIColor { convenience init(hex: String, alpha: Double = 1) {} }",
            "private extension Color { init(hex: String, alpha: Double) {} }",
            "extension Color { init(hex: UInt32, alpha: Double = 1) {} }", "extension Color { init(hex: String) {} }",
        ])
    func otherInitializers(_ text: String) throws {
        #expect(try start(faded, in: ["A.swift": text]).outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"])
        let started = try start(faded, in: ["Color+Hex.swift": text])
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "Color+TokenHex.swift"])
    }

    @Test("gets a comment if the target's initializer without opacity is used for opaque colors")
    func opaqueAndNot() throws {
        let text = try start(faded, in: ["A.swift": "extension Color { init(hex: String) {} }"]).starter.text
        let comment = ##"""
            // Colors are written as Color(hex:). Opaque colors use the initializer in "Shop/A.swift", which is called with six digits without "#".
            """##
        #expect(text?.contains(comment) == true)
    }

    @Test("finds the initializer after one of another type")
    func behindAnother() throws {
        let text = """
            extension UIColor { convenience init(hex: String) {} }
            extension Color { init(hex: String, alpha: Double) {} }
            """
        #expect(try start(faded, in: ["A.swift": text]).outputs == ["ShapeStyle+Colors.swift"])
    }

    @Test("needs no other initializer for opaque colors if the target's has no opacity")
    func opaque() throws {
        let started = try start(tokens, in: ["A.swift": "extension SwiftUI.Color { init(hex string: String) {} }"])
        #expect(started.outputs == ["ShapeStyle+Colors.swift"])
    }

    @Test("gets colors for the framework that most files import, and for SwiftUI if any file imports it")
    func frameworks() throws {
        let (kit, ui) = ("import UIKit", "import SwiftUI")
        #expect(try start(tokens, in: ["A.swift": kit]).outputs == ["UIColor+Colors.swift", "Color+Hex.swift"])
        let both = ["ShapeStyle+Colors.swift", "UIColor+Colors.swift", "Color+Hex.swift"]
        #expect(try start(tokens, in: ["A.swift": kit, "B.swift": "import AppKit", "C.swift": ui]).outputs == both)
        let mostly = try start(tokens, in: ["A.swift": kit, "B.swift": ui, "C.swift": ui])
        #expect(mostly.outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"])
        let own = try start(tokens, in: ["A.swift": "import UIKit\nextension Color { init(hex: String) {} }"])
        #expect(own.outputs == ["UIColor+Colors.swift", "Color+Hex.swift"])
    }

    @Test("gets colors for the framework whose views and colors its files use, not for one that they only import")
    func usedFrameworks() throws {
        let palette = "import UIKit\nextension UIColor { static let sand = UIColor.red }"
        let bindings = "import SwiftUI\nfunc bind(_ value: Binding<Int>) {}"
        let both = ["ShapeStyle+Colors.swift", "UIColor+Colors.swift", "Color+Hex.swift"]
        let files = ["A.swift": palette, "B.swift": bindings, "C.swift": bindings]
        #expect(try start(tokens, in: files).outputs == both)
        let views = files.merging(["D.swift": viewCode(importing: "Foundation")]) { $1 }
        #expect(try start(tokens, in: views).outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"])
    }

    @Test("gets the same names for colors of both frameworks, also if only one of them already has such a name")
    func sameNames() throws {
        let colors = object(["separatorColor", "titleColor", "primary", "paper"], color())
        let started = try start(
            "{ \"Colors\": \(colors) }",
            in: ["A.swift": "import UIKit", "B.swift": "import UIKit", "C.swift": "import SwiftUI"])
        let outputs = started.run.configuration.outputs
        #expect(outputs.map(\.template.value) == ["shape-style", "ui-color", "color-hex"])
        #expect(outputs[0].names.drop.map(\.value) == ["Colors"] && outputs[1].names.drop.map(\.value) == ["Colors"])
        let replaced = outputs.map { Set($0.names.replace.map { "\($0.value): \($1)" }) }
        #expect(replaced[0] == ["Colors.primary: primaryColor", "Colors.separatorColor: colorSeparator"])
        #expect(replaced[1] == replaced[0])
        #expect(started.symbols["Colors.separatorColor"] == "ShapeStyle.colorSeparator")
        #expect(started.symbols["Colors.titleColor"] == "ShapeStyle.titleColor")
        #expect(started.symbols["Colors.primary"] == "ShapeStyle.primaryColor")
        let comment = "\"replace\" changes 2 names"
        #expect(started.starter.text?.components(separatedBy: comment).count == 3)
        #expect(started.isProven)
    }

    @Test("gets a longer name for a color that it declares, without a group that the name repeats")
    func repeatedGroup() throws {
        let colors = #"{ "wait": { "waitTitle": \#(color()), "ink": \#(color()) }, "line": { "thin": \#(color()) } }"#
        let own = "import SwiftUI\nextension Color { static let waitTitle = Color.red }"
        let started = try start(#"{ "wrap": \#(colors) }"#, in: ["A.swift": own])
        #expect(started.symbols["wrap.wait.waitTitle"] == "ShapeStyle.wrapWaitTitle")
    }

    @Test("gets no second initializer for UIKit colors, and another label beside one that is not enough")
    func nativeInitializer() throws {
        let own = "import UIKit\nextension UIColor { convenience init(hex: String, alpha: CGFloat = 1) {} }"
        let native = try start(faded, in: ["A.swift": own])
        #expect(native.outputs == ["UIColor+Colors.swift"])
        let comment = #"// Colors are written as UIColor(hex:), which "Shop/A.swift" declares;"#
        #expect(native.starter.text?.contains(comment) == true)
        let both = try start(faded, in: ["A.swift": own, "B.swift": "import UIKit", "C.swift": "import SwiftUI"])
        #expect(both.outputs == ["ShapeStyle+Colors.swift", "UIColor+Colors.swift", "Color+Hex.swift"])
        #expect(both.run.configuration.outputs[2].names.prefix == "token")
        #expect(both.isProven)
    }

    @Test(
        "gets an initializer with another label if Swift could not choose between it and the target's own",
        arguments: [
            "(hex: String, opacity: Double = 1) {}", "(hex: String, in space: RGBColorSpace = .sRGB) {}",
            "?(hex: String, alpha: Double = 1) {}", "(hex: String, alpha: Double = 1) { read(hex.dropFirst()) }",
            "?(hex: String?) {}", "(hex digits: String? = nil) {}",
        ])
    func ambiguousInitializer(_ own: String) throws {
        let started = try start(faded, in: ["A.swift": "extension Color { init\(own) }"])
        #expect(started.outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"])
        let comment = #"Colors are written as Color(tokenHex:), because "Shop/A.swift" declares another Color(hex:)."#
        #expect(started.starter.text?.contains(comment) == true)
        let names = #""names": { "prefix": "token" }"#
        #expect(started.starter.text?.contains(names) == true)
    }

    @Test("calls the target's own initializer without a number sign if it looks for one")
    func optionalMark() throws {
        let own = "init(hex: String) { let digits = hex.hasPrefix(\"#\") ? hex.dropFirst() : hex[...] }"
        #expect(try start(tokens, in: ["A.swift": "extension Color { \(own) }"]).outputs == ["ShapeStyle+Colors.swift"])
    }

    @Test("gets members of UIColor for the color sets of a catalog")
    func nativeColorSets() throws {
        let started = try CodeGenerationTests.start(
            ["Shop.xcodeproj/project.pbxproj": "", "Shop/A.swift": "import UIKit"],
            catalog("Shop/Assets.xcassets", colors: ["ink"]))
        #expect(started.run.configuration.targets[0].outputs.map(\.template.value) == ["ui-color-set"])
        #expect(started.isProven)
    }

    @Test("gets no empty output")
    func nothingToTake() throws {
        let started = try CodeGenerationTests.start([
            "tokens/t.json":
                #"{ "a": { "x": { "value": "4vw", "type": "sizing" } }, "b": \#(object(["y"], number())) }"#
                .replacing("$value", with: "value").replacing("$type", with: "type")
        ])
        #expect(started.outputs == ["CGFloat+Tokens.swift"])
        #expect(started.starter.summary.takenCount == 1)
    }

    @Test("works for images alone")
    func imagesAlone() throws {
        let started = try CodeGenerationTests.start([
            "App.xcodeproj/p": "", "App/Assets.xcassets/logo.imageset/Contents.json": #"{ "images": [] }"#,
            "App/Assets.xcassets/sun.imageset/Contents.json": #"{ "images": [] }"#,
        ])
        #expect(started.outputs == ["ImageAsset.swift"])
        #expect(started.starter.summary.counts == "2 images have an output")
        #expect(started.codes.isEmpty)
        #expect(started.isProven && !started.run.hasErrors)
    }

    @Test("comes with the schema of the tool's repository, if known")
    func schema() throws {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "Sources/Kit/tokens/t.json")
            try folder.write(
                """
                { "pins": [{ "identity": "tokengenerator", "location": "https://github.com/acme/TokenGenerator",
                    "state": { "version": "1.2.3" } }], "version": 3 }
                """, to: "Package.resolved")
            let starter = StarterConfiguration.write(in: folder("Sources/Kit"), tool: ToolOrigin(version: "1.2.3"))
            let address = "https://raw.githubusercontent.com/acme/TokenGenerator/1.2.3/docs/tokengenerator.schema.json"
            #expect(starter.text?.hasPrefix("{\n  \"$schema\":    \"\(address)\",\n") == true)
            #expect(
                ToolOrigin(released: "a/b", version: "1").repository(in: folder("Sources/Kit")) == "acme/TokenGenerator"
            )
            #expect(ToolOrigin(stated: "c/d", version: "1").repository(in: folder.path) == "c/d")
        }
    }
}
