import Diagnostics

/// References that form circles. A token refers to at most one other, so that a walk finds each cycle once, in linear
/// time.
extension AliasResolver {
    /// Reports each cycle of aliases once, with all of its tokens, and removes it from the graph.
    mutating func breakAliasCycles() {
        for cycle in cycles() {
            for token in cycle { targets[token] = nil }
            reportCycle(cycle)
        }
    }

    /// Breaks cycles through variables. A variable is only matched by name, and its token has a value, so this is not
    /// an error: the last such token of the cycle keeps its own value.
    mutating func breakVariableCycles() {
        for cycle in cycles() {
            let last = cycle.filter { steps[$0] == .variable }.max()
            guard let last, let target = targets[last] else { continue }
            targets[last] = nil
            steps[last] = .literal
            report(
                .note, .variableCycle,
                "'\(graph.tokens[last].path)' keeps its own value, because the variable "
                    + "'\(graph.tokens[target].path)' refers back to it", at: last)
        }
    }

    /// Every cycle, in the order of the references, beginning with the token that is first in the document.
    private func cycles() -> [[Int]] {
        /// The walk, numbered from 1, that reached each token.
        var walks = Array(repeating: Int32(0), count: targets.count)
        var cycles: [[Int]] = []
        for start in targets.indices where walks[start] == 0 && targets[start] != nil {
            let walk = Int32(start + 1)
            var current = start
            while walks[current] == 0, let target = targets[current] {
                walks[current] = walk
                current = target
            }
            if walks[current] == walk { cycles.append(cycle(through: current)) }
        }
        return cycles
    }

    private func cycle(through token: Int) -> [Int] {
        var cycle = [token]
        while let target = targets[cycle[cycle.count - 1]], target != token { cycle.append(target) }
        let first = cycle.indices.min { cycle[$0] < cycle[$1] } ?? 0
        return Array(cycle[first...] + cycle[..<first])
    }

    private mutating func reportCycle(_ cycle: [Int]) {
        let paths = cycle.map { graph.tokens[$0].path }
        let others = cycle.dropFirst().map { token in
            Diagnostic.Note("'\(graph.tokens[token].path)' is defined here", at: graph.valueLocation(of: token))
        }
        let advice = "give \(cycle.count == 1 ? "it" : "one of them") a value of its own"
        report(
            .error, .referenceCycle, TokenGraph.circle(of: paths), at: cycle[0], others, advice: advice,
            costing: .tokens(paths))
    }
}
