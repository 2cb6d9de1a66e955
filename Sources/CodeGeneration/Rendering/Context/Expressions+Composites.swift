import DesignTokens

/// Values that are made of others: their expressions are made of those of their parts.
extension Expressions {
    /// A value written out, with the symbols of the tokens that its parts refer to.
    func writtenOut(_ value: TokenValue) -> String? {
        guard case .composite(let composite) = value else { return literal(value) }
        return language.expression(of: composed(composite, part: expression), fonts: fonts)
    }

    /// A value that is made of others, with all references followed.
    func literal(_ composite: CompositeValue) -> String? {
        language.expression(of: composed(composite, part: literal), fonts: fonts)
    }

    /// The font of a text style, where a font is expected; `nil` for any other value.
    func font(_ value: TokenValue) -> String? {
        guard case .composite(let composite) = value, composite.type == .typography else { return nil }
        return language.font(of: composed(composite, part: expression), fonts: fonts)
    }

    private func composed(
        _ composite: CompositeValue, part: (PartTable.Entry) -> String?
    ) -> ComposedValue {
        let parts = PartTable.Entry.all(of: composite, baseFontSize: baseFontSize).map { entry in
            var composed: ComposedValue?
            if case .composite(let inner) = entry.part.value { composed = self.composed(inner, part: part) }
            // What a multiple of the font size is called says nothing of points.
            let points = entry.points.flatMap { language.literal(.number($0)) }
            let expression = entry.fontSizes == nil ? part(entry) : points
            return ComposedValue.Part(
                name: entry.part.name, value: entry.part.value, expression: expression, points: entry.points,
                composed: composed)
        }
        return ComposedValue(type: composite.type, isList: composite.isList, shape: composite.shape, parts: parts)
    }
}
