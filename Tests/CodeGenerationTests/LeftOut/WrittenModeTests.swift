import CodeGeneration
import TestSupport
import Testing

/// A token that is broken in one mode alone is left out where somebody writes that mode.
@Suite("Modes in which tokens are broken")
struct WrittenModeTests {
    @Test("a folder of templates without an output of one changes nothing")
    func emptyFolder() throws {
        #expect(try leftOut("\"templates\": \"templates\",", "cgfloat") == [])
        #expect(try leftOut("", "cgfloat") == [])
    }

    @Test("a template of a team's own may write every mode of what it takes")
    func ownTemplate() throws {
        #expect(try leftOut("\"templates\": \"templates\",", "sizes") == ["gap"])
    }

    @Test("a number is written in each appearance by CSS, and in the first mode alone by Swift")
    func languages() throws {
        let appearances = "\"appearances\": { \"light\": \"Light\", \"dark\": \"Dark\" },"
        #expect(try leftOut(appearances, "cgfloat") == [])
        #expect(try leftOut(appearances, "css") == ["gap"])
    }

    @Test("a theme writes every type")
    func themes() throws {
        let themes = "\"themes\": { \"Light\": \"Light\", \"Dark\": \"Dark\" },"
        #expect(try leftOut(themes, "theme") == ["gap"])
    }

    /// The tokens that a run leaves out, of which the dark file breaks one.
    private func leftOut(_ configuration: String, _ template: String) throws -> [String] {
        try withTemporaryFolder { folder in
            try folder.write(
                #"{ "gap": { "$type": "number", "$value": 8 }, "#
                    + #""edge": { "$type": "number", "$value": 1 } }"#, to: "Light.tokens.json")
            try folder.write(
                #"{ "gap": { "$type": "number", "$value": "{gone}" }, "#
                    + #""edge": { "$type": "number", "$value": 2 } }"#, to: "Dark.tokens.json")
            try folder.write("{{#tokens}}{{name}}\n{{/tokens}}", to: "templates/sizes.mustache")
            try folder.write(
                """
                {
                  "sources": ["Light.tokens.json", "Dark.tokens.json"], \(configuration)
                  "outputs": [{ "template": "\(template)", "path": "\(template == "css" ? "a.css" : "A.swift")" }]
                }
                """, to: "tokengenerator.json")
            var options = CommandOptions()
            options.configurationPath = folder("tokengenerator.json")
            let run = GeneratorPipeline().analyze(options)
            return run.resolution.leftOut.sorted().map { run.resolution.graph.tokens[$0].path }
        }
    }
}
