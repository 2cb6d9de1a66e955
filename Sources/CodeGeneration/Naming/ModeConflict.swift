import DesignTokens

/// Why an output cannot declare a token with other values in other modes: one declaration has one type, and only the
/// colors of a gradient can follow the appearance of the device.
struct ModeConflict {
    /// The kinds of the values or their declarations in the two modes; `nil` for gradients that differ in more than
    /// colors.
    let kinds: (String, String)?
    /// The names of the modes.
    let modes: (String, String)

    fileprivate init(
        _ kinds: (String, String)?, _ state: ResolvedMode, _ other: ResolvedMode, _ resolution: Resolution
    ) {
        self.kinds = kinds
        modes = resolution.names(of: state, and: other)
    }

    /// Returns the conflict as text that follows a token's path.
    func text(in language: any Dialect) -> String {
        guard let kinds else {
            return "is a gradient whose shape, angle or stops differ between '\(modes.0)' and '\(modes.1)', "
                + "which one \(language.name) value cannot express"
        }
        return "is a \(kinds.0) in '\(modes.0)' but a \(kinds.1) in '\(modes.1)'"
    }
}

/// The kind of a value that a declaration depends on.
private struct WrittenKind {
    private let value: TokenValue
    private let type: TokenType
    private let declaration: String

    init(of token: Int, in state: ResolvedMode, _ stated: TokenType, _ language: any Dialect) {
        value = state.value(of: token)
        type = value.type(stated: stated) ?? stated
        declaration = language.typeName(of: type, value) ?? ""
    }

    /// Returns the words for two kinds that one declaration cannot have; `nil` if it can.
    func kinds(besides other: WrittenKind) -> (String, String)? {
        // Tokens that are unusable in a mode are reported elsewhere.
        if value == .unusable || other.value == .unusable { return nil }
        if !type.canRefer(to: other.type) { return (type.rawValue, other.type.rawValue) }
        return declaration == other.declaration || type == .gradient ? nil : (declaration, other.declaration)
    }

    /// Returns whether a gradient that follows the appearance of the device can have the value of another one.
    func follows(to other: WrittenKind) -> Bool {
        guard let own = value.composite, let wanted = other.value.composite else { return true }
        return own.shape == wanted.shape && !value.differsInMoreThanColors(from: other.value)
    }
}

extension TokenValue {
    /// Returns whether two composite values differ in lengths or in the number of parts, which cannot follow the
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
    /// Compares a token in the modes that an output writes; `nil` if one declaration fits all of them.
    func modeConflict(of token: Int, in output: OutputConfiguration) -> ModeConflict? {
        guard !isConstant(token), let type = types[token] else { return nil }
        let language = output.language
        let written = states(of: token, writtenBy: output)
        // Skip colors that are colors in every mode, as most tokens are.
        let isColor = { (state: ResolvedMode) in if case .color = state.value(of: token) { true } else { false } }
        if type == .color, written.allSatisfy({ $0.allSatisfy(isColor) }) { return nil }
        guard let first = written.first?.first else { return nil }
        let usual = WrittenKind(of: token, in: first, type, language)
        for state in written.joined().dropFirst() {
            let other = WrittenKind(of: token, in: state, type, language)
            guard let kinds = usual.kinds(besides: other) else { continue }
            return ModeConflict(kinds, first, state, self)
        }
        // Each theme has its own gradient.
        guard type == .gradient, !language.following(type).isWhole else { return nil }
        for row in written {
            let shown = WrittenKind(of: token, in: row[0], type, language)
            guard let state = row.first(where: { !shown.follows(to: WrittenKind(of: token, in: $0, type, language)) })
            else { continue }
            return ModeConflict(nil, row[0], state, self)
        }
        return nil
    }

    /// Returns the first mode that an output writes in which a token's value has no expression.
    func stateWithoutExpression(of token: Int, in output: OutputConfiguration) -> ResolvedMode? {
        let others = isConstant(token) ? [] : states(of: token, writtenBy: output)
        return ([modes[0]] + others.joined()).first { output.language.lack(of: $0.value(of: token)) != nil }
    }

    /// Returns the modes whose values an output writes besides the first one, by theme; empty if it writes only that.
    private func states(of token: Int, writtenBy output: OutputConfiguration) -> [[ResolvedMode]] {
        let rows = variants.states
        if output.declaration.isTheme { return rows }
        return types[token].map(output.language.following) == .nothing ? [] : [rows[0]]
    }

    /// Returns the names of the modes in which two states differ.
    func names(of state: ResolvedMode, and other: ResolvedMode) -> (String, String) {
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
