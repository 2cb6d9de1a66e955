import Diagnostics
import LocatedJSON

/// Step 1: a value that is a reference refers to the token it names.
extension AliasResolver {
    mutating func followAliases() {
        for token in graph.tokens.indices {
            guard let path = graph.tokens[token].value.aliasedPath else { continue }
            steps[token] = .alias
            targets[token] = graph.token(at: path) ?? decodedTarget(of: token)
            if targets[token] == nil, !graph.isBroken(path) { reportDangling(token, path) }
        }
    }

    /// The token that a pointer names whose names are spelled as in a URI: `%20` for a blank.
    private func decodedTarget(of token: Int) -> Int? {
        guard let node = graph.pointerNode(of: token),
            case .pointer(let names) = Reference(pointer: node, in: graph.sources[graph.tokens[token].document]),
            let decoded = Reference.decoded(names)
        else { return nil }
        return Reference.pointer(decoded).tokenPath.flatMap(graph.token)
    }

    private mutating func reportDangling(_ token: Int, _ path: String) {
        if let group = graph.group(at: path), group != 0 { return reportAliasOfGroup(token, group) }
        let source = graph.sources[graph.tokens[token].document]
        let spelling = graph.pointerNode(of: token).map { source.text(of: $0) } ?? "{\(path)}"
        let nearest = graph.advice(forDangling: path) == nil ? suggestion { $0.nearestPath(to: path, for: token) } : nil
        let isExport = graph.rules[graph.tokens[token].document] == .figma
        let advice =
            graph.advice(forDangling: path) ?? nearest.map(NearestName.suggestion(ofReference:))
            ?? (isExport
                ? "correct the name, or export the collection that holds it"
                : "correct the name, or add the file that holds it to \"sources\"")
        diagnostics.append(
            Diagnostic(
                .error, .danglingAlias, "\(spelling) names no token", at: graph.valueLocation(of: token),
                notes: [Diagnostic.Note(advice)]))
    }

    private mutating func reportAliasOfGroup(_ token: Int, _ group: Int) {
        let path = graph.groups[group].path
        let inside = suggestion { resolver in resolver.graph.tokens.first { $0.path.isPath(inside: path) }?.path }
        let advice = inside.map { "refer to a token inside it, such as {\($0)}" } ?? "refer to a token inside it"
        let isPointer = graph.pointerNode(of: token) != nil
        let extending = Diagnostic.Note("to have its tokens in a group, write \"$extends\": \"{\(path)}\"")
        diagnostics.append(
            Diagnostic(
                .error, .aliasToGroup, "{\(path)} is a group, not a token", at: graph.valueLocation(of: token),
                notes: [Diagnostic.Note(advice)] + (isPointer ? [extending] : [])))
    }

    /// Makes a suggestion as long as there have not been too many: each one searches the tokens.
    private mutating func suggestion(_ search: (AliasResolver) -> String?) -> String? {
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

extension TokenGraph {
    /// The text of the pointer that a token's value is; `nil` for a reference in braces.
    fileprivate func pointerNode(of token: Int) -> JSONNode? {
        let (source, node) = (sources[tokens[token].document], tokens[token].valueNode)
        if source.kind(of: node) == .object { return source.value(of: "$ref", in: node) }
        return source.string(node, startsWith: "#") ? node : nil
    }

    /// What a path that names no token may be meant to say: one whose names have blanks around them, or a part of a
    /// value.
    func advice(forDangling path: String) -> String? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false)
        let trimmed = names.map(Self.trimmed).joined(separator: ".")
        if trimmed != path {
            let hint =
                token(at: trimmed).map { "did you mean {\(tokens[$0].path)}?" } ?? "remove the blanks around them"
            return "names are taken as they stand, blanks included: \(hint)"
        }
        // Hostile paths have any number of names.
        var end = min(names.count, 64)
        while end > 1 {
            end -= 1
            let whole = names[..<end].joined(separator: ".")
            guard token(at: whole) == nil else {
                let pointer = (names[..<end] + ["$value"] + names[end...]).joined(separator: "/")
                return "braces name whole tokens; a part of a value is { \"$ref\": \"#/\(pointer)\" }"
            }
        }
        return nil
    }

    private static func trimmed(_ name: Substring) -> Substring {
        let start = name.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? name.endIndex
        let end = name.utf8.lastIndex { $0 != UInt8(ascii: " ") }.map { name.utf8.index(after: $0) } ?? start
        return name[start..<end]
    }
}
