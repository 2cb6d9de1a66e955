import DesignTokens

/// The pieces of the support file that the outputs of a configuration use, and those that an output writes.
struct SupportPieces: Sendable {
    /// The used pieces, each with the first output that uses it.
    private(set) var users: [SupportPiece: OutputConfiguration] = [:]
    private let outputs: [NamedOutput]
    private let includesOwn: Bool

    /// Finds the pieces that outputs use. A team's own templates are included on request: they may use the pieces, or
    /// their own types instead.
    init(_ symbols: SymbolTable, _ resolution: Resolution, includesOwn: Bool) {
        self.includesOwn = includesOwn
        outputs = symbols.outputs
        for output in outputs {
            // Most tokens are colors, and all need the same pieces: skip them once these are known.
            var (needsAppearances, needsColorHex) = (users[.appearances] == nil, users[.colorHex] == nil)
            for token in output.tokens {
                guard let type = resolution.types[token], !type.isPlain else { continue }
                if type == .color {
                    if needsAppearances, !resolution.isConstant(token) {
                        users[.appearances] = output.configuration
                        needsAppearances = false
                    }
                    if !needsColorHex { continue }
                }
                add(resolution.value(of: token), output)
                needsColorHex = users[.colorHex] == nil
            }
        }
    }

    /// The pieces that an output writes: those of its template that are used, and are for the types that the output
    /// selects. An output for colors alone has the initializer of colors. The initializer of adaptive colors is written
    /// with it, or alone if the module has the other one.
    func written(by output: OutputConfiguration) -> Set<SupportPiece> {
        let declared = output.declaration.support
        let isForColors = { (other: NamedOutput) in
            let support = other.configuration.declaration.support
            return support.contains(.colorHex) && support.isStrictSubset(of: declared)
        }
        let isLeft = outputs.contains(where: isForColors)
        let takesColorHex = !isLeft && output.selection.types?.contains(.color) != false
        return Set(users.keys).intersection(declared).filter { piece in
            switch piece {
            case .colorHex: takesColorHex
            case .appearances: !isLeft && !(takesColorHex && users[.colorHex] != nil)
            default: output.selection.types.map { !piece.tokenTypes.isDisjoint(with: $0) } ?? true
            }
        }
    }

    private mutating func add(_ value: TokenValue, _ output: NamedOutput) {
        for piece in pieces(for: value, output.declaration) where users[piece] == nil {
            users[piece] = output.configuration
        }
        if case .composite(let composite) = value { for part in composite.parts { add(part.value, output) } }
    }

    /// The pieces that the expression of a value uses, without those of its parts.
    private func pieces(for value: TokenValue, _ template: TemplateDeclaration) -> [SupportPiece] {
        if case .color(let color) = value { return color.exactBytes == nil ? [] : [.colorHex] }
        if template.writesParts, !includesOwn { return [] }
        switch value {
        case .strokeStyle: return [.border]
        case .composite(let composite): return pieces(for: composite, template)
        default: return []
        }
    }

    private func pieces(for composite: CompositeValue, _ template: TemplateDeclaration) -> [SupportPiece] {
        switch composite.type {
        case .typography: template.canBeReferredTo || template.isTheme ? [.textStyle] : []
        case .shadow: [.shadow]
        case .border, .strokeStyle: [.border]
        case .gradient: composite.shape.map { $0.unitPoints == nil } ?? false ? [.gradient] : []
        default: []
        }
    }
}
