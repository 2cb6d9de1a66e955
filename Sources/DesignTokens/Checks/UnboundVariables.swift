import Diagnostics

/// Warns once for each collection whose variables are written as the values that they were exported with: these are the
/// values of one mode.
struct UnboundVariables: TokenRule {
    func diagnostics(_ resolution: Resolution) -> [Diagnostic] {
        let (graph, collections) = (resolution.graph, resolution.collections)
        // No match stands for the collection of the token itself.
        var tokens: [Int?: [Int]] = [:]
        for token in graph.tokens.indices where resolution.traces[token].step == .literal {
            guard let variable = graph.tokens[token].variable else { continue }
            let match = collections.match(of: variable)
            guard match != nil || variable.isInOwnCollection else { continue }
            // A variable that is there was not taken because of a cycle, which has been reported.
            guard collections.target(of: variable, for: token, in: graph, resolution.types) == nil else { continue }
            tokens[match, default: []].append(token)
        }
        return tokens.sorted { $0.value[0] < $1.value[0] }.map { match, tokens in
            report(match.map { collections.all[$0] }, tokens.count, at: graph.valueLocation(of: tokens[0]))
        }
    }

    private func report(_ match: CollectionMatch?, _ count: Int, at location: SourceLocation) -> Diagnostic {
        let values = count == 1 ? "1 value is" : "\(count) values are"
        let collection = match.map { "the collection \"\($0.name)\"" } ?? "their own collection"
        let isMissing = match.map { $0.collection == nil } ?? false
        let advice =
            isMissing
            ? "export this collection too, or state its name beside its file in \"sources\""
            : "publish the variables, or export the collection again"
        return Diagnostic(
            .warning, isMissing ? .missingCollection : .missingVariable,
            "\(values) taken as exported: \(collection) " + (isMissing ? "is in no file" : "lacks their variables"),
            at: location, advice: advice)
    }
}
