import Diagnostics

extension OutputRun {
    /// Renders all outputs concurrently, because none depends on another.
    ///
    /// - Parameter sizeLimit: The maximum size of all outputs together, in bytes.
    /// - Returns: The files in the configuration's order, without those of outputs with errors.
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
                // Other diagnostics would depend on which outputs were rendered first.
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

    /// Reports that the outputs are too large together. The total is unknown, because the rest is not rendered.
    private func tooLarge(_ sizeLimit: Int) -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded,
            "the \(symbols.outputs.count) outputs together are larger than \(sizeLimit >> 20) MiB",
            at: symbols.outputs.first?.configuration.path.location,
            advice: "select fewer tokens in the outputs with \"tokens\", or use several configurations")
    }
}
