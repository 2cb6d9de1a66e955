import DesignTokens

// What follows the appearance of the device, and what depends on the theme.
extension Expressions {
    /// The expression in a theme, by its number: of what follows the appearance of the device by itself.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - number: The theme.
    ///   - appearance: The one that is shown, where the expression counts in that only: it says whether colors are those of
    ///     more contrast, and what all else is that does not follow by itself.
    ///   - isNested: Whether it stands in types of the output, which may hide those of libraries.
    /// - Returns: The expression.
    func expression(
        of token: Int, inTheme number: Int, showing appearance: Appearance = .light, isNested: Bool = false
    ) -> String? {
        let (theme, place) = (themes[number], place(of: appearance))
        if let code = theme.code[token] { return code }
        if theme.isStableReference(token) { return expression(of: token, theme.stable, in: theme.modes[0]) }
        if resolution.types[token]?.isComposite == true { return composite(token, in: theme, showing: appearance) }
        if theme.isSingle(token) || !hasColors(token) {
            return expression(of: token, theme.single[place], in: theme.modes[place])
        }
        let values = theme.modes.indices.map { expression(of: token, theme.single[$0], in: theme.modes[$0]) }
        return adaptiveColor(values, showing: appearance, isNested: isNested)
    }

    /// The expression of a value that is made of others.
    private func composite(_ token: Int, in theme: VariantAnchors, showing appearance: Appearance) -> String? {
        let place = place(of: appearance)
        if theme.isSingle(token), let target = resolution.target(of: token, in: theme.modes[place]),
            let reference = reference(to: target, in: theme.single[place])
        {
            return reference
        }
        return writtenOut(token, in: theme, Array(theme.modes.indices), showing: appearance)
            ?? writtenOut(token, in: theme, [place], showing: appearance)
    }

    /// Where the tokens of an appearance are among those of a theme.
    func place(of appearance: Appearance) -> Int {
        let appearances = resolution.variants.appearances
        return appearances.firstIndex(of: appearance) ?? appearances.firstIndex(of: appearance.withoutContrast) ?? 0
    }

    /// Whether a token has its value in the default theme by way of another that is something else in a theme, by its number.
    func leads(_ token: Int, toOtherInTheme number: Int) -> Bool {
        guard !resolution.isConstant(token) else { return false }
        var (pending, seen) = ([token], Set([token]))
        while let next = pending.popLast() {
            let parts = resolution.value(of: next).references.compactMap(resolution.graph.token)
            for target in [resolution.traces[next].target].compactMap(\.self) + parts where seen.insert(target).inserted
            {
                if resolution.differs(target, inTheme: number) { return true }
                pending.append(target)
            }
        }
        return false
    }

    // MARK: - Appearances

    /// Whether the device's appearances choose among modes of more contrast, too.
    var hasContrast: Bool { resolution.variants.appearances.contains(where: \.hasContrast) }

    /// Whether a token is written with a value for each appearance of the device, which is a color or made of such.
    func isAdaptive(_ token: Int) -> Bool {
        guard followsAppearance(token), hasColors(token) else { return false }
        return changes(token, inTheme: 0)
    }

    /// Whether a token is something else in some appearance of a theme, and does not refer to what is.
    func changes(_ token: Int, inTheme number: Int) -> Bool {
        !themes[number].isStableReference(token) && !themes[number].isSingle(token)
    }

    /// The expression of a color that has another one in each appearance, light first; that of more contrast, where such an
    /// appearance is shown.
    func adaptiveColor(
        _ expressions: [String?], showing appearance: Appearance = .light, isNested: Bool
    ) -> String? {
        guard var values = appearanceExpressions(expressions) else { return nil }
        if appearance.hasContrast {
            values = [Appearance.light, .dark].compactMap { plain in
                values.last { $0.appearance.withoutContrast == plain }.map { (plain, $0.expression) }
            }
        }
        return language.adaptive(values, isQualified: isNested)
    }

    /// The expressions of a token in the appearances in which it is something else, light first.
    func appearanceExpressions(of token: Int) -> [(appearance: Appearance, expression: String)] {
        let theme = themes[0]
        return appearanceExpressions(
            theme.modes.indices.map { expression(of: token, theme.single[$0], in: theme.modes[$0]) }) ?? []
    }

    /// Expressions with their appearances; one of contrast only where it is other than without.
    private func appearanceExpressions(_ expressions: [String?]) -> [(appearance: Appearance, expression: String)]? {
        var values: [(appearance: Appearance, expression: String)] = []
        for (appearance, expression) in zip(resolution.variants.appearances, expressions) {
            guard let expression else { return nil }
            let plain = values.first { $0.appearance == appearance.withoutContrast }
            if plain?.expression != expression { values.append((appearance, expression)) }
        }
        return values
    }

    /// Whether a token is a color, or can be made of some.
    private func hasColors(_ token: Int) -> Bool { resolution.types[token]?.canHoldColors == true }

    /// Whether the language lets the token follow the appearance of the device, as far as it changes with that.
    func followsAppearance(_ token: Int) -> Bool {
        guard !resolution.isConstant(token), !themes.isEmpty, !resolution.variants.appearances.isEmpty,
            let type = resolution.types[token]
        else { return false }
        return language.following(type) != .nothing && themes[0].code[token] == nil
    }
}

extension TokenValue {
    /// The paths of the tokens that stand for its parts.
    fileprivate var references: [String] {
        (composite?.parts ?? []).flatMap { [$0.reference].compactMap(\.self) + $0.value.references }
    }
}
