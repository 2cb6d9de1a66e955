import DesignTokens

/// Where a token stands in the type whose values are the themes.
package struct ThemeMember: Sendable, Hashable {
    /// The name of the type.
    package var theme: String
    /// The names of the properties that lead to the token's, joined by full stops: `button.background`.
    package var path: String
    package var isColor: Bool

    /// How a color is read from the theme of the environment: `ThemeColor(\.button.background)`; `nil` for what is no color.
    var expression: String? { isColor ? "\(Self.colorType(of: theme))(\\.\(path))" : nil }

    /// The type of the colors that are read from a theme.
    static func colorType(of theme: String) -> String { theme + "Color" }

    /// The members of an output's theme, in the order of its tokens.
    static func members(
        of output: NamedOutput, _ resolution: Resolution, _ language: any Dialect
    ) -> [ThemeMember] {
        output.groups.flatMap { group in
            let properties = group.scope.dropFirst().map { language.memberName(joining: $0) + "." }.joined()
            return group.range.map { position in
                let isColor = resolution.types[output.tokens[position]] == .color
                return ThemeMember(theme: output.scope, path: properties + output.names[position], isColor: isColor)
            }
        }
    }
}

extension NamedOutput {
    /// The groups of what is written as it is.
    var ownGroups: ArraySlice<Group> { groups[..<(ownGroupCount ?? groups.count)] }

    /// The tokens behind those, which are read from themes.
    var themedTokens: Range<Int> { (ownGroups.last?.range.upperBound ?? 0)..<tokens.count }

    /// Puts some tokens behind the others, with groups of their own.
    mutating func separate(where isApart: (Int) -> Bool) {
        guard tokens.contains(where: isApart) else { return }
        let parts = [false, true].map { wanted in
            groups.map { group in (group, group.range.filter { isApart(tokens[$0]) == wanted }) }
        }
        regroup(parts[0] + parts[1])
        ownGroupCount = parts[0].count { !$0.1.isEmpty }
    }
}
