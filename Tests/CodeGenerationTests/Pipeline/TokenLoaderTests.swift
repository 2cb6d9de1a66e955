import DesignTokens
import Diagnostics
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration

@Suite("Reading the token files")
struct TokenLoaderTests {
    private static let place = SourceLocation(path: "tokengenerator.json", line: 3, column: 7)

    @Test("every file is read, whatever is wrong with the others")
    func several() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "a": { "$type": "number", "$value": 1 } }"#, to: "a.json")
            try folder.write("{ ", to: "broken.json")
            try folder.write(#"{ "b": { "$type": "number", "$value": 1 } }"#, to: "b.json")
            let loader = load(["a.json", "broken.json", "missing.json", "b.json"], in: folder)
            #expect(loader.readings.flatMap(\.paths) == ["a.json", "b.json"])
            #expect(loader.diagnostics.map(\.location?.path) == ["broken.json", "tokengenerator.json"])
        }
    }

    @Test("a file that is missing is an error at its name, with the nearest file of its folder")
    func missing() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/Mode 1.tokens.json")
            let sources =
                ["tokens/Mode1.tokens.json", "tokens/dark.json"].map { Located($0, at: Self.place) }
                + [Located("elsewhere/x.json")]
            let loader = load(sources, from: FolderFileSystem(folder: folder))
            #expect(
                loader.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: cannot read the token file 'tokens/Mode1.tokens.json': no such \
                    file or directory [no-source]
                    tokengenerator.json:3:7: note: did you mean 'tokens/Mode 1.tokens.json'?
                    """,
                    """
                    tokengenerator.json:3:7: error: cannot read the token file 'tokens/dark.json': no such file or \
                    directory [no-source]
                    tokengenerator.json:3:7: note: add the file, or correct its path in "sources", which is relative to the configuration
                    """,
                    """
                    error: cannot read the token file 'elsewhere/x.json': no such file or directory [no-source]
                    note: add the file, or correct its path in "sources", which is relative to the configuration
                    """,
                ])
        }
    }

    @Test("a group that is to be a mode and does not exist is an error with the nearest one")
    func missingModeGroup() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "light": { "a": { "$type": "number", "$value": 1 } } }"#, to: "a.json")
            var source = SourceConfiguration(Located("a.json"))
            source.modeGroups = [Located("ligth", at: Self.place)]
            let loaded = TokenLoader.load([source], in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
            #expect(
                loaded.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: cannot find the group 'ligth' in the token files [unknown-mode]
                    tokengenerator.json:3:7: note: did you mean 'light'?
                    """
                ])
        }
    }

    @Test("of a file that cannot be read nobody knows which groups it has")
    func unreadableModeGroup() throws {
        try withTemporaryFolder { folder in
            try folder.write("{ light", to: "a.json")
            var source = SourceConfiguration(Located("a.json"))
            source.modeGroups = [Located("light", at: Self.place)]
            let loaded = TokenLoader.load([source], in: ".", ReadingOptions(), FolderFileSystem(folder: folder))
            #expect(
                loaded.diagnostics.map(\.text) == [
                    """
                    a.json:1:3: error: missing double quotes around the name light [invalid-json]
                    a.json:1:3: note: write it in double quotes, such as "$value"
                    """
                ])
        }
    }

    @Test("a name that is not UTF-8 is said to be that")
    func unreadableName() throws {
        try withTemporaryFolder { folder in
            let loader = load(["tokens/a\u{FFFD}.json"], in: folder)
            #expect(
                loader.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: cannot read the token file 'tokens/a�.json': its name is not \
                    UTF-8 [no-source]
                    tokengenerator.json:3:7: note: rename the file or its folder
                    """
                ])
        }
    }

    @Test("of many missing files in one folder the first are compared with what is there")
    func manyMissing() throws {
        try withTemporaryFolder { folder in
            try folder.write("{}", to: "tokens/colors0.json")
            let loader = load((1...30).map { "tokens/colors\($0).json" }, in: folder)
            let notes = loader.diagnostics.flatMap(\.notes).map(\.message)
            #expect(notes.count == 30)
            #expect(notes.count { $0.contains("did you mean 'tokens/colors0.json'?") } == 20)
        }
    }

    @Test("a folder stands for every token file below it, sorted by the bytes of the paths")
    func folder() throws {
        let read = [
            "tokens/$old/f.json", "tokens/Z.json", "tokens/a.tokens.json", "tokens/a/b.tokens", "tokens/a/c/d.JSON",
            "tokens/ä.json",
        ]
        let passedOver = [
            "tokens/.hidden.json", "tokens/.hidden/e.json",
            "tokens/tokengenerator.json", "tokens/notes.txt", "tokens/json", "elsewhere/g.json",
        ]
        try withTemporaryFolder { folder in
            for file in read + passedOver { try folder.write(Self.token("a"), to: file) }
            try folder.makeLink("tokens/link", to: "../elsewhere")
            try folder.makeLink("tokens/loop", to: ".")
            try folder.makeLink("tokens/linked.json", to: "../elsewhere/g.json")
            let loader = load(["tokens"], in: folder)
            #expect(loader.diagnostics.isEmpty)
            #expect(
                loader.readings.flatMap(\.paths) == [
                    "tokens/$old/f.json", "tokens/Z.json", "tokens/a.tokens.json", "tokens/a/b.tokens",
                    "tokens/a/c/d.JSON", "tokens/linked.json", "tokens/ä.json",
                ])
        }
    }

    @Test("the working directory is a folder too, and a link to one that is named is followed")
    func namedFolders() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.token("a"), to: "tokens/a.json")
            try folder.makeLink("link", to: "tokens")
            #expect(load(["."], in: folder).readings.flatMap(\.paths) == ["tokens/a.json"])
            #expect(load(["link/"], in: folder).readings.flatMap(\.paths) == ["link/a.json"])
        }
    }

    @Test("a file of a folder that holds no token is passed over with a warning, whatever it is")
    func foreignFiles() throws {
        let token = #"{ "a": { "$type": "number", "$value": 1 } }"#
        let foreign = [
            "config.json": #"{ "source": ["*.json"], "platforms": { "ios": { "transformGroup": "ios-swift" } } }"#,
            "icons.json": #"{ "name": "tokens", "version": "1.0.0", "files": [] }"#, "response.json": "[1, 2]",
            "settings.json": "{ // compiler\n \"compilerOptions\": { \"strict\": true }, }",
            "schema.json": #"{ "type": "object", "properties": { "value": { "type": "string" } } }"#,
            "theme.json": ##"{ "colors": { "a": "#016842" }, "semanticTokenColors": { "type": "#24272B" } }"##,
        ]
        try withTemporaryFolder { folder in
            try folder.write(token, to: "tokens/a.json")
            for (name, text) in foreign { try folder.write(text, to: "tokens/\(name)") }
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files.map(\.path) == ["tokens/a.json"])
            #expect(
                loaded.diagnostics.map(\.text)
                    == foreign.keys.sorted().map { name in
                        """
                        tokens/\(name):1:1: warning: the file contains no tokens and is skipped [wrong-format]
                        tokens/\(name):1:1: note: list the token files in "sources", or move this file to another folder
                        """
                    })
            #expect(loaded.diagnostics.allSatisfy { $0.loss == .detail })
        }
    }

    @Test("a file of a folder that holds no token has no warning if its name begins with $, as settings of tools do")
    func settings() throws {
        try withTemporaryFolder { folder in
            try folder.write("{ \"name\": \"acme\" } // theme builder", to: "tokens/$builder.jsonc")
            let alone = load(["tokens"], in: folder)
            #expect(alone.diagnostics.map(\.message) == ["the file contains no tokens"])
            try folder.write(Self.token("a"), to: "tokens/a.json")
            try folder.write(Self.token("b"), to: "tokens/$b.json")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files.map(\.path) == ["tokens/$b.json", "tokens/a.json"])
            #expect(loaded.diagnostics.isEmpty)
        }
    }

    @Test("files of other tools are no token files, whatever is in them, unless a source names one")
    func foreignNames() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.token("a"), to: "a.json")
            for name in TokenFiles.foreignNames { try folder.write(Self.token("b"), to: name) }
            try folder.write(Self.token("b"), to: "node/Package-Lock.json")
            for source in [".", "**/*.json"] {
                let loaded = load([source], in: folder)
                #expect(loaded.files.map(\.path) == ["a.json"])
                #expect(loaded.diagnostics.isEmpty)
            }
            #expect(load(["package.json"], in: folder).files.map(\.tokenCount) == [1])
        }
    }

    @Test("where no file of a folder holds a token, that is an error; so it is of a file that is named")
    func onlyForeignFiles() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "name": "tokens" }"#, to: "tokens/list.json")
            #expect(
                load(["tokens"], in: folder).diagnostics.map(\.text) == [
                    """
                    tokens/list.json:1:1: error: the file contains no tokens [wrong-format]
                    tokens/list.json:1:1: note: list the token files in "sources", or move this file to another folder
                    """
                ])
            #expect(load(["tokens"], in: folder).diagnostics.map(\.loss) == [.run])
            let named = load(["tokens/list.json"], in: folder)
            #expect(named.readings[0].reading.diagnostics.map(\.code) == [.notAToken])
        }
    }

    @Test("a source that is a configuration of Style Dictionary is an error that names the token files it lists")
    func styleDictionaryConfiguration() throws {
        let text = #"{ "include": ["base/*.json"], "source": ["tokens/**/*.json"], "platforms": { "ios": {} } }"#
        try withTemporaryFolder { folder in
            try folder.write(text, to: "config.json")
            #expect(
                load(["config.json"], in: folder).diagnostics.map(\.text) == [
                    """
                    config.json:1:1: error: the file is a Style Dictionary configuration and contains no tokens [wrong-format]
                    config.json:1:1: note: list the token files that it uses in "sources" instead: \
                    "base/*.json", "tokens/**/*.json", relative to this file
                    """
                ])
        }
    }

    @Test("a project of Tokens Studio may have somebody else's file in its folder")
    func foreignFileInProject() throws {
        try withTemporaryFolder { folder in
            try folder.write("[]", to: "tokens/$themes.json")
            try folder.write(#"{ "a": { "type": "sizing", "value": "1" } }"#, to: "tokens/core.json")
            try folder.write(#"{ "name": "tokens" }"#, to: "tokens/list.json")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files.map(\.path) == ["tokens/core.json"])
            #expect(loaded.diagnostics.map(\.severity) == [.warning])
            #expect(loaded.readings.map(\.reading.diagnostics) == [[]])
        }
    }

    @Test("an object in $themes.json is another tool's, but a mistake in a project of Tokens Studio")
    func foreignThemes() throws {
        let themes = "\u{FEFF}\n{ \"themes\": { \"dark\": {} } }"
        for (files, format) in [
            (["core.json": #"{ "a": { "type": "spacing", "value": "1px" } }"#], TokenFormat.tokensStudio),
            (
                ["core.json": ##"{ "a": { "value": "#112233" } }"##, "$metadata.json": #"{ "tokenSetOrder": [] }"#],
                .tokensStudio
            ),
            (
                [
                    "core.json": ##"{ "a": { "value": "#112233" } }"##,
                    "typed.json": #"{ "b": { "type": "spacing", "value": "1px" } }"#,
                ], .styleDictionary
            ),
        ] {
            try withTemporaryFolder { folder in
                try folder.write(themes, to: "tokens/$themes.json")
                for (name, text) in files { try folder.write(text, to: "tokens/\(name)") }
                let loaded = load(["tokens"], in: folder)
                #expect(Set(loaded.files.map(\.format)) == [format])
                let errors = loaded.readings.flatMap(\.reading.diagnostics).filter { $0.severity == .error }
                #expect(errors.map(\.code) == (format == .tokensStudio ? [.invalidStudioFile] : []))
            }
        }
    }

    @Test("a .jsonc may have comments and commas after the last item, a .json may not")
    func comments() throws {
        let text = "{ // the base\n \"a\": { \"$type\": \"number\", \"$value\": 1, }, }"
        try withTemporaryFolder { folder in
            try folder.write(text, to: "tokens/a.jsonc")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files == [TokenFileSummary(path: "tokens/a.jsonc", format: .dtcg, tokenCount: 1)])
            #expect(loaded.diagnostics.isEmpty)
            try folder.write(text, to: "b.json")
            #expect(
                load(["b.json"], in: folder).diagnostics.map(\.text) == [
                    """
                    b.json:1:3: error: unexpected comment in a JSON file [invalid-json]
                    b.json:1:3: note: remove the comment, or rename the file to end in .jsonc
                    """
                ])
        }
    }

    @Test("a .json5 may have names without quotes and texts in single ones, too")
    func json5() throws {
        try withTemporaryFolder { folder in
            try folder.write("{ color: { ink: { value: '#000000' }, // black\n } }", to: "tokens/a.json5")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files.map(\.format) == [.styleDictionary])
            #expect(loaded.files.map(\.tokenCount) == [1])
            #expect(loaded.diagnostics.isEmpty)
        }
    }

    @Test("a .json that Style Dictionary can read may have comments; one of another format may not")
    func commentsOfStyleDictionary() throws {
        try withTemporaryFolder { folder in
            try folder.write("{ \"ink\": { \"value\": \"#000000\" }, // black\n }", to: "tokens/a.json")
            try folder.write("{ \"b\": { \"$type\": \"number\", \"$value\": 1 } // one\n }", to: "tokens/b.json")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.files.map(\.format) == [.styleDictionary])
            #expect(loaded.files.map(\.tokenCount) == [1])
            #expect(loaded.diagnostics.map(\.code) == [.invalidJSON])
        }
    }

    @Test("a list of variables is read although it has no token that other formats know")
    func variables() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                #"[ { "name": "A", "modes": ["M"], "variables": [ { "name": "x", "type": "number", "value": 1 } ] } ]"#,
                to: "tokens/variables.json")
            try folder.write(#"{ "name": "other" }"#, to: "tokens/other.json")
            let loaded = load(["tokens"], in: folder)
            #expect(
                loaded.files == [
                    TokenFileSummary(path: "tokens/variables.json", format: .variablePlugins, tokenCount: 1)
                ])
        }
    }

    @Test("files in UTF-16 with a mark are read, and so are names with a dollar sign, except Tokens Studio's own")
    func encodingsAndNames() throws {
        try withTemporaryFolder { folder in
            let units = Array(Self.token("a").utf16)
            try folder.write([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "tokens/a.json")
            try folder.write([0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, to: "tokens/b.json")
            try folder.write(Self.token("c"), to: "tokens/$tokens.json")
            try folder.write("[]", to: "tokens/$themes.json")
            let loaded = load(["tokens"], in: folder)
            #expect(loaded.diagnostics.isEmpty)
            #expect(loaded.files.map(\.path) == ["tokens/$tokens.json", "tokens/a.json", "tokens/b.json"])
            #expect(loaded.files.map(\.tokenCount) == [1, 1, 1])
        }
    }

    @Test("a folder without a token file is an error at its name")
    func emptyFolder() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "tokens/README.md")
            #expect(
                load(["tokens"], in: folder).diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: the folder 'tokens' contains no token files [no-source]
                    tokengenerator.json:3:7: note: token files are *.json, *.jsonc, *.json5 and *.tokens; hidden files and \
                    folders, files of other tools such as package.json and links to folders are skipped
                    """
                ])
        }
    }

    @Test("a file beside its own folder is read once, and an error")
    func repeated() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.token("a"), to: "tokens/a.json")
            let loader = load(["tokens", "./tokens/a.json"], in: folder)
            #expect(loader.readings.count == 1)
            #expect(
                loader.diagnostics.map(\.text) == [
                    """
                    tokengenerator.json:3:7: error: the token file './tokens/a.json' is included twice [duplicate-source]
                    tokengenerator.json:3:7: note: already included here
                    tokengenerator.json:3:7: note: list either the folder or the file; a folder includes all token \
                    files in it
                    """
                ])
        }
    }

    @Test("a folder that cannot be listed is an error")
    func unlistable() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.token("a"), to: "tokens/a.json")
            let loader = load([Located("tokens")], from: FolderFileSystem(folder: folder, unlistable: "tokens"))
            #expect(
                loader.diagnostics.map(\.text) == [
                    """
                    error: cannot read the folder 'tokens': permission denied [no-source]
                    note: check its permissions, or list the token files individually
                    """
                ])
        }
    }

    private static func token(_ name: String) -> String { "{ \"\(name)\": { \"$type\": \"number\", \"$value\": 1 } }" }

    private func load(_ paths: [String], in folder: TemporaryFolder) -> LoadedTokens {
        load(paths.map { Located($0, at: Self.place) }, from: FolderFileSystem(folder: folder))
    }

    private func load(_ paths: [Located<String>], from fileSystem: FolderFileSystem) -> LoadedTokens {
        TokenLoader.load(paths.map { SourceConfiguration($0) }, in: ".", ReadingOptions(), fileSystem)
    }
}
