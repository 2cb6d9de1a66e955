import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("The sources of a starter configuration")
struct StarterSearchTests {
    private let tokens = #"{ "gap": { "small": { "$type": "number", "$value": 4 } } }"#
    private func tokens(_ group: String) -> String { tokens.replacing("gap", with: group) }

    @Test("are found by name, sorted, outside of folders for dependencies and tests")
    func found() throws {
        let started = try start([
            "b/Mode 1.tokens.json": tokens("b"), "a.tokens": tokens("a"), "x/Design-Tokens/deep/c.json": tokens("c"),
            "y/plain.json": tokens("plain"), ".hidden/tokens/h.json": tokens("h"), "node_modules/n.tokens": tokens("n"),
            "Pods/tokens/p.json": tokens("p"), "DerivedData/d.tokens": tokens("d"), "AppTests/t.tokens": tokens("t"),
            "1/2/3/4/5/6/7/8/9/10/e.tokens": tokens("e"),
            "1/2/3/4/5/6/7/8/9/10/11/f.tokens": tokens("f"),
        ])
        let expected = [
            "1/2/3/4/5/6/7/8/9/10/e.tokens", "a.tokens", "b/Mode 1.tokens.json", "x/Design-Tokens/deep/c.json",
        ]
        #expect(started.starter.summary.sources == expected)
        #expect(started.isProven)
    }

    @Test("are files of any name with tokens, if none has the name of a token file")
    func otherFiles() throws {
        let started = try start([
            "figma.json": tokens, "package.json": #"{ "name": "x" }"#, "broken.json": "{", "list.json": "[]",
            "empty.json": "{}",
        ])
        #expect(started.starter.summary.sources == ["figma.json"])
        #expect(started.codes.isEmpty)
    }

