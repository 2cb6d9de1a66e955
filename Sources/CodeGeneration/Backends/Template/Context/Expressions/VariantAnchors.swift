import DesignTokens

/// The anchors of tokens in one theme, whose modes the device's appearances choose among.
/// It is a class, because every token asks for it, and copying its tables would cost more than the lookup.
final class VariantAnchors: Sendable {
    /// The tokens in each appearance, light first.
    let modes: [ResolvedMode]
    /// The anchors that are the same in every appearance. Their values may differ.
    let stable: Anchors
    /// The anchors in each appearance, at tokens that have one value in all of them.
    let single: [Anchors]
    private let resolution: Resolution
    /// The code that the configuration gives for tokens, unless the theme gives them other values.
    let code: [Int: String]
    /// Whether each token has one value in all appearances.
    private let hasOneValue: [Bool]

    /// Finds all anchors in a theme, by its number. A token that changes with the appearance is an anchor only if
    /// expressions can refer to it.
    init(
        _ resolution: Resolution, theme: Int, code given: [Int: String], refersToAdaptive: Bool,
        canRefer: (Int) -> Bool
    ) {
        let modes = resolution.variants.states[theme]
        self.resolution = resolution
        let code = theme == 0 ? given : given.filter { !resolution.differs($0.key, inTheme: theme) }
        self.code = code
        self.modes = modes
        let tokens = resolution.graph.tokens.indices
        let hasOneValue = tokens.map { token in
            resolution.isConstant(token) || code[token] != nil
                || modes.dropFirst().allSatisfy { resolution.isSame(token, in: $0, as: modes[0]) }
        }
        self.hasOneValue = hasOneValue
        stable = Anchors(
            count: tokens.count, code: code, canRefer: { (refersToAdaptive || hasOneValue[$0]) && canRefer($0) },
            target: { Self.stableTarget(of: $0, modes, resolution) },
            setsOpacity: { modes[0].setOpacity(of: $0) != nil })
        single = modes.map { mode in
            Anchors(
                count: tokens.count, code: code, canRefer: { hasOneValue[$0] && canRefer($0) },
                target: { resolution.target(of: $0, in: mode) }, setsOpacity: { mode.setOpacity(of: $0) != nil })
        }
    }

    /// Whether a token has the same target in every appearance, and that target or one further on has a symbol.
    func isStableReference(_ token: Int) -> Bool {
        guard let target = Self.stableTarget(of: token, modes, resolution) else { return false }
        let anchor = stable[target]
        let isCode = code[Int(anchor.token)] != nil
        let isComposed = anchor.isComposed || modes[0].setOpacity(of: token) != nil
        return (anchor.canBeReferredTo || isCode) && (!isComposed || isCode || resolution.isOpaque(Int(anchor.token)))
    }

    /// Whether a token has one value in all appearances.
    func isSingle(_ token: Int) -> Bool { hasOneValue[token] }

    /// The target of a token, if it is the same in every appearance, with the same opacity.
    private static func stableTarget(of token: Int, _ modes: [ResolvedMode], _ resolution: Resolution) -> Int? {
        let target = resolution.target(of: token, in: modes[0])
        if resolution.isConstant(token) || resolution.traces[token].step == .value { return target }
        let opacity = modes[0].setOpacity(of: token)
        let isStable = modes.dropFirst().allSatisfy {
            resolution.target(of: token, in: $0) == target && $0.setOpacity(of: token) == opacity
        }
        return isStable ? target : nil
    }
}

extension Resolution {
    /// The target of a token in a mode. Step 3 applies if all modes agree, and is recorded in the first one.
    func target(of token: Int, in mode: ResolvedMode) -> Int? {
        mode.traces[token].target ?? (traces[token].step == .value ? traces[token].target : nil)
    }
}
