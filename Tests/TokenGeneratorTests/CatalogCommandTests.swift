import Foundation
import TestSupport
import Testing

@Suite("Asset catalogs on the command line") struct CatalogCommandTests {
    private func contents(_ list: String, _ slot: String) -> String {
        "{ \"\(list)\": [{ \"idiom\": \"universal\", \(slot) }], \"info\": { \"author\": \"xcode\", \"version\": 1 } }"
    }

    private func color(_ red: String) -> String {
        let components = #"{ "red": "\#(red)", "green": "0", "blue": "0", "alpha": "1" }"#
        return contents("colors", "\"color\": { \"color-space\": \"srgb\", \"components\": \(components) }")
    }

    /// A folder with a catalog of two images, a color and an image stack.
    private func withCatalog(_ name: String = "A.xcassets", _ body: (TemporaryFolder) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try writeCatalog(name, in: folder)
            try body(folder)
        }
    }

    private func writeCatalog(_ name: String, in folder: TemporaryFolder) throws {
        for image in ["Icons/tick", "Icons/cross", "stack.imagestack/Front.imagestacklayer/Content"] {
            try folder.write(contents("images", #""filename": "a.png""#), to: "\(name)/\(image).imageset/Contents.json")
            try folder.write(
                "GIF89a\u{1}\0\u{1}\0\0\0\0!~\u{5}\(image.suffix(5))\0;", to: "\(name)/\(image).imageset/a.png")
        }
        try folder.write(color("1.0"), to: "\(name)/brand.colorset/Contents.json")
    }

    @Test("validate takes catalogs beside token files, without a configuration")
    func validate() throws {
        try withCatalog { folder in
            try folder.write(
                contents("images", #""filename": "b.png""#), to: "A.xcassets/Icons/tick.imageset/Contents.json")
            let alone = try Tool.run("validate", "A.xcassets/", in: folder.path)
            #expect(
                alone.output == """
                    A.xcassets/: 4 assets (2 image, 1 color, 1 image-stack)
                    4 assets, 0 errors, 2 warnings

                    """)
            #expect(
                alone.errors.hasPrefix(
                    #"A.xcassets/Icons/tick.imageset/Contents.json:1:50: warning: the file 'b.png' for the image set"#))
            #expect(alone.exitCode == 0)
            #expect(try Tool.run("validate", "A.xcassets", "--strict", in: folder.path).exitCode == 1)
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "t.json")
            let both = try Tool.run("validate", "t.json", "A.xcassets", in: folder.path)
            #expect(
                both.output == """
                    t.json: dtcg, 1 token
                    A.xcassets: 4 assets (2 image, 1 color, 1 image-stack)
                    1 token (0 alias, 0 variable, 0 value, 1 literal), 4 assets, 0 errors, 2 warnings

                    """)
        }
    }

    @Test("validate alone reads the catalogs of the configuration")
    func configured() throws {
        try withCatalog { folder in
            let broken = "A.xcassets/Icons/tick.imageset/Contents.json"
            try folder.write("{", to: broken)
            try folder.write(
                #"{ "catalogs": ["A.xcassets"], "outputs": [{ "template": "image-asset", "path": "I.swift" }] }"#,
                to: "Design/tokengenerator.json")
            try writeCatalog("Design/A.xcassets", in: folder)
            try folder.write("{", to: "Design/\(broken)")
            let outcome = try Tool.run("validate", "--config", "Design", in: folder.path)
            #expect(outcome.errors.hasPrefix("Design/\(broken):1:2: warning: "))
            #expect(outcome.output.hasPrefix("Design/A.xcassets: 4 assets (2 image, 1 color, 1 image-stack)\n"))
        }
    }

    @Test("validate --json counts the assets of each kind")
    func validateJSON() throws {
        try withCatalog { folder in
            let output = try Tool.run("validate", "--json", "A.xcassets", in: folder.path).output
            #expect(
                output == """
                    {"files":[],"catalogs":[{"path":"A.xcassets","assets":{"image":2,"color":1,"image-stack":1}}],\
                    "diagnostics":[]}

                    """)
        }
    }

    @Test("a catalog that is not there is an error of validate and diff")
    func missing() throws {
        try withCatalog { folder in
            for arguments in [["validate", "B.xcassets"], ["diff", "B.xcassets", "A.xcassets"]] {
                let outcome = try Tool.run(arguments, in: folder.path)
                #expect(
                    outcome.errors.hasPrefix(#"error: the asset catalog 'B.xcassets' does not exist [no-catalog]"#))
                #expect(outcome.exitCode == 1)
            }
        }
    }

    @Test("list --json prints a line an asset")
    func list() throws {
        try withCatalog { folder in
            let output = try Tool.run("list", "--json", "A.xcassets", in: folder.path).output
            #expect(
                output == """
                    {"kind":"color","name":"brand","symbol":null,"file":"A.xcassets/brand.colorset"}
                    {"kind":"image-stack","name":"stack","symbol":null,"file":"A.xcassets/stack.imagestack"}
                    {"kind":"image","name":"cross","symbol":"ImageAsset.cross","file":"A.xcassets/Icons/cross.imageset"}
                    {"kind":"image","name":"tick","symbol":"ImageAsset.tick","file":"A.xcassets/Icons/tick.imageset"}

                    """)
        }
    }

    /// Two catalogs, of which the new one has other pixels, another color, another name and another spelling.
    private func withChange(_ body: (TemporaryFolder) throws -> Void) throws {
        try withCatalog("old.xcassets") { folder in
            try writeCatalog("new.xcassets", in: folder)
            let layer = "new.xcassets/stack.imagestack/Front.imagestacklayer/Content.imageset"
            try folder.write("other pixels", to: "\(layer)/a.png")
            try folder.write(
                #"{ "info": { "version": 1, "author": "xcode" }, "images": [{ "filename": "a.png", "idiom": "universal" }] }"#,
                to: "new.xcassets/Icons/tick.imageset/Contents.json")
            try folder.write(color("0.5"), to: "new.xcassets/brand.colorset/Contents.json")
            try FileManager.default.moveItem(
                atPath: folder.path + "/new.xcassets/Icons/cross.imageset",
                toPath: folder.path + "/new.xcassets/Icons/crossed.imageset")
            try body(folder)
        }
    }

    @Test("diff compares two catalogs, with the files that changed and the names in Swift")
    func diff() throws {
        try withChange { folder in
            let outcome = try Tool.run("diff", "old.xcassets", "new.xcassets", in: folder.path)
            #expect(
                outcome.output == """
                    1 changed, 1 asset changed, 1 asset renamed; 1 breaking

                    Breaking for Swift code (1)
                    Code that uses these names no longer compiles, or does something else.
                      Name              Now                            Token
                      ImageAsset.cross  renamed to ImageAsset.crossed  cross
                      To keep the old names as deprecated members, add this to "names" of the output Sources/Image/ImageAsset.swift:
                        "former": {
                          "crossed": "cross"
                        }

                    Changed (1)
                      Token  Before   Now
                      brand  #FF0000  #800000

                    Changed assets (1)
                      Asset  Kind         Files
                      stack  image stack  Front.imagestacklayer/Content.imageset/a.png

                    Renamed assets (1)
                    These sets contain the same files as before.
                      Before       Now            Kind       In Swift
                      Icons/cross  Icons/crossed  image set  ImageAsset.crossed

                    """)
            #expect(outcome.exitCode == 0)
            let breaking = ["diff", "old.xcassets", "new.xcassets", "--fail-on", "breaking"]
            #expect(try Tool.run(breaking, in: folder.path).exitCode == 1)
            #expect(try Tool.run("diff", "old.xcassets", "old.xcassets", in: folder.path).output == "no changes\n")
        }
    }

    @Test("diff tells which of two assets of one name is gone, came or changed")
    func diffOfOneName() throws {
        try withTemporaryFolder { folder in
            func set(_ path: String, _ pixels: String) throws {
                try folder.write(
                    #"{ "info": { "version": 1, "author": "xcode" }, "images": [{ "filename": "a.png", "idiom": "universal" }] }"#,
                    to: "\(path)/logo.imageset/Contents.json")
                try folder.write(pixels, to: "\(path)/logo.imageset/a.png")
            }
            try set("old.xcassets/One", "one")
            try set("old.xcassets/Two", "two")
            try set("gone.xcassets/Two", "two")
            try set("moved.xcassets/Three", "one")
            try set("moved.xcassets/Two", "another")
            func summary(_ new: String, _ old: String = "old.xcassets") throws -> String? {
                try Tool.run("diff", old, new, in: folder.path).output.split(separator: ";").first.map(String.init)
            }
            #expect(try summary("gone.xcassets") == "1 asset removed")
            #expect(try summary("old.xcassets", "gone.xcassets") == "1 asset added")
            #expect(try summary("moved.xcassets") == "1 asset changed, 1 asset moved")
        }
    }

    @Test("diff prints changed assets in Markdown and JSON")
    func diffFormats() throws {
        try withChange { folder in
            func diff(_ format: String) throws -> String {
                try Tool.run("diff", "old.xcassets", "new.xcassets", "--format", format, in: folder.path).output
            }
            let (markdown, json) = (try diff("markdown"), try diff("json"))
            #expect(markdown.contains("\n| `stack` | image stack | `Front.imagestacklayer/Content.imageset/a.png` |\n"))
            #expect(
                json.contains(
                    """
                    "assets":[{"change":"changed","kind":"image-stack","name":"stack",\
                    "files":["Front.imagestacklayer/Content.imageset/a.png"],\
                    "old":{"file":"old.xcassets/stack.imagestack","symbol":null,"name":"stack"},\
                    "new":{"file":"new.xcassets/stack.imagestack","symbol":null,"name":"stack"}},\
                    {"change":"renamed","kind":"image","name":"crossed","files":[],\
                    "old":{"file":"old.xcassets/Icons/cross.imageset","symbol":"ImageAsset.cross","name":"cross"},\
                    "new":{"file":"new.xcassets/Icons/crossed.imageset","symbol":"ImageAsset.crossed","name":"crossed"}}],
                    """))
        }
    }

    @Test(
        "diff tells of color sets of which no token tells: without a color, or with one of the system in an appearance")
    func silentColors() throws {
        try withTemporaryFolder { folder in
            let dark =
                #"{ "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }], "color": { "platform": "ios", "reference": "labelColor" } }"#
            for (side, red) in [("a", "0.9"), ("b", "0.1")] {
                let text = color(red).replacing("} }] }", with: "} }, \(dark)] }").replacing(
                    "}], \"info\"", with: "}, \(dark)], \"info\"")
                try folder.write(text, to: "\(side)/A.xcassets/mixed.colorset/Contents.json")
            }
            try folder.write(
                #"{ "colors": [{ "idiom": "universal" }] }"#, to: "b/A.xcassets/empty.colorset/Contents.json")
            let output = try Tool.run("diff", "a/A.xcassets", "b/A.xcassets", in: folder.path).output
            #expect(output.hasPrefix("1 asset changed, 1 asset added"), "\(output)")
        }
    }
}
