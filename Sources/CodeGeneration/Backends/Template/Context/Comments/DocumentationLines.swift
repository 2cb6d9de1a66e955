import DesignTokens

/// The lines of all comments of an output's tokens: descriptions, and values if they are requested.
struct DocumentationLines: Sendable {
    private(set) var lines: [String] = []
    /// The lines of each token, by its position in the output.
    private var ranges: [Int: Range<Int>] = [:]

    init(
        of output: NamedOutput, _ resolution: Resolution, _ language: any Dialect, _ values: ValueComments? = nil
    ) {
        for (position, token) in output.tokens.enumerated() {
            let description = resolution.graph.tokens[token].description ?? ""
            let value = values?.text(at: position) ?? ""
            guard !description.isEmpty || !value.isEmpty else { continue }
            let start = lines.count
            if !description.isEmpty { lines += language.commentLines(description) }
            // Start a new paragraph.
            if !description.isEmpty, !value.isEmpty { lines.append("") }
            if !value.isEmpty { lines.append(language.comment(value)) }
            ranges[position] = start..<lines.count
        }
    }

    /// The lines of the token at a position of the output.
    func range(of position: Int) -> Range<Int> { ranges[position] ?? 0..<0 }
}
