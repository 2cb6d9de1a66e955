import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("What a starter configuration is made from")
struct StarterSearchTests {
    private let tokens = #"{ "gap": { "small": { "$type": "number", "$value": 4 } } }"#
    private func tokens(_ group: String) -> String { tokens.replacing("gap", with: group) }

    @Test("is found by name, sorted, in folders that are the team's own")
    func found() throws {
        let started = try start([
            "b/Mode 1.tokens.json": tokens("b"), "a.tokens": tokens("a"), "x/Design-Tokens/deep/c.json": tokens("c"),
            "y/plain.json": tokens("plain"), ".hidden/tokens/h.json": tokens("h"), "node_modules/n.tokens": tokens("n"),
            "Pods/tokens/p.json": tokens("p"), "DerivedData/d.tokens": tokens("d"),
            "1/2/3/4/5/6/7/8/9/10/e.tokens": tokens("e"),
            "1/2/3/4/5/6/7/8/9/10/11/f.tokens": tokens("f"),
        ])
        let expected = [
            "1/2/3/4/5/6/7/8/9/10/e.tokens", "a.tokens", "b/Mode 1.tokens.json", "x/Design-Tokens/deep/c.json",
        ]
        #expect(started.starter.summary.sources == expected)
        #expect(started.isProven)
    }

    @Test("is any file of tokens where no name says so")
    func otherFiles() throws {
        let started = try start([
            "figma.json": tokens, "package.json": #"{ "name": "x" }"#, "broken.json": "{", "list.json": "[]",
            "empty.json": "{}",
        ])
        #expect(started.starter.summary.sources == ["figma.json"])
        #expect(started.codes.isEmpty)
    }

