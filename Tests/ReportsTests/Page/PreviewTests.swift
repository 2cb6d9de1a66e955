import CodeGeneration
import Diagnostics
import FileAccess
import TestSupport
import Testing

@testable import Reports

@Suite("The page of a project") struct PreviewTests {
    private static let light = ##"""
        {
          "brand": { "$type": "color", "500": { "$value": "#14706E" }, "900": { "$value": "#0A0B0C" } },
          "text": { "$type": "color", "default": { "$value": "{brand.900}" }, "faint": { "$value": "#14706E66" } }
        }
        """##
    private static let dark = light.replacing("{brand.900}", with: "{brand.500}")

    @Test("has a row for each token: symbol, a swatch for each mode, and what it refers to")
    func rows() throws {
        let page = try Previewing.page(Self.light, dark: Self.dark)
        let rows = page.between("<section class=\"chapter tokens\" id=\"semantic\">", "</tbody>")
        #expect(rows.contains("<caption>text <small>2</small></caption>"))
        #expect(
            rows.contains(
                "<th scope=col class=\"m0\">light<th scope=col class=\"m1 dark\">dark<th"))
        #expect(rows.contains(">default</a><td><button>.textDefault</button><td"))
        #expect(
            rows.contains(
                "<td class=m0><i class=c0></i>#0A0B0C<td class=m1><i class=c1></i>#14706E<td"))
        #expect(rows.contains("<td><span class=\"in in0\"><a href=#"))
        #expect(rows.contains(">brand.<wbr>900</a> <small>light</small></span><span class=\"in in1\">"))
        #expect(rows.contains(">brand.<wbr>500</a> <small>dark</small></span></tr>"))
        #expect(
            rows.contains(
                "<td class=m0><i class=c2 data-clear></i>#14706E 40%"
                    + "<td class=m1 data-same><i class=c2 data-clear></i>#14706E 40%<td"))
        #expect(page.contains(".c0{--c:#0A0B0C}\n.c1{--c:#14706E}\n.c2{--c:#14706E66}\n"))
    }

    @Test("shows an opacity in hundredths with the fraction that is written")
    func opacity() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                #"""
                { "veil": { "$type": "number", "$value": 80, "$extensions": { "com.figma.scopes": ["OPACITY"] } } }
                """#, to: "tokens.json")
            try folder.write(
                #"{ "sources": ["tokens.json"], "outputs": [{ "template": "opacity", "path": "O.swift" }] }"#,
                to: "tokengenerator.json")
            let report = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            #expect(report.diagnostics.map(\.text) == [])
            #expect(folder.text(of: "page.html")?.contains("80, written 0.8") == true)
        }
    }

    @Test("shows the code that the configuration gives for a token beside its value")
    func expressions() throws {
        try withTemporaryFolder { folder in
            try folder.write(##"{ "label": { "$type": "color", "$value": "#102030" } }"##, to: "tokens.json")
            try folder.write(
                #"""
                {
                  "sources": ["tokens.json"], "expressions": { "label": { "iOS": "Color(.label)" } },
                  "outputs": [{ "template": "shape-style", "path": "C.swift" }]
                }
                """#, to: "tokengenerator.json")
            _ = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            let page = try #require(folder.text(of: "page.html"))
            #expect(page.contains("#102030"))
            #expect(page.contains("in code: Color(.label) on iOS"))
        }
    }

    @Test("shows in the column of two modes at once what each token is there, also one that only one of them changes")
    func twoAxes() throws {
        let files = [
            "colors.default": ##"{ "text": { "$type": "color", "a": { "$value": "#111111" } } }"##,
            "colors.dark": ##"{ "text": { "$type": "color", "a": { "$value": "#EEEEEE" } } }"##,
            "density.default": ##"{ "text": { "$type": "color", "b": { "$value": "{text.a}" } } }"##,
            "density.compact": ##"{ "text": { "$type": "color", "b": { "$value": "#336699" } } }"##,
        ]
        let sources = files.keys.sorted(by: >).map { name in
            let parts = name.split(separator: ".")
            return #"{ "path": "\#(name).json", "collection": "\#(parts[0])", "mode": "\#(parts[1])" }"#
        }
        try withTemporaryFolder { folder in
            for (name, text) in files { try folder.write(text, to: "\(name).json") }
            try folder.write(
                """
                { "sources": [\(sources.joined(separator: ", "))],
                  "outputs": [{ "template": "shape-style", "path": "Colors.swift" }] }
                """, to: "tokengenerator.json")
            _ = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            let table = (folder.text(of: "page.html") ?? "").between("<table>", "</table>")
            let words = table.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace)
            #expect(
                words.joined(separator: " ") == """
                    text 2 Token In code default dark compact compact-dark Refers to \
                    b .textB #111111 #EEEEEE #336699 #336699 text. a default, dark \
                    a .textA #111111 #EEEEEE #111111 #EEEEEE
                    """)
        }
    }

    @Test("offers the symbol that code says, not the member of the type of themes that it stands for")
    func themeMembers() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.light, dark: Self.dark, to: folder)
            let outputs = #"""
                "themes": { "Usual": {}, "Night": "dark" }, "outputs": [{ "template": "theme", "path": "Theme.swift" },
                """#
            let text = folder.text(of: "tokengenerator.json")?.replacing(#""outputs": ["#, with: outputs)
            try folder.write(text ?? "", to: "tokengenerator.json")
            _ = GeneratorPipeline().preview(Previewing.options(folder), to: folder("page.html"))
            let page = try #require(folder.text(of: "page.html"))
            #expect(page.contains(">default</a><td><button>.textDefault</button><td"))
        }
    }

    @Test("names what a token refers to once, without modes where all of them agree")
    func targets() throws {
        let page = try Previewing.page(Self.light, dark: Self.light)
        #expect(page.contains(">brand.<wbr>900</a></tr>"))
        #expect(!page.between("<section class=\"chapter tokens\"", "</section>").contains("class=\"in "))
    }

    @Test("gives the script what rows have no room for, in the order of the rows")
    func data() throws {
        let page = try Previewing.page(Self.light, dark: Self.dark)
        let data = page.between("id=\"data\">", "</script>")
        #expect(
            data.hasPrefix(
                ##"{"modes":["light","dark"],"contexts":[[0],[1]],"colors":["#0A0B0C","#14706E","#14706E 40%"],"##))
        #expect(
            data.contains(
                ##"{"type":0,"layer":1,"state":[2],"step":3,"file":0,"column":31,"modes":[0,1],"refers":true,"code":[0]}"##
            ))
        #expect(data.contains(##""groups":[["text",2],["brand",2]]"##))
        #expect(data.contains(##""runs":[[0,1],[1,1],[2,1],[3,1]],"lines":[3,0,-1,0]"##))
        #expect(data.contains(##""values":[0,1,2,2,1,1,0,0],"targets":[3,2]"##))
        #expect(data.contains(##""words":["color","semantic","differs","alias","literal","primitive"],"files":["##))
    }

    @Test("marks what nobody has, and what its file calls deprecated")
    func marks() throws {
        let page = try Previewing.page(
            ##"{ "a": { "$type": "number", "$value": 4 }, "b": { "$type": "color", "$value": "#fff", "$deprecated": true } }"##
        )
        #expect(page.contains(">a</a> <em>unused</em><td><td"))
        #expect(page.contains(">b</a> <em>deprecated</em><td><button>.b</button>"))
    }

    @Test("says below a name what its file says of it, in one line")
    func descriptions() throws {
        let page = try Previewing.page(
            ##"{ "a": { "$type": "color", "$value": "#FFF", "$description": "For <b>\npaper" } }"##)
        #expect(page.contains(">a</a><small class=about>For &lt;b&gt; paper</small><td>"))
    }

    @Test("offers filters by what there is: types, layers and states")
    func filters() throws {
        let page = try Previewing.page(
            ##"""
            { "brand": { "$type": "color", "500": { "$value": "#14706E" } },
              "text": { "$type": "color", "default": { "$value": "#000", "$deprecated": true } },
              "gap": { "$type": "number", "$value": 4 } }
            """##, dark: ##"{ "brand": { "$type": "color", "500": { "$value": "#93CFCA" } } }"##)
        let filters = page.between("<div class=\"tools\"", "</div>").split(separator: "\n").filter {
            $0.contains("<select")
        }
        func filter(_ title: String, _ kind: String, _ options: [(String, String)]) -> String {
            let all = [("", "\(title): all")] + options
            let list = all.map { name, text in "<option value=\"\(name)\">\(text)</option>" }.joined()
            return "<select data-filter=\"\(kind)\" aria-label=\"\(title)\" aria-describedby=\"found\">\(list)</select>"
        }
        let layers = [("primitive", "primitive"), ("semantic", "semantic"), ("none", "in no layer")]
        let states = [("deprecated", "deprecated"), ("unused", "unused"), ("differs", "differs between modes")]
        #expect(filters.count == 3)
        #expect(filters.first == filter("Type", "type", [("color", "color"), ("number", "number")])[...])
        #expect(filters.dropFirst().first == filter("Layer", "layer", layers)[...])
        #expect(filters.last == filter("State", "state", states)[...])
        let data = page.between("id=\"data\">", "</script>")
        let words = #""words":["color","semantic","deprecated","literal","primitive","differs","number","unused","#
        #expect(data.contains(words))
        #expect(data.contains(#"{"type":0,"layer":4,"state":[5],"step":3,"#))
        #expect(data.contains(#"{"isPath":true,"type":6,"state":[7],"step":3,"#))
    }

    @Test("offers no filter that could choose nothing: of one type, without layers, with nothing to be known")
    func fewFilters() throws {
        let page = try Previewing.page(##"{ "a": { "$type": "color", "$value": "#fff" } }"##)
        #expect(!page.between("<body>", "</header>").contains("<select"))
    }

    @Test("has a row for a token that is left out, which says why")
    func leftOut() throws {
        let page = try Previewing.page(
            ##"""
            { "$type": "color", "a": { "$value": "{gone}" }, "b": { "$value": "{a}" }, "c": { "$value": "#fff" } }
            """##)
        let row = "<em>left out</em><td><td class=m> <small>"
        #expect(page.contains(">a</a> \(row)cannot find the token &#39;gone&#39;</small><td></tr>"))
        let reason = "&#39;b&#39; is skipped, because it refers to &#39;a&#39;"
        #expect(page.contains(">b</a> \(row)\(reason)</small><td><a href=#"))
        #expect(page.contains(#"<option value="left out">left out</option></select>"#))
        #expect(page.contains("<span>1 token</span> <span>2 left out</span>"))
        let data = page.between("id=\"data\">", "</script>")
        let place = "light.tokens.json:1:38"
        #expect(data.contains(#""losses":[0,["cannot find the token 'gone', \#(place)"],["'b' is"#))
        #expect(data.ranges(of: "\"step\"").count == 1)
    }

    @Test("shows what cannot be used, and why")
    func problems() throws {
        let page = try Previewing.page(
            ##"{ "a": { "$type": "color", "$value": "{gone}" }, "b": { "$type": "color", "$value": "#fff" } }"##)
        let problems = page.between("id=\"problems\">", "</details>")
        #expect(problems.contains("<li class=\"warning\"><strong>warning</strong> "))
        #expect(problems.contains("<code>dangling-alias</code> <small>light.tokens.json:1:"))
    }

    @Test("says how well texts are read on their background, what fails first, with a color that would pass")
    func contrast() throws {
        let page = try Previewing.page(
            ##"""
            { "text": { "$type": "color", "default": { "$value": "#000" }, "faint": { "$value": "#999" } },
              "background": { "$type": "color", "default": { "$value": "#fff" } } }
            """##, layers: #""semantic": ["text", "background"]"#)
        let rows = page.between("id=\"contrast\">", "</section>").split(separator: "\n").filter { $0.hasPrefix("<tr>") }
        #expect(rows.count == 2)
        #expect(rows.first?.contains(">text.faint</a></th>") == true)
        #expect(rows.first?.contains("<td>2.84:1</td><td>37</td><td><em>needs 4.50:1</em> <small>#7") == true)
        #expect(rows.last?.contains("<td>21.00:1</td><td>100</td><td>✓ passes</td>") == true)
    }

    @Test("says of how many pairs the contrast is unknown, and what to write; with the page, over what it is computed")
    func unknownContrast() throws {
        let tokens = ##"""
            { "$type": "color", "page": { "$value": "#FFFFFF" },
              "chip": { "background": { "$value": "#00000080" }, "text": { "$value": "#000000" } } }
            """##
        let unknown = try Previewing.page(tokens).between("id=\"contrast\">", "</section>")
        #expect(unknown.contains(" 0 below their level. 1 unknown, because the background is translucent"))
        #expect(unknown.contains("<td></td><td></td><td>unknown: translucent</td>"))
        let known = try Previewing.page(tokens, layers: #""semantic": [] }, "contrast": { "page": "page""#)
            .between("id=\"contrast\">", "</section>")
        #expect(known.contains(">chip.background</a> <small>over page</small></td>"))
        #expect(!known.contains("unknown"))
    }

    @Test("shows the pairs of the configuration with the level that it asks for")
    func configuredContrast() throws {
        let page = try Previewing.page(
            ##"{ "$type": "color", "ink": { "$value": "#666" }, "paper": { "$value": "#fff" } }"##,
            layers:
                #""semantic": [] }, "contrast": { "pairs": [{ "foreground": "i*", "background": "p*", "level": 7 }]"#)
        let rows = page.between("id=\"contrast\">", "</section>").split(separator: "\n").filter { $0.hasPrefix("<tr>") }
        #expect(rows.count == 1)
        #expect(rows.first?.contains(">ink</a></th>") == true)
        #expect(rows.first?.contains("<td>5.74:1</td>") == true)
        #expect(rows.first?.contains("<em>needs 7.00:1</em> <small>#595959 passes</small>") == true)
    }

    @Test("is the same for the same files, and not touched then")
    func sameAgain() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.light, dark: Self.dark, to: folder)
            let options = Previewing.options(folder)
            #expect(GeneratorPipeline().preview(options, to: folder("page.html")).action == .written)
            let identity = try folder.identity(of: "page.html")
            #expect(GeneratorPipeline().preview(options, to: folder("page.html")).action == .unchanged)
            #expect(try folder.identity(of: "page.html") == identity)
            #expect(folder.text(of: "page.html")?.contains(folder.path) == false)
        }
    }

    @Test("replaces no page that somebody wrote, unless it is forced to")
    func handWritten() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.light, to: folder)
            try folder.write("<p>mine</p>", to: "page.html")
            var options = Previewing.options(folder)
            let report = GeneratorPipeline().preview(options, to: folder("page.html"))
            #expect(report.diagnostics.filter { $0.severity == .error }.map(\.code) == ["hand-written-file"])
            #expect(folder.text(of: "page.html") == "<p>mine</p>")
            options.replacement = .everything
            #expect(GeneratorPipeline().preview(options, to: folder("page.html")).action == .written)
        }
    }

    @Test("is left alone by a run that generates beside it, and leaves that run's files alone")
    func besideOutputs() async throws {
        try await withTemporaryFolder { folder in
            try Previewing.write(Self.light, to: folder)
            var options = Previewing.options(folder)
            _ = await GeneratorPipeline().generate(options)
            #expect(GeneratorPipeline().preview(options, to: folder("Generated/page.html")).action == .written)
            #expect(folder.text(of: "Generated/Colors.swift") != nil)
            options.task = .write
            let report = await GeneratorPipeline().generate(options)
            #expect(!report.hasErrors)
            #expect(folder.text(of: "Generated/page.html") != nil)
        }
    }

    @Test("is made of a team's templates where there are some")
    func ownTemplates() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.light, to: folder)
            try folder.write("body { color: teal }\r\n", to: "own/preview/style.mustache")
            var options = Previewing.options(folder)
            options.templates = folder("own")
            #expect(GeneratorPipeline().preview(options, to: folder("page.html")).action == .written)
            let page = try #require(folder.text(of: "page.html"))
            #expect(page.contains("<style>body { color: teal }\n</style>"))
            let digest = Base64.text(of: SHA256.digest(of: "body { color: teal }\n".utf8))
            #expect(page.contains("style-src &#39;sha256-\(digest)&#39;"))
        }
    }

    @Test("says of a name that templates cannot use where it stands")
    func unknownName() throws {
        try withTemporaryFolder { folder in
            try Previewing.write(Self.light, to: folder)
            try folder.write("{{nmae}}", to: "own/preview/row.mustache")
            var options = Previewing.options(folder)
            options.templates = folder("own")
            let report = GeneratorPipeline().preview(options, to: folder("page.html"))
            #expect(report.diagnostics.filter { $0.severity == .error }.map(\.code) == ["unknown-name"])
            #expect(report.action == nil)
        }
    }
}
