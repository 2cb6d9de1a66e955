import DesignTokens

/// Shadows with different layers in each appearance, as lists with the same layers. Colors follow the device, but
/// lengths do not. So each list has the layers of all appearances, with those of the others in a transparent color.
struct ShadowsOfAppearances {
    /// The shadow in each appearance, light first. The lists differ only in colors.
    let values: [CompositeValue]

    /// Creates lists with the same layers; `nil` if the values are not shadows.
    init?(_ values: [CompositeValue]) {
        guard values.allSatisfy({ $0.type == .shadow }) else { return nil }
        let lists = values.map(Self.layers)
        let forms = lists.map { Self.list($0.compactMap { $0.changing(color: Self.hidden) }) }
        var distinct: [TokenValue] = []
        for form in forms.compactMap(\.self) where !distinct.contains(where: form.isSame) { distinct.append(form) }
        let joined = zip(lists, forms).map { list, form in
            distinct.enumerated().flatMap { number, other in
                let layers = form.map(other.isSame) == true ? list : (other.composite.map(Self.layers) ?? [])
                // A reference keeps its value in light appearance, because it may lead elsewhere in others.
                return number == 0 ? layers : layers.compactMap { $0.changing(keepsReferences: false) }
            }
        }
        self.values = joined.compactMap { Self.list($0).flatMap(\.composite) }
        if self.values.count < values.count { return nil }
    }

    /// The color of layers that belong to another appearance.
    private static let hidden = TokenValue.color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0))

    private static func list(_ layers: [CompositeValue]) -> TokenValue? {
        CompositeValue(listOf: .shadow, layers.map { CompositeValue.Part(value: .composite($0)) }).map(
            TokenValue.composite)
    }

    /// The layers of a shadow or of a list of shadows.
    private static func layers(of value: CompositeValue) -> [CompositeValue] {
        value.isList ? value.parts.map(\.value).compactMap(\.composite) : [value]
    }
}

extension CompositeValue {
    /// The layer with another color, or with the values of its other parts instead of references.
    fileprivate func changing(color: TokenValue? = nil, keepsReferences: Bool = true) -> CompositeValue? {
        let parts = parts.map { part in
            let isColor = part.name == "color"
            if isColor, let color { return Part(name: part.name, value: color) }
            return keepsReferences || isColor ? part : Part(name: part.name, value: part.value)
        }
        return CompositeValue(type, parts)
    }
}
