import CodeGeneration
import TestSupport
import Testing

@testable import Reports

/// The tokens of a project that a test writes down, with the paths of its files as they stand there.
struct InspectedProject {
    let tokens: InspectedTokens
    private let folder: String

    /// Reads and names what the files hold, of which one is the configuration.
    init(_ files: [String: String]) throws {
        (tokens, folder) = try withTemporaryFolder { folder in
            for (path, text) in files { try folder.write(text, to: path) }
            var options = CommandOptions()
            options.configurationPath = folder.path
            return (InspectedTokens(GeneratorPipeline().analyze(options)), folder.path)
        }
    }

    /// The token at a path.
    subscript(path: String) -> InspectedToken {
        get throws { tokens[try #require(tokens.graph.token(at: path))] }
    }

    /// A text without the folder that the files were written into.
    func plain(_ text: String) -> String { text.replacing(folder + "/", with: "") }
}

/// Colors in light and dark, what refers to them, and what is wrong with some.
enum SampleProject {
    static let configuration = """
        { "sources": [{ "path": "Light.json", "collection": "Colors", "mode": "Light" },
                      { "path": "Dark.json", "collection": "Colors", "mode": "Dark" }, "parts.json"],
          "layers": { "primitive": ["brand"], "semantic": ["text"], "component": ["button"] },
          "outputs": [
            { "template": "shape-style", "path": "UI/Colors.swift", "tokens": { "groups": ["brand", "text"] },
              "names": { "drop": ["brand"], "former": { "brand": "old" } } },
            { "template": "shape-style", "path": "UI/Button.swift", "tokens": { "groups": ["button"] },
              "scope": "ButtonColor" }
          ] }
        """

    static func colors(_ ink: String, _ text: String) -> String {
        """
        { "brand": {
            "ink": { "$type": "color", "$value": "\(ink)", "$description": "For words." },
            "sky": { "$type": "color", "$value": "#00AAFF" },
            "mud": { "$type": "color", "$value": "{brand.nowhere}" } },
          "text": {
            "body": { "$type": "color", "$value": "{\(text)}" },
            "link": { "$type": "color", "$value": "{text.body}", "$deprecated": "Use text.body." } } }
        """
    }

    static let parts = """
        { "button": { "fill": { "$type": "color", "$value": "#00AAFF" } },
          "line": { "$type": "border", "$value": { "color": "{brand.ink}", "style": "solid",
            "width": { "value": 2, "unit": "px" } } },
          "gap": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } }
        """

    static func read() throws -> InspectedProject {
        try InspectedProject([
            "tokengenerator.json": configuration, "Light.json": colors("#112233", "brand.ink"),
            "Dark.json": colors("#DDEEFF", "brand.sky"), "parts.json": parts,
        ])
    }
}
