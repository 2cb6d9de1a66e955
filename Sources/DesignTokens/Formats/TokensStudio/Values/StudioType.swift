/// The types that a Tokens Studio token can have.
package enum StudioType: String, CaseIterable, Sendable {
    case color, sizing, spacing, borderRadius, borderWidth, opacity
    case fontFamilies, fontWeights, fontSizes, lineHeights, letterSpacing, paragraphSpacing, paragraphIndent
    case textCase, textDecoration
    case boxShadow, typography, composition, border
    case asset, boolean, text, other, number, dimension
    // The plugin has none of these, but teams use them.
    case duration, cubicBezier, transition

    /// The type with a name, in the spellings that the plugin accepts (`fontSize`, `radius`, `SPACING`), or `nil` for
    /// an unknown name, whose tokens it treats as ``other``.
    package static func named(_ name: String) -> StudioType? { byName[name.lowercased()] }

    /// The corresponding token type. A line height is a number unless its value is a length; a composition is a
    /// collection of values, and has no type.
    package var tokenType: TokenType? {
        switch self {
        case .color: .color
        case .sizing, .spacing, .borderRadius, .borderWidth, .fontSizes, .letterSpacing, .paragraphSpacing,
            .paragraphIndent, .dimension:
            .dimension
        case .opacity, .lineHeights, .number: .number
        case .fontFamilies: .fontFamily
        case .fontWeights: .fontWeight
        case .textCase, .textDecoration, .asset, .text, .other: .string
        case .boxShadow: .shadow
        case .typography: .typography
        case .border: .border
        case .boolean: .boolean
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .transition: .transition
        case .composition: nil
        }
    }

    /// The type of a component property, which is the name of a composition's member, or `nil` if the name does not
    /// determine it.
    static func ofProperty(_ name: String) -> StudioType? {
        if let type = named(name), name != "width" { return type }
        switch name {
        case "fill", "borderColor", "backgroundColor": return .color
        case "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "itemSpacing", "counterAxisSpacing",
            "verticalPadding", "horizontalPadding", "paddingTop", "paddingRight", "paddingBottom", "paddingLeft", "x",
            "y",
            "backgroundBlur":
            return .dimension
        case "visibility": return .boolean
        case "rotation": return .number
        default:
            if name.hasPrefix("borderRadius") { return .borderRadius }
            return name.hasPrefix("borderWidth") ? .borderWidth : nil
        }
    }

    /// The types by their names in lower case, also with hyphens: `font-family`.
    private static let byName: [String: StudioType] = {
        let others: KeyValuePairs<String, StudioType> = [
            "space": .spacing, "size": .sizing, "radius": .borderRadius, "width": .borderWidth, "shadow": .boxShadow,
            "fontFamily": .fontFamilies, "fontWeight": .fontWeights, "fontSize": .fontSizes,
            "lineHeight": .lineHeights, "strokeWidth": .borderWidth, "rotation": .number, "float": .number,
            "gradient": .color,
        ]
        let names = others.map { ($0.key, $0.value) } + allCases.map { ($0.rawValue, $0) }
        let spellings = names.flatMap { name, type in
            [(name.lowercased(), type), (CompositeSchema.styleSheetName(name), type)]
        }
        return Dictionary(spellings) { first, _ in first }
    }()

    var isLength: Bool { tokenType == .dimension || self == .lineHeights }

    /// Whether values of the type are computed.
    var isNumeric: Bool {
        switch self {
        case .opacity, .fontWeights, .number, .duration, .other: true
        default: isLength
        }
    }
}
