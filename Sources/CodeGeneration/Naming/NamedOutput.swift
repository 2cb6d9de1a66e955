import AssetCatalogs
import DesignTokens

/// The selected tokens and assets of an output with their names, in the order in which they are written.
package struct NamedOutput {
    package var configuration: OutputConfiguration
    /// The graph indices of the tokens, grouped.
    package var tokens: [Int] = []
    package var names: [String] = []
    /// The tokens that the output selects but its language cannot express.
    var unexpressed: [Int] = []
    package var declaration: TemplateDeclaration { configuration.declaration }
    package var takesTokens: Bool { configuration.takesTokens }
    /// The type that the output extends or declares.
    package var scope: String { configuration.scopeName }
    var language: any Dialect { configuration.language }
    /// The additional names of tokens, kind by kind in token order.
    package var additionalNames: [AdditionalName] = []
    package var assets = NamedAssets()
    /// The groups with tokens in this output, in order, each with its range in ``tokens``.
    package var groups: [Group] = []
    /// The number of groups with constant values; the groups after them are read from themes.
    var ownGroupCount: Int?
    /// Whether the tokens are members of nested types.
    package var isNested: Bool { configuration.style != .flat }
    /// The number of selected tokens, including those without a name or value.
    package internal(set) var selectedCount = 0
    /// Whether the output declares what it selects, and nothing else.
    var isSelective: Bool { takesTokens || declaration.takesAssets }
    /// Whether assets need names that no token and no asset of another output has. A template for both declares
    /// them in types of its own.
    var sharesScope: Bool { declaration.takesAssets && !takesTokens && !declaration.listsPaths }
    /// The number of selected tokens and assets.
    var allSelectedCount: Int { selectedCount + assets.selected.count }
    /// The selected tokens that are left out.
    package internal(set) var leftOut: [Int] = []
    /// The unavailable members of the output.
    package internal(set) var withheld: [WithheldMember] = []

    /// The types that the output declares: its scope, and those of the kinds of its assets.
    var declaredTypes: [String] {
        (declaration.declaresScope ? [scope] : []) + configuration.typeNames(of: Set(assets.assets.map(\.kind)))
    }

    package func symbol(at position: Int, inGroup group: Int) -> Symbol {
        Symbol(
            scope: declaration.isTheme ? properties(of: groups[group]) : groups[group].scopeText, name: names[position])
    }

    private func properties(of group: Group) -> String {
        group.scope.map { language.memberName(joining: $0) }.joined(separator: ".")
    }

    /// Returns the group of the token at a position. Positions continue from group to group.
    func group(of position: Int) -> Group? {
        var rest = groups[...]
        while rest.count > 1 {
            let middle = rest.startIndex + rest.count / 2
            rest = groups[middle].range.lowerBound > position ? rest[..<middle] : rest[middle...]
        }
        return rest.first
    }

    /// A group's part of an output.
    package struct Group {
        package var group: Int
        package var range: Range<Int>
        /// The types that contain the symbols, outermost first.
        package var scope: [String]
        package var scopeText: String
    }
}

extension NamedOutput {
    /// Removes the tokens with contested names.
    mutating func withholdContestedNames(_ namespace: Namespace, _ types: [TokenType?]) {
        let parts = groups.map { group in
            let kept = group.range.filter { position in
                let (token, name) = (tokens[position], names[position])
                guard let contest = namespace.contest(for: name, scope: group.scopeText) else { return true }
                guard canWithhold, let diagnostic = contest.diagnostic, let type = types[token] else { return false }
                withheld.append(
                    WithheldMember(
                        token: token, type: type, name: name, scope: group.scope, cause: .contested(diagnostic)))
                return false
            }
            return (group, kept)
        }
        regroup(parts)
    }

    /// Names the assets that the output selects.
    mutating func nameAssets(of catalogs: [AssetCatalog], _ namespace: inout Namespace) {
        guard declaration.takesAssets else { return }
        assets =
            sharesScope
            ? NamedAssets(catalogs, configuration, &namespace) : NamedAssets(catalogs, configuration)
    }

    /// Replaces the tokens by those at some positions of groups. Empty groups are removed.
    mutating func regroup(_ parts: [(group: Group, positions: [Int])]) {
        let (tokens, names) = (self.tokens, self.names)
        (self.tokens, self.names, groups) = ([], [], [])
        for (var group, positions) in parts where !positions.isEmpty {
            group.range = self.tokens.count..<self.tokens.count + positions.count
            self.tokens += positions.map { tokens[$0] }
            self.names += positions.map { names[$0] }
            groups.append(group)
        }
    }
}
