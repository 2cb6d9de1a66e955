import CodeGeneration
import DesignTokens

extension StarterDraft.Output {
    /// Excludes tokens that have no value in the output's language, which every run would warn of: with the largest group
    /// that holds none of the others, or one by one.
    mutating func exclude(_ tokens: [Int], besides others: [Int], _ graph: TokenGraph) {
        guard !tokens.isEmpty, !others.isEmpty else { return }
        let kept = Set(others.flatMap { Self.paths(to: $0, graph) })
        var seen: Set<String> = []
        let paths = tokens.compactMap { token in Self.paths(to: token, graph).first { !kept.contains($0) } }
            .filter { seen.insert($0).inserted }
        guard !paths.isEmpty else { return }
        configuration.selection.excluded += paths.map { Located($0) }
        comments.append("What has no value in Swift, such as a length relative to a font size, is excluded.")
    }

    /// The groups around a token, outermost first and without the root, and the token itself.
    private static func paths(to token: Int, _ graph: TokenGraph) -> [String] {
        let names = graph.groups[graph.tokens[token].group].names
        return names.indices.map { names[...$0].joined(separator: ".") } + [graph.tokens[token].path]
    }
}
