import Foundation
import TestSupport
import Testing

@Suite("The format of a file") struct FormatTests {
    private func format(of text: String, beside name: String? = nil) throws -> String {
        try withTemporaryFolder { folder in
            try folder.write(text, to: "tokens/a.json")
            if let name { try folder.write("[]", to: "tokens/\(name)") }
            let output = try Tool.run("validate", "tokens", in: folder.path).output
            return String(output.split(separator: "\n")[0].dropFirst("tokens/a.json: ".count).prefix { $0 != "," })
        }
    }

    @Test("is told from what only files of that format have")
    func detection() throws {
        let figma = #"{ "a": { "$type": "number", "$value": 1, "$extensions": { "com.figma.variableId": "1" } } }"#
        #expect(try format(of: figma) == "figma")
        #expect(try format(of: #"{ "$extensions": { "com.figma.modeName": "Light" } }"#) == "figma")
        #expect(try format(of: #"{ "a": { "value": "1", "type": "sizing" } }"#) == "tokens-studio")
        #expect(try format(of: #"{ "a": { "$value": "1", "$type": "fontSizes" } }"#) == "tokens-studio")
        #expect(try format(of: #"{ "core": {}, "$themes": [] }"#) == "tokens-studio")
        #expect(try format(of: ##"{ "a": { "value": "#000000" } }"##) == "style-dictionary")
        #expect(try format(of: ##"{ "a": { "value": "{b.value}", "type": "color" } }"##) == "style-dictionary")
        #expect(try format(of: ##"{ "a": { "value": "1", "type": "time", "comment": "c" } }"##) == "style-dictionary")
        #expect(try format(of: #"{ "a": { "value": { "0": { "offsetX": 1 } } } }"#) == "style-dictionary")
        #expect(try format(of: ##"{ "a": { "value": "#000000", "type": "color" } }"##) == "tokens-studio")
        let plain = #"{ "a": { "$type": "number", "$value": 1 } }"#
        #expect(try format(of: plain) == "dtcg")
        #expect(try format(of: plain, beside: "$metadata.json") == "tokens-studio")
        let style = ##""s": { "$type": "typography", "$value": { "fontSize": "16px", "letterSpacing": "-5%" } }"##
        #expect(try format(of: "{ \(style) }") == "tokens-studio")
        let modes = ##""$extensions": { "mode": { "Light": "#000000", "Dark": "#FFFFFF" } }"##
        let ink = ##""ink": { "$type": "color", "$value": "#000000", \##(modes) }"##
        #expect(try format(of: "{ \(style), \(ink) }") == "dtcg")
        // Groups may have any name.
        #expect(try format(of: #"{ "value": { "type": { "$type": "number", "$value": 1 } } }"#) == "dtcg")
    }

