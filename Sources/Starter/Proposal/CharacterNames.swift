import CodeGeneration
import DesignTokens

/// Words for names without letters and digits: the name of their first character, `wavingWhiteFlag` for a flag.
enum CharacterNames {
    /// Returns the words for a name, or `nil` for one that has letters or digits, or characters without names.
    static func text(for name: String) -> String? {
        guard CamelCase([name]).text.isEmpty else { return nil }
        return name.unicodeScalars.lazy.compactMap(\.properties.name).first.map { CamelCase([$0.lowercased()]).text }
    }

    /// Returns the words for the groups without which one of some tokens would have the path of another: `🏳.ink` beside
    /// `ink`. If there are many, they are no names that people would like to spell.
    static func replacements(for tokens: [Int], in graph: TokenGraph) -> [Located<String>: String] {
        let groups = graph.groups.compactMap { group in
            group.names.last.flatMap(text).map { (group: group, text: $0) }
        }.filter { !$0.group.path.contains("*") }
        guard 1...most ~= groups.count else { return [:] }
        let paths = Set(graph.tokens.lazy.map(\.path))
        let needed = groups.filter { group, _ in
            let outer = group.outerPath.map { $0.isEmpty ? "" : $0 + "." } ?? ""
            return tokens.lazy.map { graph.tokens[$0].path }.contains { path in
                path.hasPrefix(group.path + ".") && paths.contains(outer + path.dropFirst(group.path.count + 1))
            }
        }
        return Dictionary(needed.map { (Located($0.group.path), $0.text) }) { first, _ in first }
    }

    private static let most = 12
}
