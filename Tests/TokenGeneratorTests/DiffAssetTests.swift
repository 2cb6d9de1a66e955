import Foundation
import TestSupport
import Testing

/// An app whose catalogs change in a repository: what `diff` says of each asset, and where code names it.
@Suite("Assets that moved, and uses of assets by their names") struct DiffAssetTests {
    private func set(_ file: String = "a.svg") -> String {
        #"{ "images": [{ "filename": "\#(file)", "idiom": "universal" }], "info": { "version": 1 } }"#
    }

    private func color(_ red: String) -> String {
        let components = #"{ "red": "\#(red)", "green": "0", "blue": "0", "alpha": "1" }"#
        let color = #"{ "color-space": "srgb", "components": \#(components) }"#
        return #"{ "colors": [{ "idiom": "universal", "color": \#(color) }] }"#
    }

    private static let generating = """
        { "sources": ["A.xcassets"], "catalogs": ["A.xcassets", "B.xcassets"], "outputs": [
          { "template": "image-asset", "path": "Images.swift" }, { "template": "shape-style", "path": "Colors.swift" } ] }
        """

    private static let home = """
        struct Home {
            let a = Image("search"), b = Image(.search), c = Text("search")
            let icon = "search", d = Color("Brand"), e = Color(.brand), f = UIImage(named: "tick")
            let g = Row(color: .purple)
        }
        """

    /// Runs the tool in a repository with one commit, after a change of its catalogs.
    private func diff(
        _ arguments: String..., configuration: String = generating, change: (TemporaryFolder) throws -> Void
    ) throws -> String {
        try withTemporaryFolder { folder in
            let repository = try TemporaryRepository(in: folder)
            for (name, text) in [("search", "one"), ("tick", "two"), ("bell", "three"), ("twin", "4"), ("copy", "4")] {
                try folder.write(set(), to: "A.xcassets/Icons/\(name).imageset/Contents.json")
                try folder.write(text, to: "A.xcassets/Icons/\(name).imageset/a.svg")
            }
            try folder.write(color("0.5"), to: "A.xcassets/Brand.colorset/Contents.json")
            try folder.write(color("0.25"), to: "A.xcassets/Ink.colorset/Contents.json")
            try folder.write(color("0.9"), to: "A.xcassets/Purple.colorset/Contents.json")
            try folder.write("{}", to: "B.xcassets/Contents.json")
            try folder.write(configuration, to: "tokengenerator.json")
            try repository.commit()
            try change(folder)
            try folder.write(Self.home, to: "App/Home.swift")
            try folder.write(
                "<resources>\n<image name=\"search\"/>\n<namedColor name=\"Brand\"/>\n</resources>",
                to: "App/Main.storyboard")
            return try Tool.run(["diff"] + arguments, in: folder.path).output
        }
    }

    private func move(_ path: String, _ newPath: String, in folder: TemporaryFolder) throws {
        try folder.makeFolder(newPath.split(separator: "/").dropLast().joined(separator: "/"))
        try FileManager.default.moveItem(atPath: "\(folder.path)/\(path)", toPath: "\(folder.path)/\(newPath)")
    }

