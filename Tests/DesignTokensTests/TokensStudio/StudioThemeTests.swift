import Diagnostics
import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("Tokens Studio: themes and the order of sets")
struct StudioThemeTests {
    /// Two groups of themes.
    private static let themes = """
        [ { "id": "1", "name": "Light", "group": "Mode", "$figmaModeId": "1:0",
            "selectedTokenSets": { "core": "source", "mode/light": "enabled", "mode/dark": "disabled" } },
          { "name": "Dark", "group": "Mode", "selectedTokenSets": { "mode/dark": "enabled", "core": "source" } },
          { "name": "Large", "group": "Size", "selectedTokenSets": { "size/large": "enabled", "core": "enabled" } },
          { "name": "Small", "group": "Size", "selectedTokenSets": { "size/small": "enabled" } } ]
        """
    private let order = ["size/large", "mode/dark", "core", "mode/light", "size/small"]

    @Test("a theme has a name, a group, and sets with their part in it")
    func themes() throws {
        let themes = try read(Self.themes)
        #expect(themes.diagnostics.isEmpty)
        #expect(themes.themes.map(\.name) == ["Light", "Dark", "Large", "Small"])
        let light = try #require(themes.themes.first)
        #expect(light.group == "Mode")
        #expect(listed(light.selectedSets) == "core source, mode/light enabled, mode/dark disabled")
    }

    @Test("groups are collections, and their themes the modes")
    func groups() throws {
        let themes = try read(
            """
            [ { "name": "A", "group": "1", "selectedTokenSets": {} }, { "name": "X", "selectedTokenSets": {} },
              { "name": "B", "group": "2", "selectedTokenSets": {} }, { "name": "C", "group": "1", "selectedTokenSets": {} },
              { "name": "Y", "group": "", "selectedTokenSets": {} }, { "name": "Z", "group": null, "selectedTokenSets": {} } ]
            """)
        let groups = themes.groups.map { "\($0[0].group ?? "-"): \($0.map(\.name).joined(separator: " "))" }
        #expect(groups == ["1: A C", "-: X Y Z", "2: B"])
        #expect(try read("[]").groups.isEmpty)
    }

    @Test("of themes that hold together, a set that any of them enables is enabled, and else is a source if it is one")
    func sets() throws {
        let groups = try read(Self.themes).groups
        let selections = StudioSelections(groups: groups, sets: order)
        func listed(_ themes: [Int]) -> String {
            zip(order, selections.statuses(themes)).filter { $1 != .disabled }.map { "\($0) \($1)" }.joined(
                separator: ", ")
        }
        #expect(listed([0, 0]) == "size/large enabled, core enabled, mode/light enabled")
        #expect(listed([1, 1]) == "mode/dark enabled, core source, size/small enabled")
        #expect(listed([0, 1]) == "core source, mode/light enabled, size/small enabled")
    }

    @Test("what is wrong with themes is said where it stands")
    func themeDiagnostics() throws {
        let files = try MarkedFiles(
            """
            [ 1️⃣5, 2️⃣{ "group": "a" }, { "name": 3️⃣"" }, { "name": "A", "group": 4️⃣7 }, 5️⃣{ "name": "B" },
              { "name": 8️⃣"C", "selectedTokenSets": { "x": 6️⃣"enable", "y": 7️⃣true, "z": "source" } },
              { "name": 9️⃣"C", "selectedTokenSets": { "y": "enabled" } } ]
            """)
        let themes = StudioThemes.read(files.sources[0])
        #expect(themes.themes.map { "\($0.name) \(listed($0.selectedSets))" } == ["B ", "C z source", "C y enabled"])
        files.expect(
            themes.diagnostics,
            are: """
                1️⃣: error: expected an object for a theme, found a number [invalid-studio-file]
                1️⃣: note: write { "name": …, "selectedTokenSets": { … } }
                2️⃣: error: missing 'name' in a theme [invalid-studio-file]
                2️⃣: note: write a string: { "name": "Light", … }
                3️⃣: error: missing 'name' in a theme [invalid-studio-file]
                3️⃣: note: write a string: { "name": "Light", … }
                4️⃣: error: expected a string for the group of a theme, found a number [invalid-studio-file]
                4️⃣: note: put it in double quotes
                5️⃣: error: missing 'selectedTokenSets' in the theme 'B' [invalid-studio-file]
                5️⃣: note: add "selectedTokenSets": { "path/of/a/set": "enabled" }
                6️⃣: error: unknown status 'enable' of a token set [invalid-studio-file]
                6️⃣: note: did you mean 'enabled'?
                7️⃣: error: unknown status 'a boolean' of a token set [invalid-studio-file]
                7️⃣: note: use one of source, enabled, disabled
                9️⃣: error: the theme 'C' is defined twice [duplicate-theme]
                8️⃣: note: first defined here
                9️⃣: note: rename one of them, or move it to another group
                """)
    }