    @Test("are files whose tokens all come from a group of another file, too; without that group, a warning names them")
    func inheriting() throws {
        let kit = #"{ "kit": { "$extends": "{gap}" } }"#
        let started = try start(["a.json": kit, "b.json": tokens])
        #expect(started.starter.summary.sources == ["a.json", "b.json"])
        #expect(started.starter.summary.tokenCount == 2)
        #expect(started.symbols["kit.small"] == "CGFloat.kitSmall")
        let lonely = try start(["a.json": kit, "b.json": tokens("other")])
        #expect(
            lonely.starter.diagnostics.map(\.text) == [
                """
                a.json:1:1: warning: the file contains no readable tokens, so it is skipped [skipped-file]
                a.json:1:24: note: first error: cannot find the group 'gap'
                a.json:1:24: note: correct the name, or add the file that defines it to "sources"
                """
            ])
    }

    @Test("are all files of a Tokens Studio project, with any name and in any folder of it, read together")
    func project() throws {
        let color = { (value: String) in #"{ "page": { "type": "color", "value": "\#(value)" } }"# }
        let theme = { (name: String) in
            #"{ "name": "\#(name)", "selectedTokenSets": { "look/\#(name)": "enabled", "brand.tokens": "enabled" } }"#
        }
        let started = try start([
            "kit/brand.tokens.json": ##"{ "ink": { "type": "color", "value": "#111111" } }"##,
            "kit/look/day.json": color("#FFFFFF"), "kit/look/night.json": color("{ink}"),
            "kit/package.json": #"{ "name": "kit" }"#, "kit/$themes.json": "[\(theme("day")), \(theme("night"))]",
            "other/plain.json": tokens,
        ])
        #expect(started.starter.summary.sources == ["kit"])
        #expect(started.starter.summary.tokenCount == 2)
        #expect(started.codes.isEmpty)
    }

    @Test("are files whose tokens only refer to those of others, too")
    func references() throws {
        let color = ##"{ "color": { "$type": "color", "white": { "$value": "#FFFFFF" } } }"##
        let started = try start([
            "src/color.json": color, "src/semantic.json": #"{ "page": { "$value": "{color.white}" } }"#,
            "src/labels.json": #"{ "page": { "$value": "white" } }"#,
        ])
        #expect(started.starter.summary.sources == ["src/color.json", "src/semantic.json"])
        #expect(started.isProven)
    }

    @Test("are the files that a Style Dictionary configuration lists, and no others")
    func styleDictionaryConfiguration() throws {
        let value = { (text: String) in
            #"{ "color": { "ink": { "value": "\#(text)" }, "paper": { "value": "\#(text)" } } }"#
        }
        let started = try start([
            "config.json": #"{ "source": ["./sets/**/!(*.dark|draft).json"], "platforms": { "ios": {} } }"#,
            "sets/brand/color.json": value("#111111"), "sets/brand/draft.json": value("#222222"),
            "export/tokens/all.json": value("#333333"),
        ])
        #expect(started.starter.summary.sources == ["sets/brand/color.json"])
        #expect(
            started.starter.summary.leftOut.map { "\($0.path): \($0.reason)" } == [
                #"export/tokens/all.json: "config.json" does not list it"#
            ])
        #expect(started.isProven)
    }

    @Test("exclude a Figma response without values, which is reported if nothing else is found")
    func answersWithoutValues() throws {
        let started = try start([
            "variables.json": #"{ "status": 403, "error": true, "message": "Limited by Figma plan" }"#
        ])
        #expect(started.codes == [.skippedFile, .noTokenFiles])
        #expect(started.starter.diagnostics[0].message.contains("403"))
    }

    @Test("are not names with bare values, if other files have tokens with the same colors")
    func bareValues() throws {
        let bare = ##"""
            { "ink": { "hex": "#101010", "css": "rgb(16, 16, 16)" },
              "page": { "hex": "#FAFAFA", "css": "rgb(250, 250, 250)" } }
            """##
        let variable = { (name: String, value: String) in
            #"{ "name": "\#(name)", "type": "COLOR", "valuesByMode": { "Value": "\#(value)" } }"#
        }
        let variables = """
            { "collections": [ { "name": "Base", "modes": ["Value"], "variables": [
              \(variable("ink", "#101010")), \(variable("page", "#FAFAFA")) ] } ] }
            """
        let started = try start(["tokens/palette.json": bare, "figma/export.json": variables])
        #expect(started.starter.summary.sources == ["figma/export.json"])
        #expect(
            started.starter.summary.leftOut.map { "\($0.path): \($0.reason)" } == [
                "tokens/palette.json: it contains only names with bare values"
            ])
        #expect(try start(["tokens/palette.json": bare]).starter.summary.sources == ["tokens/palette.json"])
        let colors = ##"{ "ink": { "$type": "color", "$value": "#101010" } }"##
        let beside = try start(["tokens/palette.json": bare, "tokens/colors.json": colors])
        #expect(beside.starter.summary.sources == ["tokens/colors.json"])
        #expect(beside.starter.summary.leftOut.map(\.path) == ["tokens/palette.json"])
    }

    @Test(
        "are not files of other tools, whatever they are called, and without a warning",
        arguments: [
            ##"{ "name": "Harbor", "colors": { "a": "#016842" }, "semanticTokenColors": { "type": "#24272B" } }"##,
            ##"{ "type": "dark", "colors": { "a": "#016842" }, "tokenColors": [{ "settings": { "value": "#FFF" } }] }"##,
            #"{ "$schema": "http://json-schema.org/draft-04/schema#", "$defs": { "value": { "type": "string" } } }"#,
            ##"{ "type": "object", "properties": { "value": { "type": "string" }, "ink": { "$ref": "#/ink" } } }"##,
        ])
    func otherTools(text: String) throws {
        for path in ["other.json", "other/tokens/colors.json", "other.tokens.json"] {
            let started = try start([path: text, "main/tokens/a.json": tokens])
            #expect(started.starter.summary.sources == ["main/tokens/a.json"])
            #expect(started.codes.isEmpty && started.starter.summary.leftOut.isEmpty)
            #expect(try start([path: text]).codes == [.noTokenFiles])
        }
    }

    @Test("can name the schema of JSON Schema by mistake")
    func wrongSchema() throws {
        let schema = #""$schema": "http://json-schema.org/draft-07/schema#""#
        let text = tokens.replacing("{ \"gap\"", with: "{ \(schema), \"gap\"")
        #expect(try start(["tokens/a.json": text]).starter.summary.sources == ["tokens/a.json"])
    }

    @Test("are not configurations of other tools, by their schemas")
    func toolConfigurations() throws {
        let configuration = ##"""
            { "$schema": "node_modules/tool/config.schema.json", "outDir": "./tokens",
              "colors": { "main": "#016842", "neutral": "#24272B" }, "radius": 6 }
            """##
        let started = try start(["tool.config.json": configuration, "tokens/a.json": tokens])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.starter.summary.leftOut.isEmpty)
        #expect(try start(["tool.config.json": configuration]).codes == [.noTokenFiles])
    }

    @Test("are bare references beside bare values, with a few texts, in any folder", arguments: ["tokens", "design"])
    func bareReferences(folder: String) throws {
        func roles(_ main: String, _ dim: String) -> String {
            #"{ "text": { "main": "\#(main)", "dim": "\#(dim)" }, "corner": "{radius.md}", "scheme": "light" }"#
        }
        let started = try start([
            "\(folder)/primitives.json":
                ##"{ "hue": { "sand": { "0": "#FFFFFF", "900": "#1A1814" } }, "radius": { "md": 8 } }"##,
            "\(folder)/semantic.light.json": roles("{hue.sand.900}", "{hue/sand/0}"),
            "\(folder)/semantic.dark.json": roles("{hue.sand.0}", "{hue.sand.900}"),
        ])
        #expect(started.codes.filter { $0 != .inferredModes } == [])
        #expect(started.symbols["text.main"] != nil)
        #expect(started.symbols["corner"] != nil)
        #expect(started.isProven)
    }

    @Test("can be variables that are texts")
    func texts() throws {
        let variable = #"{ "id": "VariableID:1:2", "name": "hello", "type": "STRING", "values": { "1:0": "Hi" } }"#
        let started = try start([
            "figma/list.json": """
            [ { "id": "VariableCollectionId:1:1", "name": "Words", "modes": [{ "name": "Mode 1", "modeId": "1:0" }],
                "variables": [\(variable)] } ]
            """
        ])
        #expect(started.starter.summary.sources == ["figma/list.json"])
        #expect(started.isProven)
    }

    @Test("are in a folder for the results of builds, if there are none elsewhere")
    func results() throws {
        let files = ["app/build/tokens/a.json": tokens, "dist/b.tokens.json": tokens("b")]
        #expect(try start(files).starter.summary.sources == ["app/build/tokens/a.json", "dist/b.tokens.json"])
        #expect(try start(files, ["c.tokens.json": tokens("c")]).starter.summary.sources == ["c.tokens.json"])
    }

    @Test("can be several documents in one file, which is reported if there is no other")
    func severalDocuments() throws {
        let started = try start(["variables.json": tokens + "\n" + tokens("b"), "data.json": "{"])
        #expect(started.codes == [.skippedFile, .noTokenFiles])
        #expect(started.starter.diagnostics[0].location?.path.hasSuffix("variables.json") == true)
    }

    @Test("do not depend on a Style Dictionary configuration whose files do not exist")
    func staleStyleDictionaryConfiguration() throws {
        let started = try start([
            "sd.config.json": #"{ "source": ["old/*.json"], "platforms": {} }"#, "tokens/a.json": tokens,
        ])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
    }

    @Test("exclude files that cannot be parsed, which are reported if they have the name of a token file")
    func broken() throws {
        let started = try start(["tokens/a.json": tokens, "tokens.json": "{", "data.json": "{"])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.codes == [.skippedFile])
        #expect(started.starter.diagnostics[0].location?.path == "tokens.json")
    }

    @Test("exclude files whose tokens have no types, which are reported if there is no other")
    func untyped() throws {
        let started = try start([
            "src/color.json": #"{ "ink": { "dark": { "$value": "black" }, "text": { "$value": "{ink.dark}" } } }"#,
            "src/size.json": object((0..<40).map { "s\($0)" }, #"{ "$value": "1px" }"#),
            "package.json": #"{ "name": "x" }"#,
        ])
        #expect(started.starter.text == nil)
        #expect(
            started.starter.diagnostics.map(\.unplacedText) == [
                """
                color.json:1: warning: 1 token has no type, so the file is skipped [skipped-file]
                note: add "$type" to the token or to one of its groups; to infer types \
                as Style Dictionary does, set "format": "style-dictionary" in "sources"
                """,
                """
                size.json:1: warning: 40 tokens have no type, so the file is skipped [skipped-file]
                note: add "$type" to the token or to one of its groups; to infer types \
                as Style Dictionary does, set "format": "style-dictionary" in "sources"
                """,
                """
                error: none of the token files can be used [no-token-files]
                note: fix one of the skipped files and run 'TokenGenerator init' again
                """,
            ])
        let beside = try start(["src/size.json": #"{ "s": { "$value": "1px" } }"#, "figma.json": tokens])
        #expect(beside.starter.summary.sources == ["figma.json"])
        #expect(beside.codes.isEmpty)
    }

    @Test("are not in a folder of tokens inside one for generated files")
    func generated() throws {
        let files = ["kit/tokens/a.json": tokens, "kit/generated/tokens/all.json": tokens("b")]
        #expect(try start(files).starter.summary.sources == ["kit/tokens/a.json"])
    }

    @Test("exclude files in a folder of tokens that contain something else, with one note")
    func other() throws {
        let started = try start(["tokens/a.json": tokens, "tokens/fonts.json": #"{ "ios": { "bold": "sfpro_bold" } }"#])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(
            started.starter.diagnostics.map(\.unplacedText) == [
                """
                fonts.json:1: warning: the file contains no tokens, so it is skipped [skipped-file]
                note: tokens are objects with a "$value" or a "value"
                """
            ])
    }

    @Test("are not those of examples beside them")
    func examples() throws {
        let started = try start([
            "templates/full.tokens.json": object(["a", "b", "c"], ##"{ "$type": "color", "$value": "#000000" }"##),
            "tokens/base.tokens.json": object(["a", "b"], ##"{ "$type": "color", "$value": "#ffffff" }"##),
        ])
        #expect(started.starter.summary.sources == ["tokens/base.tokens.json"])
    }

    @Test("have their types inferred if the package around them depends on Style Dictionary")
    func untypedInStyleDictionary() throws {
        let started = try start([
            "tokens/base.json": ##"{ "$type": "color", "ink": { "$value": "#000000" } }"##,
            "tokens/layers.json": #"{ "z": { "sheet": { "$value": "600" }, "bar": { "$value": "500" } } }"#,
            "package.json": #"{ "devDependencies": { "style-dictionary": "^5.0.0" } }"#,
        ])
        let text = try #require(started.starter.text)
        #expect(text.contains(#"{ "path": "tokens/layers.json", "format": "style-dictionary" }, "tokens/base.json""#))
        #expect(started.codes.isEmpty)
        #expect(started.starter.summary.takenCount == 3)
    }

    @Test("are a folder in which some files have references alone, no tokens, or the name of a folder of tokens")
    func folderOfStyleDictionary() throws {
        func references(_ groups: [String], to color: String) -> String {
            object(groups, #"{ "ink": { "$value": "{color.\#(color)}" } }"#)
        }
        let started = try start([
            "src/base/color.tokens.json":
                ##"{ "color": { "black": { "$value": "#000000" }, "white": { "$value": "#ffffff" } } }"##,
            "src/part/card.tokens.json": references(["card"], to: "black"),
            "src/part/page.tokens.json": references(["page"], to: "black"),
            "src/part/code.tokens.json": #"{ "code": { "ink": {} } }"#,
            "src/dark/tokens.json": references(["card", "page"], to: "white"),
            "package.json": #"{ "devDependencies": { "style-dictionary": "^5.0.0" } }"#,
        ])
        let text = try #require(started.starter.text)
        #expect(text.contains(#""sources":    [{ "path": "src", "format": "style-dictionary" }]"#))
        #expect(text.contains(#""dark": "dark""#))
        #expect(started.starter.summary.takenCount == 4)
    }

    @Test("are a folder if a file in it has groups alone")
    func emptyFile() throws {
        let names = ["a", "b", "c", "d"]
        let files = names.map { ("parts/\($0).tokens.json", object([$0], number())) }
        let empty = ["parts/e.tokens.json": #"{ "e": { "ink": {} } }"#]
        let started = try start(Dictionary(uniqueKeysWithValues: files).merging(empty) { $1 })
        #expect(started.starter.summary.sources == ["parts"])
    }

    @Test("are found by the name of a folder in the folder around files with the ending of token files, not elsewhere")
    func nameOfFolder() throws {
        let colors = { (hex: String) in object(["a", "b"], color(hex)) }
        let started = try start([
            "src/light/color.tokens.json": colors("#ffffff"), "src/dark/tokens.json": colors("#000000"),
            "src/base/size.tokens.json": object(["c", "d"], number()), "web/tokens.json": object(["e", "f"], number()),
        ])
        let expected = ["src/base/size.tokens.json", "src/light/color.tokens.json", "src/dark/tokens.json"]
        #expect(started.starter.summary.sources == expected)
    }

    @Test("keep their types if Style Dictionary would lose a token")
    func untypedWithoutLoss() throws {
        let stops = ##"[{ "color": "#000000", "position": 0 }, { "color": "#ffffff", "position": 1 }]"##
        let files = [
            "tokens/base.json": """
            { "dusk": { "$type": "gradient", "$value": \(stops) }, "z": { "$value": "600" },
              "ink": { "$type": "color", "$value": "#000000" } }
            """,
            "package.json": #"{ "dependencies": { "style-dictionary": "5" } }"#,
        ]
        let started = try start(files)
        #expect(started.starter.text?.contains("style-dictionary") == false)
        #expect(started.starter.summary.takenCount == 2)
    }

    @Test("are read as Style Dictionary does, without types, if nothing else can be used, also outside of the folder")
    func untypedAlone() throws {
        try withTemporaryFolder { folder in
            try folder.write("", to: "app/App.swift")
            try folder.write(
                #"{ "z": { "a": { "$value": "600" }, "b": { "$value": "500" } } }"#, to: "kit/z.tokens.json")
            var options = StarterOptions()
            options.tokens = "../kit"
            let path = FilePath.join(folder.path, "app")
            #expect(
                StarterConfiguration.write(in: path, options).text?
                    .contains(#"{ "path": "../kit/z.tokens.json", "format": "style-dictionary" }"#) == true)
        }
    }

    @Test("exclude files with other contents, without a warning")
    func foreign() throws {
        let started = try start(["src/data.json": #"{ "a": { "$value": 1 }, "b": 1, "c": 2, "d": 3 }"#])
        #expect(started.codes == [.noTokenFiles])
        #expect(started.starter.diagnostics[0].message == "cannot find token files in this folder")
    }

    @Test("include files with more tokens of a type of one's own than others")
    func unknownTypes() throws {
        let started = try start([
            "sizes.json": """
            { "space": { "$type": "fluid", "s": { "$value": "1rem" }, "m": { "$value": "2rem" } },
              "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }
            """
        ])
        #expect(started.run.configuration.sources.map(\.path.value) == ["sizes.json"])
    }

    @Test("include files with members beside the groups, and with properties of tokens without a dollar sign")
    func strayMembers() throws {
        let token = { (name: String) in
            ##""\##(name)": { "$type": "color", "$value": "#000000", "description": "" }"##
        }
        let text = "{ \"name\": \"Acme\", \"version\": \"2\", \(["a", "b", "c"].map(token).joined(separator: ", ")) }"
        let started = try start(["tokens.json": text, "sync/names.json": ##"{ "box": "#FF9500", "ink": "#000000" }"##])
        #expect(started.run.configuration.sources.map(\.path.value) == ["tokens.json"])
    }

    @Test("exclude data of the app with few colors")
    func data() throws {
        let book =
            ##"{ "page": { "streak": 5, "goal": 60, "progress": 0.62, "book": { "title": "Walden", "color": "#2D6A4F" } } }"##
        #expect(try start(["App/Fixtures/book.json": book]).codes == [.noTokenFiles])
    }

    @Test("name tokens that are not JSON", arguments: [("color.js", "scripts"), ("color.yml", "YAML files")])
    func unread(name: String, kind: String) throws {
        #expect(
            try start(["tokens/\(name)": "color:"]).starter.diagnostics.map(\.text) == [
                """
                tokens/\(name):1:1: error: the tokens are \(kind), and TokenGenerator only reads JSON [no-token-files]
                tokens/\(name):1:1: note: build them with Style Dictionary's format json/nested into a folder "tokens" and \
                run 'TokenGenerator init' again
                """
            ])
    }

    /// Returns a resolver document whose modifiers have five contexts each, and a token that depends on all of them.
    private func manyModes(_ modifiers: [String]) -> String {
        let number = { (name: String, value: String) in
            "{ \"\(name)\": { \"$type\": \"number\", \"$value\": \(value) } }"
        }
        let texts = modifiers.map { name in
            let contexts = (0..<5).map { "\"\(name)\($0)\": [\(number(name, "\($0)"))]" }.joined(separator: ", ")
            return "\"\(name)\": { \"default\": \"\(name)0\", \"contexts\": { \(contexts) } }"
        }
        let parts = modifiers.map { "{ \"$ref\": \"#/\($0)/$value\" }" }.joined(separator: ", ")
        let sum = "{ \"t\": { \"$type\": \"cubicBezier\", \"$value\": [\(parts), 0] } }"
        let order = modifiers.map { ", { \"$ref\": \"#/modifiers/\($0)\" }" }.joined()
        return """
            { "version": "2025.10", "sets": { "base": { "sources": [\(sum)] } },
              "modifiers": { \(texts.joined(separator: ", ")) },
              "resolutionOrder": [{ "$ref": "#/sets/base" }\(order)] }
            """
    }

    @Test("are a resolver document, not the files that it refers to")
    func resolver() throws {
        let document = """
            { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        let started = try start(["tokens/resolver.json": document, "tokens/base.json": tokens])
        #expect(started.starter.summary.sources == ["tokens/resolver.json"])
        #expect(started.starter.summary.leftOut.isEmpty)
        #expect(started.codes.isEmpty)
    }

    @Test("are the files of a resolver document with errors")
    func brokenResolver() throws {
        let document = """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "$ref": "figma.json" }, { "$ref": "gone.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        let started = try start(["resolver.json": document, "figma.json": tokens])
        #expect(started.starter.summary.sources == ["figma.json"])
    }

    @Test("are the files of a resolver document that would stop a run, with a warning", arguments: ["tokens", "sets"])
    func unusableResolver(_ folder: String) throws {
        let document = """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "$ref": "../\(folder)/base.json" }, { "$ref": "gone.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        let started = try start([
            "tokens/all.resolver.json": document, "\(folder)/base.json": tokens, "tokens/more.json": tokens("more"),
        ])
        #expect(Set(started.starter.summary.sources) == ["\(folder)/base.json", "tokens/more.json"])
        #expect(started.codes == ["skipped-file"])
        let problem = try #require(started.starter.diagnostics.first)
        #expect(problem.message == "the file has an error that prevents generation, so it is skipped")
        #expect(problem.location?.path.hasSuffix("tokens/all.resolver.json") == true)
        #expect(problem.notes[0].message.hasSuffix("gone.json': the file does not exist"))
        #expect(problem.notes[0].location?.line == 2)
        #expect(problem.notes.last?.message == "the files that it refers to are read separately")
        #expect(!started.run.hasErrors)
    }

    @Test("are one resolver document, if another would stop a run")
    func twoResolvers() throws {
        let document = { (name: String) in
            """
            { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "\(name).json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        }
        let started = try start([
            "tokens/a.resolver.json": document("a"), "tokens/a.json": tokens,
            "tokens/b.resolver.json": document("gone"),
        ])
        #expect(started.starter.summary.sources == ["tokens/a.resolver.json"])
        #expect(started.codes == ["skipped-file"])
    }

    @Test("can have tokens with too many modes, which are reported")
    func tooManyModes() throws {
        let started = try start(["tokens/a.resolver.json": manyModes(["x", "y", "z"])])
        #expect(started.codes.contains("too-many-combinations"))
    }

    @Test("are all modes of a collection, light first, without another file that defines one of its tokens")
    func modes() throws {
        let started = try start([
            "tokens/Dark.tokens.json": tokens, "tokens/Light.tokens.json": tokens,
            "tokens/Some.tokens.json": #"{ "gap": \#(object(["big", "small"], number())) }"#,
        ])
        #expect(started.isProven)
        #expect(started.starter.summary.sources == ["tokens/Light.tokens.json", "tokens/Dark.tokens.json"])
        #expect(started.starter.summary.leftOut.map(\.path) == ["tokens/Some.tokens.json"])
        let comments = """
            {
              // "tokens/Some.tokens.json" is left out: "tokens/Light.tokens.json" also defines 1 of its 2 tokens.
              // "tokens/Some.tokens.json" instead of "tokens/Light.tokens.json": "sources": ["tokens/Some.tokens.json"]
              "sources":
            """
        #expect(started.starter.text?.hasPrefix(comments) == true)
    }

    @Test("are listed by folder if all of its many files are used")
    func wholeFolder() throws {
        let files = (1...4).map { ("design/tokens/\($0 % 2)/\($0).json", tokens("g\($0)")) }
        let started = try start(Dictionary(uniqueKeysWithValues: files))
        #expect(started.starter.summary.sources == ["design/tokens"])
        #expect(started.run.resolution.graph.tokens.map(\.path) == [2, 4, 1, 3].map { "g\($0).small" })
        #expect(started.isProven)
        let fewer = try start(Dictionary(uniqueKeysWithValues: files.dropLast()))
        #expect(fewer.starter.summary.sources.count == 3)
    }

    @Test("are listed by pattern if the folder contains other files, otherwise individually")
    func pattern() throws {
        var files = Dictionary(
            uniqueKeysWithValues: (1...4).map { ("tokens/\($0).tokens.json", tokens("g\($0)")) })
        files["tokens/broken.json"] = "{"
        let started = try start(files)
        #expect(started.starter.summary.sources == ["tokens/*.tokens.json"])
        #expect(started.isProven)
        files["tokens/again.tokens.json"] = #"{ "g1": \#(object(["big", "small"], number())) }"#
        #expect(try start(files).starter.summary.sources.count == 4)
        let root = (1...5).map { ("\($0).tokens.json", tokens("g\($0)")) }
        #expect(try start(Dictionary(uniqueKeysWithValues: root)).starter.summary.sources.count == 5)
    }

    @Test("are listed by pattern for files with comments", arguments: [".jsonc", ".tokens.jsonc"])
    func patternWithComments(_ ending: String) throws {
        var files = Dictionary(
            uniqueKeysWithValues: (1...4).map { ("tokens/\($0)\(ending)", tokens("g\($0)") + "// four") })
        files["tokens/broken.json"] = "{"
        let started = try start(files)
        #expect(started.starter.summary.sources == ["tokens/*\(ending)"])
        #expect(started.isProven)
    }

    @Test("are the sets of a Tokens Studio project whose folder contains other files")
    func mixedProject() throws {
        let set = #"{ "a": { "value": "1", "type": "sizing" } }"#
        let project = try start(["tokens/$metadata.json": #"{ "tokenSetOrder": ["a"] }"#, "tokens/a.json": set])
        #expect(project.starter.summary.sources == ["tokens"])
        let mixed = try start([
            "tokens/$metadata.json": #"{ "tokenSetOrder": ["a"] }"#, "tokens/a.json": set, "tokens/broken.json": "{",
        ])
        #expect(mixed.starter.summary.sources == ["tokens/a.json"])
        #expect(mixed.isProven)
    }

    @Test("exclude a file with a group at the path of another file's token")
    func tokenAndGroup() throws {
        let token = #"{ "gap": \#(number()) }"#
        let started = try start(["tokens/a.json": tokens, "tokens/b.json": token])
        #expect(started.run.diagnostics.isEmpty)
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        let reverse = try start(["tokens/a.json": token, "tokens/b.json": tokens])
        #expect(reverse.run.diagnostics.isEmpty)
        #expect(reverse.starter.summary.sources == ["tokens/a.json"])
    }

    @Test("exclude files that cannot be read, with a warning")
    func unreadable() throws {
        let started = try start([
            "tokens/a.json": tokens, "tokens/broken.json": "{ \"a\": ", "tokens/none.json": #"{ "a": 1 }"#,
            "tokens/$old.json": "[]",
        ])
        #expect(started.isProven)
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.codes == ["skipped-file", "skipped-file", "skipped-file"])
        #expect(!started.starter.hasErrors)
    }

    @Test("can have errors, which one warning counts")
    func tokenErrors() throws {
        let started = try start(#"{ "gap": { "s": \#(number()), "m": 1, "l": 2 } }"#)
        #expect(started.isProven)
        #expect(started.codes == ["token-errors"])
    }

    @Test("need at least one usable token")
    func onlyBrokenTokens() throws {
        let started = try start(#"{ "ink": { "dark": \#(reference("a.b")), "light": \#(reference("a.c")) } }"#)
        #expect(started.codes == ["token-errors", "no-token-files"])
        #expect(started.starter.text == nil)
    }

    @Test("can have dangling references, which one warning counts")
    func danglingReferences() throws {
        let started = try start(
            #"{ "ink": { "dark": \#(reference("a.b")), "light": \#(reference("a.c")), "plain": \#(number()) } }"#)
        #expect(started.codes == ["token-errors"])
        #expect(started.starter.diagnostics.first?.message == "the token files have 2 errors")
        #expect(started.symbols["ink.plain"] == "CGFloat.inkPlain")
    }

    @Test("come with the catalogs that contain images")
    func catalogs() throws {
        let set = #"{ "images": [] }"#
        let started = try start([
            "tokens/a.json": tokens, "App/Assets.xcassets/logo.imageset/Contents.json": set,
            "App/Icons.xcassets/AppIcon.appiconset/Contents.json": set,
            "App/Assets.xcassets/tokens/t.json": tokens,
        ])
        #expect(started.isProven)
        #expect(started.starter.summary.catalogs == ["App/Assets.xcassets"])
        #expect(started.outputs == ["CGFloat+Tokens.swift", "ImageAsset.swift"])
    }

    @Test("can be a catalog with colors, whose sets are the tokens")
    func colorsOfCatalogs() throws {
        let started = try start([
            "App/Assets.xcassets/AccentColor.colorset/Contents.json": colorSet(#"{ "idiom": "universal" }"#),
            "App/Colors.xcassets/Text/primary.colorset/Contents.json": colorSet(colorSlot("1")),
            "App/Colors.xcassets/AccentColor.colorset/Contents.json": colorSet(colorSlot("2")),
        ])
        #expect(started.isProven)
        #expect(started.starter.summary.sources == ["App/Colors.xcassets"])
        #expect(started.outputs == ["ShapeStyle+Colors.swift"])
        #expect(started.run.configuration.outputs.map(\.template.value) == ["color-set"])
        #expect(started.symbols["Text.primary"] == "ShapeStyle.textPrimary")
        #expect(started.symbols["AccentColor"] != nil)
    }

    @Test("are not a catalog whose only color is one that build settings refer to, with the reason")
    func accentColor() throws {
        let accent = catalog("App/Assets.xcassets", colors: ["AccentColor"])
        let remark =
            #""App/Assets.xcassets" is left out: code needs no name for its color "AccentColor", because build settings refer to it"#
        #expect(
            try start(accent).starter.diagnostics.map(\.text) == [
                """
                error: cannot find token files in this folder, or images, symbols, data or colors in the asset catalog \
                [no-token-files]
                note: export the variables from Figma into a folder "tokens", for example as "Mode 1.tokens.json", and \
                run 'TokenGenerator init' in its parent folder
                note: \(remark)
                """
            ])
        let started = try start(accent, catalog("App/Colors.xcassets", colors: ["ink"]))
        #expect(started.starter.summary.sources == ["App/Colors.xcassets"])
        #expect(started.starter.text?.contains("  // \(remark).\n") == true)
    }

    @Test("are not a catalog beside token files, or a generated one")
    func otherCatalogs() throws {
        let hand = colorSet(colorSlot("1"))
        let started = try start(["tokens/a.json": tokens, "Colors.xcassets/a.colorset/Contents.json": hand])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        let generated = #"{ "colors": [\#(colorSlot("1"))], "info": { "author": "\#(GeneratedHeader.mark)" } }"#
        #expect(try start(["Colors.xcassets/a.colorset/Contents.json": generated]).codes == ["no-token-files"])
    }

    @Test("are one catalog if an app and its widget have the same colors, including system colors")
    func colorsOfSeveralTargets() throws {
        let literal = #"{ "color-space": "srgb", "components": { "red": "1.0", "green": "0.0", "blue": "0.0" } }"#
        let set = { (color: String) in #"{ "colors": [{ "idiom": "universal", "color": \#(color) }] }"# }
        let started = try start([
            "App/A.xcassets/fresh.colorset/Contents.json": set(literal),
            "App/A.xcassets/label.colorset/Contents.json": set(#"{ "platform": "ios", "reference": "labelColor" }"#),
            "Widget/A.xcassets/fresh.colorset/Contents.json": set(literal),
        ])
        let summary = started.starter.summary
        #expect(summary.sources == ["App/A.xcassets"])
        #expect(summary.leftOutCatalogs.map(\.path) == ["Widget/A.xcassets"])
        #expect([summary.takenCount, summary.tokenCount] == [2, 2])
        #expect(started.run.configuration.outputs.first?.names.replace.isEmpty == true)
        #expect(started.run.configuration.outputs.first?.selection.excluded.isEmpty == true)
    }

    @Test("come with replacements for image names that collide")
    func images() throws {
        let names = ["log o", "log-o", "🔥", "bundle", "x/log_o"]
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            for name in names { try folder.write("{}", to: "A.xcassets/\(name).imageset/Contents.json") }
            let started = start(in: folder.path)
            #expect(started.isProven)
            let output = try #require(started.run.configuration.outputs.last)
            let catalog = AssetCatalog.load(folder("A.xcassets"), from: LocalFileSystem())
            let named = NamedAssets([catalog], output)
            #expect(named.diagnostics.isEmpty)
            #expect(Set(named.names).count == names.count)
        }
    }

    @Test("can be missing, which is an error with advice")
    func nothing() throws {
        let started = try start(["README.md": "", "data.json": "{}"])
        #expect(started.starter.text == nil)
        #expect(started.codes == ["no-token-files"])
        #expect(started.starter.diagnostics.first?.notes.isEmpty == false)
    }

    @Test("never overwrite a configuration")
    func exists() throws {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            try folder.write("mine", to: "tokengenerator.json")
            let starter = StarterConfiguration.write(in: folder.path)
            #expect(starter.diagnostics.map(\.code) == ["configuration-exists"])
            #expect(starter.text == nil)
            #expect(folder.text(of: "tokengenerator.json") == "mine")
        }
    }

    @Test("are up to date if they would be written again, also beside generated files")
    func upToDate() async throws {
        try await withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            let first = StarterConfiguration.write(in: folder.path)
            #expect(!first.isUpToDate && first.text != nil)
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let report = await GeneratorPipeline().generate(options)
            #expect(!report.diagnostics.hasErrors)
            #expect(StarterConfiguration.write(in: folder.path).isUpToDate)
            var others = StarterOptions()
            others.outputRoot = "Other"
            let other = StarterConfiguration.write(in: folder.path, others)
            #expect(!other.isUpToDate && other.diagnostics.map(\.code) == ["configuration-exists"])
        }
    }

    @Test("say what to do if a catalog contains only app icons")
    func appIconsAlone() throws {
        let icon = #"{ "images": [{ "idiom": "universal", "platform": "ios", "size": "1024x1024" }] }"#
        let started = try start(["App.xcassets/AppIcon.appiconset/Contents.json": icon])
        #expect(started.codes == ["no-token-files"])
        let texts = started.starter.diagnostics.flatMap { [$0.message] + $0.notes.map(\.message) }
        #expect(texts[0].hasSuffix("or images, symbols, data or colors in the asset catalog"))
        #expect(texts.last?.contains("template \"app-icon\"") == true)
    }

    @Test("name a clone of the tokens for .gitignore, unless it is there")
    func clones() throws {
        let files = ["design/.git/HEAD": "", "design/tokens/a.json": tokens, "Package.swift": ""]
        let step = "to keep the clone of the tokens out of this repository, add to .gitignore: design/"
        #expect(try start(files).starter.summary.nextSteps.contains(step))
        #expect(try !start(files, [".gitignore": "build\n/design/\n"]).starter.summary.nextSteps.contains(step))
    }

    @Test("are never written through a link")
    func link() throws {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            try folder.makeLink("tokengenerator.json", to: "elsewhere.json")
            #expect(StarterConfiguration.write(in: folder.path).diagnostics.map(\.code) == ["configuration-exists"])
            #expect(folder.text(of: "elsewhere.json") == nil)
        }
    }

    @Test("can be on a full disk")
    func fullDisk() throws {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            let starter = StarterConfiguration.write(in: folder.path, StarterOptions(), FailingFileSystem(failing: 1))
            #expect(starter.diagnostics.map(\.code) == ["cannot-write"])
            #expect(starter.text == nil)
        }
    }
}

extension Diagnostic {
    /// The printed text, with only the file name and line of the location.
    fileprivate var unplacedText: String {
        let file = location.map { "\(FilePath.lastComponent(of: $0.path)):\($0.line): " } ?? ""
        return ["\(file)\(severity.rawValue): \(message) [\(code.rawValue)]"].joined()
            + notes.map { "\nnote: \($0.message)" }.joined()
    }
}
