import CodeGeneration
import FileAccess
import LocatedJSON

/// Runs the pipeline as `generate` does, up to the names, with a configuration that is not written yet.
struct StarterTrial {
    private let path: String
    private let pipeline: GeneratorPipeline

    init(in folder: String, _ fileSystem: any FileSystem) {
        path = FilePath.join(folder, ConfigurationLoader.fileName)
        pipeline = GeneratorPipeline(fileSystem: fileSystem)
    }

    /// Reads sources, in some modes if these are known, without any output.
    func run(on sources: StarterSources, _ modes: StarterModes? = nil) -> AnalyzedTokens {
        let members = JSONValue.filled([
            "sources": .array(sources.json(of: sources.paths)), "appearances": .object(modes?.appearances ?? []),
            "themes": .object(modes?.themes ?? []),
        ])
        return run(with: members.text())
    }

    /// Reads what a configuration names, and names what its outputs take.
    func run(with text: String) -> AnalyzedTokens {
        let read = ConfigurationReader.read(Array(text.utf8), path: path)
        return pipeline.analyze(Settings(read.configuration, Self.options, diagnostics: read.diagnostics))
    }

    /// What is wrong is judged as validate does, to which `init` sends people.
    private static var options: CommandOptions {
        var options = CommandOptions()
        options.leavesOut = false
        return options
    }

    /// A draft in some modes, without what it does not need or cannot use, and what a run with it makes of it.
    func settled(
        _ modes: StarterModes, _ makeDraft: (StarterModes) -> StarterDraft
    ) -> (draft: StarterDraft, run: AnalyzedTokens) {
        var draft = makeDraft(modes)
        let run = settle(&draft)
        guard !draft.themes.isEmpty,
            self.run(with: draft.text(tryingProposals: true)).faultCount > run.faultCount
        else { return (draft, run) }
        // Values can be wrong in modes that nothing else asks for.
        return settled(modes.withoutThemes, makeDraft)
    }

    /// Takes outputs away that take nothing, and adds what the others use.
    private func settle(_ draft: inout StarterDraft) -> AnalyzedTokens {
        var run = self.run(with: draft.text())
        let empty = run.symbols.outputs.filter { $0.takesTokens && $0.tokens.isEmpty }
        if !empty.isEmpty {
            draft.removeOutputs(at: Set(empty.map(\.configuration.path.value)))
            run = self.run(with: draft.text())
        }
        if run.usesSupportTypes || draft.lacksAppearances { draft.addSupport() }
        return run
    }
}

extension AnalyzedTokens {
    /// How much is wrong.
    fileprivate var faultCount: Int { diagnostics.count { $0.severity != .note } }
}
