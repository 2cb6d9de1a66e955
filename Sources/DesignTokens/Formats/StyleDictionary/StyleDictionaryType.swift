/// What the value of a token is read as: the type that the token states, else the one that a name on its path stands for,
/// else the one that the value has by itself.
struct StyleDictionaryType: Hashable, Sendable {
    /// The type that it is in Tokens Studio; `nil` for what the value tells: `#893825` is a color, `16px` a length.
    var studio: StudioType?
    /// The name on the path that stands for the type; `nil` for a type that is stated, and for that of the value.
    var pathName: String?
    /// Whether Style Dictionary multiplies a number without a unit by the text size: `size/swift/remToCGFloat`.
    var isScaled = false

    /// The type as others know it, where the token states it.
    var statedType: TokenType? { pathName == nil ? tokenType : nil }

    /// The type as others know it; `nil` where the value tells.
    var tokenType: TokenType? { studio?.tokenType }

    init(_ studio: StudioType?, pathName: String? = nil) {
        self.studio = studio
        self.pathName = pathName
    }

    /// The type of a token.
    ///
    /// - Parameters:
    ///   - stated: What the token, or the nearest of its groups, has under `type`.
    ///   - names: The names of its path; the first is the category.
    init(stated: String?, names: [String]) {
        if let type = stated.flatMap(Self.type(named:)) {
            self.init(type)
            isScaled = ["dimension", "fontsize"].contains(stated?.lowercased())
            return
        }
        let words = names.map(\.joinedWords)
        let known = words.indices.first { index in
            Self.types[words[index]] != nil || index == 0 && Self.categories[words[index]] != nil
        }
        // A size can be one of anything else that the path names.
        guard let place = known ?? words.firstIndex(where: { ["size", "sizes"].contains($0) }) else {
            self.init(nil)
            return
        }
        self.init(Self.types[words[place]] ?? Self.categories[words[place]] ?? .sizing, pathName: names[place])
        isScaled = words.first == "size" && tokenType == .dimension
    }

    /// A stated type: Style Dictionary's and the Design Tokens format's names, and those that tokens of Tokens Studio have
    /// when they are handed to it. What nobody knows says nothing.
    private static func type(named name: String) -> StudioType? {
        switch name.lowercased() {
        case "time": .duration
        case "easing": .cubicBezier
        case "content", "string", "fontstyle": .text
        default: StudioType.named(name).flatMap { $0 == .other ? nil : $0 }
        }
    }

    /// What the first name of a path stands for, and nowhere else.
    private static let categories: [String: StudioType] = [
        "time": .duration, "content": .text, "asset": .text, "assets": .text,
    ]

    /// What a name stands for wherever it is on a path.
    private static let types: [String: StudioType] = {
        let names: [(StudioType, String)] = [
            (.color, "color colors colour colours"), (.duration, "duration durations"), (.opacity, "opacity opacities"),
            (.spacing, "space spacing spacings padding paddings margin margins gap gaps"),
            (.borderRadius, "radius radii borderradius rounding"), (.borderWidth, "borderwidth"),
            (.fontSizes, "fontsize fontsizes"), (.lineHeights, "lineheight lineheights leading"),
            (.letterSpacing, "letterspacing letterspacings"),
            (.fontFamilies, "fontfamily fontfamilies family families"),
            (.fontWeights, "fontweight fontweights weight weights"),
        ]
        return Dictionary(
            uniqueKeysWithValues: names.flatMap { type, words in words.split(separator: " ").map { (String($0), type) }
            })
    }()
}
