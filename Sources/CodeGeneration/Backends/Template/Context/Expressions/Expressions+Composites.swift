import DesignTokens

/// Composite values, whose expressions contain those of their parts.
extension Expressions {
    /// A value as a literal, with the symbols of the tokens that its parts refer to.
    func writtenOut(_ value: TokenValue) -> String? {
        guard case .composite(let composite) = value else { return literal(value) }
        return language.expression(of: composed([composite]) { entry, _ in expression(of: entry) }, fonts: fonts)
    }

    /// The literal of a value in a theme. Its colors follow the appearance of the device; its other parts are those of
    /// the appearance that is shown.
    ///
    /// - Parameters:
    ///   - token: The token.
    ///   - theme: The theme.
    ///   - places: The positions of the appearances that the colors follow, light first.
    ///   - appearance: The appearance that is shown.
    /// - Returns: The expression; `nil` if the values have different parts.
    func writtenOut(
        _ token: Int, in theme: VariantAnchors, _ places: [Int], showing appearance: Appearance
    ) -> String? {
        let shown = place(of: appearance)
        let values = ([shown] + places).compactMap { theme.modes[$0].value(of: token).composite }
        let isLayered = resolution.types[token].map { language.following($0) == .layers } ?? false
        let composites = isLayered ? ShadowsOfAppearances(values)?.values ?? values : values
        guard composites.count == places.count + 1,
            composites.dropFirst().allSatisfy({ $0.hasSameParts(as: composites[0]) })
        else { return nil }
        let value = composed(composites) { entry, parts in
            // The first value is the one shown. The others differ only in colors that follow the appearance.
            let tokens = parts.map { $0.reference.flatMap(resolution.graph.token) }
            if case .color = entry.part.value {
                let colors = zip(parts, tokens).dropFirst().map { (value: $0.value, token: $1) }
                return color(colors, in: theme, places, showing: appearance)
            }
            // An element without a symbol is written by its parts.
            let isElement = entry.part.name == nil && entry.part.value.composite != nil
            let literal = isElement ? nil : literal(of: entry)
            guard let token = tokens[0], isOfType(of: entry.part.value, token) else { return literal }
            let isStable = tokens.allSatisfy { $0 == token } && follows(token)
            return symbol(token, in: isStable ? theme.stable : theme.single[shown]) ?? literal
        }
        return language.expression(of: value, fonts: fonts)
    }

    /// Whether the symbol of a token has the token's value in every appearance.
    private func follows(_ token: Int) -> Bool {
        resolution.types[token].map { language.following($0) == .everything } ?? false
    }

    /// The literal of a composite value, with all references followed.
    func literal(_ composite: CompositeValue) -> String? {
        language.expression(of: composed([composite]) { entry, _ in literal(of: entry) }, fonts: fonts)
    }

    /// The font of a text style for a place that expects a font; `nil` for any other value.
    func font(_ value: TokenValue) -> String? {
        guard abilities.contains(.appleLibraries), case .composite(let composite) = value, composite.type == .typography
        else { return nil }
        return SwiftTypography(composed([composite]) { entry, _ in expression(of: entry) }, fonts)?.font
    }

    /// Makes a composite value with the expressions of its parts.
    ///
    /// - Parameters:
    ///   - values: The value in each appearance, all with the same parts. The first one gives every part that does not
    ///     depend on the appearance.
    ///   - part: Returns the expression of a part, given that part of each value.
    /// - Returns: The value, which the language spells.
    private func composed(
        _ values: [CompositeValue], part: (PartTable.Entry, [CompositeValue.Part]) -> String?
    ) -> ComposedValue {
        let entries = PartTable.Entry.all(of: values[0], baseFontSize: baseFontSize)
        let parts = entries.enumerated().map { index, entry in
            let inner = values.compactMap { $0.parts[index].value.composite }
            // A symbol for a multiple of the font size is not a number of points.
            let points = entry.points.flatMap { language.literal(.number($0)) }
            let isSpelled = entry.fontSizes == nil || abilities.contains(.units)
            let expression = isSpelled ? part(entry, values.map { $0.parts[index] }) : points
            return ComposedValue.Part(
                name: entry.part.name, value: entry.part.value, expression: expression, points: entry.points,
                composed: inner.isEmpty ? nil : composed(inner, part: part))
        }
        return ComposedValue(type: values[0].type, isList: values[0].isList, shape: values[0].shape, parts: parts)
    }

    /// The expression of a part that is a color, from its value in each appearance.
    private func color(
        _ colors: [(value: TokenValue, token: Int?)], in theme: VariantAnchors, _ places: [Int],
        showing appearance: Appearance
    ) -> String? {
        if let token = colors[0].token, colors.allSatisfy({ $0.token == token }),
            let symbol = symbol(token, in: theme.stable)
        {
            return symbol
        }
        let isSingle = colors.allSatisfy { $0.value.isSame(as: colors[0].value) }
        let values = zip(places, colors).prefix(isSingle ? 1 : places.count).map { place, color in
            color.token.flatMap { symbol($0, in: theme.single[place]) } ?? literal(color.value)
        }
        return isSingle ? values[0] : adaptiveColor(values, showing: appearance, isNested: true)
    }

    /// The symbol that a token leads to, if no token on the way has an opacity.
    private func symbol(_ token: Int, in anchors: Anchors) -> String? {
        anchors[token].isComposed ? nil : reference(to: token, in: anchors)
    }
}

extension CompositeValue {
    /// Whether another value has the same kinds of parts, so that only their values can differ.
    fileprivate func hasSameParts(as other: CompositeValue) -> Bool {
        guard type == other.type, isList == other.isList, parts.count == other.parts.count else { return false }
        return zip(parts, other.parts).allSatisfy { own, other in
            guard own.name == other.name else { return false }
            switch (own.value, other.value) {
            case (.composite(let own), .composite(let other)): return own.hasSameParts(as: other)
            case (.color, .color): return true
            case (.color, _), (_, .color), (.composite, _), (_, .composite): return false
            default: return true
            }
        }
    }
}
