/// What a part of a value is.
enum PartKind {
    case type(TokenType), dashes, lineCap, position, lineHeight

    /// The type of the tokens that can stand for the part.
    var type: TokenType? {
        switch self {
        case .type(let type): type
        case .position, .lineHeight: .number
        case .dashes, .lineCap: nil
        }
    }

    /// What such a part looks like, for advice.
    var example: String {
        switch self {
        case .dashes: "[{ \"value\": 4, \"unit\": \"px\" }]"
        case .lineCap: "\"butt\""
        case .position: "0, or a reference to a number token"
        case .lineHeight: "1.5, or a reference to a number token"
        case .type(let type): "\(type.example), or a reference to a \(type.words) token"
        }
    }
}

/// What the format says of a part.
struct PartRule {
    let name: StaticString
    let kind: PartKind
    /// The value of a part that is not there; `nil` where it has to be.
    var missing: TokenValue?
    /// The outdated spelling that leaves the part out.
    var spelling: LegacySyntax?

    static func required(
        _ name: StaticString, _ kind: PartKind, else missing: (LegacySyntax, TokenValue)? = nil
    ) -> PartRule {
        PartRule(name: name, kind: kind, missing: missing?.1, spelling: missing?.0)
    }

    static func optional(_ name: StaticString, _ kind: PartKind, _ missing: TokenValue) -> PartRule {
        PartRule(name: name, kind: kind, missing: missing)
    }
}
