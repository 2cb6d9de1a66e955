import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Modes")
struct ModeTests {
    /// A file of a collection of colors as Figma exports a mode: names, ids and values.
    private func mode(_ name: String, _ tokens: String...) -> String { modeText(name, tokens) }

    private func modeText(_ name: String, _ tokens: [String]) -> String {
        let members = tokens.map { token in
            let parts = token.split(separator: " ").map(String.init)
            return """
                "\(parts[0])": { "$type": "color", "$value": "\(parts[1])",
                  "$extensions": { "com.figma.variableId": "VariableID:\(parts[2])" } }
                """
        }
        return """
            { \(members.joined(separator: ", ")), "$extensions": { "com.figma.modeName": "\(name)" } }
            """
    }

    /// A token whose value Figma exported from a variable of another collection.
    private func component(_ name: String, _ value: String, _ collection: String, _ variable: String) -> String {
        """
        { "\(name)": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.aliasData": {
            "targetVariableName": "\(variable)", "targetVariableSetName": "\(collection)" } } } }
        """
    }

    private func values(_ path: String, _ resolution: Resolution) throws -> [String] {
        resolution.values(of: try #require(resolution.graph.token(at: path))).map { mode, value in
            guard case .color(let color) = value else { return "\(mode): \(value)" }
            return "\(mode): " + String(color.rounded, radix: 16)
        }
    }

    @Test("files that share variables are the modes of one collection, whose default is the light one")
    func grouping() throws {
        let resolution = try MarkedFiles(
            mode("Dark", "text #111111 1:1", "ground #222222 1:2"),
            mode("Light", "text #AAAAAA 1:1", "ground #BBBBBB 1:2")
        ).resolution()
        #expect(resolution.graph.collections.map { $0.modes.map(\.name) } == [["Light", "Dark"]])
        #expect(resolution.graph.tokens.count == 2)
        #expect(try values("text", resolution) == ["Light: aaaaaa", "Dark: 111111"])
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("a choice has as many modes as the limit allows, and the tokens lose none of the others")
    func manyModes() {
        #expect(ModeLimit.count(tokens: 2) == 4_096)
        #expect(ModeLimit.count(tokens: 1 << 12) == 512)
        #expect(ModeLimit.count(tokens: 1 << 20) == 100)
    }

    @Test("a reference in one mode and a value in another are followed each in its mode")
    func differentInModes() throws {
        let resolution = try MarkedFiles(
            mode("Light", "a #AAAAAA 1:1", "b {a} 1:2"), mode("Dark", "a #111111 1:1", "b #BBBBBB 1:2")
        ).resolution()
        #expect(try resolution.step("b") == "alias a")
        #expect(try values("b", resolution) == ["Light: aaaaaa", "Dark: bbbbbb"])
    }

    @Test("a combination of modes whose names make up that of another mode has a name of its own")
    func takenName() throws {
        let theme = { (name: String, text: String) in
            self.mode(name, "text \(text) 1:1", "on #010101 1:2", "other #020202 1:3")
        }
        let contrast = { (name: String, value: String) in self.mode(name, "high \(value) 2:1") }
        let resolution = try MarkedFiles(
            theme("light", "{high}"), theme("dark", "{high}"), contrast("normal", "#AAAAAA"),
            contrast("more", "#BBBBBB"), contrast("dark-more", "#CCCCCC")
        ).resolution()
        let values = try values("text", resolution)
        #expect(
            values == [
                "light: aaaaaa", "dark: aaaaaa", "normal: aaaaaa", "more: bbbbbb", "dark-more: cccccc",
                "dark--more: bbbbbb", "dark-dark-more: cccccc",
            ])
    }

    @Test("a reference into another collection follows the mode of the same name, and else the default one")
    func acrossCollections() throws {
        let resolution = try MarkedFiles(
            mode("Light", "base #AAAAAA 1:1"), mode("Dark", "base #111111 1:1"),
            #"{ "one": { "$type": "color", "$value": "{base}" } }"#,
            mode("Dark", "theme.x {base} 3:1")
        ).resolution()
        #expect(try values("one", resolution) == ["Light: aaaaaa", "Dark: 111111"])
    }

