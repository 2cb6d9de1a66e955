/// The parts of values that are made of others: format module, sections 9.3 to 9.8, and what Tokens Studio adds. Whoever reads
/// such values, or looks into them, asks here which parts there are.
package struct CompositeSchema: Sendable {
    enum Kind: Sendable {
        case type(TokenType), dashes, lineCap, position, lineHeight

        /// The type of the tokens that can stand for the part.
        var type: TokenType? {
            switch self {
            case .type(let type): type
            case .position, .lineHeight: .number
            case .dashes, .lineCap: nil
            }
        }

        /// Whether the part can have a value. A length and a number stand for each other (``TokenType/canRefer(to:)``),
        /// and what is not interpreted is of any type.
        func allows(_ value: TokenValue) -> Bool {
            switch (self, value) {
            case (_, .uninterpreted): true
            case (.dashes, .composite(let list)): list.isList && list.type == .dimension
            case (.lineCap, .string): true
            case (.dashes, _), (.lineCap, _): false
            case (_, .composite(let composite)): composite.type == type && !composite.isList
            default: type.map { $0.canRefer(to: value.type(stated: nil)) } ?? false
            }
        }
    }

    /// How a format treats a part.
    enum Presence: Sendable {
        /// It has to be there.
        case required
        /// It has to be there, and where it is left out the font decides.
        case expected
        /// It has to be there since 2025.10; before, it had this value where it was left out.
        case requiredSince2025(TokenValue)
        /// Where it is left out it has this value.
        case optional(TokenValue)
        /// Where it is left out the value has no such part.
        case additional
        /// The format has no such part.
        case absent
    }

    package struct Part: Sendable {
        /// The name in the format module; what only others have keeps its name.
        let key: StaticString
        let kind: Kind
        /// How the format module treats the part.
        let inModule: Presence
        /// How Tokens Studio treats it.
        let inStudio: Presence
        /// The names of the member in Tokens Studio.
        let studioNames: [String]
        /// The name of the member in Penpot, where that is the name of the type which it has in Tokens Studio.
        let pluralName: String?
        /// ``key`` as a text.
        let name: String

        /// All names that the member can have in a file of sets.
        var memberNames: [String] { studioNames + [pluralName].compactMap(\.self) }
    }

    /// The parts, in the order in which the format lists them.
    let parts: [Part]

    /// The parts of a value of a type; `nil` for a type whose values have none.
    package static func of(_ type: TokenType) -> CompositeSchema? { all[type] }

    /// The names of all parts.
    package static var partNames: [String] {
        TokenType.allCases.compactMap(of).flatMap { $0.parts.map(\.name) }
    }

    /// The part with a name in the format module.
    func part(_ name: String) -> Part? { parts.first { $0.name == name } }

    /// Whether these are parts of one value: their order is that of the table, which none is in twice.
    func allows(_ values: [CompositeValue.Part]) -> Bool {
        var rest = parts[...]
        for value in values {
            guard let place = rest.firstIndex(where: { $0.name == value.name }), rest[place].kind.allows(value.value)
            else { return false }
            rest = rest[(place + 1)...]
        }
        return true
    }

    private static let all: [TokenType: CompositeSchema] = [
        .strokeStyle: CompositeSchema(parts: [
            Part("dashArray", .dashes, inStudio: .absent), Part("lineCap", .lineCap, inStudio: .absent),
        ]),
        .border: CompositeSchema(parts: [
            Part("color", .type(.color)), Part("width", .type(.dimension)), Part("style", .type(.strokeStyle)),
        ]),
        .transition: CompositeSchema(parts: [
            Part("duration", .type(.duration)),
            Part(
                "delay", .type(.duration), inModule: .requiredSince2025(.duration(0, .ms)),
                inStudio: .optional(.duration(0, .ms))),
            Part("timingFunction", .type(.cubicBezier)),
        ]),
        .shadow: CompositeSchema(parts: [
            Part("color", .type(.color)), Part("offsetX", .type(.dimension), studioNames: ["x", "offsetX"]),
            Part("offsetY", .type(.dimension), studioNames: ["y", "offsetY"]), Part("blur", .type(.dimension)),
            Part(
                "spread", .type(.dimension), inModule: .requiredSince2025(.dimension(0, .px)),
                inStudio: .optional(.dimension(0, .px))),
            Part(
                "inset", .type(.boolean), inModule: .optional(.boolean(false)), inStudio: .optional(.boolean(false)),
                studioNames: ["type", "inset"]),
        ]),
        .gradient: CompositeSchema(parts: [
            Part("color", .type(.color), inStudio: .absent), Part("position", .position, inStudio: .absent),
        ]),
        .typography: CompositeSchema(parts: [
            Part("fontFamily", .type(.fontFamily), pluralName: "fontFamilies"),
            Part("fontSize", .type(.dimension), pluralName: "fontSizes"),
            Part("fontWeight", .type(.fontWeight), inModule: .expected, pluralName: "fontWeights"),
            Part("fontStyle", .type(.string), inModule: .absent),
            Part("letterSpacing", .type(.dimension), inModule: .requiredSince2025(.dimension(0, .px))),
            Part("lineHeight", .lineHeight, inModule: .expected, pluralName: "lineHeights"),
            Part("paragraphSpacing", .type(.dimension), inModule: .absent),
            Part("paragraphIndent", .type(.dimension), inModule: .absent),
            Part("textCase", .type(.string), inModule: .absent),
            Part("textDecoration", .type(.string), inModule: .absent),
        ]),
    ]
}

extension CompositeSchema.Part {
    fileprivate init(
        _ key: StaticString, _ kind: CompositeSchema.Kind, inModule: CompositeSchema.Presence = .required,
        inStudio: CompositeSchema.Presence = .additional, studioNames: [String]? = nil, pluralName: String? = nil
    ) {
        self.key = key
        self.kind = kind
        self.inModule = inModule
        self.inStudio = inStudio
        name = key.description
        self.studioNames = studioNames ?? [name]
        self.pluralName = pluralName
    }
}

extension CompositeSchema.Presence {
    var isAbsent: Bool { if case .absent = self { true } else { false } }

    /// The value of a part that is left out.
    var missing: TokenValue? {
        switch self {
        case .requiredSince2025(let value), .optional(let value): value
        case .required, .expected, .additional, .absent: nil
        }
    }

    /// Whether a value without the part is not one of the format module.
    var isRequired: Bool {
        switch self {
        case .required, .expected, .requiredSince2025: true
        case .optional, .additional, .absent: false
        }
    }
}
