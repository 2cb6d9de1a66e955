import CodeGeneration
import FileAccess

/// Runs the pipeline as `generate` does, up to the names, with a configuration that is not written yet.
struct StarterTrial {
    private let path: String
    private let pipeline: GeneratorPipeline

    init(in folder: String, _ fileSystem: any FileSystem) {
        path = FilePath.join(folder, ConfigurationLoader.fileName)
        pipeline = GeneratorPipeline(fileSystem: fileSystem)
    }

    /// Reads sources, without any output.
    func run(on sources: [String]) -> AnalyzedTokens {
        var configuration = Configuration(path: path)
        configuration.sources = sources.map { SourceConfiguration(Located($0)) }
        return pipeline.analyze(Settings(configuration))
    }

    /// Reads what a configuration names, and names what its outputs take.
    func run(with text: String) -> AnalyzedTokens {
        let read = ConfigurationReader.read(Array(text.utf8), path: path)
        return pipeline.analyze(Settings(read.configuration, diagnostics: read.diagnostics))
    }
}

extension AnalyzedTokens {
    /// The paths of the outputs for tokens that take none.
    var emptyOutputs: Set<String> {
        Set(symbols.outputs.filter { $0.takesTokens && $0.tokens.isEmpty }.map(\.configuration.path.value))
    }
}
