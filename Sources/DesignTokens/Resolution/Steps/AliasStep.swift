import Diagnostics
import LocatedJSON

/// Step 1: a token whose value is a reference refers to the token that it names.
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
        reportVariableNames()
    }

    /// Reports references that spell a path as Figma spells the name of a variable, or with its token set, once for each
    /// file.
    private mutating func reportVariableNames() {
        var found = RespelledReferences()
        for token in graph.tokens.indices {
            guard let target = targets[token], let path = graph.tokens[token].value.aliasedPath,
                path != graph.tokens[target].path, graph.respelled(path, from: token) == graph.tokens[target].path
            else { continue }
            found.add(
                path, readAs: graph.tokens[target].path, inFile: graph.tokens[token].document,
                at: graph.valueLocation(of: token))
        }
        diagnostics += found.diagnostics
    }

    /// The pointer in a token's value, or `nil` for a reference in braces.
    private func pointer(of token: Int) -> Reference? {
        graph.pointerNode(of: token).map { Reference(pointer: $0, in: graph.sources[graph.tokens[token].document]) }
    }

    private mutating func reportDangling(_ token: Int, _ path: String) {
        let stated = graph.tokens[token]
        let pointer = graph.pointerNode(of: token)
        let isExport = graph.rules[stated.document] == .figma
        var diagnostic = graph.unresolved(
            path, spelled: pointer.map(graph.sources[stated.document].text), by: stated.path,
            at: graph.valueLocation(of: token), advice: graph.advice(forDangling: path),
            otherwise: isExport
                ? "export the collection that contains it" : "add the file that defines it to \"sources\"",
            loss: .token(stated.path), &suggestionsLeft)
        if pointer != nil, diagnostic.code == .aliasToGroup {
            diagnostic.notes.append(
                Diagnostic.Note("to inherit its tokens in a group, write \"$extends\": \"{\(path)}\""))
        }
        diagnostics.append(diagnostic)
    }
}

extension TokenGraph {
    /// The string of the pointer in a token's value, or `nil` for a reference in braces.
    fileprivate func pointerNode(of token: Int) -> JSONNode? {
        let (source, node) = (sources[tokens[token].document], tokens[token].valueNode)
        if source.kind(of: node) == .object { return source.value(of: "$ref", in: node) }
        return source.string(node, startsWith: "#") ? node : nil
    }
}
