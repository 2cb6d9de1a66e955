import DesignTokens
import Diagnostics

extension UnusedNames {
    /// Returns the tokens that neither code nor a mentioned token refers to, except those with some paths.
    func tokenFindings(_ mentions: NameMentions, without paths: Set<String>) -> [RuleFinding] {
        let named = tokens.keys.filter { token in
            let path = path(token)
            return paths.contains(path) || elsewhere.contains(token: path) || isMentioned(tokens[token] ?? [], mentions)
        }
        let used = resolution.tokens(behind: Set(named))
        let graph = resolution.graph
        let all = tokens.keys.sorted()
        let group = { (token: Int) in graph.groups[graph.tokens[token].group].path }
        let unused = all.filter { !used.contains($0) }
        return Self.grouped(unused, among: all, by: group, in: { _ in "" }).flatMap { found in
            let tokens = found.names
            guard let total = found.total else { return tokens.map { finding([$0], "unused token '\(path($0))'") } }
            let names = tokens.prefix(3).map { "'\(path($0))'" }.joined(separator: ", ")
            let place = group(tokens[0]).isEmpty ? "" : " in '\(group(tokens[0]))'"
            return [
                found.isWhole
                    ? finding(
                        tokens, "the searched code uses none of the \(total) tokens: \(names)…",
                        advice: Self.adviceOnUnsearched)
                    : finding(tokens, "\(tokens.count) of \(total) tokens\(place) are unused: \(names)…")
            ]
        }
    }

    private func path(_ token: Int) -> String { resolution.graph.tokens[token].path }

    private func finding(_ tokens: [Int], _ message: String, advice: String? = nil) -> RuleFinding {
        let subject = tokens.count == 1 ? "it" : "them"
        return Diagnostic(
            .note, .tokenUnused, message, at: resolution.graph.location(of: tokens[0]),
            advice: advice ?? "remove \(subject) from the design, or add \(subject) to \"exclude\" of the outputs"
        ).about(tokens.map(path))
    }
}
