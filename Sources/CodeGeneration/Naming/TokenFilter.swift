import DesignTokens

/// The tokens that one output takes.
package struct TokenFilter {
    private let resolution: Resolution
    private let types: [TokenType]
    private let included: [String]?
    private let excluded: [String]
    private let takesHidden: Bool
    /// Whether each group's tokens are taken, by graph index.
    private let groups: [Bool]
    /// Whether a listed path names a single token, so that groups do not decide alone.
    private let listsTokens: Bool

    package init(_ selection: TokenSelection, traits: TemplateTraits, _ resolution: Resolution) {
        self.resolution = resolution
        types = (selection.types ?? Array(traits.types)).filter { traits.types.contains($0) || traits.canTakeEveryType }
        let included = selection.groups?.map(\.value)
        let excluded = selection.excluded.map(\.value)
        takesHidden = selection.takesHidden
        (self.included, self.excluded) = (included, excluded)
        groups = resolution.graph.groups.map { Self.takes($0.path, included, excluded) }
        listsTokens = ((included ?? []) + excluded).contains { resolution.graph.token(at: $0) != nil }
    }

    /// The chosen tokens, those of a group side by side: groups in the order of the document, and so the tokens.
    package func byGroup() -> [Int] {
        let tokens = resolution.graph.tokens
        var starts = Array(repeating: 0, count: groups.count + 1)
        var chosen: [Int] = []
        for token in tokens.indices where takes(token) {
            chosen.append(token)
            starts[tokens[token].group + 1] += 1
        }
        for group in groups.indices { starts[group + 1] += starts[group] }
        var sorted = chosen
        for token in chosen {
            sorted[starts[tokens[token].group]] = token
            starts[tokens[token].group] += 1
        }
        return sorted
    }

    private func takes(_ token: Int) -> Bool {
        guard let type = resolution.types[token], types.contains(type) else { return false }
        if resolution.leftOut.contains(token) { return false }
        if resolution.graph.tokens[token].isReferenceOnly || lacksExpression(token, type) { return false }
        if !takesHidden, resolution.graph.tokens[token].isHidden { return false }
        guard listsTokens else { return groups[resolution.graph.tokens[token].group] }
        return Self.takes(resolution.graph.tokens[token].path, included, excluded)
    }

    /// Whether a color or a measure has a value that no expression stands for, such as a gradient, or a part of
    /// the text size. Of other types, templates know what they can say.
    private func lacksExpression(_ token: Int, _ type: TokenType) -> Bool {
        guard type == .color || type == .number || type == .dimension else { return false }
        if case .uninterpreted = resolution.value(of: token) { return true }
        return false
    }

    private static func takes(_ path: String, _ included: [String]?, _ excluded: [String]) -> Bool {
        let isIncluded = included.map { groups in groups.contains { path.isPath(inside: $0) } } ?? true
        return isIncluded && !excluded.contains { path.isPath(inside: $0) }
    }
}
