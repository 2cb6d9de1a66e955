import CodeGeneration
import TestSupport
import Testing

@testable import Reports

@Suite("The face of a page") struct PageFaceTests {
    private static let scales = ##"""
        {
          "$type": "color",
          "gray": {
            "100": { "$value": "#EEEEEE" }, "900": { "$value": "#111111" }, "50": { "$value": "#FFFFFF" },
            "ink": { "$value": "#222222" }
          },
          "hue": {
            "blue-100": { "$value": "#DDE" }, "blue-200": { "$value": "#BBD" }, "blue-300": { "$value": "#99C" },
            "red-1": { "$value": "#F00" }, "red-2": { "$value": "#E00" }
          }
        }
        """##

    private static func sections(_ page: String) -> [(title: String, isRamp: Bool, names: [String])] {
        page.split(separator: "<section class=\"group").dropFirst().map { section in
            let text = String(section)
            let rows = text.between("<tbody>", "</tbody>").split(separator: "<td>").map(String.init)
            let names = rows.map { $0.between("<th scope=row><a href=#", "</a>") }.filter { !$0.isEmpty }
            return (
                text.between("<caption>", " <small>"), text.hasPrefix(" ramp"),
                names.map { String($0.split(separator: ">").last ?? "") }
            )
        }
    }

    @Test("shows numbered scales of primitive colors as ramps in the order of their numbers, and the rest beside them")
    func ramps() throws {
        let page = try Previewing.page(Self.scales, layers: #""semantic": []"#)
        let sections = Self.sections(page)
        #expect(sections.map(\.title) == ["gray", "gray, others", "hue.blue", "hue"])
        #expect(sections.map(\.isRamp) == [true, false, true, false])
        #expect(sections.map(\.names)[0] == ["50", "100", "900"])
        #expect(sections.map(\.names)[2] == ["blue-100", "blue-200", "blue-300"])
        #expect(sections.map(\.names)[3] == ["red-1", "red-2"])
    }

    @Test("shows semantic colors and lists of more colors than a strip has room for in tables")
    func tables() throws {
        let semantic = try Previewing.page(Self.scales, layers: #""semantic": ["gray", "hue"]"#)
        #expect(Self.sections(semantic).allSatisfy { !$0.isRamp })
        let many = (1...30).map { ##""\##($0)": { "$value": "#111111" }"## }.joined(separator: ", ")
        let list = try Previewing.page(##"{ "$type": "color", "brand": { \##(many) } }"##)
        #expect(Self.sections(list).map(\.isRamp) == [false])
    }

    @Test("says of each step of a ramp how well it is read on white and on black")
    func contrasts() throws {
        let page = try Previewing.page(Self.scales, layers: #""semantic": []"#)
        #expect(page.contains(">#111111<p>"))
        #expect(page.contains("<p><b>18.88</b><small>1.11</small></tr>"))
    }

    @Test("begins a chapter of many groups with each of them as a strip, in each mode")
    func overview() throws {
        func tokens(_ color: String) -> String {
            let group = ##"{ "a": { "$value": "\##(color)" }, "b": { "$value": "#FFF" } }"##
            let groups = (1...4).map { ##""g\##($0)": \##(group)"## }
            return ##"{ "$type": "color", \##(groups.joined(separator: ", ")) }"##
        }
        let page = try Previewing.page(tokens("#000"), dark: tokens("#888"))
        let overview = page.between("<div class=\"overview\">", "</div>").split(separator: "\n")
        #expect(overview.count == 4)
        #expect(overview.first?.contains("<span>g1</span><small>2</small><i class=\"m0 v") == true)
        #expect(page.contains("{ --s:#000000 0 50%,#FFFFFF 0 }"))
        #expect(page.contains("{ --s:#888888 0 50%,#FFFFFF 0 }"))
        let few = try Previewing.page(Self.scales, layers: #""semantic": ["hue"]"#)
        #expect(!few.contains("class=\"overview\""))
    }

    @Test("shows a strip of the tokens that can be used where others are left out")
    func overviewWithoutLeftOut() throws {
        let color = { (value: String) in #"{ "$type": "color", "$value": "\#(value)" }"# }
        let group = #"{ "a": \#(color("#14706E")), "b": \#(color("{lost}")) }"#
        let groups = (1...4).map { ##""g\##($0)": \##(group)"## }
        let page = try Previewing.page("{ \(groups.joined(separator: ", ")) }")
        let overview = page.between("<div class=\"overview\">", "</div>").split(separator: "\n")
        #expect(overview.first?.contains("<span>g1</span><small>2</small><i class=\"m v") == true)
        #expect(page.contains("{ --s:#14706E 0 100% }"))
    }

    @Test("draws sizes in points, and in proportion where the largest is longer than a bar")
    func bars() throws {
        func widths(_ sizes: [Int]) throws -> [String] {
            let tokens = sizes.map { ##""s\##($0)": { "$type": "number", "$value": \##($0) }"## }
            let page = try Previewing.page("{ \"size\": { \(tokens.joined(separator: ", ")) } }")
            return page.split(separator: "<span class=\"bar ").dropFirst().map { bar in
                page.between(".\(bar.prefix { $0 != "\"" }){ --w:", " }")
            }
        }
        #expect(try widths([8]) == ["8"])
        #expect(try widths([4, 80]) == ["4", "80"])
        #expect(try widths([32, 320]) == ["16", "160"])
    }

    @Test("writes the parts of a value as the list does")
    func parts() throws {
        let page = try Previewing.page(
            ##"""
            { "lifted": { "$type": "shadow", "$value": { "color": "#00000040", "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 4, "unit": "px" }, "blur": { "value": 12, "unit": "px" },
              "spread": { "value": 0, "unit": "px" } } } }
            """##)
        #expect(page.contains("</span>0 4 12 #000000 25.1%</tr>"))
        #expect(page.contains(##""values":["0 4 12 #000000 25.1%"]"##))
    }

    @Test(
        "has the name of the configuration, of the package beside it, or none",
        arguments: [
            (#""title": "A & B", "#, "let package = Package(name: \"Kit\")", "A &amp; B"),
            ("", "let package = Package(\n    name: \"Kit\",", "Kit"), ("", "Package(name: name)", "Design tokens"),
            (#""title": " ", "#, "", "Design tokens"),
        ])
    func title(_ key: String, _ manifest: String, _ title: String) throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.scales, to: folder)
            let text = folder.text(of: "tokengenerator.json") ?? ""
            try folder.write(text.replacing("\"sources\"", with: key + "\"sources\""), to: "tokengenerator.json")
            try folder.write(manifest, to: "Package.swift")
            _ = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            let page = try #require(folder.text(of: "page.html"))
            #expect(page.contains("<title>\(title)</title>"))
            #expect(page.contains("<h1>\(title)</h1>"))
        }
    }
}
