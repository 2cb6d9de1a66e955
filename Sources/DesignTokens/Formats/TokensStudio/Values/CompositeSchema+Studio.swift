extension StudioType {
    /// The type of values that are made of members which the format module knows too. The members of a composition are
    /// properties of a component, and are no value together.
    var compositeType: TokenType? { [.boxShadow, .border, .typography, .transition].contains(self) ? tokenType : nil }
}

extension CompositeSchema {
    /// The parts that values of a type have in Tokens Studio, in the order of the format.
    static func studioParts(of type: TokenType) -> [Part] {
        (of(type)?.parts ?? []).filter { !$0.inStudio.isAbsent }
    }
}

extension CompositeSchema.Part {
    /// Whether a text style is one without it: what it says the font has of itself, or no space at all.
    var isSpare: Bool { ["letterSpacing", "lineHeight", "paragraphSpacing", "paragraphIndent"].contains(name) }

    /// The type of the text that states the part: where its name is none, that of what the part is.
    var studioType: StudioType {
        let ofPart = kind.type == .boolean ? nil : kind.type.flatMap { StudioType.named($0.rawValue) }
        return StudioType.named(name) ?? ofPart ?? .text
    }

    /// The part's value, made of that of its text.
    func value(_ value: TokenValue) -> StudioValue.Reading<TokenValue> {
        let text = if case .string(let text) = value { text } else { nil as String? }
        switch (kind.type, text) {
        case (.boolean, let text?): return StudioValue.isInnerShadow(text).map(TokenValue.boolean)
        case (.strokeStyle, let text?): return .success(.strokeStyle(text))
        default:
            if kind.allows(value) { return .success(value) }
            let words = kind.type?.words ?? "value"
            return StudioValue.problem(name, "refers to what is no \(words)", "refer to a \(words), or write one")
        }
    }
}
