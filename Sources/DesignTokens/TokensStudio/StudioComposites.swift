import LocatedJSON

/// The value of a typography token. Every member is optional, and a text still to be resolved.
public struct StudioTypography: Sendable, Hashable {
    /// The font and its lines.
    public var fontFamily, fontWeight, fontSize, lineHeight, letterSpacing: StudioMember?
    /// The paragraph and its letters.
    public var paragraphSpacing, paragraphIndent, textCase, textDecoration: StudioMember?

    /// Reads a typography value; `nil`, with an error, when it is not an object.
    public static func read(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> StudioTypography? {
        let names = [
            "fontFamily", "fontWeight", "fontSize", "lineHeight", "letterSpacing", "paragraphSpacing",
            "paragraphIndent", "textCase", "textDecoration",
        ]
        let members = StudioMembers.read(node, in: source, known: names, diagnostics: &diagnostics)
        return members.map { members in
            StudioTypography(
                fontFamily: members["fontFamily"], fontWeight: members["fontWeight"], fontSize: members["fontSize"],
                lineHeight: members["lineHeight"], letterSpacing: members["letterSpacing"],
                paragraphSpacing: members["paragraphSpacing"], paragraphIndent: members["paragraphIndent"],
                textCase: members["textCase"], textDecoration: members["textDecoration"])
        }
    }
}

/// The value of a border token. Every member is a text still to be resolved.
public struct StudioBorder: Sendable, Hashable {
    /// The members; `nil` where the file has none.
    public var color, width, style: StudioMember?

    /// Reads a border value; `nil`, with an error, when it is not an object.
    public static func read(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> StudioBorder? {
        let names = ["color", "width", "style"]
        return StudioMembers.read(node, in: source, known: names, diagnostics: &diagnostics).map {
            StudioBorder(color: $0["color"], width: $0["width"], style: $0["style"])
        }
    }
}

/// One shadow of a boxShadow token. Every member is a text still to be resolved.
public struct StudioShadow: Sendable, Hashable {
    /// The members; `nil` where the file has none.
    public var x, y, blur, spread, color, type: StudioMember?

    /// One layer of a boxShadow value.
    public enum Layer: Sendable, Hashable {
        /// A shadow with its members.
        case shadow(StudioShadow)
        /// A reference to another token, whose layers come in its place.
        case reference(StudioMember)
    }

    /// Where a shadow falls.
    public enum Kind: String, CaseIterable, Sendable {
        case dropShadow, innerShadow
    }

    /// Reads a boxShadow value: one layer, or an array of layers, topmost first; `"none"` has no layers.
    ///
    /// - Parameters:
    ///   - node: The value.
    ///   - source: The file.
    ///   - diagnostics: Takes what is wrong.
    /// - Returns: The layers that could be read.
    public static func layers(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> [Layer] {
        guard source.kind(of: node) == .array else {
            if source.stringValue(of: node).map(StudioValue.keyword) == "none" { return [] }
            return layer(node, in: source, diagnostics: &diagnostics).map { [$0] } ?? []
        }
        var layers: [Layer] = []
        for element in source.elements(of: node) {
            if let layer = layer(element, in: source, diagnostics: &diagnostics) { layers.append(layer) }
        }
        return layers
    }

    private static func layer(
        _ node: JSONNode, in source: JSONDocument, diagnostics: inout [Diagnostic]
    ) -> Layer? {
        if let text = source.stringValue(of: node), StudioText(text).hasReferences {
            return .reference(StudioMember(text: text, node: node))
        }
        // `offsetX` and `offsetY` are the names that sd-transforms and the Design Tokens format give to x and y.
        let names = ["x", "y", "blur", "spread", "color", "type", "offsetX", "offsetY"]
        return StudioMembers.read(node, in: source, known: names, diagnostics: &diagnostics).map { members in
            .shadow(
                StudioShadow(
                    x: members["x"] ?? members["offsetX"], y: members["y"] ?? members["offsetY"],
                    blur: members["blur"], spread: members["spread"], color: members["color"], type: members["type"]))
        }
    }
}

extension StudioValue {
    /// The kind of a shadow: `dropShadow` or `innerShadow`.
    public static func shadowKind(_ text: String) -> Reading<StudioShadow.Kind> {
        if let kind = StudioShadow.Kind(rawValue: StudioText.path(text.utf8)) { return .success(kind) }
        return problem(text, "is not a kind of shadow", "write dropShadow or innerShadow")
    }
}
