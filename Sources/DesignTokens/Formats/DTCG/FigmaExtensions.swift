import LocatedJSON

/// The data of Figma in `$extensions`, found in one pass: `"com.figma.scopes": …`, or, as tools that use Figma's REST
/// API spell it, `"com.figma": { "scopes": … }`.
struct FigmaExtensions {
    private var scopes: JSONNode?
    private var hidden: JSONNode?
    private var aliasData: JSONNode?
    private var codeSyntax: JSONNode?
    private var composedColor: JSONNode?
    private var type: JSONNode?
    private let source: JSONDocument

    init(of extensions: JSONNode, in source: JSONDocument) {
        self.source = source
        for member in source.members(of: extensions) {
            if source.string(member.key, equals: "com.figma") {
                for inner in source.members(of: member.value) { take(inner, .nested) }
            } else {
                take(member, .flat)
            }
        }
    }

    /// Reads the metadata of a variable of the REST API, or of a plugin.
    init(ofVariable variable: JSONNode, in source: JSONDocument) {
        self.source = source
        for member in source.members(of: variable) { take(member, .nested) }
    }

    /// Whether a number represents a Boolean.
    var isBoolean: Bool { type.map { source.string($0, equals: "boolean") } ?? false }

    /// The kind of variable according to Figma.
    var statedKind: JSONNode? { type }

    /// The unit of a number, if all of its scopes agree on it.
    var unit: NumberUnit? {
        guard let scopes else { return nil }
        var unit: NumberUnit?
        for scope in source.elements(of: scopes) {
            // ALL_SCOPES, which most numbers have, and other scopes that do not determine a unit.
            if source.string(scope, equals: "ALL_SCOPES") { return nil }
            let next = Self.units.first { source.string(scope, equals: $0.scope) }?.unit
            guard let next, unit == nil || unit == next else { return nil }
            unit = next
        }
        return unit
    }

    /// Returns the annotations to keep for a token with this value.
    func annotations(for value: TokenValue) -> FigmaAnnotations {
        var annotations = FigmaAnnotations()
        annotations.variable = aliasData.flatMap { variable($0) }
        annotations.isHidden = hidden.flatMap(source.booleanValue) ?? false
        let name = codeSyntax.flatMap { source.value(of: "iOS", in: $0) }.flatMap(source.stringValue)
        annotations.codeSyntax = name?.isEmpty == true ? nil : name
        if let composedColor, case .color(let color) = value, let base = base(composedColor) {
            annotations.variable = base
            annotations.opacity = color.alpha
        }
        return annotations
    }

    private mutating func take(_ member: JSONMember, _ keys: Keys) {
        switch MemberName(key: member.key, source: source) {
        // Nearly every token has an id, which is read on demand.
        case keys.variableId: break
        case keys.scopes: scopes = member.value
        case keys.hidden: hidden = member.value
        case keys.aliasData: aliasData = member.value
        case keys.codeSyntax: codeSyntax = member.value
        case keys.composedColor: composedColor = member.value
        case keys.type: type = member.value
        default: break
        }
    }

    private struct Keys {
        let variableId, scopes, hidden, aliasData, codeSyntax, composedColor, type: StaticString

        static let flat = Keys(
            variableId: "com.figma.variableId", scopes: "com.figma.scopes", hidden: "com.figma.hiddenFromPublishing",
            aliasData: "com.figma.aliasData", codeSyntax: "com.figma.codeSyntax",
            composedColor: "com.figma.composedColor", type: "com.figma.type")
        static let nested = Keys(
            variableId: "variableId", scopes: "scopes", hidden: "hiddenFromPublishing", aliasData: "aliasData",
            codeSyntax: "codeSyntax", composedColor: "composedColor", type: "type")
    }

    /// The variable that a color with another opacity is made of; `nil` where it is made of a color without a name.
    /// The variable of a color with another opacity, or `nil` if its base color has no name.
    ///
    /// The value already includes the opacity.
    private func base(_ composedColor: JSONNode) -> FigmaVariable? {
        let color = source.value(of: "colorArg", in: composedColor)
        guard var variable = color.flatMap({ source.value(of: "alias", in: $0) }).flatMap(variable) else { return nil }
        variable.isInOwnCollection = variable.collection == nil && variable.collectionId == nil
        return variable
    }

    private func variable(_ data: JSONNode) -> FigmaVariable? {
        func text(_ key: StaticString) -> String? { source.value(of: key, in: data).flatMap(source.stringValue) }
        return text("targetVariableName").map { name in
            FigmaVariable(
                name: name, collection: text("targetVariableSetName"), collectionId: text("targetVariableSetId"))
        }
    }

    /// The unit of a number in each scope. Numbers bound to a line height or to letter spacing are lengths.
    private static let units: [(scope: StaticString, unit: NumberUnit)] = [
        ("CORNER_RADIUS", .points), ("WIDTH_HEIGHT", .points), ("GAP", .points), ("STROKE_FLOAT", .points),
        ("EFFECT_FLOAT", .points), ("FONT_SIZE", .points), ("LINE_HEIGHT", .points), ("LETTER_SPACING", .points),
        ("PARAGRAPH_SPACING", .points), ("PARAGRAPH_INDENT", .points), ("OPACITY", .ratio), ("COLOR_OPACITY", .ratio),
        ("FONT_WEIGHT", .weight), ("FONT_STYLE", .weight),
    ]
}
