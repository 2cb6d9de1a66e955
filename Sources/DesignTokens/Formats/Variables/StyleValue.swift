/// Values of Figma's styles, which exports write as bare numbers, words and colors, and never as references.
enum StyleValue {
    /// A layer of a shadow; lengths are in points.
    static func shadow(
        _ color: ColorValue, x: Double, y: Double, blur: Double, spread: Double, isInner: Bool
    ) -> CompositeValue? {
        CompositeValue(
            .shadow,
            [
                .init(name: "color", value: .color(color)), .init(name: "offsetX", value: .dimension(x, .px)),
                .init(name: "offsetY", value: .dimension(y, .px)), .init(name: "blur", value: .dimension(blur, .px)),
                .init(name: "spread", value: .dimension(spread, .px)), .init(name: "inset", value: .boolean(isInner)),
            ])
    }

    /// Layers of a shadow as one value; a single layer is not a list.
    static func shadow(_ layers: [CompositeValue]) -> TokenValue? {
        guard layers.count != 1 else { return .composite(layers[0]) }
        guard !layers.isEmpty, layers.count <= PartLimit.parts else { return nil }
        return CompositeValue(listOf: .shadow, layers.map { .init(value: .composite($0)) }).map(TokenValue.composite)
    }

    /// A gradient. Stops outside 0…1 are clamped, as in the Design Tokens format.
    static func gradient(_ stops: [(color: ColorValue, position: Double)], _ shape: GradientShape) -> TokenValue? {
        guard !stops.isEmpty, stops.count <= PartLimit.parts else { return nil }
        let parts = stops.compactMap { stop -> CompositeValue.Part? in
            let position = min(max(stop.position, 0), 1)
            return CompositeValue(
                .gradient,
                [.init(name: "color", value: .color(stop.color)), .init(name: "position", value: .number(position))]
            ).map { .init(value: .composite($0)) }
        }
        return CompositeValue(listOf: .gradient, parts, shape: shape).map(TokenValue.composite)
    }

    /// Figma's words for letter case, as other formats spell them.
    static let caseWords = [
        "original": "none", "upper": "uppercase", "lower": "lowercase", "title": "capitalize",
    ]
    /// Figma's words for text decorations, as other formats spell them.
    static let decorationWords = ["strikethrough": "line-through"]
}
