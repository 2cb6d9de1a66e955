import Diagnostics
import LocatedJSON

/// Step 1: a token whose value is a reference refers to the token that it names.
extension AliasResolver {
    mutating func followAliases() {
        var dangling: [DanglingAlias] = []
        for token in graph.tokens.indices {
            guard let path = graph.tokens[token].value.aliasedPath else { continue }
            steps[token] = .alias
            targets[token] =
                graph.token(at: path, from: token)
                ?? pointer(of: token).flatMap { graph.token(of: $0, inFile: graph.tokens[token].document) }
            if targets[token] == nil { dangling.append((token, path)) }
        }
        reportDangling(dangling)
        reportVariableNames()
    }

    /// A token, and the path in its value that leads to no token.
    private typealias DanglingAlias = (token: Int, path: String)

    /// Reports references that spell a path as Figma spells the name of a variable, once for each file.
    private mutating func reportVariableNames() {
        var found: [Int: (token: Int, target: Int, count: Int)] = [:]
        for token in graph.tokens.indices {
            guard let target = targets[token], let path = graph.tokens[token].value.aliasedPath,
                TokenGraph.path(ofVariable: path) == graph.tokens[target].path
            else { continue }
            found[graph.tokens[token].document, default: (token, target, 0)].count += 1
        }
        for (_, reference) in found.sorted(by: { $0.key < $1.key }) {
            let path = graph.tokens[reference.target].path
            let others = reference.count - 1
            let more = others == 0 ? "" : " (and \(Wording.count(others, "more reference")) in this file)"
            diagnostics.append(
                Diagnostic(
                    .warning, .outdatedSyntax,
                    "'\(graph.tokens[reference.token].value.aliasedPath ?? "")' is read as '\(path)'\(more)",
                    at: graph.valueLocation(of: reference.token), advice: "write it as {\(path)}", loss: .detail))
        }
    }

    /// The pointer in a token's value, or `nil` for a reference in braces.
    private func pointer(of token: Int) -> Reference? {
        graph.pointerNode(of: token).map { Reference(pointer: $0, in: graph.sources[graph.tokens[token].document]) }
    }

    /// Reports references that lead to no token: one by one, or at once where many lead into a group that no file has, as
    /// after an export without a collection.
    private mutating func reportDangling(_ all: [DanglingAlias]) {
        let missing = Dictionary(grouping: all.filter { isOutside($0.path) }) { Self.root(of: $0.path) }
            .filter { $0.value.count >= Self.manyReferences }
        for alias in all {
            guard let same = missing[Self.root(of: alias.path)] else {
                diagnostics.append(dangling(alias.token, alias.path))
                continue
            }
            if same[0].token == alias.token { reportMissing(Self.root(of: alias.path), same) }
        }
    }

    /// The number of references into a missing group from which they are reported at once.
    private static let manyReferences = 10

    /// Whether no file has the group that a path begins with.
    private func isOutside(_ path: String) -> Bool {
        let root = String(Self.root(of: path))
        return root != path && !root.isEmpty && graph.group(at: root) == nil && graph.token(at: root) == nil
    }

    private static func root(of path: String) -> Substring { path.prefix { $0 != "." } }

    private mutating func reportMissing(_ root: Substring, _ aliases: [DanglingAlias]) {
        var diagnostic = dangling(aliases[0].token, aliases[0].path)
        diagnostic.message =
            "cannot find the group '\(root)'; \(aliases.count) tokens refer to tokens in it, such as '\(aliases[0].path)'"
        diagnostic.loss = .tokens(aliases.map { graph.tokens[$0.token].path })
        diagnostics.append(diagnostic)
    }

    private mutating func dangling(_ token: Int, _ path: String) -> Diagnostic {
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
        return diagnostic
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
