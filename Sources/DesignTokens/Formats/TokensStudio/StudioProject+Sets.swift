import LocatedJSON

extension StudioProject {
    /// Whether the members of a file's root are token sets although nothing says so, as in exports of old versions of
    /// the plugin: more of its references, those inside texts included, lead to tokens by paths that begin inside a
    /// member than by whole ones.
    static func holdsSets(_ file: JSONDocument) -> Bool {
        guard file.kind(of: file.root) == .object else { return false }
        let statements = StudioSetReader([StudioSet(name: "", source: 0, node: file.root)], [file]).statements
        let paths = Set(statements.lazy.map(\.path))
        let pathsInSets = Set(statements.lazy.compactMap { Self.pathInSet($0.path) })
        var counts = (whole: 0, inSets: 0)
        for statement in statements {
            guard let text = file.scalarText(of: statement.valueNode) else { continue }
            _ = StudioExpression(text).substituting { path in
                if paths.contains(path) { counts.whole += 1 }
                if pathsInSets.contains(path) { counts.inSets += 1 }
                return ""
            }
        }
        return counts.inSets > counts.whole
    }

    private static func pathInSet(_ path: String) -> String? {
        path.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) }
    }
}
