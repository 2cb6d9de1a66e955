/// One member of a shadow, a border or a text style, as Tokens Studio and as the format module name it.
struct StudioPart {
    /// The member's name in the file.
    let member: String
    /// The part's name: format module, sections 9.4, 9.6 and 9.8; what only Tokens Studio has keeps its name.
    let name: String
    /// The type of the member's text.
    let type: StudioType
    /// The value of a part that the file leaves out, where the format module wants it.
    let missing: TokenValue?

    /// The parts that values of a type have; `nil` for types whose values are no composites. The members of a
    /// composition are properties of a component, and are no value together.
    static func all(of type: StudioType) -> [StudioPart]? {
        switch type {
        case .boxShadow: shadow
        case .border: border
        case .typography: typography
        default: nil
        }
    }

    /// `offsetX` and `offsetY` are the names that sd-transforms and the format module give to x and y.
    private static let shadow = [
        StudioPart("color", .color), StudioPart("x", as: "offsetX", .dimension), StudioPart("offsetX", .dimension),
        StudioPart("y", as: "offsetY", .dimension), StudioPart("offsetY", .dimension), StudioPart("blur", .dimension),
        StudioPart("spread", .dimension, missing: .dimension(0, .px)),
        StudioPart("type", as: "inset", .text, missing: .boolean(false)),
    ]

    private static let border = [
        StudioPart("color", .color), StudioPart("width", .borderWidth), StudioPart("style", .text),
    ]

    private static let typography = [
        StudioPart("fontFamily", .fontFamilies), StudioPart("fontSize", .fontSizes),
        StudioPart("fontWeight", .fontWeights), StudioPart("letterSpacing", .letterSpacing),
        StudioPart("lineHeight", .lineHeights), StudioPart("paragraphSpacing", .paragraphSpacing),
        StudioPart("paragraphIndent", .paragraphIndent), StudioPart("textCase", .textCase),
        StudioPart("textDecoration", .textDecoration),
    ]

    private init(_ member: String, as name: String? = nil, _ type: StudioType, missing: TokenValue? = nil) {
        self.member = member
        self.name = name ?? member
        self.type = type
        self.missing = missing
    }
}

extension StudioValue {
    /// Whether a shadow falls inside: `dropShadow` or `innerShadow`, in any case.
    package static func isInnerShadow(_ text: String) -> Reading<Bool> {
        switch keyword(text) {
        case "dropshadow": .success(false)
        case "innershadow": .success(true)
        default: problem(text, "is not a kind of shadow", "write dropShadow or innerShadow")
        }
    }
}
