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
        // Groups may have any name.
        #expect(try format(of: #"{ "value": { "type": { "$type": "number", "$value": 1 } } }"#) == "dtcg")
    }

    @Test("a wrong guess is one error that names the guess and the option, not hundreds")
    func wrongGuess() throws {
        try withTemporaryFolder { folder in
            let tokens = (0..<40).map { ##""t\##($0)": { "$type": "dimension", "$value": "{a} * 2" }"## }
            try folder.write("{ \(tokens.joined(separator: ",\n  ")) }", to: "a.json")
            let guessed = try Tool.run("validate", "a.json", in: folder.path)
            #expect(
                guessed.errors == """
                    a.json:1:1: error: 40 values make no sense as dtcg, which the file was taken for because nothing in \
                    it belongs to another format [wrong-format]
                    a.json:1:43: note: the first: "{a} * 2" puts a reference into a text; here, references stand alone
                    a.json:1:1: note: if it is figma, tokens-studio or style-dictionary, say so: --format, or "format" \
                    beside its path in "sources"; --format dtcg shows every error

                    """)
            #expect(guessed.exitCode == 1)
            let stated = try Tool.run("validate", "a.json", "--format", "tokens-studio", in: folder.path)
            #expect(stated.errors.contains("{a} names no token [dangling-alias]"))
            let all = try Tool.run("validate", "a.json", "--format", "dtcg", in: folder.path)
            #expect(all.errors.split(separator: "\n").count == 80)
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
