/// An argument that is a length of the design: the function, its labels, and their uses.
struct LengthPosition {
    /// The uses by label. The empty label means a last argument without a label.
    let labels: [String: LengthUse]
    /// Whether it is a method rather than a type.
    var isMethod = false

    private static func edges(_ labels: String...) -> LengthPosition {
        LengthPosition(labels: Dictionary(uniqueKeysWithValues: labels.map { ($0, .spacing) }))
    }

    private static func radii(_ labels: String..., isMethod: Bool = false) -> LengthPosition {
        LengthPosition(labels: Dictionary(uniqueKeysWithValues: labels.map { ($0, .radius) }), isMethod: isMethod)
    }

    /// The positions by the called name. All take a `CGFloat`, or an optional one.
    static let all: [String: LengthPosition] = [
        "VStack": edges("spacing"), "HStack": edges("spacing"),
        "LazyVStack": edges("spacing"), "LazyHStack": edges("spacing"),
        "LazyVGrid": edges("spacing"), "LazyHGrid": edges("spacing"),
        "GridItem": edges("spacing"), "Grid": edges("horizontalSpacing", "verticalSpacing"),
        "EdgeInsets": edges("top", "leading", "bottom", "trailing"),
        "UIEdgeInsets": edges("top", "left", "bottom", "right"),
        "NSDirectionalEdgeInsets": edges("top", "leading", "bottom", "trailing"),
        "padding": LengthPosition(labels: ["": .spacing], isMethod: true),
        "safeAreaPadding": LengthPosition(labels: ["": .spacing], isMethod: true),
        "listRowSpacing": LengthPosition(labels: ["": .spacing], isMethod: true),
        "cornerRadius": radii("", isMethod: true),
        "rect": radii(
            "cornerRadius", "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius",
            isMethod: true),
        "RoundedRectangle": radii("cornerRadius"),
        "UnevenRoundedRectangle": radii(
            "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"),
        "RectangleCornerRadii": radii("topLeading", "bottomLeading", "bottomTrailing", "topTrailing"),
        "UIBezierPath": radii("cornerRadius"),
    ]

    /// The properties that are lengths: `stack.spacing = 8`.
    static let properties: [String: LengthUse] = ["spacing": .spacing, "cornerRadius": .radius]
}
