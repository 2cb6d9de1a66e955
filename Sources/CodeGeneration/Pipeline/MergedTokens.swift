import DesignTokens

/// The tokens of all files in one graph.
struct MergedTokens: Sendable {
    let graph: TokenGraph
    /// The files, each with its mode where it is one of several of a collection.
    let files: [TokenFileSummary]

    init(_ loaded: LoadedTokens, layers: LayerPaths) {
        graph = TokenGraph(loaded.readings.map(\.reading), layers: layers)
        files = loaded.files(in: graph)
    }
}
