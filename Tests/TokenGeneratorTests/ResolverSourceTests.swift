import Foundation
import TestSupport
import Testing

@Suite("A resolver document") struct ResolverSourceTests {
    private func gray(_ value: Double) -> String {
        #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)] } }"#
    }

    private func withProject<Outcome>(
        inputs: String = "", source: String = "tokens", _ body: (TemporaryFolder) throws -> Outcome
    ) throws -> Outcome {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "brand": { "dark": \#(gray(0)) } }"#, to: "tokens/base.json")
            try folder.write(#"{ "ink": \#(gray(0)) }"#, to: "tokens/light.json")
            try folder.write(#"{ "ink": \#(gray(1)) }"#, to: "tokens/dark.json")
            try folder.write(#"{ "other": \#(gray(1)) }"#, to: "tokens/other.json")
            try folder.write(
                """
                { "version": "2025.10",
                  "resolutionOrder": [
                    { "type": "set", "name": "base", "sources": [{ "$ref": "base.json" }] },
                    { "type": "modifier", "name": "theme", "default": "light", "contexts": {
                      "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] } }] }
                """, to: "tokens/tokens.resolver.json")
            try folder.write(
                """
                { "sources": ["\(source)"], \(inputs) "outputs": [
                  { "template": "shape-style", "path": "Colors.swift" },
                  { "template": "color-hex", "path": "Color+Hex.swift" } ] }
                """, to: "tokengenerator.json")
            return try body(folder)
        }
    }

    @Test("is missed when there is an input and none takes it")
    func idleInput() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "ink": \#(gray(0)) }"#, to: "a.json")
            let outcome = try Tool.run("validate", "a.json", "--input", "theme=dark", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.errors == """
                    error: cannot find the modifier 'theme': no source is a resolver document [invalid-input]
                    note: add the *.resolver.json to "sources", or remove the input

                    """)
        }
    }

    @Test("in a folder is read with the files that it refers to, each once")
    func folder() throws {
        try withProject { folder in
            let validation = try Tool.run("validate", "tokens", "--strict", in: folder.path)
            #expect(validation.errors == "")
            #expect(
                validation.output == """
                    tokens/tokens.resolver.json: dtcg-resolver, 0 tokens
                    tokens/base.json: dtcg, 1 token
                    tokens/light.json: dtcg, 1 token
                    tokens/dark.json: dtcg, 0 tokens
                    tokens/other.json: dtcg, 1 token
                    3 tokens (0 alias, 0 variable, 0 value, 3 literal), 0 errors, 0 warnings

                    """)
        }
    }

    @Test("is generated in the contexts of inputs; a flag wins over the configuration")
    func inputs() throws {
        func ink(_ inputs: String, _ arguments: String...) throws -> String? {
            try withProject(inputs: inputs, source: "tokens/tokens.resolver.json") { folder in
                let outcome = try Tool.run(["generate"] + arguments, in: folder.path)
                #expect(outcome.errors == "")
                return folder.text(of: "Colors.swift")?.split(separator: "\n").first { $0.contains(" ink:") }
                    .map { String($0.suffix(8)) }
            }
        }
        let light = try ink(#""inputs": { "theme": "light" },"#)
        let dark = try ink(#""inputs": { "Theme": "DARK" },"#)
        #expect(light != nil)
        #expect(light != dark)
        #expect(try ink("", "--input", "theme=dark") == dark)
        #expect(try ink(#""inputs": { "theme": "dark" },"#, "--input", "theme=light") == light)
    }

    @Test("beside others is fixed by the inputs that are for it: each is an error where none of them takes it")
    func inputsOfSeveral() throws {
        try withProject(inputs: #""inputs": { "theme": ["bold", "dark"] },"#) { folder in
            try folder.write(
                """
                { "version": "2025.10", "resolutionOrder": [
                  { "type": "modifier", "name": "theme", "default": "plain", "contexts": {
                    "plain": [{ "line": \(gray(0)) }], "bold": [{ "line": \(gray(1)) }] } }] }
                """, to: "tokens/lines.resolver.json")
            let list = try Tool.run("list", "--json", in: folder.path)
            #expect(list.errors == "")
            #expect(list.output.split(separator: "\n").filter { $0.contains("#FFFFFF") }.count == 3)
            #expect(!list.output.contains(#""light""#) && !list.output.contains(#""plain""#))
            let wrong = try Tool.run("list", "--input", "theme=bald", "--input", "size=large", in: folder.path)
            #expect(
                wrong.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") } == [
                    #"error: cannot find the context 'bald' in the modifier 'theme' [invalid-input]"#,
                    #"error: cannot find the modifier 'size' in tokens/lines.resolver.json [invalid-input]"#,
                ])
        }
    }

    @Test("lists the values of its contexts as modes")
    func modes() throws {
        try withProject { folder in
            let list = try Tool.run("list", "tokens", "--json", in: folder.path)
            let ink = list.output.split(separator: "\n").first { $0.contains(#""path":"ink""#) }
            #expect(ink?.contains(#""light":"#) == true)
            #expect(ink?.contains(#""dark":"#) == true)
        }
    }

    @Test("and an input that is no pair or names nothing are errors")
    func wrongInputs() throws {
        try withProject { folder in
            #expect(try Tool.run("list", "tokens", "--input", "theme", in: folder.path).exitCode == 64)
            let outcome = try Tool.run("list", "tokens", "--input", "theme=blue", in: folder.path)
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.errors.contains(
                    #"error: cannot find the context 'blue' in the modifier 'theme' [invalid-input]"#))
        }
    }

    @Test("reads nothing outside the configuration's folder, be it by .. or by a link")
    func outside() throws {
        try withTemporaryFolder { folder in
            try folder.write(#"{ "secret": { "$type": "number", "$value": 1 } }"#, to: "secret.json")
            try FileManager.default.createDirectory(
                atPath: folder.path + "/project", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/project/link.json", withDestinationPath: "../secret.json")
            try folder.write(
                """
                { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [
                  { "$ref": "../secret.json" }, { "$ref": "link.json" }, { "$ref": "%2e%2e/secret.json" }] }] }
                """, to: "project/a.resolver.json")
            let outcome = try Tool.run("validate", "a.resolver.json", in: folder.path + "/project")
            #expect(outcome.exitCode == 1)
            let errors = outcome.errors.split(separator: "\n").filter { $0.contains("[invalid-resolver]") }
            #expect(errors.count == 2, "the third is the first again")
            #expect(!outcome.output.contains("secret"))
        }
    }
}
