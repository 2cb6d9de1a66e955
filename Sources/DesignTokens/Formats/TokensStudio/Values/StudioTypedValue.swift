/// The value of a token whose text is known, as the rest of the tool knows values.
enum StudioTypedValue {
    /// Reads a text, which is no colour, by the type that the token states.
    static func read(_ text: String, as type: StudioType) -> StudioValue.Reading<TokenValue> {
        switch type {
        case .color: gradient(text)
        case .sizing, .spacing, .borderRadius, .borderWidth, .fontSizes, .paragraphSpacing, .paragraphIndent,
            .dimension:
            StudioValue.lengths(text).map { $0.count == 1 ? length($0[0]) : .uninterpreted }
        case .opacity: StudioValue.opacity(text).map(TokenValue.number)
        case .number: StudioValue.number(text).map(TokenValue.number)
        case .lineHeights: StudioValue.lineHeight(text, bareNumber: .likely).map { lineHeight($0.height) }
        case .letterSpacing: StudioValue.letterSpacing(text).map(letterSpacing)
        case .fontWeights: StudioValue.fontWeight(text).map { .number($0.weight) }
        case .fontFamilies: StudioValue.fontFamilies(text).map { .string($0.joined(separator: ", ")) }
        case .boolean, .boxShadow, .typography, .composition, .border: .success(.uninterpreted)
        case .textCase, .textDecoration, .asset, .text, .other: .success(.string(text))
        }
    }

    /// What is not a single colour: a gradient is a value of a type that is not interpreted yet.
    private static func gradient(_ text: String) -> StudioValue.Reading<TokenValue> {
        if Color.isGradient(css: text) { return .success(.uninterpreted) }
        return StudioValue.problem(
            text, "is not a color", "write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}")
    }

    /// A length in points or in multiples of the text's size; what depends on anything else has no value in Swift.
    private static func length(_ quantity: StudioQuantity) -> TokenValue {
        switch quantity.unit {
        case nil, .px: .dimension(quantity.number, .px)
        case .rem: .dimension(quantity.number, .rem)
        default: .uninterpreted
        }
    }

    private static func lineHeight(_ height: StudioLineHeight) -> TokenValue {
        switch height {
        case .multiple(let multiple): .number(multiple)
        case .length(let quantity): quantity.points().map { .number($0) } ?? .uninterpreted
        case .automatic: .uninterpreted
        }
    }

    private static func letterSpacing(_ spacing: StudioLetterSpacing) -> TokenValue {
        switch spacing {
        case .em: .uninterpreted
        case .length(let quantity): length(quantity)
        }
    }
}