    @Test("of two themes with one name, one without a set is ignored")
    func emptyDuplicate() throws {
        let files = try MarkedFiles(
            """
            [ { "name": "Large", "group": "Type", "selectedTokenSets": { "a": "enabled" } },
              { "name": 1️⃣"Small", "group": "Type", "selectedTokenSets": { "a": "disabled" } },
              { "name": 2️⃣"Small", "group": "Type", "selectedTokenSets": { "b": "source" } },
              { "name": "Small", "group": "Density", "selectedTokenSets": {} } ]
            """)
        let themes = StudioThemes.read(files.sources[0])
        #expect(themes.groups.map { $0.map(\.name) } == [["Large", "Small"], ["Small"]])
        #expect(themes.themes[1].selectedSets.map(\.name) == ["b"])
        files.expect(
            themes.diagnostics,
            are: """
                1️⃣: warning: the theme 'Small' is defined twice in the group 'Type'; this one uses no token set and is \
                ignored [duplicate-theme]
                2️⃣: note: the other one is defined here
                1️⃣: note: remove it, or rename it and enable its token sets
                """)
    }

    @Test("three hundred themes of a group are modes")
    func manyThemes() throws {
        let sets = (0..<300).map { #""s\#($0)": { "a": { "type": "number", "value": "\#($0)" } }"# }
        let themes = (0..<300).map {
            #"{ "name": "t\#($0)", "group": "brand", "selectedTokenSets": { "s\#($0)": "enabled" } }"#
        }
        let project = try StudioProjectReading(
            "\(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))]")
        #expect(project.diagnostics == [])
        #expect(project.values("a").count == 300)
    }

    @Test("themes that are not an array are an error")
    func themesNotAnArray() throws {
        let files = try MarkedFiles(#"1️⃣{ "a": 1, 2️⃣"a": 2 }"#)
        let first = SourceLocation(path: "a.json", line: 1, column: 3)
        let themes = StudioThemes.read(files.sources[0])
        #expect(themes.diagnostics.first?.notes.first?.location == first)
        files.expect(
            Array(themes.diagnostics.dropFirst()),
            are: """
                1️⃣: error: expected an array for the themes, found an object [invalid-studio-file]
                1️⃣: note: write [ { "name": …, "selectedTokenSets": { … } } ]
                """)
    }

    @Test("sets are ordered as listed, and those that are not listed come last by name")
    func setOrder() throws {
        let metadata = StudioMetadata.read(
            try MarkedFiles(#"{ "tokenSetOrder": ["c", "gone", "a"], "other": 1 }"#).sources[0])
        #expect(metadata.diagnostics.isEmpty)
        #expect(metadata.ordered(["z", "a", "B", "b", "c"]) == ["c", "a", "B", "b", "z"])
        let none = StudioMetadata.read(try MarkedFiles("{}").sources[0])
        #expect(none.ordered(["z", "a"]) == ["z", "a"])
    }

    @Test("missing sets in the order or in themes cause warnings")
    func missingSets() throws {
        let files = try MarkedFiles(
            #"{ "tokenSetOrder": ["core", 1️⃣"mode/lihgt"] }"#,
            """
            [{ "name": "A", "selectedTokenSets": { 2️⃣"cor": "source", "gone": "disabled", 3️⃣"else": "enabled", 4️⃣"base/.x": "enabled" } }]
            """)
        let sets = ["core", "mode/light"]
        files.expect(
            StudioMetadata.read(files.sources[0]).missingSets(among: sets)
                + StudioThemes.read(files.sources[1]).missingSets(among: sets),
            are: """
                1️⃣: warning: unknown token set 'mode/lihgt' in 'tokenSetOrder' [unknown-token-set]
                1️⃣: note: did you mean 'mode/light'?
                2️⃣: warning: unknown token set 'cor' in the theme 'A' [unknown-token-set]
                2️⃣: note: did you mean 'core'?
                3️⃣: warning: unknown token set 'else' in the theme 'A' [unknown-token-set]
                3️⃣: note: remove it, or add the file 'else.json'
                4️⃣: warning: the token set 'base/.x' in the theme 'A' is not read [unknown-token-set]
                4️⃣: note: remove it, or rename its file: names cannot begin with "." or "$"
                """)
    }

    @Test("what is wrong with metadata is said where it stands")
    func metadataDiagnostics() throws {
        let files = try MarkedFiles(
            #"{ "tokenSetOrder": [1️⃣"a", 2️⃣5, "b", 3️⃣"a"] }"#, #"4️⃣[]"#, #"{ "tokenSetOrder": 5️⃣"a" }"#)
        #expect(StudioMetadata.read(files.sources[0]).tokenSetOrder?.map(\.name) == ["a", "b"])
        files.expect(
            files.sources.flatMap { StudioMetadata.read($0).diagnostics },
            are: """
                2️⃣: error: expected a string for the name of a token set, found a number [invalid-studio-file]
                2️⃣: note: put it in double quotes
                3️⃣: warning: the token set 'a' is listed twice [duplicate-token-set]
                1️⃣: note: first listed here; this position is used
                3️⃣: note: remove one of the two entries
                4️⃣: error: expected an object for the metadata, found an array [invalid-studio-file]
                4️⃣: note: write { "tokenSetOrder": [ … ] }
                5️⃣: error: expected an array for 'tokenSetOrder', found a string [invalid-studio-file]
                5️⃣: note: list the names of the token sets
                """)
    }

    @Test(
        "a project in one file has its sets, themes and metadata at the root or inside values",
        arguments: [
            #"{ "core": {}, "$themes": [{ "name": "A", "selectedTokenSets": {} }], "b": {}, "$metadata": {} }"#,
            #"{ "values": { "core": {}, "b": {} }, "version": "1", "$themes": [{ "name": "A", "selectedTokenSets": {} }], "$metadata": {} }"#,
            #"{ "values": { "core": {}, "b": {}, "$themes": [{ "name": "A", "selectedTokenSets": {} }], "$metadata": {} }, "updatedAt": 1 }"#,
        ])
    func singleFile(text: String) throws {
        let file = try project(MarkedFiles(text).sources[0])
        #expect(file.sets.map(\.name) == ["core", "b"])
        #expect(file.themes?.themes.map(\.name) == ["A"])
        #expect(file.metadata != nil && file.diagnostics.isEmpty)
    }

    @Test("a set may be called values")
    func valuesIsASet() throws {
        let file = try project(MarkedFiles(#"{ "values": {}, "core": {} }"#).sources[0])
        #expect(file.sets.map(\.name) == ["values", "core"])
        #expect(file.themes == nil && file.metadata == nil)
    }

    @Test("what is wrong with a file's sets is said where it stands")
    func fileDiagnostics() throws {
        let files = try MarkedFiles(#"{ "a": 1️⃣5, "$b": 6 }"#, "2️⃣[]")
        files.expect(
            files.sources.flatMap { project($0).diagnostics },
            are: """
                1️⃣: error: expected an object for the token set 'a', found a number [invalid-studio-file]
                1️⃣: note: write { "group": { "token": … } }
                2️⃣: error: expected an object at the root of a file of token sets, found an array [root-not-object]
                2️⃣: note: wrap the token sets in { }
                """)
    }

    private func project(_ file: JSONDocument) -> StudioProject {
        var project = StudioProject(path: "a.json")
        project.addFile(file)
        return project
    }

    private func read(_ text: String) throws -> StudioThemes {
        StudioThemes.read(try MarkedFiles(text).sources[0])
    }

    private func listed(_ sets: [StudioTheme.SelectedSet]) -> String {
        sets.map { "\($0.name) \($0.status)" }.joined(separator: ", ")
    }
}
