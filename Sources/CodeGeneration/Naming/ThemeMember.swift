import DesignTokens

/// The place of a token in the type of themes.
package struct ThemeMember: Sendable, Hashable {
    /// The name of the type.
    package var theme: String
    /// The property path to the token: `button.background`.
    package var path: String
    package var isColor: Bool

    /// The expression that reads a color from the theme in the environment: `ThemeColor(\.button.background)`; `nil`
    /// for other types.
    var expression: String? { isColor ? "\(Self.colorType(of: theme))(\\.\(path))" : nil }

    /// Returns the type of colors that are read from a theme.
    static func colorType(of theme: String) -> String { theme + "Color" }

    /// Returns the members of an output's theme, in token order.
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
    /// The groups with constant values.
    var ownGroups: ArraySlice<Group> { groups[..<(ownGroupCount ?? groups.count)] }

    /// The tokens after those, which are read from themes.
    var themedTokens: Range<Int> { (ownGroups.last?.range.upperBound ?? 0)..<tokens.count }

    /// Moves some tokens to the end, into groups of their own.
    mutating func separate(where isApart: (Int) -> Bool) {
        guard tokens.contains(where: isApart) else { return }
        let parts = [false, true].map { wanted in
            groups.map { group in (group, group.range.filter { isApart(tokens[$0]) == wanted }) }
        }
        regroup(parts[0] + parts[1])
        ownGroupCount = parts[0].count { !$0.1.isEmpty }
    }
}