    @Test("is what a configuration of Style Dictionary lists, and not what it does not list")
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
                "export/tokens/all.json: config.json does not list it"
            ])
        #expect(started.isProven)
    }

    @Test("is not an answer of Figma that has no values, which is reported wherever nothing else is found")
    func answersWithoutValues() throws {
        let started = try start([
            "variables.json": #"{ "status": 403, "error": true, "message": "Limited by Figma plan" }"#
        ])
        #expect(started.codes == [.skippedFile, .noTokenFiles])
        #expect(started.starter.diagnostics[0].message.contains("403"))
    }

    @Test("is not decided by a configuration of Style Dictionary whose files are gone")
    func staleStyleDictionaryConfiguration() throws {
        let started = try start([
            "sd.config.json": #"{ "source": ["old/*.json"], "platforms": {} }"#, "tokens/a.json": tokens,
        ])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
    }

    @Test("is none that cannot be parsed, which is told where it is called as token files are")
    func broken() throws {
        let started = try start(["tokens/a.json": tokens, "tokens.json": "{", "data.json": "{"])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.codes == [.skippedFile])
        #expect(started.starter.diagnostics[0].location?.path.hasSuffix("/tokens.json") == true)
    }

    @Test("is no file whose tokens have no types, and init says so where there is no other")
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
                note: add "$type" to the token or to one of its groups; types are never inferred from values
                """,
                """
                size.json:1: warning: 40 tokens have no type, so the file is skipped [skipped-file]
                note: add "$type" to the token or to one of its groups; types are never inferred from values
                """,
                """
                error: none of the token files can be used [no-token-files]
                note: fix one of the skipped files and run init again
                """,
            ])
        let beside = try start(["src/size.json": #"{ "s": { "$value": "1px" } }"#, "figma.json": tokens])
        #expect(beside.starter.summary.sources == ["figma.json"])
        #expect(beside.codes.isEmpty)
    }

    @Test("is no file that holds other things besides, which is not told")
    func foreign() throws {
        let started = try start(["src/data.json": #"{ "a": { "$value": 1 }, "b": 1, "c": 2, "d": 3 }"#])
        #expect(started.codes == [.noTokenFiles])
        #expect(started.starter.diagnostics[0].message == "cannot find token files in this folder")
        let scripts = try start(["tokens/color.js": "module.exports = {}"])
        #expect(
            scripts.starter.diagnostics.map(\.text) == [
                """
                tokens/color.js:1:1: error: the tokens are scripts, and init does not run scripts [no-token-files]
                tokens/color.js:1:1: note: build them with Style Dictionary's format json/nested into a folder "tokens" and \
                run init again
                """
            ])
    }

    /// A resolver document with modifiers of five contexts each, and a token that refers to what all of them change.
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

    @Test("is a resolver document, and not the files that it names")
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

    @Test("is what a resolver document names, where that has errors")
    func brokenResolver() throws {
        let document = """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "$ref": "figma.json" }, { "$ref": "gone.json" }] } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }] }
            """
        let started = try start(["resolver.json": document, "figma.json": tokens])
        #expect(started.starter.summary.sources == ["figma.json"])
    }

    @Test("is what a resolver document names that would stop a run, and it is told why", arguments: ["tokens", "sets"])
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
        #expect(problem.notes[0].message.hasSuffix("gone.json': there is no such file"))
        #expect(problem.notes[0].location?.line == 2)
        #expect(problem.notes.last?.message == "the files that it refers to are read separately")
        #expect(!started.run.hasErrors)
    }

    @Test("is one resolver document where another beside it would stop a run")
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

    @Test("says which tokens are left out for their many modes")
    func tooManyModes() throws {
        let started = try start(["tokens/a.resolver.json": manyModes(["x", "y", "z"])])
        #expect(started.codes.contains("too-many-combinations"))
    }

    @Test("is every mode of a collection, the light one first, and no other file that states a token of it")
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
              // "tokens/Some.tokens.json" is left out: "tokens/Light.tokens.json" also defines 1 of its tokens.
              // "tokens/Some.tokens.json" instead of "tokens/Light.tokens.json": "sources": ["tokens/Some.tokens.json"]
              "sources":
            """
        #expect(started.starter.text?.hasPrefix(comments) == true)
    }

    @Test("is named by its folder where there are many files, and all of them are meant")
    func wholeFolder() throws {
        let files = (1...4).map { ("design/tokens/\($0 % 2)/\($0).json", tokens("g\($0)")) }
        let started = try start(Dictionary(uniqueKeysWithValues: files))
        #expect(started.starter.summary.sources == ["design/tokens"])
        #expect(started.run.resolution.graph.tokens.map(\.path) == [2, 4, 1, 3].map { "g\($0).small" })
        #expect(started.isProven)
        let fewer = try start(Dictionary(uniqueKeysWithValues: files.dropLast()))
        #expect(fewer.starter.summary.sources.count == 3)
    }

    @Test("is named by a pattern where the folder holds other files too, and one by one where nothing else is left")
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

    @Test("is named by a pattern where files may have comments", arguments: [".jsonc", ".tokens.jsonc"])
    func patternWithComments(_ ending: String) throws {
        var files = Dictionary(
            uniqueKeysWithValues: (1...4).map { ("tokens/\($0)\(ending)", tokens("g\($0)") + "// four") })
        files["tokens/broken.json"] = "{"
        let started = try start(files)
        #expect(started.starter.summary.sources == ["tokens/*\(ending)"])
        #expect(started.isProven)
    }

    @Test("is each set of a Tokens Studio project whose folder holds other files too")
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

    @Test("is no file where a token of another is a group")
    func tokenAndGroup() throws {
        let token = #"{ "gap": \#(number()) }"#
        let started = try start(["tokens/a.json": tokens, "tokens/b.json": token])
        #expect(started.run.diagnostics.isEmpty)
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        let reverse = try start(["tokens/a.json": token, "tokens/b.json": tokens])
        #expect(reverse.run.diagnostics.isEmpty)
        #expect(reverse.starter.summary.sources == ["tokens/a.json"])
    }

    @Test("leaves out files that cannot be read, and says so")
    func unreadable() throws {
        let started = try start([
            "tokens/a.json": tokens, "tokens/broken.json": "{ \"a\": ", "tokens/none.json": #"{ "a": 1 }"#,
            "tokens/$old.json": "[]",
        ])
        #expect(started.isProven)
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        #expect(started.codes == ["skipped-file", "skipped-file"])
        #expect(!started.starter.hasErrors)
    }

    @Test("may have errors, which are told in one sentence")
    func tokenErrors() throws {
        let started = try start(#"{ "gap": { "s": \#(number()), "m": 1, "l": 2 } }"#)
        #expect(started.isProven)
        #expect(started.codes == ["token-errors"])
    }

    @Test("of tokens that cannot be used there is none")
    func onlyBrokenTokens() throws {
        let started = try start(#"{ "ink": { "dark": \#(reference("a.b")), "light": \#(reference("a.c")) } }"#)
        #expect(started.codes == ["token-errors", "no-token-files"])
        #expect(started.starter.text == nil)
    }

    @Test("may refer to what is not there, which is told in one sentence")
    func danglingReferences() throws {
        let started = try start(
            #"{ "ink": { "dark": \#(reference("a.b")), "light": \#(reference("a.c")), "plain": \#(number()) } }"#)
        #expect(started.codes == ["token-errors"])
        #expect(started.starter.diagnostics.first?.message == "the token files have 2 errors")
        #expect(started.symbols["ink.plain"] == "CGFloat.inkPlain")
    }

    @Test("holds the catalogs that have images")
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

    @Test("may be an app whose colors are in a catalog: its sets are tokens, and what others refer to")
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

    @Test("offers no catalog for a source beside token files, or one that is generated")
    func otherCatalogs() throws {
        let hand = colorSet(colorSlot("1"))
        let started = try start(["tokens/a.json": tokens, "Colors.xcassets/a.colorset/Contents.json": hand])
        #expect(started.starter.summary.sources == ["tokens/a.json"])
        let generated = #"{ "colors": [\#(colorSlot("1"))], "info": { "author": "\#(GeneratedHeader.mark)" } }"#
        #expect(try start(["Colors.xcassets/a.colorset/Contents.json": generated]).codes == ["no-token-files"])
    }

    @Test("takes the colors of one catalog where an app and its widget have the same, those of the system included")
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

    @Test("names images that would collide")
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

    @Test("is nothing: an error with advice")
    func nothing() throws {
        let started = try start(["README.md": "", "data.json": "{}"])
        #expect(started.starter.text == nil)
        #expect(started.codes == ["no-token-files"])
        #expect(started.starter.diagnostics.first?.notes.isEmpty == false)
    }

    @Test("is never written over a configuration")
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

    @Test("is never written through a link")
    func link() throws {
        try withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens/a.json")
            try folder.makeLink("tokengenerator.json", to: "elsewhere.json")
            #expect(StarterConfiguration.write(in: folder.path).diagnostics.map(\.code) == ["configuration-exists"])
            #expect(folder.text(of: "elsewhere.json") == nil)
        }
    }

    @Test("may lie on a disk that is full")
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
    /// What is printed, with the name of the file and the line for its place.
    fileprivate var unplacedText: String {
        let file = location.map { "\(FilePath.lastComponent(of: $0.path)):\($0.line): " } ?? ""
        return ["\(file)\(severity.rawValue): \(message) [\(code.rawValue)]"].joined()
            + notes.map { "\nnote: \($0.message)" }.joined()
    }
}
