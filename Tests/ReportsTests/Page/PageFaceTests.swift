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

    @Test("draws sizes in points, and in proportion where the largest is longer than a bar")
    func bars() throws {
        func widths(_ sizes: [Int]) throws -> [String] {
            let tokens = sizes.map { ##""s\##($0)": { "$type": "number", "$value": \##($0) }"## }
            let page = try Previewing.page("{ \"size\": { \(tokens.joined(separator: ", ")) } }")
            return page.split(separator: "<rect x=\"1\" y=\"1\" width=\"").dropFirst().map {
                String($0.prefix { $0 != "\"" })
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
        #expect(page.contains("</span>0 4 12 #000000 25.1%</td>"))
        #expect(page.contains(##""values":[[-1,"0 4 12 #000000 25.1%",-1]]"##))
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
