import DesignTokens
import Diagnostics
import FileAccess
import Mustache

/// Renders every output, side by side: none depends on another.
struct OutputRenderer: Sendable {
    let library: MustacheLibrary
    let configuration: Configuration
    let resolution: Resolution
    let symbols: SymbolTable

    /// The outputs in the configuration's order, and what is wrong with them; an output with an error is missing.
    func render() async -> RenderedOutputs {
        let expressions = Expressions(resolution, symbols, configuration.language)
        let rendered = await withTaskGroup(of: (Int, [UInt8]?, [Diagnostic]).self) { group in
            for (index, output) in symbols.outputs.enumerated() {
                group.addTask {
                    let result = render(output, expressions)
                    return (index, result.bytes, result.diagnostics)
                }
            }
            let nothing = (bytes: [UInt8]?.none, diagnostics: [Diagnostic]())
            var results = Array(repeating: nothing, count: symbols.outputs.count)
            for await (index, bytes, diagnostics) in group { results[index] = (bytes, diagnostics) }
            return results
        }
        let outputs = zip(symbols.outputs, rendered).compactMap { output, result in
            result.bytes.map {
                let path = output.configuration.path
                return RenderedOutput(path: path.value, bytes: $0, location: path.location)
            }
        }
        return RenderedOutputs(outputs: outputs, diagnostics: rendered.flatMap(\.diagnostics))
    }

    private func render(
        _ output: NamedOutput, _ expressions: Expressions
    ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        let model = OutputModel(OutputContext(output, resolution, expressions, configuration))
        let header = Array(header(of: output).utf8)
        let rendered = library.render(output.configuration.template.value, model: model, root: OutputModel.root)
        let bytes = rendered.bytes.map { $0.isEmpty ? header : header + [UInt8(ascii: "\n")] + $0 }
        return (bytes, rendered.diagnostics)
    }

    /// What the header of an output of any kind says of its inputs.
    static func possibleSources(of configuration: Configuration) -> [String] {
        [(false, false), (true, false), (false, true), (true, true)].map { tokens, images in
            sources(of: configuration, tokens: tokens, images: images)
        }
    }

    private static func sources(of configuration: Configuration, tokens: Bool, images: Bool) -> String {
        let files = (tokens ? configuration.sources.map(\.path) : []) + (images ? configuration.catalogs : [])
        return files.isEmpty ? "none" : configuration.language.comment(files.map(\.value).joined(separator: ", "))
    }

    /// The file's name alone, so that the bytes are the same from whichever folder the run was started.
    private var configurationName: String {
        configuration.language.comment(configuration.path.map(FilePath.lastComponent) ?? "none")
    }

    /// The first lines of every file: whose it is, what it was made from, and that no tool need look at it.
    private func header(of output: NamedOutput) -> String {
        let sources = Self.sources(
            of: configuration, tokens: output.takesTokens, images: output.traits.takesImages)
        return configuration.language.header(sources: sources, configuration: configurationName)
    }
}
