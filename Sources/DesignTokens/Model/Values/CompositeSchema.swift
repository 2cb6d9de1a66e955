/// The parts of composite values: format module, sections 9.3 to 9.8, and the additions of Tokens Studio. All code that
/// reads or inspects such values uses this table.
package struct CompositeSchema: Sendable {
    enum Kind: Sendable {
        case type(TokenType), dashes, lineCap, position, lineHeight

        /// The type of the tokens that can replace the part.
        var type: TokenType? {
            switch self {
            case .type(let type): type
            case .position, .lineHeight: .number
            case .dashes, .lineCap: nil
            }
        }

        /// Whether the part can have a value. Lengths and numbers are interchangeable (``TokenType/canRefer(to:)``),
        /// and uninterpreted values have any type.
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
        /// Required.
        case required
        /// Required; if it is missing, the font decides.
        case expected
        /// Required since 2025.10, with this value before if it is missing.
        case requiredSince2025(TokenValue)
        /// Optional, with this value if it is missing.
        case optional(TokenValue)
        /// Optional, without a default.
        case additional
        /// Not part of the format, but tools add it.
        case unspecified
        /// Not part of the format.
        case absent
    }

    package struct Part: Sendable {
        /// The name in the format module, or in the only format that has the part.
        let key: StaticString
        let kind: Kind
        let inModule: Presence
        let inStudio: Presence
        /// The names of the member in Tokens Studio.
        let studioNames: [String]
        /// The name of the member in Penpot, if that is the name of the part's type in Tokens Studio.
        let pluralName: String?
        /// ``key`` as a string.
        let name: String

        /// The names of the member in CSS, if they are different: `font-size`.
        let styleSheetNames: [String]
        /// All names of the member in a file of sets.
        let memberNames: [String]
    }

    /// The parts, in the order of the format.
    let parts: [Part]

    /// The parts of values of a type, or `nil` for a type without parts.
    package static func of(_ type: TokenType) -> CompositeSchema? { all[type] }

    /// The part that has a name in CSS.
    static func part(inStyleSheets name: String) -> Part? {
        all.values.lazy.flatMap(\.parts).first { $0.styleSheetNames.contains(name) }
    }

    /// A name as CSS writes it: `font-size` for `fontSize`.
    static func styleSheetName(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    package static var partNames: [String] {
        TokenType.allCases.compactMap(of).flatMap { $0.parts.map(\.name) }
    }

    /// The part with a name in the format module.
    func part(_ name: String) -> Part? { parts.first { $0.name == name } }

    /// Whether these are parts of one value: each at most once, in the order of the table.
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
            Part("fontStyle", .type(.string), inModule: .unspecified),
            Part("letterSpacing", .type(.dimension), inModule: .requiredSince2025(.dimension(0, .px))),
            Part("lineHeight", .lineHeight, inModule: .expected, pluralName: "lineHeights"),
            Part("paragraphSpacing", .type(.dimension), inModule: .absent),
            Part("paragraphIndent", .type(.dimension), inModule: .absent),
            Part(
                "textCase", .type(.string), inModule: .unspecified, studioNames: ["textCase", "textTransform"]),
            Part("textDecoration", .type(.string), inModule: .unspecified),
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
        styleSheetNames = self.studioNames.filter { $0.contains(where: \.isUppercase) }
            .map(CompositeSchema.styleSheetName)
        memberNames = self.studioNames + [pluralName].compactMap(\.self) + styleSheetNames
    }
}

extension CompositeSchema.Presence {
    /// Whether the format does not have the part.
    var isAbsent: Bool {
        switch self {
        case .absent, .unspecified: true
        case .required, .expected, .requiredSince2025, .optional, .additional: false
        }
    }

    /// Whether tools add the part to the format.
    var isUnspecified: Bool { if case .unspecified = self { true } else { false } }

    /// The value of a missing part.
    var missing: TokenValue? {
        switch self {
        case .requiredSince2025(let value), .optional(let value): value
        case .required, .expected, .additional, .unspecified, .absent: nil
        }
    }

    /// Whether a value without the part is not one of the format module.
    var isRequired: Bool {
        switch self {
        case .required, .expected, .requiredSince2025: true
        case .optional, .additional, .unspecified, .absent: false
        }
    }
}
