import DesignTokens

/// The tokens of all files in one graph.
struct MergedTokens: Sendable {
    let graph: TokenGraph
    /// The files, each with its mode where it is one of several of a collection.
    let files: [TokenFileSummary]

    init(_ loaded: LoadedTokens, layers: LayerPaths) {
        graph = TokenGraph(loaded.documents, layers: layers)
        let modes = Self.modes(of: loaded.documents, in: graph)
        files = loaded.files.map { file in
            var file = file
            file.mode = modes[file.path] ?? file.mode
            return file
        }
    }

    /// The mode of each file that is one: themes and contexts are no files.
    private static func modes(of documents: [TokenDocument], in graph: TokenGraph) -> [String: String] {
        var modes: [String: String] = [:]
        for mode in graph.collections.lazy.filter({ $0.modes.count > 1 }).flatMap(\.modes) {
            let document = documents[mode.source]
            guard document.format != .tokensStudio, document.format != .dtcgResolver else { continue }
            modes[document.source.path] = mode.name
        }
        return modes
    }
}
