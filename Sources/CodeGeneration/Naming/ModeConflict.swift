import DesignTokens

/// Why an output cannot declare a token that has other values in other modes: one declaration has one type, and of a gradient
/// only the colors follow the appearance of the device.
struct ModeConflict {
    /// What the values are, or what their declarations would be, in these modes; `nil` for gradients that differ in more than
    /// colors.
    let kinds: (String, String)?
    /// The modes that differ, by their names.
    let modes: (String, String)

    /// Compares a token in the modes that an output writes; `nil` where one declaration can be all of them.
    init?(of token: Int, in output: OutputConfiguration, _ resolution: Resolution) {
        guard !resolution.isConstant(token), let type = resolution.types[token] else { return nil }
        let language = output.language
        let following = language.following(type)
        let rows = resolution.variants.states
        let written = output.declaration.isTheme ? rows : following == .nothing ? [] : [rows[0]]
        // Most tokens are colors, and colors in every mode.
        let isColor = { (state: ResolvedMode) in if case .color = state.value(of: token) { true } else { false } }
        if type == .color, written.allSatisfy({ $0.allSatisfy(isColor) }) { return nil }
        guard let first = written.first?.first else { return nil }
        let usual = WrittenKind(of: token, in: first, type, language)
        for state in written.joined().dropFirst() {
            let other = WrittenKind(of: token, in: state, type, language)
            guard let kinds = usual.kinds(besides: other) else { continue }
            self.init(kinds, first, state, resolution)
            return
        }
        // A theme is a value of its own, which has one gradient.
        guard type == .gradient, !following.isWhole else { return nil }
        for row in written {
            let shown = WrittenKind(of: token, in: row[0], type, language)
            guard let state = row.first(where: { !shown.follows(to: WrittenKind(of: token, in: $0, type, language)) })
            else { continue }
            self.init(nil, row[0], state, resolution)
            return
        }
        return nil
    }

    private init(
        _ kinds: (String, String)?, _ state: ResolvedMode, _ other: ResolvedMode, _ resolution: Resolution
    ) {
        self.kinds = kinds
        modes = resolution.names(of: state, and: other)
    }

    /// The conflict in words that follow a token's path.
    func text(in language: any Dialect) -> String {
        guard let kinds else {
            return "is a gradient that differs between \(modes.0) and \(modes.1) in more than its colors, "
                + "which \(language.name) cannot write as one value"
        }
        return "is a \(kinds.0) in \(modes.0), but a \(kinds.1) in \(modes.1)"
    }
}

/// What a value is, as far as a declaration depends on it.
private struct WrittenKind {
    private let value: TokenValue
    private let type: TokenType
    private let declaration: String

    init(of token: Int, in state: ResolvedMode, _ stated: TokenType, _ language: any Dialect) {
        value = state.value(of: token)
        type = value.type(stated: stated) ?? stated
        declaration = language.typeName(of: type, value) ?? ""
    }

    /// What this and another are called where one declaration cannot be both.
    func kinds(besides other: WrittenKind) -> (String, String)? {
        // What cannot be used in a mode is reported as that.
        if value == .unusable || other.value == .unusable { return nil }
        if !type.canRefer(to: other.type) { return (type.rawValue, other.type.rawValue) }
        return declaration == other.declaration || type == .gradient ? nil : (declaration, other.declaration)
    }

    /// Whether a gradient that follows the appearance of the device becomes another one where its colors do.
    func follows(to other: WrittenKind) -> Bool {
        guard let own = value.composite, let wanted = other.value.composite else { return true }
        return own.shape == wanted.shape && !value.differsInMoreThanColors(from: other.value)
    }
}

extension TokenValue {
    /// Whether two values that are made of others differ in lengths, or how many parts they have: what does not follow the
    /// device.
    func differsInMoreThanColors(from other: TokenValue) -> Bool {
        guard let own = composite, let other = other.composite else { return false }
        guard own.parts.count == other.parts.count else { return true }
        return zip(own.parts, other.parts).contains { one, two in
            if case .composite = one.value { return one.value.differsInMoreThanColors(from: two.value) }
            if case .color = one.value { return false }
            return !one.value.isSame(as: two.value)
        }
    }
}

extension Resolution {
    /// What people call two states: the names of the modes in which they differ.
    fileprivate func names(of state: ResolvedMode, and other: ResolvedMode) -> (String, String) {
        let axes = graph.axes.indices.filter { axis in
            state.combination.contexts[axis] != other.combination.contexts[axis]
        }
        func name(_ state: ResolvedMode) -> String {
            let names = axes.map { graph.axes[$0].contexts[state.combination.contexts[$0]] }
            return names.uniqueInOrder.joined(separator: " and ")
        }
        return (name(state), name(other))
    }
}
