import Foundation
import TestSupport
import Testing

@Suite("The command line") struct CommandLineTests {
    private static let tokens = """
        { "Colors": { "brand": { "red": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.53725, 0.21961, 0.1451] } } } },
          "Spacing": { "$type": "number", "16": { "$value": 16 }, "4": { "$value": 4 } },
          "Other": { "word": { "$type": "string", "$value": "hello" } } }
        """
    private static let configuration = """
        { "sources": ["tokens.json"], "layers": { "primitive": ["Colors.brand"] }, "outputs": [
          { "template": "shape-style", "path": "Colors.swift", "names": { "drop": ["Colors"] } },
          { "template": "cgfloat", "path": "Spacing.swift", "names": { "drop": ["Spacing"], "prefix": "s" } } ] }
        """

    private func withProject<Outcome>(_ body: (TemporaryFolder) throws -> Outcome) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "tokens.json")
            try folder.write(Self.configuration, to: "tokengenerator.json")
            return try body(folder)
        }
    }

    /// The text with the time a run took taken out.
    private func timeless(_ text: String) -> String {
        text.replacingOccurrences(of: #"[0-9]+\.[0-9] ms"#, with: "… ms", options: .regularExpression)
    }

    @Test("--target chooses among the targets of a configuration, as often as it is given")
    func targets() throws {
        try withProject { folder in
            let outputs = #"[{ "template": "cgfloat", "path": "Spacing.swift", "tokens": { "groups": ["Spacing"] } }]"#
            try folder.write(
                """
                { "sources": ["tokens.json"], "targets": {
                  "App": { "outputRoot": "App", "outputs": \(outputs) },
                  "Watch": { "outputRoot": "Watch", "outputs": \(outputs) },
                  "Widget": { "outputRoot": "Widget", "outputs": \(outputs) } } }
                """, to: "tokengenerator.json")
            let two = try Tool.run(["--target", "Widget", "--target=App"], in: folder.path)
            #expect(two.output.hasPrefix("written     App/Spacing.swift\nwritten     Widget/Spacing.swift\n4 tokens"))
            #expect(two.exitCode == 0)
            let unknown = try Tool.run(["--target", "Wacth"], in: folder.path)
            #expect(
                unknown.errors == """
                    tokengenerator.json:1:1: error: cannot find the target 'Wacth' in the configuration [unknown-target]
                    tokengenerator.json:1:1: note: did you mean 'Watch'?

                    """)
            #expect(unknown.exitCode == 1)
        }
    }

    @Test("a run prints a line for each file and a summary")
    func run() throws {
        try withProject { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(
                timeless(outcome.output) == """
                    written     Colors.swift
                    written     Spacing.swift
                    4 tokens (0 alias, 0 variable, 0 value, 4 literal), 2 files (2 written) in … ms
                    1 token in no output (use --verbose to list it)

                    """)
            #expect(outcome.errors.isEmpty)
            #expect(outcome.exitCode == 0)
        }
    }

    @Test("a run without options is one with the usual ones, also after an edit and with errors")
    func withoutOptions() throws {
        let outcomes = try [[], ["generate"], ["--format", "text"]].map { arguments in
            try withProject { folder in
                let first = try Tool.run(arguments, in: folder.path)
                try folder.write((folder.text(of: "Colors.swift") ?? "") + "// edited", to: "Colors.swift")
                let edited = try Tool.run(arguments, in: folder.path)
                try folder.write("{", to: "tokens.json")
                let broken = try Tool.run(arguments, in: folder.path)
                return [first, edited, broken].flatMap {
                    [timeless($0.output), timeless($0.errors), String($0.exitCode)]
                }
            }
        }
        #expect(outcomes[0].contains { $0.contains("[edited-file]") })
        #expect(outcomes[0].last == "1")
        #expect(outcomes[1] == outcomes[0])
        #expect(outcomes[2] == outcomes[0])
    }

    @Test("colors have the initializer for appearances if only another theme than the default one has a dark mode")
    func darkTheme() throws {
        try withTemporaryFolder { folder in
            let modes = [("acme", "ffffff"), ("sea-light", "eeeeff"), ("sea-dark", "000011")]
            for (mode, hex) in modes {
                let ink = ##"{ "$type": "color", "$value": "#\##(hex)" }"##
                try folder.write(#"{ "ink": \#(ink) }"#, to: "tokens/\(mode).json")
            }
            let sources = modes.map { mode, _ in
                #"{ "path": "tokens/\#(mode).json", "collection": "Brand", "mode": "\#(mode)" }"#
            }.joined(separator: ", ")
            try folder.write(
                """
                { "sources": [\(sources)],
                  "themes": { "acme": "acme", "sea": { "light": "sea-light", "dark": "sea-dark" } },
                  "outputs": [{ "template": "theme", "path": "Theme.swift" }, { "template": "color-hex", "path": "Hex.swift" }] }
                """, to: "tokengenerator.json")
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.exitCode == 0)
            #expect(folder.text(of: "Theme.swift")?.contains("SwiftUI.Color(light: ") == true)
            #expect(folder.text(of: "Hex.swift")?.contains("light: SwiftUI.Color, dark: SwiftUI.Color") == true)
        }
    }

    @Test("an export without a token empties no output", arguments: [[], ["--check"], ["--force"]])
    func noTokens(_ arguments: [String]) throws {
        try withProject { folder in
            _ = try Tool.run(in: folder.path)
            let before = folder.text(of: "Colors.swift")
            try folder.write("{}", to: "tokens.json")
            let outcome = try Tool.run(arguments, in: folder.path)
            #expect(
                outcome.errors.hasPrefix(
                    """
                    tokengenerator.json:1:15: error: the source 'tokens.json' contains no tokens [no-tokens]

                    """))
            #expect(outcome.exitCode == 1)
            #expect(folder.text(of: "Colors.swift") == before)
            #expect(try Tool.run("list", in: folder.path).exitCode == 1)
            #expect(try Tool.run("validate", "tokens.json", in: folder.path).exitCode == 0)
        }
    }

    @Test("a second run touches nothing")
    func secondRun() throws {
        try withProject { folder in
            _ = try Tool.run(in: folder.path)
            let before = try folder.identity(of: "Colors.swift")
            let outcome = try Tool.run("generate", in: folder.path)
            #expect(outcome.output.hasPrefix("unchanged   Colors.swift\nunchanged   Spacing.swift\n"))
            #expect(try folder.identity(of: "Colors.swift") == before)
        }
    }

    @Test("--verbose names the tokens that are in no output and the stages, --quiet prints nothing")
    func verbosity() throws {
        try withProject { folder in
            let verbose = try Tool.run("--verbose", in: folder.path).output
            let reason = "the outputs that select its group do not select the type 'string'"
            #expect(verbose.contains("no output   Other.word: \(reason)\n"))
            #expect(verbose.contains(" ms  render\n"))
            #expect(try Tool.run("--quiet", in: folder.path).output.isEmpty)
        }
    }

    @Test("--check exits with 1 and lists what is out of date, and writes nothing")
    func check() throws {
        try withProject { folder in
            let outcome = try Tool.run("--check", in: folder.path)
            #expect(outcome.output.hasPrefix("out of date Colors.swift\nout of date Spacing.swift\n"))
            #expect(
                outcome.errors == """
                    error: 2 generated files are out of date: Colors.swift, Spacing.swift [out-of-date]
                    note: run 'TokenGenerator' without --check and commit the changes

                    """)
            #expect(outcome.exitCode == 1)
            #expect(folder.text(of: "Colors.swift") == nil)
            _ = try Tool.run(in: folder.path)
            #expect(try Tool.run("--check", in: folder.path).exitCode == 0)
        }
    }

    @Test("--dry-run says what would be written, and writes nothing")
    func dryRun() throws {
        try withProject { folder in
            let outcome = try Tool.run("--dry-run", in: folder.path)
            #expect(outcome.output.hasPrefix("would write Colors.swift\nwould write Spacing.swift\n"))
            #expect(outcome.exitCode == 0)
            #expect(folder.text(of: "Colors.swift") == nil)
        }
    }

    @Test("a file that a person wrote is replaced with --force only")
    func force() throws {
        try withProject { folder in
            try folder.write("// mine\n", to: "Colors.swift")
            let refused = try Tool.run(in: folder.path)
            #expect(refused.exitCode == 1)
            #expect(refused.errors.contains("[hand-written-file]"))
            #expect(folder.text(of: "Colors.swift") == "// mine\n")
            #expect(folder.text(of: "Spacing.swift") == nil)
            #expect(try Tool.run("--force", in: folder.path).exitCode == 0)
            #expect(folder.text(of: "Colors.swift")?.hasPrefix("// AUTO-GENERATED by TokenGenerator") == true)
        }
    }

    @Test(
        "what is read is never overwritten, not even with --force",
        arguments: ["tokens.json", "tokengenerator.json", "./x/../tokens.json", "link.swift"])
    func outputIsInput(_ path: String) throws {
        try withTemporaryFolder { folder in
            let configuration = """
                { "sources": ["tokens.json"], "outputs": [
                  { "template": "cgfloat", "path": "\(path)", "tokens": { "groups": ["Spacing"] } } ] }
                """
            try folder.write(Self.tokens, to: "tokens.json")
            try folder.write(configuration, to: "tokengenerator.json")
            try folder.makeLink("link.swift", to: "tokens.json")
            let outcome = try Tool.run("--force", in: folder.path)
            #expect(
                outcome.errors == """
                    tokengenerator.json:2:36: error: the output '\(path)' would replace an input file \
                    [invalid-output-path]
                    tokengenerator.json:2:36: note: change the path of the output; \
                    --force does not override this

                    """)
            #expect(outcome.exitCode == 1)
            #expect(folder.text(of: "tokens.json") == Self.tokens)
            #expect(folder.text(of: "tokengenerator.json") == configuration)
        }
    }

    @Test("an output root that is a link does not lead out of the configuration's folder")
    func linkedRoot() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "project/tokens.json")
            let configuration = "{ \"outputRoot\": \"out\"," + Self.configuration.dropFirst()
            try folder.write(configuration, to: "project/tokengenerator.json")
            try folder.makeFolder("elsewhere")
            try folder.makeLink("project/out", to: "../elsewhere")
            let outcome = try Tool.run(in: folder("project"))
            #expect(outcome.errors.contains("[invalid-output-path]"))
            #expect(folder.text(of: "elsewhere/Colors.swift") == nil)
            #expect(try Tool.run("--output-root", "../elsewhere", in: folder("project")).exitCode == 0)
        }
    }

    @Test("an output that is no longer configured goes, also the only one of its folder and of its kind")
    func removal() throws {
        try withProject { folder in
            let hex = #"{ "template": "color-hex", "path": "Deep/Down/Hex.swift" },"#
            let both = Self.configuration.replacingOccurrences(of: "\"outputs\": [", with: "\"outputs\": [ \(hex)")
            try folder.write(both, to: "tokengenerator.json")
            _ = try Tool.run(in: folder.path)
            #expect(folder.text(of: "Deep/Down/Hex.swift") != nil)
            try folder.write(Self.configuration, to: "tokengenerator.json")
            let check = try Tool.run("--check", in: folder.path)
            #expect(check.errors.contains("1 generated file is out of date: Deep/Down/Hex.swift [out-of-date]"))
            #expect(try Tool.run(in: folder.path).output.contains("removed     Deep/Down/Hex.swift\n"))
            #expect(folder.text(of: "Deep/Down/Hex.swift") == nil)
        }
    }

    @Test("two configurations that share a folder leave each other's files alone")
    func sharedFolder() throws {
        try withTemporaryFolder { folder in
            for name in ["a", "b"] {
                let output = "{ \"template\": \"color-hex\", \"path\": \"\(name).swift\" }"
                try folder.write("{ \"outputs\": [\(output)] }", to: "\(name).json")
                _ = try Tool.run("--config", "\(name).json", in: folder.path)
            }
            #expect(folder.text(of: "a.swift") != nil)
            #expect(folder.text(of: "b.swift") != nil)
        }
    }

    @Test("--config names a configuration, whose folder its paths are relative to, and --output-root a place to write")
    func otherPlaces() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "Design/tokens.json")
            try folder.write(Self.configuration, to: "Design/tokengenerator.json")
            _ = try Tool.run("--config", "Design/tokengenerator.json", in: folder.path)
            #expect(folder.text(of: "Design/Colors.swift") != nil)
            _ = try Tool.run("--config", "Design/tokengenerator.json", "--output-root", "Out", in: folder.path)
            let named = try #require(folder.text(of: "Out/Colors.swift"))
            #expect(named.contains("\n// Configuration: ../Design/tokengenerator.json\n// Output: Colors.swift\n"))
        }
    }

    @Test("--configuration-name stands in headers instead of the path")
    func configurationName() throws {
        try withProject { folder in
            _ = try Tool.run("--configuration-name", "Design", in: folder.path)
            #expect(folder.text(of: "Colors.swift")?.contains("\n// Configuration: Design (") == true)
            #expect(try Tool.run(in: folder.path).errors.contains("[conflicting-output]"))
            // Two configurations may have been given one name.
            try folder.write(Self.configuration, to: "other.json")
            let other = try Tool.run("--config", "other.json", "--configuration-name", "Design", in: folder.path)
            #expect(other.errors.contains("[conflicting-output]"))
        }
    }

    @Test("--check tells an edited file from one that is out of date, and --verbose shows what differs")
    func edited() throws {
        try withProject { folder in
            _ = try Tool.run(in: folder.path)
            let generated = try #require(folder.text(of: "Colors.swift"))
            let edited = generated.replacingOccurrences(of: "}", with: "    static let mine = 1\n}")
            try folder.write(edited, to: "Colors.swift")
            let check = try Tool.run("--check", "--verbose", in: folder.path)
            #expect(check.exitCode == 1)
            #expect(check.errors.contains("'Colors.swift' was edited after it was generated [edited-file]"))
            #expect(!check.errors.contains("[out-of-date]"))
            #expect(
                check.output.hasPrefix("edited      Colors.swift\n--- Colors.swift\n+++ Colors.swift (generated)\n@@ "))
            #expect(check.output.contains("\n-    static let mine = 1\n"))
            #expect(try Tool.run(in: folder.path).exitCode == 1)
            #expect(folder.text(of: "Colors.swift") == edited)
            #expect(try Tool.run("--replace-edited", in: folder.path).exitCode == 0)
            #expect(folder.text(of: "Colors.swift") == generated)
        }
    }

    @Test("two configurations with an output of one name do not replace each other's")
    func sharedOutput() throws {
        try withTemporaryFolder { folder in
            for name in ["a", "b"] {
                let output = "{ \"template\": \"color-hex\", \"path\": \"Hex.swift\" }"
                try folder.write("{ \"outputRoot\": \"App/Gen\", \"outputs\": [\(output)] }", to: "\(name).json")
            }
            #expect(try Tool.run("--config", "a.json", in: folder.path).exitCode == 0)
            let first = folder.text(of: "App/Gen/Hex.swift")
            let second = try Tool.run("--config", "b.json", in: folder.path)
            #expect(second.exitCode == 1)
            #expect(
                second.errors.contains(
                    "'Hex.swift' is also an output of the configuration 'a.json' [conflicting-output]"))
            #expect(folder.text(of: "App/Gen/Hex.swift") == first)
        }
    }

    @Test("errors go to standard error, with the path as the user spelled it, and the exit code is 1")
    func errors() throws {
        try withProject { folder in
            try folder.write(#"{ "a": { "$type": "color", "$value": "{b}" } }"#, to: "tokens.json")
            let outcome = try Tool.run("validate", "./tokens.json", in: folder.path)
            #expect(
                outcome.errors == """
                    ./tokens.json:1:38: error: cannot find the token 'b' [dangling-alias]
                    ./tokens.json:1:38: note: correct the name, or add the file that defines it to "sources"

                    """)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("errors of the configuration and of the token files are reported together")
    func allAtOnce() throws {
        try withProject { folder in
            try folder.write(#"{ "a": { "$type": "color", "$value": "{b}" } }"#, to: "tokens.json")
            let configuration = #"{ "sources": ["tokens.json"], "outputs": [], "acess": "public" }"#
            try folder.write(configuration, to: "tokengenerator.json")
            let outcome = try Tool.run(in: folder.path)
            #expect(outcome.errors.contains("unknown key 'acess' in the configuration [unknown-key]"))
            #expect(outcome.errors.contains("tokens.json:1:38: warning: cannot find the token 'b' [dangling-alias]"))
            #expect(outcome.output == "1 error, nothing written\n")
        }
    }

    @Test("validate --strict turns warnings into errors")
    func strict() throws {
        try withProject { folder in
            try folder.write(##"{ "a": { "$type": "number", "$value": 1, "$valeu": 1 } }"##, to: "tokens.json")
            #expect(try Tool.run("validate", "tokens.json", in: folder.path).exitCode == 0)
            let strict = try Tool.run("validate", "tokens.json", "--strict", in: folder.path)
            #expect(strict.exitCode == 1)
            #expect(strict.errors.contains("error: unknown property '$valeu' of a token [unknown-property]"))
        }
    }

    @Test("validate --json prints one object with files and diagnostics")
    func validateJSON() throws {
        try withProject { folder in
            try folder.write("{ \"a\": 1 }", to: "tokens.json")
            let outcome = try Tool.run("validate", "tokens.json", "--json", in: folder.path)
            #expect(
                outcome.output == """
                    {"files":[{"path":"tokens.json","format":"dtcg","mode":null,"tokens":0}],"catalogs":[],"diagnostics":[\
                    {"severity":"error","code":"not-a-token",\
                    "message":"expected a token or a group for 'a', found a number",\
                    "file":"tokens.json","line":1,"column":3,"notes":[\
                    {"message":"write the token as { \\"$type\\": …, \\"$value\\": … }"}]}]}

                    """)
        }
    }

    @Test("list --json prints an object a line with every key")
    func list() throws {
        try withProject { folder in
            let lines = try Tool.run("list", "--json", in: folder.path).output.split(separator: "\n")
            #expect(lines.count == 4)
            #expect(
                lines.first == ##"""
                    {"path":"Colors.brand.red","type":"color","layer":"primitive","value":{"colorSpace":"srgb",\##
                    "components":[0.53725,0.21961,0.1451],"alpha":1,"hex":"#893825"},\##
                    "values":null,"appearances":null,"themes":null,"step":"literal","target":null,"opacity":null,\##
                    "written":null,"expression":".init(hex: \"893825\")","symbol":"ShapeStyle.brandRed","outputs":[{"path":"Colors.swift",\##
                    "template":"shape-style","target":null,"language":"Swift","symbol":"ShapeStyle.brandRed"}],\##
                    "secondSymbols":[],"formerSymbols":[],"file":"tokens.json","line":1,"column":26}
                    """##)
            let object = try JSONSerialization.jsonObject(with: Data(lines[3].utf8)) as? [String: Any]
            #expect(object?["symbol"] is NSNull)
            #expect(object?["expression"] as? String == "\"hello\"")
        }
    }

    @Test("list takes files instead of the configuration's, and needs no catalog")
    func listFiles() throws {
        try withProject { folder in
            let blue = ##"{ "colorSpace": "srgb", "components": [0, 0, 1] }"##
            let other = ##"{ "Colors": { "blue2": { "$type": "color", "$value": \##(blue) } } }"##
            try folder.write(other, to: "other.json")
            let outcome = try Tool.run("list", "other.json", in: folder.path)
            #expect(outcome.output == "Colors.blue2  literal  .init(hex: \"0000FF\")  ShapeStyle.blue2\n")
        }
    }

    @Test("list names the images after the tokens, with those that have no name of their own")
    func listImages() throws {
        try withTemporaryFolder { folder in
            let number = ##"{ "four": { "$type": "number", "$value": 4 } }"##
            try folder.write(number, to: "tokens.json")
            let configuration = """
                { "sources": ["tokens.json"], "catalogs": ["A.xcassets"], "outputs": [
                  { "template": "cgfloat", "path": "Sizes.swift" }, { "template": "image-asset", "path": "I.swift" } ] }
                """
            try folder.write(configuration, to: "tokengenerator.json")
            let contents = #"{ "info": { "author": "xcode", "version": 1 } }"#
            for name in ["logo", "on-off", "on_off"] {
                try folder.write(contents, to: "A.xcassets/\(name).imageset/Contents.json")
            }
            let table = try Tool.run("list", in: folder.path)
            #expect(
                table.output == """
                    four    literal  4  CGFloat.four
                    logo    image    –  ImageAsset.logo
                    on-off  image    –  in no output
                    on_off  image    –  in no output

                    """)
            let problem = "would both be 'ImageAsset.onOff' in Swift; neither gets the name [duplicate-symbol]"
            #expect(table.errors.contains(problem))
            #expect(table.exitCode == 0)
            let lines = try Tool.run("list", "--json", in: folder.path).output.split(separator: "\n")
            #expect(
                lines.suffix(2) == [
                    ##"{"kind":"image","name":"on-off","symbol":null,"file":"A.xcassets/on-off.imageset"}"##,
                    ##"{"kind":"image","name":"on_off","symbol":null,"file":"A.xcassets/on_off.imageset"}"##,
                ])
            // A generation reports the same.
            #expect(try Tool.run(in: folder.path).errors == table.errors)
            let files = try Tool.run("list", "tokens.json", in: folder.path)
            #expect(files.output == "four  literal  4  CGFloat.four\n")
            #expect(files.errors.isEmpty)
        }
    }

    @Test("list says what is wrong with the configuration whose sources it reads, but nothing of writing")
    func listChecks() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "tokens.json")
            let configuration = """
                { "sources": ["tokens.json"], "outputs": [
                  { "template": "cgfloat", "path": "../Sizes.swift", "tokens": { "groups": ["Spacings"] } } ] }
                """
            try folder.write(configuration, to: "tokengenerator.json")
            let own = try Tool.run("list", in: folder.path)
            #expect(own.errors.contains("no group or token has the path 'Spacings' [unknown-path]"))
            #expect(!own.errors.contains("empty-output") && !own.errors.contains("invalid-output-path"))
            #expect(own.exitCode == 0)
            #expect(try Tool.run("list", "tokens.json", in: folder.path).errors.isEmpty)
            #expect(try Tool.run(in: folder.path).errors.contains("[invalid-output-path]"))
        }
    }

    @Test("list needs no configuration to take tokens: the built-in default is nobody's mistake")
    func listWithoutConfiguration() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "four": { "$type": "number", "$value": 4 } }"#, to: "tokens/a.json")
            let outcome = try Tool.run("list", in: folder.path)
            #expect(outcome.output == "four  literal  4  in no output\n")
            #expect(outcome.errors.isEmpty)
        }
    }

    @Test("init writes a configuration that generates, and never overwrites one")
    func initialize() throws {
        try withTemporaryFolder { folder in
            try folder.write(Self.tokens, to: "tokens/design.tokens.json")
            #expect(try Tool.run("init", in: folder.path).exitCode == 0)
            let configuration = folder.text(of: "tokengenerator.json")
            #expect(try Tool.run(in: folder.path).exitCode == 0)
            let again = try Tool.run("init", in: folder.path)
            #expect(again.exitCode == 0)
            #expect(again.output == "tokengenerator.json is up to date\n")
            let explained = try Tool.run("init", "--explain", in: folder.path).output.split(separator: "\n")
            #expect(explained.last == "tokengenerator.json is up to date")
            #expect(explained.count > 1 && explained.dropLast().allSatisfy { $0.hasPrefix("reason   ") })
            let other = try Tool.run("init", "--outputs", "Other", in: folder.path)
            #expect(other.exitCode == 1)
            #expect(other.errors.contains("[configuration-exists]"))
            #expect(folder.text(of: "tokengenerator.json") == configuration)
        }
    }

    @Test("without a configuration and without tokens the error says how to begin")
    func emptyFolder() throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run(in: folder.path)
            #expect(
                outcome.errors == """
                    error: cannot find 'tokengenerator.json' here or token files in 'tokens' [no-configuration]
                    note: run 'TokenGenerator init' to create a configuration

                    """)
            #expect(outcome.exitCode == 1)
        }
    }

    @Test("a mistyped command suggests the nearest and exits with 64")
    func mistypedCommand() throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run("genrate", in: folder.path)
            #expect(outcome.errors == "error: unknown command 'genrate'; did you mean 'generate'?\n")
            #expect(outcome.exitCode == 64)
        }
    }

    @Test("a mistyped option suggests the nearest and exits with 64", arguments: ["--chek", "--forse"])
    func mistypedOption(_ option: String) throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run(option, in: folder.path)
            #expect(outcome.errors.contains("Did you mean"))
            #expect(outcome.exitCode == 64)
        }
    }

    @Test(
        "options that exclude each other are refused",
        arguments: [["--quiet", "--verbose"], ["--check", "--dry-run"]])
    func exclusiveOptions(_ options: [String]) throws {
        try withTemporaryFolder { folder in
            let outcome = try Tool.run(options[0], options[1], in: folder.path)
            #expect(outcome.errors.contains("cannot be combined"))
            #expect(outcome.exitCode == 64)
        }
    }

    @Test("there is no color where nobody looks")
    func noColor() throws {
        try withProject { folder in
            try folder.write("{", to: "tokens.json")
            let outcome = try Tool.run(in: folder.path)
            #expect(!outcome.output.contains("\u{1B}") && !outcome.errors.contains("\u{1B}"))
        }
    }

    @Test("the version has three numbers")
    func version() throws {
        let version = try Tool.run("--version", in: "/").output.trimmingCharacters(in: .newlines)
        #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3)
    }

    @Test("completions are made for each shell", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) throws {
        let outcome = try Tool.run("--generate-completion-script", shell, in: "/")
        #expect(outcome.output.contains("validate"))
        #expect(outcome.exitCode == 0)
    }

    @Test("explain explains each token of a path that stands twice, one after the other")
    func explainTwice() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                """
                { "a": { "$type": "number", "x": { "$value": 1 }, "x": { "$value": 2 } } }
                """, to: "tokens.json")
            try folder.write(#"{ "sources": ["tokens.json"], "outputs": [] }"#, to: "tokengenerator.json")
            let outcome = try Tool.run("explain", "x", in: folder.path)
            #expect(outcome.exitCode == 0)
            let titles = outcome.output.split(separator: "\n\n").filter { $0.hasPrefix("a.x") }
            #expect(titles.count == 2)
            #expect(outcome.output.contains("In tokens.json:1\n\na.x"))
            let objects = try Tool.run("explain", "a.x", "--json", in: folder.path).output.split(separator: "\n")
            #expect(objects.map { $0.contains(#""column":29"#) } == [true, false])
            #expect(objects.count == 2 && objects.allSatisfy { $0.hasPrefix(#"{"path":"a.x""#) })
        }
    }
}
