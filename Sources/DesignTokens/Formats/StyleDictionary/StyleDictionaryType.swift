/// What the value of a token is read as: the type that the token states, else the one that a name on its path stands for,
/// else the one that the value has by itself.
struct StyleDictionaryType: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case studio(StudioType)
        /// What the value tells: `#893825` is a colour, `16px` a length.
        case ofValue
    }

    var kind: Kind
    /// The name on the path that stands for the type; `nil` for a type that is stated, and for that of the value.
    var pathName: String?
    /// Whether Style Dictionary multiplies a number without a unit by the text size: `size/swift/remToCGFloat`.
    var isScaled = false

    /// The type as others know it, where the token states it.
    var statedType: TokenType? { pathName == nil ? tokenType : nil }

    /// The type as others know it; `nil` where the value tells.
    var tokenType: TokenType? {
        switch kind {
        case .studio(let type): type.tokenType
        case .ofValue: nil
        }
    }

    /// The type of values with parts.
    var compositeType: TokenType? { if case .studio(let type) = kind { type.compositeType } else { nil } }

    /// The type of a token.
    ///
    /// - Parameters:
    ///   - stated: What the token, or the nearest of its groups, has under `type`.
    ///   - names: The names of its path; the first is the category.
    init(stated: String?, names: [String]) {
        if let kind = stated.flatMap(Self.kind(named:)) {
            self.init(kind: kind)
            isScaled = ["dimension", "fontsize"].contains(stated?.lowercased())
            return
        }
        let words = names.map(Self.word)
        let known = words.indices.first { index in
            Self.kinds[words[index]] != nil || index == 0 && Self.categories[words[index]] != nil
        }
        // A size can be one of anything else that the path names.
        guard let place = known ?? words.firstIndex(where: { ["size", "sizes"].contains($0) }) else {
            self.init(kind: .ofValue)
            return
        }
        self.init(
            kind: Self.kinds[words[place]] ?? Self.categories[words[place]] ?? .studio(.sizing), pathName: names[place])
        isScaled = words.first == "size" && tokenType == .dimension
    }

    private init(kind: Kind, pathName: String? = nil) {
        self.kind = kind
        self.pathName = pathName
    }

    /// A stated type: Style Dictionary's and the Design Tokens format's names, and those that tokens of Tokens Studio have
    /// when they are handed to it. What nobody knows says nothing.
    private static func kind(named name: String) -> Kind? {
        switch name.lowercased() {
        case "time": .studio(.duration)
        case "easing": .studio(.cubicBezier)
        case "content", "string", "fontstyle": .studio(.text)
        default: StudioType.named(name).flatMap { $0 == .other ? nil : .studio($0) }
        }
    }

    /// A name in lower case, without what separates its words.
    private static func word(_ name: String) -> String {
        String(name.lowercased().unicodeScalars.filter { !"-_ ".unicodeScalars.contains($0) })
    }

    /// What the first name of a path stands for, and nowhere else.
    private static let categories: [String: Kind] = [
        "time": .studio(.duration), "content": .studio(.text), "asset": .studio(.text), "assets": .studio(.text),
    ]

    /// What a name stands for wherever it is on a path.
    private static let kinds: [String: Kind] = {
        let names: [(Kind, String)] = [
            (.studio(.color), "color colors colour colours"), (.studio(.duration), "duration durations"),
            (.studio(.opacity), "opacity opacities"),
            (.studio(.spacing), "space spacing spacings padding paddings margin margins gap gaps"),
            (.studio(.borderRadius), "radius radii borderradius rounding"), (.studio(.borderWidth), "borderwidth"),
            (.studio(.fontSizes), "fontsize fontsizes"), (.studio(.lineHeights), "lineheight lineheights leading"),
            (.studio(.letterSpacing), "letterspacing letterspacings"),
            (.studio(.fontFamilies), "fontfamily fontfamilies family families"),
            (.studio(.fontWeights), "fontweight fontweights weight weights"),
        ]
        return Dictionary(
            uniqueKeysWithValues: names.flatMap { kind, words in words.split(separator: " ").map { (String($0), kind) }
            })
    }()
}

extension StyleDictionaryType {
    /// The type of a part of a value.
    init(of part: CompositeSchema.Part) { self.init(kind: .studio(part.studioType)) }
}
