import DesignTokens

/// The lines of the descriptions of an output's tokens, one after the other.
struct DocumentationLines: Sendable {
    private(set) var lines: [String] = []
    /// Which lines are those of the token at a position of the output.
    private var ranges: [Int: Range<Int>] = [:]

    init(of output: NamedOutput, _ resolution: Resolution, _ language: any OutputLanguage) {
        for (position, token) in output.tokens.enumerated() {
            guard let description = resolution.graph.tokens[token].description, !description.isEmpty else { continue }
            let start = lines.count
            lines += language.commentLines(description)
            ranges[position] = start..<lines.count
        }
    }

    /// Which lines are those of the token at a position of the output.
    func range(of position: Int) -> Range<Int> { ranges[position] ?? 0..<0 }
}
