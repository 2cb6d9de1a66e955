extension StudioType {
    /// The type of values whose members the format module also knows. The members of a composition are properties of a
    /// component rather than one value.
    var compositeType: TokenType? { [.boxShadow, .border, .typography, .transition].contains(self) ? tokenType : nil }
}

extension CompositeSchema {
    /// The parts of values of a type in Tokens Studio, in the order of the format.
    static func studioParts(of type: TokenType) -> [Part] {
        (of(type)?.parts ?? []).filter { !$0.inStudio.isAbsent }
    }
}

extension CompositeSchema.Part {
    /// Whether a text style is complete without the part, because of a default of the font or of zero.
    var isOptional: Bool { ["letterSpacing", "lineHeight", "paragraphSpacing", "paragraphIndent"].contains(name) }

    /// The type of the part's text: by its name, or else by its kind.
    var studioType: StudioType {
        let ofPart = kind.type == .boolean ? nil : kind.type.flatMap { StudioType.named($0.rawValue) }
        return StudioType.named(name) ?? ofPart ?? .text
    }

    /// The part's value from that of its text.
    func value(_ value: TokenValue) -> StudioValue.Reading<TokenValue> {
        let text = if case .string(let text) = value { text } else { nil as String? }
        switch (kind.type, text) {
        case (.boolean, let text?): return StudioValue.isInnerShadow(text).map(TokenValue.boolean)
        case (.strokeStyle, let text?): return .success(.strokeStyle(text))
        default:
            if kind.allows(value) { return .success(value) }
            let words = kind.type?.words ?? "value"
            let found = value.type(stated: nil).map { "is a \($0.words), not" } ?? "does not refer to"
            return StudioValue.problem(name, "\(found) a \(words)", "refer to a \(words), or write one")
        }
    }
}
