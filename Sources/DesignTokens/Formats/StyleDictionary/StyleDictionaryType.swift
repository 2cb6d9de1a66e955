import LocatedJSON

/// How to read the value of a token: by its own type, else by a name on its path, else by the value itself.
struct StyleDictionaryType: Hashable, Sendable {
    /// The corresponding Tokens Studio type, or `nil` if the value decides: `#893825` is a color, `16px` a length.
    var studio: StudioType?
    /// The name on the path that implies the type, or `nil` if the token or the value decides.
    var pathName: String?
    /// Whether Style Dictionary multiplies a number without a unit by the text size: `size/swift/remToCGFloat`.
    var isScaled = false

    /// The token type, if the token defines it.
    var statedType: TokenType? { pathName == nil ? tokenType : nil }

    /// The token type, or `nil` if the value decides.
    var tokenType: TokenType? { studio?.tokenType }

    init(_ studio: StudioType?, pathName: String? = nil) {
        self.studio = studio
        self.pathName = pathName
    }

    /// Determines the type of a token.
    ///
    /// - Parameters:
    ///   - stated: The `type` of the token, or of the nearest of its groups.
    ///   - names: The names on its path; the first is the category.
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

    /// Finds the type whose values have all members of an object.
    init?(having node: JSONNode, in source: JSONDocument) {
        guard source.kind(of: node) == .object else { return nil }
        let names = source.members(of: node).map { source.string($0.key) }
        let types: [(StudioType, TokenType)] = [
            (.typography, .typography), (.boxShadow, .shadow), (.border, .border), (.transition, .transition),
        ]
        let type = types.first { _, type in
            let known = CompositeSchema.studioParts(of: type).flatMap(\.memberNames)
            return names.count > 1 && names.allSatisfy(known.contains)
        }
        guard let type else { return nil }
        self.init(type.0)
    }

    /// Returns the type with a name in Style Dictionary, the Design Tokens format or Tokens Studio, or `nil` for any
    /// other name.
    private static func type(named name: String) -> StudioType? {
        switch name.lowercased() {
        case "time": .duration
        case "easing": .cubicBezier
        case "content", "string", "fontstyle": .text
        default: StudioType.named(name).flatMap { $0 == .other ? nil : $0 }
        }
    }

    /// The types that the first name of a path implies.
    private static let categories: [String: StudioType] = [
        "time": .duration, "content": .text, "asset": .text, "assets": .text,
    ]

    /// The types that names imply anywhere on a path.
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