    @Test("the default mode is the one whose values references from other collections were exported with")
    func expectedDefault() throws {
        let resolution = try MarkedFiles(
            mode("Light", "base #AAAAAA 1:1"), mode("Dark", "base #111111 1:1"),
            component("card", "#111111", "Colours", "base")
        ).resolution()
        #expect(resolution.graph.collections[0].modes.map(\.name) == ["Dark", "Light"])
        #expect(try resolution.step("card") == "variable base")
        #expect(try values("card", resolution) == ["Dark: 111111", "Light: aaaaaa"])
        #expect(resolution.collectionMatches.map(\.name) == ["Colours"])
        #expect(resolution.collectionMatches.map(\.collection) == [0])
    }

    @Test("references to what is equal in all modes leave the choice to the modes' names")
    func equalEvidence() throws {
        let resolution = try MarkedFiles(
            mode("Dark", "base #111111 1:1", "white #FFFFFF 1:2"),
            mode("Light", "base #AAAAAA 1:1", "white #FFFFFF 1:2"),
            component("card", "#FFFFFF", "Colours", "white")
        ).resolution()
        #expect(resolution.graph.collections[0].modes.map(\.name) == ["Light", "Dark"])
    }

    @Test("step 3 wants equality in every mode")
    func valuesInEveryMode() throws {
        func brand(_ mode: String, _ one: String, _ two: String) -> String {
            """
            { "Brand": { "$type": "color",
                "changing": { "$value": "\(one)", "$extensions": { "com.figma.variableId": "1" } },
                "constant": { "$value": "\(two)", "$extensions": { "com.figma.variableId": "2" } } },
              "$extensions": { "com.figma.modeName": "\(mode)" } }
            """
        }
        let component = ##"{ "Component": { "$type": "color", "x": { "$value": "#AAAAAA" } } }"##
        let equal = try MarkedFiles(
            brand("Light", "#AAAAAA", "#AAAAAA"), brand("Dark", "#111111", "#AAAAAA"), component)
        #expect(try equal.resolution().step("Component.x") == "value Brand.constant")
        let other = try MarkedFiles(
            brand("Light", "#AAAAAA", "#BBBBBB"), brand("Dark", "#111111", "#BBBBBB"), component)
        #expect(try other.resolution().step("Component.x") == "literal")
    }

    @Test("a token that one mode lacks is an error at both places")
    func missing() throws {
        let files = try MarkedFiles(
            """
            1️⃣{ "$type": "color", "a": { "$value": "#111111", "$extensions": { "com.figma.variableId": "1" } },
              2️⃣"b": { "$value": "#222222", "$extensions": { "com.figma.variableId": "2" } },
              "$extensions": { "com.figma.modeName": "Light" } }
            """,
            """
            3️⃣{ "$type": "color", "a": { "$value": "#111111", "$extensions": { "com.figma.variableId": "1" } },
              "$extensions": { "com.figma.modeName": "Dark" } }
            """)
        files.expect(
            files.resolution().diagnostics,
            are: """
                2️⃣: error: 'b' is missing in the mode 'Dark', but defined in 'Light' [missing-mode-value]
                3️⃣: note: the mode 'Dark' is in this file
                2️⃣: note: export all modes of the collection again; until then, 'b' has its value from 'Light'
                """)
    }

    @Test("a remark on a token is made once, be it on another mode than the first", arguments: [false, true])
    func remarks(isOfBoth: Bool) throws {
        let link = #", "com.figma.aliasData": { "targetVariableName": "1" }"#
        func mode(_ name: String, _ value: String, _ link: String) -> String {
            """
            { "$type": "color", "b": { "1": { "$value": "#AA1111", "$extensions": { "com.figma.variableId": "1" } } },
              "t": { "1": { "$value": "#BB1111", "$extensions": { "com.figma.variableId": "2" } } },
              "x": { "$value": \(value), "$extensions": { "com.figma.variableId": "3"\(link) } },
              "$extensions": { "com.figma.modeName": "\(name)" } }
            """
        }
        let files = try MarkedFiles(
            mode("Light", "1️⃣\"#CC1111\"", isOfBoth ? link : ""), mode("Dark", "2️⃣\"#DD1111\"", link))
        files.expect(
            files.resolution().diagnostics.filter { $0.code == .ambiguousVariable },
            are: """
                \(isOfBoth ? "1️⃣" : "2️⃣"): note: 'x' refers to the variable '1', which matches several tokens \
                (b.1, t.1); its exported value is used \
                [ambiguous-variable]
                """)
    }

