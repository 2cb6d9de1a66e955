import CodeGeneration
import DesignTokens
import Diagnostics
import TestSupport
import Testing

/// Names that code would have for tokens, if these could be written and had the names for themselves.
@Suite("Withheld members")
struct WithheldMemberTests {
    @Test("a token that is left out is declared unavailable, with the reason and the file, and without the line")
    func leftOut() async throws {
        let text = try await swift(
            #"{ "gap": { "$type": "number", "s16": { "$value": "{base.16}" }, "s8": { "$value": 8 } } }"#, "cgfloat")
        #expect(
            text.hasSuffix(
                """
                    static var gapS8: CGFloat { 8 }

                    // MARK: - Left out

                    @available(*, unavailable, message: "'gap.s16' is left out: cannot find the token 'base.16' (tokens.json)")
                    static var gapS16: CGFloat { fatalError() }
                }

                """))
    }

    @Test("a name that two tokens ask for is unavailable, and the message names both")
    func contested() async throws {
        let text = try await swift(
            #"{ "a-b": { "$type": "number", "$value": 1 }, "a b": { "$type": "number", "$value": 2 }, "#
                + #""c": { "$type": "number", "$value": 3 } }"#, "cgfloat")
        #expect(
            text.contains(
                #"message: "'a-b' and 'a b' would both be 'CGFloat.aB' in Swift; neither gets the name (tokens.json)")"#
            ))
        #expect(text.contains("static var aB: CGFloat { fatalError() }"))
    }

    @Test(
        "nothing is declared where a library, a type or another token has the name, or the type is unknown",
        arguments: [
            (
                #"{ "zero": { "$type": "number", "$value": "{gone}" }, "x": { "$type": "number", "$value": 1 } }"#,
                "cgfloat"
            ),
            (
                #"{ "버": { "$type": "number", "b": { "$value": 1 } }, "버!": { "$type": "number", "$value": "{gone}" } }"#,
                "component-token"
            ),
            (
                #"{ "a b": { "$type": "number", "$value": 1 }, "a-b": { "$type": "number", "$value": "{gone}" } }"#,
                "cgfloat"
            ),
            (
                #"{ "a": { "$type": "typography", "$value": "{gone}" }, "b": { "$type": "number", "$value": 1 } }"#,
                "component-token"
            ),
            (#"{ "x": { "a": { "$value": "{gone}" } }, "b": { "$type": "number", "$value": 1 } }"#, "cgfloat"),
        ])
    func taken(_ tokens: String, _ template: String) async throws {
        #expect(try await !swift(tokens, template).contains("unavailable"))
    }

    @Test("a token that is left out is a member of its own type, which exists for it alone if need be")
    func nested() async throws {
        let text = try await swift(
            #"{ "card": { "gap": { "$type": "number", "$value": "{gone}" } }, "b": { "$type": "number", "$value": 1 } }"#,
            "component-token")
        #expect(
            text.hasSuffix(
                """
                    public static var b: CGFloat { 1 }

                    public enum Card {
                        @available(*, unavailable, message: "'card.gap' is left out: cannot find the token 'gone' (tokens.json)")
                        public static var gap: CGFloat { fatalError() }
                    }
                }

                """))
    }

    @Test("nothing is written where the configuration leaves it out, nor in other languages")
    func omitted() async throws {
        let tokens = #"{ "a": { "$type": "number", "$value": "{gone}" }, "b": { "$type": "number", "$value": 1 } }"#
        #expect(try await !swift(tokens, "cgfloat", #""leftOut": "omit", "#).contains("unavailable"))
        #expect(try await !swift(tokens, "css").contains("unavailable"))
        #expect(try await !swift(tokens, "compose").contains("unavailable"))
    }

    @Test("what a name or a value holds cannot end the message")
    func hostile() async throws {
        let text = try await swift(
            #"{ "a\"\\(x)": { "$type": "number", "$value": "{\"); gone}" }, "b": { "$type": "number", "$value": 1 } }"#,
            "cgfloat")
        #expect(text.contains(#"message: "'a\"\\(x)' is left out: cannot find the token '\"); gone' (tokens.json)")"#))
    }

    /// What an output of a template writes for a token file.
    private func swift(_ tokens: String, _ template: String, _ more: String = "") async throws -> String {
        let path = ["css": "t.css", "compose": "t.kt"][template] ?? "t.swift"
        return try await withTemporaryFolder { folder in
            try folder.write(tokens, to: "tokens.json")
            try folder.write(
                """
                { \(more)"sources": ["tokens.json"], "outputs": [{ "template": "\(template)", "path": "\(path)" }] }
                """, to: "tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let report = await GeneratorPipeline().generate(options)
            #expect(!report.hasErrors, "\(report.diagnostics.map(\.text))")
            return try #require(folder.text(of: path))
        }
    }
}