    @Test(
        "files have the collection and the mode that the configuration says, in either order",
        arguments: ["dtcg", "tokens-studio", "style-dictionary"],
        [["day", "night"], ["night", "day"], ["a/day", "b/night"]])
    func statedModes(_ format: String, _ order: [String]) throws {
        try withTemporaryFolder { folder in
            let isDTCG = format == "dtcg"
            func color(_ value: String) -> String {
                isDTCG
                    ? "{ \"$type\": \"color\", \"$value\": \(value) }" : "{ \"type\": \"color\", \"value\": \(value) }"
            }
            let day = [##""#FFFFFF""##, ##""#EEEEEE""##, #""{bg.a}""#].map(color)
            let night = [##""#000000""##, #""{bg.b}""#].map(color)
            try folder.write(
                "{ \"bg\": { \"a\": \(day[0]), \"b\": \(day[1]), \"c\": \(day[2]) } }",
                to: "\(order.first { $0.hasSuffix("day") } ?? "").json")
            try folder.write(
                "{ \"bg\": { \"a\": \(night[0]), \"c\": \(night[1]) } }",
                to: "\(order.first { $0.hasSuffix("night") } ?? "").json")
            let sources = order.map { name in
                "{ \"path\": \"\(name).json\", \"format\": \"\(format)\", \"collection\": \"Colors\", "
                    + "\"mode\": \"\(name.hasSuffix("day") ? "Day" : "Dark")\" }"
            }
            let output = #"{ "template": "shape-style", "path": "A.swift" }"#
            try folder.write(
                "{ \"sources\": [\(sources.joined(separator: ", "))], \"outputs\": [\(output)] }",
                to: "tokengenerator.json")
            let listed = try Tool.run("list", "--json", in: folder.path).output
            func values(_ path: String) -> [String] {
                let line = listed.split(separator: "\n").first { $0.contains("\"path\":\"\(path)\"") } ?? ""
                let modes = line.split(separator: "\"values\":").last ?? ""
                return modes.matches(of: /"(Day|Dark)":\{[^}]*"hex":"(#\w+)"/).map { "\($0.output.1) \($0.output.2)" }
            }
            #expect(values("bg.a") == ["Day #FFFFFF", "Dark #000000"])
            #expect(values("bg.c") == ["Day #FFFFFF", "Dark #EEEEEE"])
            let explained = try Tool.run("explain", "bg.a", "--json", in: folder.path).output
            #expect(explained.contains("\"evidence\":\"configuration\""))
        }
    }

    @Test("a mode of a file that has modes of its own is not heard, and a warning says so")
    func idleMode() throws {
        try withTemporaryFolder { folder in
            let themes = #""$themes": [{ "name": "T", "selectedTokenSets": { "a": "enabled" } }]"#
            try folder.write(
                "{ \"a\": { \"x\": { \"type\": \"number\", \"value\": \"1\" } }, \(themes) }", to: "a.json")
            let output = #"{ "template": "cgfloat", "path": "A.swift" }"#
            let source = { (keys: String) in
                "{ \"sources\": [{ \"path\": \"a.json\", \(keys) }], \"outputs\": [\(output)] }"
            }
            try folder.write(source(#""collection": "C", "mode": "Dark""#), to: "tokengenerator.json")
            let both = try Tool.run(in: folder.path)
            #expect(both.errors.contains(#""collection" and "mode" have no effect on 'a.json'"#))
            #expect(both.errors.contains("note: remove them; to choose"))
            try folder.write(source(#""mode": "Dark""#), to: "tokengenerator.json")
            let generated = try Tool.run(in: folder.path)
            #expect(
                generated.errors == """
                    tokengenerator.json:1:25: warning: "mode" has no effect on 'a.json', which defines its own modes [unused-mode]
                    tokengenerator.json:1:25: note: remove it; to choose among the file's modes, use "modes" \
                    ('TokenGenerator --dry-run --verbose' lists them)

                    """)
            #expect(generated.exitCode == 0)
        }
    }

    @Test("properties of another tool beside what makes sense are no wrong guess, and are told where a token has them")
    func foreignProperties() throws {
        try withTemporaryFolder { folder in
            let token = ##"{ "$type": "color", "$value": "#FFFFFF", "opacity": "0.5" }"##
            let tokens = (0..<30).map { "\"t\($0)\": \(token)" }
            try folder.write("{ \"name\": \"Z\", \"colors\": { \(tokens.joined(separator: ",\n")) } }", to: "a.json")
            let output = #"{ "template": "shape-style", "path": "A.swift", "tokens": { "groups": ["colors"] } }"#
            try folder.write("{ \"sources\": [\"a.json\"], \"outputs\": [\(output)] }", to: "tokengenerator.json")
            let generated = try Tool.run(in: folder.path)
            #expect(generated.exitCode == 0)
            #expect(
                generated.errors.contains(
                    """
                    a.json:1:75: warning: unknown property 'opacity' of a token [unknown-property]
                    a.json:1:75: note: the value is used without it; write the opacity as a part of "$value"
                    a.json:1:75: note: and 29 more warnings like this one in this file; use --format json to see all

                    """))
            #expect(try Tool.run("generate", "--strict", in: folder.path).exitCode == 1)
        }
    }

    @Test("a wrong guess is one error that names the guess and the option, not hundreds")
    func wrongGuess() throws {
        try withTemporaryFolder { folder in
            let tokens = (0..<40).map { ##""t\##($0)": { "$type": "dimension", "$value": "{a} * 2" }"## }
            try folder.write("{ \(tokens.joined(separator: ",\n  ")) }", to: "a.json")
            let guessed = try Tool.run("validate", "a.json", in: folder.path)
            #expect(
                guessed.errors == """
                    a.json:1:1: error: 40 values are not valid in the format 'dtcg', which was inferred because the file has no \
                    sign of another format [wrong-format]
                    a.json:1:43: note: the first is: expected a reference without other text, found "{a} * 2"
                    a.json:1:1: note: if the file is figma, tokens-studio or style-dictionary, set "format" for it in \
                    "sources" (in 'validate', pass --token-format); to see every error, set "format": "dtcg"

                    """)
            #expect(guessed.exitCode == 1)
            let stated = try Tool.run("validate", "a.json", "--token-format", "tokens-studio", in: folder.path)
            #expect(stated.errors.contains("cannot find the token 'a' [dangling-alias]"))
            let all = try Tool.run("validate", "a.json", "--token-format", "dtcg", in: folder.path)
            #expect(all.errors.split(separator: "\n").count == 80)
        }
    }

    @Test("tokens without types are one error: another format would make no more sense of them")
    func untyped() throws {
        try withTemporaryFolder { folder in
            let tokens = (0..<40).map { #""t\#($0)": { "$value": "\#($0)px" }"# }
            try folder.write("{ \(tokens.joined(separator: ",\n  ")) }", to: "a.json")
            #expect(
                try Tool.run("validate", "a.json", in: folder.path).errors == """
                    a.json:1:21: error: 40 tokens in this file have no type [missing-type]
                    a.json:1:21: note: add "$type" to the token or to one of its groups; to infer types \
                    as Style Dictionary does, set "format": "style-dictionary" in "sources"

                    """)
        }
    }

    @Test("a file that could be of two formats is of that which another file of the run surely is of")
    func hinted() throws {
        try withTemporaryFolder { folder in
            try folder.write(##"{ "a": { "value": "#000000", "type": "color" } }"##, to: "tokens/a.json")
            try folder.write(##"{ "b": { "value": "{a.value}", "type": "color" } }"##, to: "tokens/b/b.json")
            try folder.write(#"{ "c": { "$value": "1", "$type": "sizing" } }"#, to: "tokens/c/c.json")
            let output = try Tool.run("validate", "tokens", in: folder.path).output
            #expect(
                output == """
                    tokens/a.json: style-dictionary, 1 token
                    tokens/b/b.json: style-dictionary, 1 token
                    tokens/c/c.json: tokens-studio, 1 token
                    3 tokens (1 alias, 0 variable, 0 value, 2 literal), 0 errors, 0 warnings

                    """)
        }
    }

    /// A text style in no format's own spelling, with a weight from elsewhere.
    private func style(_ weight: String) -> String {
        """
        { "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": "\(weight)", "lineHeight": 1.4, "letterSpacing": { "value": 0, "unit": "px" } } } }
        """
    }

    private let weights = #"""
        { "w": { "book": { "$value": "450", "$type": "other" } },
          "app": { "$value": "{w.book}", "$type": "fontWeight" }, "r": { "$value": "8px", "$type": "borderRadius" } }
        """#

    @Test("a file without signs whose values name tokens of others is of Tokens Studio below files that surely are")
    func unmarked() throws {
        try withTemporaryFolder { folder in
            try folder.write(weights, to: "tokens/a.json")
            try folder.write(style("{app}"), to: "tokens/text/b.json")
            try folder.write(#"{ "n": { "$type": "number", "$value": 1 } }"#, to: "tokens/text/c.json")
            let curve = #"{ "$type": "cubicBezier", "$value": ["{n}", 0, 0, 1] }"#
            try folder.write(#"{ "o": { "$value": "{n}" } }"#, to: "tokens/text/e.json")
            try folder.write(
                ##"{ "m": { "$ref": "#/k" }, "k": { "$type": "number", "$value": 1 }, "l": \##(curve) }"##,
                to: "tokens/text/d.json")
            let result = try Tool.run("validate", "tokens", in: folder.path)
            #expect(
                result.output == """
                    tokens/a.json: tokens-studio, 3 tokens
                    tokens/text/b.json: tokens-studio, 1 token
                    tokens/text/c.json: dtcg, 1 token
                    tokens/text/d.json: dtcg, 3 tokens
                    tokens/text/e.json: dtcg, 1 token
                    9 tokens (2 alias, 0 variable, 0 value, 7 literal), 0 errors, 0 warnings

                    """)
            #expect(result.errors == "")
        }
    }

    @Test("a part of a value that another format's reader works out is an error that names the token and the option")
    func acrossFormats() throws {
        try withTemporaryFolder { folder in
            try folder.write(weights, to: "tokens/a/a.json")
            try folder.write(style("{app}"), to: "tokens/b/b.json")
            let result = try Tool.run("validate", "tokens", in: folder.path)
            #expect(
                result.errors == """
                    tokens/b/b.json:2:17: error: cannot refer to a part of 'app', because its value is computed in a \
                    file of another format [type-mismatch]
                    tokens/a/a.json:2:3: note: 'app' is defined here
                    tokens/b/b.json:2:17: note: set the same "format" for both files in "sources"

                    """)
        }
    }

    @Test("the configuration can state it")
    func configured() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "s": { "$type": "dimension", "$value": "4 * 2" } }"#, to: "a.json")
            try folder.write(
                """
                { "sources": [{ "path": "a.json", "format": "tokens-studio" }],
                  "outputs": [{ "template": "cgfloat", "path": "S.swift" }] }
                """, to: "tokengenerator.json")
            #expect(try Tool.run(in: folder.path).exitCode == 0)
            #expect(folder.text(of: "S.swift")?.contains("s: CGFloat { 8 }") == true)
        }
    }
}
