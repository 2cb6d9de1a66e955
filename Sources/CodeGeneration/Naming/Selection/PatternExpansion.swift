import DesignTokens
import Diagnostics

/// Replaces patterns such as `spacing-*` by the paths of matching groups and tokens. Later stages only need paths, and
/// a configuration without stars costs nothing.
struct PatternExpansion {
    private let graph: TokenGraph
    private let tree: GroupTree
    private(set) var diagnostics: [Diagnostic] = []

    init(_ graph: TokenGraph, _ tree: GroupTree) {
        self.graph = graph
        self.tree = tree
    }

    /// Expands all patterns of an output.
    mutating func expand(_ output: inout OutputConfiguration) {
        output.selection.groups = output.selection.groups?.flatMap(paths)
        output.selection.excluded = output.selection.excluded.flatMap(paths)
        var none: [Located<String>] = []
        expand(&output.names.former, dropping: &none)
        expand(&output.names.alsoNamed, dropping: &none)
        expand(&output.names.replace, dropping: &output.names.drop)
    }

    /// Expands the patterns in naming rules, inserting the text that the stars match.
    private mutating func expand(
        _ names: inout [Located<String>: String], dropping drop: inout [Located<String>]
    ) {
        guard (drop + names.keys).contains(where: { isPattern($0.value) }) else { return }
        let named = names.map { PathRule<String?>(path: $0.key, content: $0.value) }.sorted { $0.path < $1.path }
        let decided = decided(drop.map { PathRule(path: $0, content: nil) } + named)
        drop = decided.filter { $0.content == nil }.map(\.path)
        let filled = decided.compactMap { rule in
            rule.content.map { (rule.path, rule.stars.isEmpty ? $0 : NamePattern.filled($0, with: rule.stars)) }
        }
        names = Dictionary(filled) { first, _ in first }
    }

    /// Returns the paths that a path or pattern matches, at its location in the configuration.
    private func paths(_ path: Located<String>) -> [Located<String>] {
        matches(of: path.value).map { Located($0.path, at: path.location) }
    }

    /// Returns whether a path is a pattern: it contains a star, and no group or token has exactly this name.
    func isPattern(_ path: String) -> Bool {
        NamePattern.isPattern(path) && graph.group(at: path) == nil && graph.token(at: path) == nil
    }
}

extension OutputConfiguration {
    /// Returns the output with its patterns expanded.
    package func expanded(in graph: TokenGraph, _ tree: GroupTree) -> OutputConfiguration {
        var output = self
        var expansion = PatternExpansion(graph, tree)
        expansion.expand(&output)
        return output
    }
}

// MARK: - Rules about paths

/// A configured rule about a path or a match of a pattern.
struct PathRule<Content> {
    var path: Located<String>
    var content: Content
    /// The text that the stars of the pattern match.
    var stars: [Substring] = []
}

extension PatternExpansion {
    /// Returns one rule for each path: an exact path wins, then the pattern with the most letters, then the first.
    mutating func decided<Content>(_ rules: [PathRule<Content>]) -> [PathRule<Content>] {
        var order: [String] = []
        var decided: [String: (rule: PathRule<Content>, stars: [Substring], weight: Int)] = [:]
        for rule in rules {
            var reported: Set<Located<String>> = []
            let weight = isPattern(rule.path.value) ? NamePattern(rule.path.value).literalCount : .max
            for match in matches(of: rule.path.value) {
                guard let other = decided[match.path] else {
                    order.append(match.path)
                    decided[match.path] = (rule, match.stars, weight)
                    continue
                }
                if other.weight < weight { decided[match.path] = (rule, match.stars, weight) }
                // Two tokens can have one path.
                let isRival = other.weight == weight && weight != .max && other.rule.path != rule.path
                if isRival, reported.insert(other.rule.path).inserted {
                    reportEqual(rule.path, other.rule.path, match.path)
                }
            }
        }
        return order.compactMap { path in
            decided[path].map { decision in
                PathRule(
                    path: Located(path, at: decision.rule.path.location), content: decision.rule.content,
                    stars: decision.stars)
            }
        }
    }

    /// Returns the tokens at a path, or those that match a pattern.
    func tokens(at path: String) -> [Int] { matches(of: path).flatMap { graph.tokens(at: $0.path) } }

    /// Returns the tokens at a path, and those in the group there.
    func tokens(atOrIn path: String) -> [Int] {
        let groups = graph.group(at: path).map { tree.groups(inside: [$0], without: []) } ?? []
        return graph.tokens(at: path) + groups.flatMap(tree.tokens)
    }

    /// Returns the groups and tokens at a path, or those that match a pattern.
    func matches(of path: String) -> [GroupTree.Match] {
        isPattern(path) ? tree.matches(of: path, in: graph) : [GroupTree.Match(path: path, stars: [])]
    }

    /// Returns whether a group or token has the path or matches the pattern.
    func fitsAnything(_ path: String) -> Bool {
        matches(of: path).contains { graph.group(at: $0.path) != nil || graph.token(at: $0.path) != nil }
    }

    private mutating func reportEqual(_ pattern: Located<String>, _ first: Located<String>, _ path: String) {
        diagnostics.add(
            .error, .invalidConfiguration,
            "'\(first.value)' and '\(pattern.value)' both match '\(path)' and are equally specific; the first is used",
            at: pattern.location,
            notes: [Diagnostic.Note("the first pattern is here", at: first.location)],
            advice: "use the path '\(path)', which wins over patterns, or a longer pattern", loss: .detail)
    }
}

extension Located<String> {
    /// Orders by location.
    static func < (one: Located, other: Located) -> Bool {
        (one.location?.line ?? 0, one.location?.column ?? 0, one.value)
            < (other.location?.line ?? 0, other.location?.column ?? 0, other.value)
    }
}
