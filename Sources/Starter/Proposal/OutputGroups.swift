import CodeGeneration
import DesignTokens

/// The groups of an output's tokens: the facts from which its names are chosen.
struct OutputGroups {
    let output: ProposedOutput
    let kind: ValueKind
    let graph: TokenGraph
    let survey: GroupSurvey
    /// The number of the output's tokens in each group at any depth, and the tokens directly in it.
    private(set) var held: [Int]
    let direct: [Int: [Int]]

    init(_ output: ProposedOutput, _ kind: ValueKind, _ graph: TokenGraph, _ survey: GroupSurvey) {
        (self.output, self.kind, self.graph, self.survey) = (output, kind, graph, survey)
        let direct = Dictionary(grouping: output.tokens) { graph.tokens[$0].group }
        self.direct = direct
        held = graph.groups.indices.map { direct[$0]?.count ?? 0 }
        for group in held.indices.dropFirst().reversed() { held[survey.parents[group]] += held[group] }
    }

    func name(of group: Int) -> String { survey.groups[group].name }
    func path(of group: Int) -> String { survey.groups[group].path }

    /// Returns the output's tokens directly in a group.
    func own(of group: Int) -> [Int] { direct[group] ?? [] }

    /// Returns the direct subgroups that contain tokens of the output.
    func children(of group: Int) -> [Int] { survey.groups[group].children.filter { held[$0] > 0 } }

    /// Returns whether a group contains tokens of the output, all of them directly.
    func isLeaf(_ group: Int) -> Bool { held[group] > 0 && held[group] == direct[group]?.count }

    /// Returns the output's tokens in a group, at any depth.
    func tokens(in group: Int) -> [Int] {
        children(of: group).reduce(own(of: group)) { $0 + tokens(in: $1) }
    }

    /// Returns the names that rules give to some of the tokens, by default to all.
    func names(of tokens: [Int]? = nil, by rules: NamingRules) -> [TokenName] {
        var output = output
        output.tokens = tokens ?? output.tokens
        output.configuration.names = rules
        return output.names(in: graph)
    }
}
