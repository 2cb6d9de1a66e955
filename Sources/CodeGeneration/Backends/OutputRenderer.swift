import DesignTokens
import Diagnostics
import Mustache

/// Renders every output, side by side: none depends on another.
struct OutputRenderer: Sendable {
    let library: MustacheLibrary
    let settings: Settings
    let resolution: Resolution
    let symbols: SymbolTables
    var fonts = FontNames()
    /// How many bytes all outputs can have together.
    var sizeLimit = SizeLimits.outputBytes

    /// The outputs in the configuration's order, and what is wrong with them; an output with an error is missing.
    func render() async -> RenderedOutputs {
        let run = OutputRun(library, settings, resolution, symbols, fonts)
        return await withTaskGroup(of: (Int, [RenderedOutput], [Diagnostic]).self) { group in
            let add = { (index: Int, group: inout TaskGroup<(Int, [RenderedOutput], [Diagnostic])>) in
                let (output, unit) = (symbols.outputs[index], symbols.unitNumbers[index])
                group.addTask {
                    let (files, diagnostics) = Backends.backend(of: output.declaration).files(of: output, inUnit: unit, run)
                    return (index, files, diagnostics)
                }
            }
            var next = min(symbols.outputs.count, SizeLimits.outputsAtOnce)
            for index in 0..<next { add(index, &group) }
            var results: [(index: Int, outputs: [RenderedOutput], diagnostics: [Diagnostic])] = []
            var size = 0
            for await result in group {
                size += result.1.reduce(0) { $0 + $1.content.count }
                // What else is wrong depends on which were rendered before.
                if size > sizeLimit { return RenderedOutputs(outputs: [], diagnostics: [tooLarge]) }
                results.append(result)
                if next < symbols.outputs.count {
                    add(next, &group)
                    next += 1
                }
            }
            results.sort { $0.index < $1.index }
            return RenderedOutputs(outputs: results.flatMap(\.outputs), diagnostics: results.flatMap(\.diagnostics))
        }
    }

    /// That all outputs together are too large. Nobody knows how large they would be: the rest is not rendered.
    private var tooLarge: Diagnostic {
        Diagnostic(
            .error, .limitExceeded,
            "the \(Wording.count(symbols.outputs.count, "output")) together are larger than \(sizeLimit >> 20) MiB",
            at: symbols.outputs.first?.configuration.path.location,
            advice: "select fewer tokens for each with \"tokens\", or split them between several configurations")
    }
}

/// All files of a run, complete in memory but for their headers, and what is wrong with them.
struct RenderedOutputs: Sendable {
    let outputs: [RenderedOutput]
    let diagnostics: [Diagnostic]
}
