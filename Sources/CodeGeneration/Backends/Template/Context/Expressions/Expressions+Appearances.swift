import DesignTokens

// Expressions that follow the appearance of the device, or depend on the theme.
extension Expressions {
    /// The expression in a theme, which follows the appearance of the device if the language can do that.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - number: The number of the theme.
    ///   - appearance: The appearance that the expression is used in, if there is only one. It decides whether colors
    ///     are those of high contrast, and gives all values that do not follow the device.
    ///   - isNested: Whether the code is inside types of the output, which may hide those of libraries.
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

    /// The expression of a composite value.
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

    /// The position of an appearance's tokens among those of a theme.
    func place(of appearance: Appearance) -> Int {
        let appearances = resolution.variants.appearances
        return appearances.firstIndex(of: appearance) ?? appearances.firstIndex(of: appearance.withoutContrast) ?? 0
    }

    /// Whether a token has its default value through another token that differs in a theme.
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

    /// Whether the device's appearances also choose among high-contrast modes.
    var hasContrast: Bool { resolution.variants.appearances.contains(where: \.hasContrast) }

    /// Whether a token is written with a value for each appearance of the device: a color, or a value with colors.
    func isAdaptive(_ token: Int) -> Bool {
        guard followsAppearance(token), hasColors(token) else { return false }
        return changes(token, inTheme: 0)
    }

    /// Whether a token is written like that in any theme.
    func isAdaptiveInTheme(_ token: Int) -> Bool {
        followsAppearance(token) && hasColors(token) && themes.indices.contains { changes(token, inTheme: $0) }
    }

    /// Whether a token differs in some appearance of a theme, and does not refer to a token that does.
    func changes(_ token: Int, inTheme number: Int) -> Bool {
        !themes[number].isStableReference(token) && !themes[number].isSingle(token)
    }

    /// The expression of a color with a value for each appearance, light first. If a high-contrast appearance is shown,
    /// it has that contrast.
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

    /// The expressions of a token in the appearances in which it differs, light first.
    func appearanceExpressions(of token: Int) -> [(appearance: Appearance, expression: String)] {
        let theme = themes[0]
        return appearanceExpressions(
            theme.modes.indices.map { expression(of: token, theme.single[$0], in: theme.modes[$0]) }) ?? []
    }

    /// Pairs expressions with their appearances. A high-contrast one is included only if it differs from the plain one.
    private func appearanceExpressions(_ expressions: [String?]) -> [(appearance: Appearance, expression: String)]? {
        var values: [(appearance: Appearance, expression: String)] = []
        for (appearance, expression) in zip(resolution.variants.appearances, expressions) {
            guard let expression else { return nil }
            let plain = values.first { $0.appearance == appearance.withoutContrast }
            if plain?.expression != expression { values.append((appearance, expression)) }
        }
        return values
    }

    /// Whether a token is a color, or its type can contain colors.
    private func hasColors(_ token: Int) -> Bool { resolution.types[token]?.canHoldColors == true }

    /// Whether the token changes with the appearance of the device only in ways that the language can express.
    func followsAppearance(_ token: Int) -> Bool {
        guard !resolution.isConstant(token), !themes.isEmpty, !resolution.variants.appearances.isEmpty,
            let type = resolution.types[token]
        else { return false }
        return language.following(type) != .nothing && themes[0].code[token] == nil
    }
}

extension TokenValue {
    /// The paths of the tokens that its parts refer to.
    fileprivate var references: [String] {
        (composite?.parts ?? []).flatMap { [$0.reference].compactMap(\.self) + $0.value.references }
    }
}
