import Diagnostics
import LocatedJSON

/// Step 1: a value that is a reference refers to the token it names.
extension AliasResolver {
    mutating func followAliases() {
        for token in graph.tokens.indices {
            guard let path = graph.tokens[token].value.aliasedPath else { continue }
            steps[token] = .alias
            targets[token] =
                graph.token(at: path, from: token)
                ?? pointer(of: token).flatMap { graph.token(of: $0, inFile: graph.tokens[token].document) }
            if targets[token] == nil { reportDangling(token, path) }
        }
    }

    /// The pointer that a token's value is; `nil` for a reference in braces.
    private func pointer(of token: Int) -> Reference? {
        graph.pointerNode(of: token).map { Reference(pointer: $0, in: graph.sources[graph.tokens[token].document]) }
    }

    private mutating func reportDangling(_ token: Int, _ path: String) {
        if let several = graph.severalTokens(at: path) { return reportAmbiguous(token, path, several) }
        if let group = graph.group(at: path), group != 0 { return reportAliasOfGroup(token, group) }
        let source = graph.sources[graph.tokens[token].document]
        let spelling = graph.pointerNode(of: token).map { source.text(of: $0) } ?? "{\(path)}"
        let isExport = graph.rules[graph.tokens[token].document] == .figma
        let advice =
            graph.advice(forDangling: path)
            ?? suggestion { [own = graph.tokens[token].path] in $0.graph.nearestPath(to: path, besides: own) }.map(
                NearestName.suggestion(ofReference:))
            ?? "correct the name, or "
            + (isExport ? "export the collection that holds it" : "add the file that holds it to \"sources\"")
        report(.error, .danglingAlias, "\(spelling) names no token", at: token, advice: advice)
    }

    private mutating func reportAmbiguous(_ token: Int, _ path: String, _ places: [SourceLocation]) {
        report(
            .error, .ambiguousAlias, TokenGraph.ambiguity(of: path), at: token,
            places.prefix(2).map { Diagnostic.Note("\(path) stands here", at: $0) },
            advice: TokenGraph.ambiguityAdvice)
    }

    private mutating func reportAliasOfGroup(_ token: Int, _ group: Int) {
        let path = graph.groups[group].path
        let root = graph.token(at: path.appendingName(.rootTokenName)).map { graph.tokens[$0].path }
        let inside =
            root ?? suggestion { resolver in resolver.graph.tokens.first { $0.path.isPath(inside: path) }?.path }
        let advice = inside.map { "refer to a token inside it, such as {\($0)}" } ?? "refer to a token inside it"
        let isPointer = graph.pointerNode(of: token) != nil
        let extending = Diagnostic.Note("to have its tokens in a group, write \"$extends\": \"{\(path)}\"")
        report(
            .error, .aliasToGroup, "{\(path)} is a group, not a token", at: token,
            [Diagnostic.Note(advice)] + (isPointer ? [extending] : []))
    }

    /// Makes a suggestion as long as there have not been too many: each one searches the tokens.
    private mutating func suggestion(_ search: (AliasResolver) -> String?) -> String? {
        guard suggestionsLeft > 0 else { return nil }
        suggestionsLeft -= 1
        return search(self)
    }
}

extension TokenGraph {
    /// Where the tokens with a path stand, if there are several.
    func severalTokens(at path: String) -> [SourceLocation]? {
        let all = tokens(at: path)
        return all.count > 1 ? all.map(location) : nil
    }

    /// What is wrong with a reference to a path that several tokens have.
    static func ambiguity(of path: String) -> String { "{\(path)} could be several tokens" }

    static let ambiguityAdvice = "rename all but one of them, or read the files with configurations of their own"

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
            let meant = token(at: trimmed).map { NearestName.suggestion(ofReference: tokens[$0].path) }
            return "names are taken as they stand, blanks included: \(meant ?? "remove the blanks around them")"
        }
        // Hostile paths have any number of names.
        let ends = (0..<min(names.count, 64)).dropFirst().reversed()
        let end = ends.first { token(at: names[..<$0].joined(separator: ".")) != nil }
        return end.map { end in
            let part = names[end...].first == "$value" ? names[(end + 1)...] : names[end...]
            if part.isEmpty { return "a reference leads to the value: {\(names[..<end].joined(separator: "."))}" }
            let pointer = (names[..<end] + ["$value"] + part).joined(separator: "/")
            return "braces name whole tokens; a part of a value is { \"$ref\": \"#/\(pointer)\" }"
        }
    }

    /// A name without the blanks around it.
    static func trimmed(_ name: Substring) -> Substring {
        guard let last = name.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return Substring(name.utf8[...last].drop { $0 == UInt8(ascii: " ") })
    }
}
