import Diagnostics

extension OutputRun {
    /// Renders every output, side by side: none depends on another.
    ///
    /// - Parameter sizeLimit: How many bytes all outputs can have together.
    /// - Returns: The files in the configuration's order, but for those of an output with an error.
    func render(sizeLimit: Int = SizeLimits.outputBytes) async -> RenderedOutputs {
        await withTaskGroup(of: (index: Int, files: RenderedOutputs).self) { group in
            let add = { (index: Int, group: inout TaskGroup<(index: Int, files: RenderedOutputs)>) in
                let (output, unit) = (symbols.outputs[index], symbols.unitNumbers[index])
                group.addTask { (index, files(of: output, inUnit: unit)) }
            }
            var next = min(symbols.outputs.count, SizeLimits.outputsAtOnce)
            for index in 0..<next { add(index, &group) }
            var results: [(index: Int, files: RenderedOutputs)] = []
            var size = 0
            for await result in group {
                size += result.files.outputs.reduce(0) { $0 + $1.content.count }
                // What else is wrong depends on which were rendered before.
                if size > sizeLimit { return RenderedOutputs(diagnostics: [tooLarge(sizeLimit)]) }
                results.append(result)
                if next < symbols.outputs.count {
                    add(next, &group)
                    next += 1
                }
            }
            results.sort { $0.index < $1.index }
            return RenderedOutputs(
                outputs: results.flatMap(\.files.outputs), diagnostics: results.flatMap(\.files.diagnostics))
        }
    }

    /// That all outputs together are too large. Nobody knows how large they would be: the rest is not rendered.
    private func tooLarge(_ sizeLimit: Int) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded,
            "the \(symbols.outputs.count) outputs together are larger than \(sizeLimit >> 20) MiB",
            at: symbols.outputs.first?.configuration.path.location,
            advice: "select fewer tokens in the outputs with \"tokens\", or use several configurations")
    }
}
