import Diagnostics
import FileAccess

extension Settings {
    /// Neither a configuration nor a token file: somebody's first run.
    var nothingToRead: [Diagnostic] {
        guard sources.files.isEmpty, configuration.path == nil else { return [] }
        let tokens = FilePath.join(configuration.folder, "tokens")
        let place = configuration.folder == "." ? "here" : "in \"\(configuration.folder)\""
        return [
            Diagnostic(
                .error, .noConfiguration,
                "there is no \(ConfigurationLoader.fileName) \(place), and no token file in \(tokens)/",
                notes: [Diagnostic.Note("TokenGenerator init writes a configuration for the token files it finds")])
        ]
    }
}