    @Test("a variable that one mode lacks is an error also where it refers to another: Figma exports all of them")
    func missingReference() throws {
        let files = try MarkedFiles(
            """
            1️⃣{ "$type": "color", "a": { "$value": "#111111", "$extensions": { "com.figma.variableId": "1" } },
              2️⃣"b": { "$value": "{a}", "$extensions": { "com.figma.variableId": "2" } },
              "$extensions": { "com.figma.modeName": "Light" } }
            """,
            """
            3️⃣{ "$type": "color", "a": { "$value": "#222222", "$extensions": { "com.figma.variableId": "1" } },
              "$extensions": { "com.figma.modeName": "Dark" } }
            """)
        files.expect(
            files.resolution().diagnostics,
            are: """
                2️⃣: error: 'b' is missing in the mode 'Dark', but defined in 'Light' [missing-mode-value]
                3️⃣: note: the mode 'Dark' is in this file
                2️⃣: note: export all modes of the collection again; until then, its reference from 'Light' is used \
                and resolved in 'Dark'
                """)
    }

    @Test("a token that is a group in another mode is one error, and what is in the group is not missing")
    func group() throws {
        let files = try MarkedFiles(
            """
            { "x": { "$type": "color", "$value": "#111111", "$extensions": { "com.figma.variableId": "1" } },
              1️⃣"a": { "$type": "color", "$value": "#111111" }, "$extensions": { "com.figma.modeName": "Light" } }
            """,
            """
            { "x": { "$type": "color", "$value": "#111111", "$extensions": { "com.figma.variableId": "1" } },
              2️⃣"a": { "$type": "color", "b": { "$value": "#111111" }, "c": { "$value": "#222222" } },
              "$extensions": { "com.figma.modeName": "Dark" } }
            """)
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: error: 'a' is a token in the mode 'Light', but a group in the mode 'Dark' [token-with-children]
                2️⃣: note: the group is defined here
                1️⃣: note: export all modes of the collection again, or rename the token
                """)
    }

    @Test("a token that another collection states already is one error, whatever modes there are")
    func duplicate() throws {
        let resolution = try MarkedFiles(
            mode("One", "a #AAAAAA 9:9"), mode("Light", "a #AAAAAA 1:1", "b #BBBBBB 1:2"),
            mode("Dark", "a #AAAAAA 1:1", "b #BBBBBB 1:2")
        ).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["duplicate-token"])
    }

    @Test("a type that differs between modes is an error")
    func types() throws {
        let files = try MarkedFiles(
            #"{ "$extensions": { "com.figma.modeName": "Light" }, 1️⃣"a": { "$type": "number", "$value": 1 } }"#,
            #"{ "$extensions": { "com.figma.modeName": "Dark" }, 2️⃣"a": { "$type": "string", "$value": "x" } }"#)
        #expect(
            files.resolution().diagnostics.map(\.code) == ["inferred-modes", "type-mismatch"])
    }

    @Test("one mode in two files is an error")
    func twice() throws {
        let files = try MarkedFiles(mode("Light", "a #AAAAAA 1:1"), mode("Light", "a #AAAAAA 1:1"))
        #expect(files.resolution().diagnostics.map(\.code) == ["duplicate-mode"])
    }

    @Test("another download of a file is not used, with a warning")
    func downloads() throws {
        func modes(_ names: String...) throws -> MarkedFiles {
            try MarkedFiles([names[0]: mode("Mode 1", "a #AAAAAA 1:1"), names[1]: mode("Mode 1", "a #BBBBBB 1:1")])
        }
        for name in ["Mode 1.tokens 2.json", "Mode 1.tokens (1).json", "Mode 1.tokens copy.json"] {
            let resolution = try modes("Mode 1.tokens.json", name).resolution()
            #expect(
                resolution.diagnostics.map(\.text) == [
                    """
                    \(name):1:1: warning: the file is not used, because 'Mode 1.tokens.json' has the same mode 'Mode 1' \
                    [duplicate-mode]
                    \(name):1:1: note: keep only the newer one of these downloads
                    """
                ])
            #expect(resolution.modes.count == 1)
        }
        #expect(try modes("Mode 1.tokens 2.json", "Mode 1.tokens 3.json").resolution().modes.count == 1)
        #expect(try modes("Day.json", "Night.json").resolution().modes.count == 2)
        // Collections that stand for modes have variables of their own.
        let collections = try MarkedFiles([
            "Mode 1.json": mode("Mode 1", "a #AAAAAA 1:1"), "Mode 1 2.json": mode("Mode 1", "a #BBBBBB 2:1"),
        ])
        #expect(!collections.resolution().diagnostics.map(\.code).contains(.duplicateMode))
    }

    @Test("files without ids that contain the same tokens are used as modes, with a note")
    func inferred() throws {
        let resolution = try MarkedFiles(
            #"{ "n": { "$type": "number", "$value": 1 } }"#, #"{ "n": { "$type": "number", "$value": 2 } }"#,
            #"{ "n": { "$type": "number", "$value": 3 } }"#
        ).resolution()
        #expect(
            resolution.diagnostics.map(\.text) == [
                """
                a.json:1:1: note: these files define the same tokens and are used as modes: a.json (a), b.json (b), c.json (c) \
                [inferred-modes]
                """
            ])
        #expect(resolution.modes.map(\.name) == ["a", "b", "c"])
    }

    /// The names of the modes of each collection of files with numbers.
    private func modes(_ files: KeyValuePairs<String, [String]>) throws -> [[String]] {
        let readings = try files.enumerated().map { number, file in
            let tokens = file.value.map { #""\#($0)": { "$type": "number", "$value": \#(number) }"# }
            let text = "{ \(tokens.joined(separator: ", ")) }"
            return DTCGReader.read(try JSONDocument(parsing: Array(text.utf8), path: file.key))
        }
        return TokenGraph(readings).collections.map { $0.modes.map(\.name) }
    }

    @Test("files of the same names in folders with mostly the same tokens are named after the folders")
    func siblingFolders() throws {
        #expect(
            try modes(["t/ant/a.json": ["n"], "t/ant/b.json": ["m"], "t/bee/a.json": ["n"], "t/bee/b.json": ["m"]])
                == [["ant", "bee"], ["ant", "bee"]])
        #expect(
            try modes([
                "t/ant/dark.json": ["n"], "t/ant/light.json": ["n"], "t/bee/dark.json": ["n"],
                "t/bee/light.json": ["n"],
            ]) == [["ant-light", "ant-dark", "bee-dark", "bee-light"]])
    }

    @Test("the part that the names of all files begin with is in no name of a pair")
    func sharedStart() throws {
        let files: KeyValuePairs = [
            "t/tokens.json": ["n"], "t/tokens.dark.json": ["n"], "t/tokens.sea.json": ["n"],
            "t/tokens.sea.dark.json": ["n"],
        ]
        #expect(try modes(files).map(Set.init) == [["tokens", "tokens-dark", "sea", "sea-dark"]])
    }

    @Test("files in a folder of brands need not define exactly the same tokens")
    func brands() throws {
        let files: KeyValuePairs = [
            "brands/ant.json": ["a", "b", "c", "d", "e"], "brands/bee.json": ["a", "b", "c", "d", "e", "f"],
            "brands/cat.json": ["a", "b", "c", "d", "e"],
        ]
        #expect(try modes(files) == [["ant", "bee", "cat"]])
        #expect(try modes(["brands/ant.json": ["a", "b", "c"], "brands/bee.json": ["c", "d", "e"]]).count == 2)
    }

    @Test("a token that cannot be read makes no other collection of its file")
    func inferredWithErrors() throws {
        let good = #"{ "$type": "number", "n": { "$value": 1 }, "m": { "$value": 2 } }"#
        let bad = #"{ "$type": "number", "n": { "$value": 1 }, "m": { "$value": "two" } }"#
        for files in [try MarkedFiles(good, bad), try MarkedFiles(bad, good)] {
            let diagnostics = files.resolution().diagnostics
            #expect(diagnostics.filter { $0.severity == .error }.map(\.code) == ["invalid-value"])
            #expect(diagnostics.contains { $0.code == "inferred-modes" })
        }
    }

    @Test("files without readable tokens are not reported as modes")
    func unreadable() throws {
        let bad = #"{ "$type": "number", "n": { "$value": "one" } }"#
        let diagnostics = try MarkedFiles(bad, bad).resolution().diagnostics
        #expect(diagnostics.map(\.code) == ["invalid-value", "invalid-value"])
    }

    @Test("a collection that is in no file causes one warning with the number of its values")
    func missingCollection() throws {
        let files = try MarkedFiles(
            """
            { "$type": "color", "a": { "$value": 1️⃣"#AAAAAA", "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "zinc/1", "targetVariableSetName": "Library" } } },
              "b": { "$value": "#BBBBBB", "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "zinc/2", "targetVariableSetName": "Library" } } } }
            """)
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: warning: 2 values are kept as exported, because the collection 'Library' is not in any file \
                [missing-collection]
                1️⃣: note: export this collection too; if one of the files already contains it, set "collection": "Library" for that file in "sources"
                """)
    }

    @Test("a variable of a library is no token of the same name in another collection, unless that has its value")
    func namesakes() throws {
        let files = try MarkedFiles(
            """
            { "$type": "number", "pad": { "m": { "$value": 1️⃣16, "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "size/m", "targetVariableSetName": "Library" } } },
              "l": { "$value": 32, "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "size/l", "targetVariableSetName": "Library" } } },
              "k": { "$value": 3, "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "gap/k", "targetVariableSetName": "Library" } } } } }
            """,
            #"{ "size": { "$type": "number", "m": { "$value": 14 }, "l": { "$value": 32 } } }"#)
        let resolution = files.resolution()
        #expect(try resolution.step("pad.m") == "literal")
        #expect(try resolution.step("pad.l") == "variable size.l")
        #expect(resolution.value(of: 0) == .number(16))
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: warning: 2 values are kept as exported, because the collection 'Library' is not in any file \
                [missing-collection]
                1️⃣: note: export this collection too; if one of the files already contains it, set "collection": "Library" for that file in "sources"
                """)
    }

    /// A collection of one token in a mode, exported from a variable; the value is marked.
    private func linked(_ mode: String, _ value: String, _ variable: String, _ mark: String, in set: String? = nil)
        -> String
    {
        let collection = set.map { ", \"targetVariableSetName\": \"\($0)\"" } ?? ""
        return """
            { "bg": { "$type": "color", "$value": \(mark)"\(value)", "$extensions": { "com.figma.variableId": "9:1",
              "com.figma.aliasData": { "targetVariableName": "\(variable)"\(collection) } } },
              "$extensions": { "com.figma.modeName": "\(mode)" } }
            """
    }

    private let palette = """
        { "$type": "color", 3️⃣"low": { "$value": "#FFFFFF" }, 4️⃣"high": { "$value": "#17212E" } }
        """

    @Test("a value that differs from its variable causes a warning in any mode")
    func differingInAnotherMode() throws {
        let files = try MarkedFiles(
            palette, linked("Light", "#FFFFFF", "low", ""), linked("Dark", "#0000FF", "high", "1️⃣"))
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: warning: the value of 'bg' in the mode 'Dark' differs from that of its variable 'high' [variable-differs]
                4️⃣: note: 'high' is defined here; its value is used
                1️⃣: note: if the export is out of date, export the collection again
                """)
    }

    @Test("a value that differs in several modes is one warning, with a note for each further mode")
    func differingInSeveralModes() throws {
        let files = try MarkedFiles(
            palette, linked("Light", "#EEEEEE", "low", "1️⃣"), linked("Dark", "#0000FF", "high", "2️⃣"))
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: warning: the value of 'bg' differs from that of its variable 'low' [variable-differs]
                3️⃣: note: 'low' is defined here; its value is used
                2️⃣: note: it also differs from that of 'high' in the mode 'Dark'
                1️⃣: note: if the export is out of date, export the collection again
                """)
    }

    @Test("a missing collection that only another mode refers to causes a warning that names the mode")
    func missingCollectionOfAnotherMode() throws {
        let dark = linked("Dark", "#0000FF", "zinc/1", "1️⃣", in: "Library")
        let files = try MarkedFiles(palette, linked("Light", "#FFFFFF", "low", ""), dark)
        files.expect(
            files.resolution().diagnostics,
            are: """
                1️⃣: warning: 1 value is kept as exported in the mode 'Dark', because the collection 'Library' is not in any file \
                [missing-collection]
                1️⃣: note: export this collection too; if one of the files already contains it, set "collection": "Library" for that file in "sources"
                """)
        let both = try MarkedFiles(palette, linked("Light", "#FFFFFF", "zinc/2", "", in: "Library"), dark)
        #expect(
            both.resolution().diagnostics.map(\.message)
                == ["2 values are kept as exported, because the collection 'Library' is not in any file"])
    }

    @Test("a namesake has the value in every mode of the reference: its default one, or that of the mode's name")
    func namesakesInModes() throws {
        func pad(_ mode: String, _ values: [String]) -> String {
            let tokens = values.enumerated().map { index, value in
                """
                "\(index)": { "$type": "color", "$value": "\(value)", "$extensions": { "com.figma.variableId": "9:\(index)",
                  "com.figma.aliasData": { "targetVariableName": "Base", "targetVariableSetName": "Library" } } }
                """
            }
            return
                #"{ "pad": { \#(tokens.joined(separator: ",")) }, "$extensions": { "com.figma.modeName": "\#(mode)" } }"#
        }
        let resolution = try MarkedFiles(
            mode("Light", "base #AAAAAA 1:1"), mode("Dark", "base #111111 1:1"),
            pad("Light", ["#AAAAAA", "#AAAAAA", "#AAAAAA", "#111111"]),
            pad("Dark", ["#AAAAAA", "#111111", "#222222", "#111111"])
        ).resolution()
        let steps = try (0..<4).map { try resolution.step("pad.\($0)") }
        #expect(steps == ["variable base", "variable base", "literal", "literal"])
        #expect(try values("pad.0", resolution) == ["Light: aaaaaa", "Dark: 111111"])
        #expect(try values("pad.2", resolution) == ["Light: aaaaaa", "Dark: 222222"])
    }

    @Test("a link names a variable that stands for its group without $root")
    func rootVariables() throws {
        let resolution = try MarkedFiles(
            component("fill", "#AAAAAA", "Base", "color/accent"),
            component("edge", "#BBBBBB", "Base", "color/accent/dark"),
            component("line", "#AAAAAA", "Other", "Accent"),
            """
            { "color": { "accent": { "$type": "color", "$root": { "$value": "#AAAAAA" }, "dark": { "$value": "#BBBBBB" } } } }
            """
        ).resolution()
        #expect(try resolution.step("fill") == "variable color.accent.$root")
        #expect(try resolution.step("edge") == "variable color.accent.dark")
        #expect(try resolution.step("line") == "variable color.accent.$root")
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.collectionMatches.map(\.found).first == 2)
    }

    @Test("a link into the mode that is generated is no other value where another mode is the default one")
    func differingMode() throws {
        let files = try MarkedFiles(
            mode("Light", "base #AAAAAA 1:1"), mode("Dark", "base #111111 1:1"),
            component("card", "#AAAAAA", "Base", "base"))
        let options = AliasResolver.Options(modes: [ModeChoice(name: "night", modes: ["Dark"])])
        let resolution = AliasResolver.resolve(files.graph(), options: options).checked()
        #expect(try resolution.step("card") == "variable base")
        // Only what no mode that was asked for has is another value.
        #expect(resolution.diagnostics.map(\.code) == ["variable-differs"])
        let both = AliasResolver.Options(modes: [ModeChoice(name: "night", modes: ["Dark"]), ModeChoice(name: "day")])
        #expect(AliasResolver.resolve(files.graph(), options: both).checked().diagnostics.isEmpty)
    }

    @Test("a collection with most of the variables is the one that is meant; the others are one warning")
    func partialCollection() throws {
        let references = (1...5).map { number in
            """
            "r\(number)": { "$value": "#00000\(number)", "$extensions": { "com.figma.aliasData": {
                "targetVariableName": "v/\(number)", "targetVariableSetName": "Base" } } }
            """
        }
        let variables = (1...4).map { ##""\##($0)": { "$value": "#00000\##($0)" }"## }
        let resolution = try MarkedFiles(
            #"{ "$type": "color", \#(references.joined(separator: ", ")) }"#,
            #"{ "v": { "$type": "color", \#(variables.joined(separator: ", ")) } }"#
        ).resolution()
        #expect(try resolution.step("r4") == "variable v.4")
        #expect(try resolution.step("r5") == "literal")
        #expect(resolution.diagnostics.map(\.code) == ["missing-variable"])
        #expect(resolution.collectionMatches.map(\.found) == [4])
    }

    @Test("a variable that names its own token is not a cycle")
    func ownName() throws {
        let resolution = try MarkedFiles(component("card", "#111111", "Library", "card")).resolution()
        #expect(try resolution.step("card") == "literal")
        #expect(resolution.diagnostics.map(\.code) == ["missing-collection"])
    }

    @Test("combinations of modes can be chosen, and the first one is emitted")
    func chosen() throws {
        let files = try MarkedFiles(
            mode("Light", "base #AAAAAA 1:1"), mode("Dark", "base #111111 1:1"),
            mode("Phone", "size #000001 2:1"), mode("Pad", "size #000002 2:1"))
        let options = AliasResolver.Options(modes: [
            ModeChoice(name: "night", modes: ["Dark"]), ModeChoice(name: "day"),
        ])
        let resolution = AliasResolver.resolve(files.graph(), options: options).checked()
        #expect(resolution.value(of: 0) == .color(ColorValue(red: 17 / 255, green: 17 / 255, blue: 17 / 255)))
        #expect(try values("base", resolution) == ["night: 111111", "day: aaaaaa"])
    }

    @Test("a token that another file states already is not missing in the mode that states it too")
    func duplicateInModes() throws {
        let resolution = try MarkedFiles(
            mode("Mode 1", "ink #AAAAAA 1:1"), mode("Light", "ink #AAAAAA 2:1", "base #111111 2:2"),
            mode("Dark", "ink #AAAAAA 2:1", "base #111111 2:2")
        ).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["duplicate-token"])
    }

    @Test("a dangling reference is reported once for all modes, whether or not there is advice")
    func danglingInModes() throws {
        // In the light mode the last reference is the 21st that dangles, for which there is no advice left; in the dark
        // mode it is the 20th.
        let names = (1...19).map { "t\($0) {none\($0)} 1:\($0)" }
        let files = try MarkedFiles(
            modeText("Light", names + ["light {no.such} 1:20"]), modeText("Dark", names + ["light #111111 1:20"]),
            mode("Phone", "single {singlee} 2:1", "singles #111111 2:2"),
            mode("Pad", "single #111111 2:1", "singles #111111 2:2"))
        let dangling = files.resolution().diagnostics
        #expect(dangling.count == 40)
        #expect(dangling.count { $0.location?.path == "c.json" } == 1)
    }

    @Test("a cycle that exists in one mode only is reported")
    func cycleInOneMode() throws {
        let resolution = try MarkedFiles(
            mode("Light", "a #AAAAAA 1:1", "b {a} 1:2"), mode("Dark", "a {b} 1:1", "b {a} 1:2")
        ).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["reference-cycle"])
    }
}
