import LocatedJSON

/// Step 1: a value that is a reference refers to the token it names.
extension Resolver {
    mutating func followAliases() {
        for token in graph.tokens.indices {
            guard let path = graph.tokens[token].value.aliasedPath else { continue }
            steps[token] = .alias
            targets[token] = graph.token(at: path)
            if targets[token] == nil, !graph.isBroken(path) { reportDangling(token, path) }
        }
    }

    private mutating func reportDangling(_ token: Int, _ path: String) {
        if let group = graph.group(at: path), group != 0 { return reportAliasOfGroup(token, group) }
        let nearest = suggestion { $0.nearestPath(to: path, for: token) }
        let advice =
            nearest.map { "did you mean {\($0)}?" } ?? "correct the name, or export the collection that holds it"
        diagnostics.append(
            Diagnostic(
                .error, "dangling-alias", "{\(path)} names no token", at: graph.valueLocation(of: token),
                notes: [Diagnostic.Note(advice)]))
    }

    private mutating func reportAliasOfGroup(_ token: Int, _ group: Int) {
        let path = graph.groups[group].path
        let inside = suggestion { resolver in resolver.graph.tokens.first { $0.path.isPath(inside: path) }?.path }
        let advice = inside.map { "refer to a token inside it, such as {\($0)}" } ?? "refer to a token inside it"
        diagnostics.append(
            Diagnostic(
                .error, "alias-to-group", "{\(path)} is a group, not a token", at: graph.valueLocation(of: token),
                notes: [Diagnostic.Note(advice)]))
    }

    /// Makes a suggestion as long as there have not been too many: each one searches the tokens.
    private mutating func suggestion(_ search: (Resolver) -> String?) -> String? {
        guard suggestionsLeft > 0 else { return nil }
        suggestionsLeft -= 1
        return search(self)
    }

    /// The token spelled most like `path`, in the same group if there is one, or one that ends in the same two names.
    private func nearestPath(to path: String, for token: Int) -> String? {
        let names = path.split(separator: ".")
        let siblings: Int? = graph.group(at: names.dropLast().joined(separator: "."))
        let own = graph.tokens[token].path
        let candidates = graph.tokens.lazy.filter { siblings == nil || $0.group == siblings }.map(\.path)
            .filter { $0 != own }
        if let nearest = NearestName.nearest(to: path, among: candidates.prefix(Self.searchLimit)) { return nearest }
        let ending = "." + names.suffix(2).joined(separator: ".")
        return names.count < 2 ? nil : graph.tokens.first { $0.path.hasSuffix(ending) && $0.path != own }?.path
    }

    /// How many names are compared for one suggestion.
    private static let searchLimit = 5_000
}
