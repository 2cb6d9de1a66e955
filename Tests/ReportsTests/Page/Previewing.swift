import CodeGeneration
import Diagnostics
import FileAccess
import TestSupport

@testable import Reports

/// A page of a small project in a folder of its own.
enum Previewing {
    /// The folder that this test is in a checkout of.
    static let repository = FilePath.normalized(FilePath.join(#filePath, "../../../.."))

    static let configuration = #"""
        {
          "sources": ["light.tokens.json", "dark.tokens.json"],
          "layers": { "primitive": ["brand"], "semantic": ["text"] },
          "outputs": [{ "template": "shape-style", "path": "Generated/Colors.swift" }]
        }
        """#

    /// The folder with a configuration and the tokens of its light and dark mode.
    static func write(_ tokens: String, dark: String? = nil, to folder: TemporaryFolder) throws {
        let sources = dark == nil ? configuration.replacing(#", "dark.tokens.json""#, with: "") : configuration
        try folder.write(sources, to: "tokengenerator.json")
        try folder.write(tokens, to: "light.tokens.json")
        if let dark { try folder.write(dark, to: "dark.tokens.json") }
    }

    static func options(_ folder: TemporaryFolder) -> CommandOptions {
        var options = CommandOptions()
        options.configurationPath = folder("tokengenerator.json")
        return options
    }

    /// The page of such a project.
    static func page(_ tokens: String, dark: String? = nil, layers: String? = nil) throws -> String {
        try withTemporaryFolder { folder in
            try write(tokens, dark: dark, to: folder)
            if let layers {
                let changed = folder.text(of: "tokengenerator.json")?.replacing(#""semantic": ["text"]"#, with: layers)
                try folder.write(changed ?? "", to: "tokengenerator.json")
            }
            let report = GeneratorPipeline().preview(options(folder), to: folder("page.html"))
            guard !report.diagnostics.hasErrors, let text = folder.text(of: "page.html") else {
                throw TestSupportError(message: report.diagnostics.map(\.text).joined(separator: "\n"))
            }
            return text
        }
    }
}

extension String {
    /// What stands between the first of one text and the next of another.
    func between(_ start: String, _ end: String) -> String {
        guard let from = firstRange(of: start)?.upperBound, let to = self[from...].firstRange(of: end)?.lowerBound
        else {
            return ""
        }
        return String(self[from..<to])
    }
}
