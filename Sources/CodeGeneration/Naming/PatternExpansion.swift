import DesignTokens
import Diagnostics

/// Puts the paths of groups and tokens in place of the patterns, `spacing-*`, that fit them: whoever selects and names tokens
/// knows paths only, and a configuration without a star costs nothing.
struct PatternExpansion {
    private let graph: TokenGraph
    private let tree: GroupTree
    private(set) var diagnostics: [Diagnostic] = []

    init(_ graph: TokenGraph, _ tree: GroupTree) {
        self.graph = graph
        self.tree = tree
    }

    /// Expands what an output says of paths.
    mutating func expand(_ output: inout OutputConfiguration) {
        output.selection.groups = output.selection.groups?.flatMap(paths)
        output.selection.excluded = output.selection.excluded.flatMap(paths)
        var none: [Located<String>] = []
        expand(&output.names.former, dropping: &none)
        expand(&output.names.alsoNamed, dropping: &none)
        expand(&output.names.replace, dropping: &output.names.drop)
    }

    /// Puts names for patterns down to the paths that fit, with what the stars stand for, and likewise what drops names.
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

    /// The paths that a path or pattern stands for, at its place in the configuration.
    private func paths(_ path: Located<String>) -> [Located<String>] {
        matches(of: path.value).map { Located($0.path, at: path.location) }
    }

    /// Whether a path is a pattern: with a star, unless there is a group or token of just this name.
    func isPattern(_ path: String) -> Bool {
        NamePattern.isPattern(path) && graph.group(at: path) == nil && graph.token(at: path) == nil
    }
}

extension OutputConfiguration {
    /// The output with the paths of groups and tokens in place of the patterns that fit them.
    package func expanded(in graph: TokenGraph, _ tree: GroupTree) -> OutputConfiguration {
        var output = self
        var expansion = PatternExpansion(graph, tree)
        expansion.expand(&output)
        return output
    }
}

// MARK: - What is said of paths

/// Something that the configuration says of what is at a path or fits a pattern.
struct PathRule<Content> {
    var path: Located<String>
    var content: Content
    /// What the stars of the pattern stand for at the path.
    var stars: [Substring] = []
}

extension PatternExpansion {
    /// Rules put down to the paths that they fit: of several, the one that names the path decides, else that of the pattern
    /// with the most letters, else the first.
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
                if other.weight == weight, weight != .max, reported.insert(other.rule.path).inserted {
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

    /// The tokens at a path, or at those that fit a pattern.
    func tokens(at path: String) -> [Int] { matches(of: path).flatMap { graph.tokens(at: $0.path) } }

    /// The tokens at a path, and those inside the group there.
    func tokens(atOrIn path: String) -> [Int] {
        let groups = graph.group(at: path).map { tree.groups(inside: [$0], without: []) } ?? []
        return graph.tokens(at: path) + groups.flatMap(tree.tokens)
    }

    /// The groups and tokens at a path, or those that fit a pattern.
    func matches(of path: String) -> [GroupTree.Match] {
        isPattern(path) ? tree.matches(of: path, in: graph) : [GroupTree.Match(path: path, stars: [])]
    }

    /// Whether there is a group or token at a path, or one that fits a pattern.
    func fitsAnything(_ path: String) -> Bool {
        matches(of: path).contains { graph.group(at: $0.path) != nil || graph.token(at: $0.path) != nil }
    }

    private mutating func reportEqual(_ pattern: Located<String>, _ first: Located<String>, _ path: String) {
        diagnostics.add(
            .error, .invalidConfiguration,
            "\"\(first.value)\" and \"\(pattern.value)\" both fit \(path), and neither has more letters than the other",
            at: pattern.location,
            notes: [Diagnostic.Note("the first, which is taken, stands here", at: first.location)],
            advice: "write \"\(path)\" itself, which wins over patterns, or a longer pattern", loss: .detail)
    }
}

extension Located<String> {
    /// The order of the file.
    static func < (one: Located, other: Located) -> Bool {
        (one.location?.line ?? 0, one.location?.column ?? 0, one.value)
            < (other.location?.line ?? 0, other.location?.column ?? 0, other.value)
    }
}
