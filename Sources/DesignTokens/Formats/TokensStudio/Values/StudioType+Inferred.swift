import LocatedJSON

/// Types of tokens that have none of their own.
extension StudioType {
    /// The type that a name on a path implies, with the place of that name.
    static func implied(by names: [String]) -> (type: StudioType, place: Int)? {
        let words = names.map(\.joinedWords)
        let known = words.indices.first { index in
            types[words[index]] != nil || index == 0 && categories[words[index]] != nil
        }
        // A size can be one of anything else that the path names.
        guard let place = known ?? words.firstIndex(where: { ["size", "sizes"].contains($0) }) else { return nil }
        return (types[words[place]] ?? categories[words[place]] ?? .sizing, place)
    }

    /// The type whose values have all members of an object, or of each object in a list, which only shadows can be.
    static func having(_ node: JSONNode, in source: JSONDocument) -> StudioType? {
        guard source.kind(of: node) == .array else { return havingMembers(of: node, in: source) }
        let layers = Set(source.elements(of: node).map { havingMembers(of: $0, in: source) })
        return layers == [.boxShadow] ? .boxShadow : nil
    }

    private static func havingMembers(of node: JSONNode, in source: JSONDocument) -> StudioType? {
        guard source.kind(of: node) == .object else { return nil }
        let names = source.members(of: node).map { source.string($0.key) }
        let types: [(StudioType, TokenType)] = [
            (.typography, .typography), (.boxShadow, .shadow), (.border, .border), (.transition, .transition),
        ]
        return types.first { _, type in
            let known = CompositeSchema.studioParts(of: type).flatMap(\.memberNames)
            return names.count > 1 && names.allSatisfy(known.contains)
        }?.0
    }

    /// The type of a value in a project without types: by its members, its path, if the value fits, or the value alone.
    static func inferred(from node: JSONNode, named names: [String], in source: JSONDocument) -> StudioType {
        if let type = having(node, in: source) { return type }
        let implied = implied(by: names)?.type
        guard let text = source.scalarText(of: node) else { return implied ?? .other }
        let fits = { (type: StudioType) in
            StudioExpression(text).hasReferences
                || StudioValue.typed(StudioValue.computed(text, as: type), as: type).value != nil
        }
        if let implied, fits(implied) { return implied }
        if text.utf8.contains(where: { "#(".utf8.contains($0) }) { return Color(css: text) == nil ? .other : .color }
        if source.booleanValue(of: node) != nil { return .boolean }
        guard let quantity = StudioQuantity(parsing: text) else { return .other }
        if quantity.unit == nil { return .number }
        return fits(.dimension) ? .dimension : .other
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
