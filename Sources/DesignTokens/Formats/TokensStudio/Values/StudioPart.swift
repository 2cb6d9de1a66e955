/// A part of a shadow, a border or a text style, as Tokens Studio states it.
struct StudioPart {
    /// The part.
    let part: CompositeSchema.Part
    /// The names that the member can have in the file.
    let members: [String]
    /// The type of the member's text.
    let type: StudioType

    /// The parts that values of a type have, in the order of the format; `nil` for types whose values are no composites. The
    /// members of a composition are properties of a component, and are no value together.
    static func all(of type: StudioType) -> [StudioPart]? {
        guard let schema = type.tokenType.flatMap(CompositeSchema.of), type.isComposite else { return nil }
        return schema.parts.filter { !$0.inStudio.isAbsent }.map(StudioPart.init)
    }

    /// The name in the format module.
    var name: String { part.name.description }

    private init(_ part: CompositeSchema.Part) {
        self.part = part
        members = part.studioNames.map(\.description)
        type = StudioType.named(part.name.description) ?? StudioType(part.kind)
    }
}

extension StudioType {
    /// Whether values of the type are made of members that the format module knows too.
    fileprivate var isComposite: Bool { [.boxShadow, .border, .typography].contains(self) }

    /// The type of the text of a part that Tokens Studio has no type for: a word, a length, a colour.
    fileprivate init(_ kind: CompositeSchema.Kind) {
        switch kind.type {
        case .color: self = .color
        case .dimension: self = .dimension
        default: self = .text
        }
    }
}

extension StudioValue {
    /// Whether a shadow falls inside: `dropShadow` or `innerShadow`, in any case.
    package static func isInnerShadow(_ text: String) -> Reading<Bool> {
        switch keyword(text) {
        case "dropshadow": .success(false)
        case "innershadow": .success(true)
        default: problem(text, "is not a kind of shadow", "write dropShadow or innerShadow")
        }
    }
}
