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
    func render() async -> (outputs: [RenderedOutput], diagnostics: [Diagnostic]) {
        let expressions = Expressions(resolution, symbols, configuration.language)
        return await withTaskGroup(of: (Int, RenderedOutput?, [Diagnostic]).self) { group in
            for (index, output) in symbols.outputs.enumerated() {
                group.addTask {
                    let (rendered, diagnostics) = render(output, expressions)
                    return (index, rendered, diagnostics)
                }
            }
            var results: [(index: Int, output: RenderedOutput?, diagnostics: [Diagnostic])] = []
            for await result in group { results.append(result) }
            results.sort { $0.index < $1.index }
            return (results.compactMap(\.output), results.flatMap(\.diagnostics))
        }
    }

    private func render(_ output: NamedOutput, _ expressions: Expressions) -> (RenderedOutput?, [Diagnostic]) {
        let model = OutputModel(OutputContext(output, resolution, expressions, configuration))
        let (template, path) = (output.configuration.template.value, output.configuration.path)
        let (body, diagnostics) = library.render(template, model: model, root: OutputModel.root)
        guard let body else { return (nil, diagnostics) }
        let header = Array(header(of: output).utf8)
        let bytes = body.isEmpty ? header : header + [UInt8(ascii: "\n")] + body
        return (RenderedOutput(path: path.value, bytes: bytes, location: path.location), diagnostics)
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

    /// The first lines of every file: whose it is, what it was made from, and that no tool need look at it.
    private func header(of output: NamedOutput) -> String {
        let sources = Self.sources(of: configuration, tokens: output.takesTokens, images: output.traits.takesImages)
        // The file's name alone, so that the bytes are the same from whichever folder the run was started.
        let name = configuration.language.comment(configuration.path.map(FilePath.lastComponent) ?? "none")
        return configuration.language.header(sources: sources, configuration: name)
    }
}

/// One file to write, complete in memory.
struct RenderedOutput: Sendable {
    /// Where it goes, relative to the output root, as the configuration spells it.
    var path: String
    var bytes: [UInt8]
    /// Where the configuration asks for it.
    var location: SourceLocation?

    /// The same file without the folders of its path; a path that names a folder stays, to be refused.
    var flat: RenderedOutput {
        guard path.utf8.last != UInt8(ascii: "/") else { return self }
        return RenderedOutput(path: FilePath.lastComponent(of: path), bytes: bytes, location: location)
    }
}