    @Test("are renamed or moved if their files are the same, with the former names to keep")
    func moves() throws {
        let output = try diff { folder in
            // The files of a set can be renamed with it.
            try folder.write(set("find.svg"), to: "A.xcassets/Icons/find.imageset/Contents.json")
            try folder.write("one", to: "A.xcassets/Icons/find.imageset/find.svg")
            try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/Icons/search.imageset")
            try move("A.xcassets/Icons/tick.imageset", "A.xcassets/Marks/tick.imageset", in: folder)
            try move("A.xcassets/Icons/bell.imageset", "B.xcassets/bell.imageset", in: folder)
            try move("A.xcassets/Brand.colorset", "A.xcassets/Colors/Brand.colorset", in: folder)
            try move("A.xcassets/Ink.colorset", "A.xcassets/Night.colorset", in: folder)
        }
        #expect(
            output == """
                2 renamed, 1 asset renamed, 2 assets moved; 3 breaking

                Breaking for Swift code (3)
                Code that uses these names no longer compiles, or does something else.
                  Name               Now                                Token
                  ShapeStyle.ink     renamed to ShapeStyle.night        Ink
                  ShapeStyle.brand   renamed to ShapeStyle.colorsBrand  Brand
                  ImageAsset.search  renamed to ImageAsset.find         search
                  To keep the old names as deprecated members, add this to "names" of the output Colors.swift:
                    "former": {
                      "Night": "ink",
                      "Colors.Brand": "brand"
                    }
                  To keep the old names as deprecated members, add this to "names" of the output Images.swift:
                    "former": {
                      "find": "search"
                    }

                Renamed (2)
                These are the same Figma variables or color sets with new names.
                  Before  Now           In Swift
                  Ink     Night         ShapeStyle.night
                  Brand   Colors.Brand  ShapeStyle.colorsBrand

                Renamed assets (1)
                These sets contain the same files as before.
                  Before        Now         Kind       In Swift
                  Icons/search  Icons/find  image set  ImageAsset.find

                Moved assets (2)
                  Before                 Now              Kind       In Swift
                  Icons/tick             Marks/tick       image set  ImageAsset.tick
                  A.xcassets/Icons/bell  B.xcassets/bell  image set  ImageAsset.bell

                """)
    }

    @Test("break nothing once their former names are configured")
    func formerNames() throws {
        let configuration = Self.generating.replacing(
            #""Images.swift" }"#, with: #""Images.swift", "names": { "former": { "find": "search" } } }"#)
        let output = try diff(configuration: configuration) { folder in
            try move("A.xcassets/Icons/search.imageset", "A.xcassets/Icons/find.imageset", in: folder)
        }
        #expect(output.hasPrefix("1 asset renamed; 0 breaking\n\nRenamed assets (1)\n"))
    }

    @Test("are removed and added if more than one set has their files")
    func ambiguous() throws {
        let output = try diff { folder in
            try move("A.xcassets/Icons/twin.imageset", "A.xcassets/Icons/one.imageset", in: folder)
            try move("A.xcassets/Icons/copy.imageset", "A.xcassets/Icons/other.imageset", in: folder)
        }
        #expect(output.hasPrefix("2 assets removed, 2 assets added; 2 breaking\n"))
        #expect(
            output.contains(
                """
                Removed assets (2)
                  Asset  Kind       In Swift
                  copy   image set  ImageAsset.copy
                  twin   image set  ImageAsset.twin

                Added assets (2)
                  Asset  Kind       In Swift
                  one    image set  ImageAsset.one
                  other  image set  ImageAsset.other

                """))
    }

    /// Removes an image and a color.
    private func remove(_ folder: TemporaryFolder) throws {
        try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/Icons/search.imageset")
        try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/Brand.colorset")
    }

    @Test("by strings, symbols of Xcode and Interface Builder are listed without any output")
    func withoutOutputs() throws {
        let output = try diff(
            "--usage", "App", configuration: #"{ "catalogs": ["A.xcassets"], "outputs": [] }"#, change: remove)
        #expect(
            output.hasSuffix(
                """

                In 1 Swift file: 7 uses of names that break, 0 of names with changed values

                Lines that break (7)
                These lines use names that were removed, renamed or retyped.
                  Line                      Name                       Confidence  Module
                  App/Home.swift:3:36       Color("Brand")             exact       App
                  App/Home.swift:3:57       ColorResource.brand        likely      App
                  App/Main.storyboard:3:19  <namedColor name="Brand">  exact       App
                  App/Home.swift:2:19       Image("search")            exact       App
                  App/Home.swift:2:41       ImageResource.search       likely      App
                  App/Home.swift:3:16       icon = "search"            likely      App
                  App/Main.storyboard:2:14  <image name="search">      exact       App

                Names that break (2)
                  Name    Token   Uses  Modules  Possible
                  Brand   Brand   3     App 3
                  search  search  4     App 4    1 more

                """), "\(output)")
    }

    @Test("are not colors of the system with the same name")
    func systemColors() throws {
        let output = try diff("--usage", "App", configuration: #"{ "catalogs": ["A.xcassets"], "outputs": [] }"#) {
            folder in try FileManager.default.removeItem(atPath: folder.path + "/A.xcassets/Purple.colorset")
        }
        #expect(output.contains("  Purple  Purple  none\n"), "\(output)")
    }

    @Test("count with those of their generated names, in JSON with their form")
    func withOutputs() throws {
        let text = try diff("--usage", "App", change: remove)
        #expect(
            text.hasSuffix(
                """
                Names that break (2)
                  Name               Token   Uses  Modules  Possible
                  ShapeStyle.brand   Brand   3     App 3
                  ImageAsset.search  search  4     App 4    1 more

                """), "\(text)")
        let json = try diff("--usage", "App", "--format", "json", change: remove)
        #expect(
            json.contains(
                #"""
                "line":2,"column":19,"module":"App","confidence":"exact","form":"string","code":"Image(\"search\")"}
                """#))
        #expect(json.contains(#""form":"interface","code":"<image name=\"search\">"}"#))
    }

    @Test("with other files or another color count as uses of another value")
    func changed() throws {
        let output = try diff("--usage", "App") { folder in
            try folder.write("other", to: "A.xcassets/Icons/tick.imageset/a.svg")
            try folder.write(color("0.75"), to: "A.xcassets/Brand.colorset/Contents.json")
        }
        #expect(
            output.hasSuffix(
                """
                Names with changed values (2)
                  Name              Token  Uses  Modules
                  ShapeStyle.brand  Brand  3     App 3
                  ImageAsset.tick   tick   1     App 1

                """), "\(output)")
    }
}
