import DesignTokens
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The modes in a starter configuration")
struct StarterModeTests {
    /// Returns a Tokens Studio project with groups of themes; each theme has a color of its group.
    private func project(
        _ groups: KeyValuePairs<String, [String]>, tokens: (_ group: String, _ theme: String) -> String
    ) -> [String: String] {
        var files = ["tokens/core.json": ##"{ "gray": { "9": { "value": "#999999", "type": "color" } } }"##]
        var themes: [String] = []
        for (group, names) in groups {
            for name in names {
                let set = "\(group)-\(name)"
                files["tokens/\(set).json"] = tokens(group, name)
                let sets = #"{ "core": "source", "\#(set)": "enabled" }"#
                themes.append(
                    #"{ "id": "\#(set)", "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": \#(sets) }"#)
            }
        }
        files["tokens/$themes.json"] = "[\(themes.joined(separator: ", "))]"
        return files
    }

    private func colors(_ group: String, _ theme: String) -> String {
        let hex = String(theme.utf8.reduce(0x10_0000) { ($0 &* 31 &+ Int($1)) & 0xEF_FFFF } + 0x10_0000, radix: 16)
        return ##"{ "\##(group)": { "ink": { "value": "#\##(hex)", "type": "color" } } }"##
    }

    private func line(_ key: String, _ started: Started) -> Substring? {
        started.starter.text?.split(separator: "\n").first { $0.contains("\"\(key)\":") }
    }

    @Test("are named once if all groups use the same names")
    func sameNames() throws {
        let started = try start(project(["A": ["Light", "Dark"], "B": ["Light", "Dark"]], tokens: colors))
        #expect(line("appearances", started) == #"  "appearances": { "light": "Light", "dark": "Dark" },"#)
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
        #expect(started.isProven)
    }

    @Test("are files of brands that Tokens Studio exports one by one, named after the files")
    func filesOfBrands() throws {
        func file(_ page: String, _ more: String = "") -> String {
            ##"""
            { "set": {
                "page": { "value": "\##(page)", "type": "color" }, "ink": { "value": "#111111", "type": "color" },
                "line": { "value": "{ink}", "type": "color" }, "edge": { "value": "4", "type": "borderRadius" }\##(more)
              }, "$themes": [], "$metadata": { "tokenSetOrder": ["set"] } }
            """##
        }
        let started = try start([
            "brands/elk.json": file("#FFFFFF"), "brands/owl.json": file("#EEEEEE"),
            "brands/fox.json": file("#DDDDDD", ##", "own": { "value": "#222222", "type": "color" }"##),
        ])
        #expect(started.starter.summary.leftOut.isEmpty)
        #expect(started.run.resolution.graph.axes.map { $0.contexts.sorted() } == [["elk", "fox", "owl"]])
    }

    @Test("are files of several sets without themes, each of which is a mode")
    func filesOfSets() throws {
        func file(_ text: String, _ page: String) -> String {
            ##"""
            { "base": { "ink": { "value": "#111111", "type": "color" }, "snow": { "value": "#FFFFFF", "type": "color" } },
              "tokens": { "text": { "value": "{\##(text)}", "type": "color" },
                          "page": { "value": "{\##(page)}", "type": "color" } } }
            """##
        }
        let started = try start([
            "theme/light.json": file("ink", "snow"), "theme/dark.json": file("snow", "ink"),
        ])
        #expect(started.starter.summary.leftOut.isEmpty)
        #expect(line("appearances", started) == #"  "appearances": { "light": "light", "dark": "dark" },"#)
        let resolution = started.run.resolution
        let text = try #require(resolution.graph.token(at: "text"))
        let values = resolution.values(of: text).map { mode, value in
            guard case .color(let color) = value else { return mode }
            return "\(mode) \(String(color.rounded & 0xF, radix: 16))"
        }
        #expect(values == ["light 1", "dark f"])
        #expect(started.isProven)
    }

    @Test("are those with the most tokens if names differ only in case")
    func namesInAnotherCase() throws {
        func hex(_ text: String) -> String { ##"{ "value": "#\##(text)", "type": "color" }"## }
        let started = try start([
            "tokens/old.json": #"{ "ink": \#(hex("111111")) }"#,
            "tokens/old dark.json": #"{ "ink": \#(hex("222222")) }"#,
            "tokens/new.json": #"{ "ink": \#(hex("333333")), "page": \#(hex("444444")) }"#,
            "tokens/new dark.json": #"{ "ink": \#(hex("555555")), "page": \#(hex("666666")) }"#,
            "tokens/$themes.json": """
            [ { "name": "dark", "selectedTokenSets": { "old dark": "enabled" } },
              { "name": "light", "selectedTokenSets": { "old": "enabled" } },
              { "name": "Dark", "selectedTokenSets": { "new dark": "enabled" } },
              { "name": "Light", "selectedTokenSets": { "new": "enabled" } } ]
            """,
        ])
        #expect(line("appearances", started) == #"  "appearances": { "light": "Light", "dark": "Dark" },"#)
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
        #expect(started.isProven)
    }

    @Test("do not include tokens of unused sets, which the summary counts")
    func unusedSets() throws {
        let started = try start([
            "tokens/core.json": #"{ "size": { "value": "1", "type": "number" } }"#,
            "tokens/extra.json": """
            { "size": { "value": "2", "type": "number" }, "gap": { "value": "3", "type": "number" } }
            """,
            "tokens/$themes.json": #"[ { "name": "Light", "selectedTokenSets": { "core": "enabled" } } ]"#,
        ])
        #expect(started.starter.summary.counts == "1 of 1 token has an output; no theme uses 1 more token")
    }

    @Test("are named by group if the groups use different names")
    func namesByGroup() throws {
        let started = try start(project(["A": ["Day", "Night"], "B": ["Light", "Dark"]], tokens: colors))
        let value = #"{ "light": { "A": "Day", "B": "Light" }, "dark": { "A": "Night", "B": "Dark" } }"#
        #expect(line("appearances", started) == "  \"appearances\": \(value),")
        #expect(!started.run.resolution.isConstant(started.run.resolution.graph.token(at: "A.ink") ?? 0))
        #expect(started.isProven)
    }

    @Test("use the file beside a dark file as light, whatever its name")
    func darkBesideAnything() throws {
        let started = try start([
            "tokens/primitive/color.json": "{ \"gray\": \(object(["1", "2", "3"], color())) }",
            "tokens/themes/dark.json": "{ \"gray\": \(object(["1", "3"], color("#EEDDCC"))) }",
            "tokens/semantic/color.json": #"{ "text": \#(reference("gray.3")) }"#,
        ])
        #expect(line("appearances", started) == #"  "appearances": { "light": "color", "dark": "dark" },"#)
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
    }

    @Test("are named for all collections with the same name")
    func sameCollections() throws {
        let files = ["alight", "adark", "blight", "bdark"].map { name in
            let colors =
                "{ \"\(name.prefix(1))\": \(object(["bg", "ink"], color(name.hasSuffix("dark") ? "#000000" : "#FFFFFF"))) }"
            return ("tokens/mode.\(name).tokens.json", colors)
        }
        let started = try start(Dictionary(uniqueKeysWithValues: files))
        let value = #"{ "light": ["alight", "blight"], "dark": ["adark", "bdark"] }"#
        #expect(line("appearances", started) == "  \"appearances\": \(value),")
        #expect(started.isProven)
    }

    @Test("do not use a high-contrast mode as light")
    func contrast() throws {
        let started = try start([
            "tokens/high-contrast.json": "{ \"c\": \(object(["bg", "ink"], color())) }",
            "tokens/dark.json": "{ \"c\": \(object(["bg", "ink"], color("#000000"))) }",
        ])
        #expect(line("appearances", started) == nil)
    }

    @Test("are not appearances if only numbers differ")
    func numbersOnly() throws {
        let started = try start([
            "tokens/Light.tokens.json": #"{ "gap": { "s": \#(number(4)) } }"#,
            "tokens/Dark.tokens.json": #"{ "gap": { "s": \#(number(5)) } }"#,
        ])
        #expect(line("appearances", started) == nil)
    }

    private let brands = ["Sand", "Deep Ocean"]

    @Test("propose themes for brands, commented out")
    func brandThemes() throws {
        let started = try start(project(["Mode": ["Light", "Dark"], "Brand": brands], tokens: colors))
        let lines = (started.starter.text ?? "").split(separator: "\n")
        #expect(
            lines.filter { $0.contains("theme") && !$0.contains("sourceSets") } == [
                "  // To let the app switch between these modes, uncomment this line and the output with the template \"theme\".",
                #"  // "themes":     { "Sand": "Sand", "Deep Ocean": "Deep Ocean" },"#,
                #"    // { "template": "theme", "path": "Theme.swift","#,
            ])
        // It has the names of the other outputs, without the group around all of its tokens.
        #expect(started.starter.text?.contains(#"    //   "names": { "drop": ["Brand"] } },"#) == true)
        #expect(started.outputs.contains("Theme.swift") == false)
        #expect(
            started.starter.summary.outputs == ["ShapeStyle+Colors.swift", "Color+Hex.swift"].map { "Generated/" + $0 })
    }

    @Test("are those of sets of which one has no name, and so a file without one")
    func namelessSet() throws {
        let themes = ["light", "dark"].map {
            #"{ "name": "\#($0)", "group": "m", "selectedTokenSets": { "": "source", "\#($0)": "enabled" } }"#
        }
        let color = { (value: String) in #"{ "value": "\#(value)", "type": "color" }"# }
        let started = try start([
            "tokens/$themes.json": "[\(themes.joined(separator: ", "))]",
            "tokens/.json": ##"{ "ink": \##(color("#112233")), "sky": \##(color("#2255EE")) }"##,
            "tokens/light.json": #"{ "text": \#(color("{ink}")) }"#,
            "tokens/dark.json": #"{ "text": \#(color("{sky}")) }"#,
        ])
        #expect(line("appearances", started) == #"  "appearances": { "light": "light", "dark": "dark" },"#)
        #expect(started.run.diagnostics.isEmpty)
        #expect(started.run.tokenCount == 3)
    }

    @Test("propose themes although a value is broken in one of them, which costs its token there")
    func brokenTheme() throws {
        let files = project(["Brand": brands]) { group, theme in
            let weight = theme == brands[0] ? "Bold" : "Noto Sans"
            let token = #""weight": { "value": "\#(weight)", "type": "fontWeights" }"#
            return "\(colors(group, theme).dropLast()), \(token) }"
        }
        let started = try start(files)
        #expect(line("themes", started) == #"  // "themes":     { "Sand": "Sand", "Deep Ocean": "Deep Ocean" },"#)
        #expect(started.outputs.contains("Constants.swift"))
        let run = try tried(files)
        #expect(run.symbols.outputs.first?.names == ["ink"])
    }

    @Test("propose themes beside an empty one that has the name of another")
    func emptyTheme() throws {
        let files = project(["Brand": brands], tokens: colors)
        let empty = #"{ "name": "Sand", "group": "Brand", "selectedTokenSets": {} }, "#
        let themes = "[\(empty)" + (files["tokens/$themes.json"] ?? "").dropFirst()
        let started = try start(files.merging(["tokens/$themes.json": themes]) { $1 })
        #expect(line("themes", started) == #"  // "themes":     { "Sand": "Sand", "Deep Ocean": "Deep Ocean" },"#)
    }

    @Test("propose a name for a theme whose mode has no letter or digit")
    func unnamedTheme() throws {
        let started = try start(project(["Mode": ["Light", "Dark"], "Brand": ["Sand", "🌙"]], tokens: colors))
        #expect(line("themes", started) == #"  // "themes":     { "Sand": "Sand", "theme 2": "🌙" },"#)
    }

    @Test("propose themes that a run can write, with tokens of source sets")
    func sourceSets() throws {
        let files = project(["Brand": brands], tokens: colors)
        let themes = (files["tokens/$themes.json"] ?? "").replacing("\"enabled\"", with: "\"source\"")
        let run = try tried(files.merging(["tokens/$themes.json": themes]) { $1 })
        #expect(run.symbols.outputs.first?.configuration.path.value == "Theme.swift")
        #expect(run.symbols.outputs.first?.names == ["ink"])
        #expect(run.resolution.variants.themes == brands)
        #expect(run.diagnostics.filter { $0.severity != .note }.isEmpty)
    }

    @Test("give individual names to tokens that collide in a theme")
    func names() throws {
        let tokens = { (value: Int) in
            """
            { "_size": { "2": \(number(value)) }, "size": { "2": \(number(value + 1)), "3": \(number(value + 2)) },
              "card": { "$root": \(number(value + 3)), "inner": \(number(value + 4)) } }
            """
        }
        let run = try tried(["tokens/sand.json": tokens(1), "tokens/ocean.json": tokens(7)])
        let theme = try #require(run.symbols.outputs.first)
        #expect(theme.configuration.names.replace.map(\.value).sorted() == ["card2", "size2"])
        #expect(theme.names.sorted() == ["_2", "_3", "card2", "inner", "size2"])
        #expect(run.diagnostics.filter { $0.severity != .note }.isEmpty)
    }

    @Test("propose brands with light and dark if mode names contain both")
    func brandsAndAppearances() throws {
        let names = ["Sand Light", "Sand Dark", "Ocean Light", "Ocean Dark"]
        let started = try start(project(["Brand": names], tokens: colors))
        #expect(line("appearances", started) == #"  "appearances": { "light": "Sand Light", "dark": "Sand Dark" },"#)
        let run = try tried(project(["Brand": names], tokens: colors))
        #expect(run.resolution.variants.themes == ["Sand", "Ocean"])
        #expect(
            run.resolution.variants.states.map { $0.map(\.combination.contexts) } == [
                [[0], [1]], [[0], [1]], [[2], [3]],
            ])
        #expect(run.diagnostics.filter { $0.severity != .note }.isEmpty)
    }

    @Test("propose a theme with both appearances for a mode and a dark mode of its name")
    func pairs() throws {
        func files(_ names: [String]) -> [String: String] {
            let files = names.enumerated().map { number, name in
                ("tokens/tone.\(name).json", object(["ink", "page"], color("#00000\(number)")))
            }
            return Dictionary(uniqueKeysWithValues: files)
        }
        let one = try start(files(["amber", "river", "river-dark"]))
        #expect(line("appearances", one) == #"  "appearances": { "light": "river", "dark": "river-dark" },"#)
        let river = #""river": { "light": "river", "dark": "river-dark" }"#
        #expect(line("themes", one) == #"  // "themes":     { \#(river), "amber": "amber" },"#)
        #expect(one.isProven)
        let two = try start(files(["amber", "amber-dark", "river", "river-dark"]))
        #expect(line("appearances", two) == #"  "appearances": { "light": "amber", "dark": "amber-dark" },"#)
        let amber = #""amber": { "light": "amber", "dark": "amber-dark" }"#
        for brand in [amber, river] { #expect(two.starter.text?.contains(brand) == true) }
        #expect(two.isProven)
    }

    @Test("propose a theme type with a name that the target does not declare")
    func otherName() throws {
        var files = project(["Brand": brands], tokens: colors)
        files["Shop.xcodeproj/project.pbxproj"] = ""
        files["Shop/Theme.swift"] = "struct Theme {}"
        let text = try start(files).starter.text
        #expect(
            text?.contains(#"// { "template": "theme", "path": "TokenTheme.swift", "scope": "TokenTheme","#) == true)
    }

    @Test("propose no themes if all modes are appearances, or nothing differs")
    func noThemes() throws {
        let light = try start(project(["Mode": ["Light", "Dark"]], tokens: colors))
        #expect(light.starter.text?.contains("theme\"") == false)
        let equal = try start(project(["Brand": brands]) { group, _ in colors(group, "same") })
        #expect(equal.starter.text?.contains("themes\"") == false)
    }

    @Test("propose the modes of a collection besides light and dark")
    func beside() throws {
        let started = try start(project(["Mode": ["Light", "Dark", "Sepia"]], tokens: colors))
        #expect(line("appearances", started) == #"  "appearances": { "light": "Light", "dark": "Dark" },"#)
        #expect(line("themes", started) == #"  // "themes":     { "Sepia": "Sepia" },"#)
    }

    @Test("propose one theme for modes of several collections that differ only in spaces")
    func spaces() throws {
        let collections = [("A", "LG -1024px"), ("B", "LG - 1024px")].map { name, large in
            """
            { "id": "\(name)", "name": "\(name)", "defaultModeId": "0",
              "modes": [{ "name": "S", "modeId": "0" }, { "name": "\(large)", "modeId": "1" }],
              "variables": [{ "id": "\(name)1", "name": "gap/\(name)", "type": "FLOAT", "values": { "0": 4, "1": 8 } }] }
            """
        }
        let files = ["tokens/variables.json": "[\(collections.joined(separator: ", "))]"]
        #expect(
            line("themes", try start(files)) == #"  // "themes":     { "S": "S", "LG -1024px": "LG -1024px" },"#)
        let run = try tried(files)
        #expect(!run.diagnostics.contains { $0.severity == .error || $0.code == "unwritten-modes" })
        #expect(run.resolution.variants.themes.count == 2)
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            try folder.write(#"{ "sources": ["tokens"], "outputs": [\#(output)] }"#, to: "tokengenerator.json")
            let note = analyzed(in: folder).diagnostics.first { $0.code == "unwritten-modes" }
            let advice = #"add "themes": { "LG -1024px": "LG -1024px" }, and an output "#
            #expect(note?.notes.contains { $0.message.hasPrefix(advice) } == true)
        }
    }

    @Test("include the dark file of a second brand that is equal to that of the first")
    func equalDarkFiles() throws {
        func file(_ hex: String) -> String { #"{ "c": \#(object(["bg", "ink"], color(hex))) }"# }
        let files = [
            "tokens/acme/light.json": file("#ffffff"), "tokens/acme/dark.json": file("#000000"),
            "tokens/globex/light.json": file("#eeeeff"), "tokens/globex/dark.json": file("#000000"),
        ]
        let started = try start(files)
        #expect(started.starter.summary.leftOut.isEmpty)
        let globex = #""globex": { "light": "globex-light", "dark": "globex-dark" }"#
        #expect(started.starter.text?.contains(globex) == true)
    }

    @Test("are files of bare values that define the same names")
    func bareValues() throws {
        func theme(_ page: String, _ ink: String) -> String {
            ##"{ "color": { "page": "#\##(page)", "ink": "#\##(ink)", "line": "#888888" } }"##
        }
        let started = try start([
            "Themes/ThemeDark.json": theme("000000", "eeeeee"), "Themes/ThemeLight.json": theme("ffffff", "111111"),
        ])
        #expect(line("appearances", started) == #"  "appearances": { "light": "ThemeLight", "dark": "ThemeDark" },"#)
        #expect(started.starter.summary.takenCount == 3)
    }

    @Test("propose no themes for other platforms")
    func platforms() throws {
        let gaps = { (value: Int) in #"{ "gap": { "s": { "value": "\#(value)px" }, "m": { "value": "8px" } } }"# }
        let started = try start([
            "tokens/android/gap.json": gaps(2), "tokens/ios/gap.json": gaps(3), "tokens/web/gap.json": gaps(4),
        ])
        #expect(started.run.resolution.graph.axes.map(\.contexts) == [["ios", "android", "web"]])
        #expect(started.starter.text?.contains("theme") == false)
        #expect(!started.run.diagnostics.contains { $0.code == "unwritten-modes" })
    }

    /// Returns a run with the starter configuration of some files, with all proposals uncommented.
    private func tried(_ files: [String: String]) throws -> AnalyzedTokens {
        try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            let text = try #require(CodeGenerationTests.start(in: folder.path).starter.text)
            let lines = text.split(separator: "\n").map { line -> String in
                line.contains(/\/\/ +["{}]/) && !line.contains("replace\" changes")
                    && !line.contains("sourceSets\" also generates")
                    ? String(line).replacing("// ", with: "", maxReplacements: 1) : String(line)
            }
            try folder.write(lines.joined(separator: "\n"), to: "tokengenerator.json")
            return analyzed(in: folder)
        }
    }

    /// Returns a run with the configuration in a folder, with what only a run that writes says.
    private func analyzed(in folder: TemporaryFolder) -> AnalyzedTokens {
        let pipeline = GeneratorPipeline()
        var options = CommandOptions()
        options.configurationPath = folder("tokengenerator.json")
        return pipeline.analyze(pipeline.configure(options), isWriting: true)
    }

    @Test("are named after dark folders, unless another file there has that name")
    func darkFolders() throws {
        func file(_ hex: String, _ names: [String] = ["a", "b", "c", "d", "e"]) -> String { object(names, color(hex)) }
        let dimmed = try start([
            "tokens/light/light.json": file("#111111"),
            "tokens/dark/dark.dimmed.json": file("#333333", ["a", "b", "c", "d"]),
            "tokens/dark/dark.json": file("#222222"),
        ])
        #expect(dimmed.modeNames == ["light", "dimmed", "dark"])
        #expect(line("appearances", dimmed) == #"  "appearances": { "light": "light", "dark": "dark" },"#)
        let contrast = try start([
            "tokens/light/base.json": file("#111111"), "tokens/dark/base.json": file("#222222"),
            "tokens/dark/contrast.json": file("#333333"),
        ])
        #expect(contrast.modeNames == ["light", "dark", "dark-contrast"])
        let several = try start([
            "tokens/light/colors.json": file("#111111"), "tokens/dark/colors.json": file("#222222"),
        ])
        #expect(several.modeNames == ["light", "dark"])
    }
}

extension Started {
    /// The names of the modes of the first collection.
    fileprivate var modeNames: [String] { run.resolution.graph.collections.first?.modes.map(\.name) ?? [] }
}
