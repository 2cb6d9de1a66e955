import Diagnostics

/// How a token's value became what it is: design steps one to four.
@usableFromInline package enum ResolutionStep: String, CaseIterable, Sendable {
    /// The value is a reference.
    case alias
    /// The value is inline, and Figma names the variable that it came from.
    case variable
    /// The value is inline, and equals that of a primitive or semantic token.
    case value
    /// The value stands for itself.
    case literal
}

/// Which step decided a token, and what the token refers to.
package struct Trace: Sendable, Hashable {
    package var step: ResolutionStep
    /// The token that is referred to; `nil` for a literal.
    package var target: Int?
    /// The token at the end of the chain of references, whose literal is the value; the token itself for a literal.
    package var origin: Int
    /// The opacity that the value has instead of the origin's: Figma makes colors of others so. A token that refers to
    /// such a color has its opacity, too.
    package var opacity: Double?
}

/// A graph whose every reference has been followed.
package struct Resolution: Sendable {
    /// The tokens, with their values in the first combination of modes.
    package let graph: TokenGraph
    /// The trace of each token in the first combination of modes.
    package let traces: [Trace]
    /// The type of each token; `nil` only for one that an error concerns.
    package let types: [TokenType?]
    /// Every combination of modes, the first one included; one alone where no collection has modes.
    package let modes: [ResolvedMode]
    /// The tokens in each theme and appearance.
    package let variants: ModeVariants
    /// The bundles of axes that each token depends on, those of tokens of equal value included.
    let reach: [AxisSet]
    /// The bundles that each token depends on by what is stated.
    let statedReach: [AxisSet]
    /// The opacities that count hundredths of a whole.
    let hundredths: Set<Int>
    /// The tokens that have no value which can be used, in the first combination of modes or in another in which they are
    /// written (``leavingOut(where:)``): that has been reported.
    package private(set) var leftOut: Set<Int>
    /// Those of them that are left out whatever their values are.
    let refused: Set<Int>
    /// The tokens whose values are not what stands for them in code.
    let unmatched: Set<Int>
    /// The collections that Figma's references name, and what they were taken for.
    package var collectionMatches: [CollectionMatch] { collections.all }
    /// The same, by the names that references have.
    let collections: CollectionMatches
    /// What brings the files up to date with the format module 2025.10, by the graph's sources.
    package let upgrades: [ValueUpgrade]
    /// What is wrong in the files, between them, and with their references.
    package internal(set) var diagnostics: [Diagnostic]
    /// A diagnostic for each token that is left out although ``diagnostics`` names none that costs it: it refers to what is.
    package private(set) var losses: [Diagnostic]

    /// Leaves out, too, the tokens that cannot be used in a mode in which they are written.
    ///
    /// - Parameter isWritten: Whether somebody writes a token with its value in a mode.
    /// - Returns: The same resolution without them.
    package func leavingOut(where isWritten: (_ token: Int, _ mode: ResolvedMode) -> Bool) -> Resolution {
        let states = states
        guard states.count > 1 else { return self }
        let unusable = UnusableTokens(in: states, knowing: refused, where: isWritten)
        guard !unusable.tokens.isSubset(of: leftOut) else { return self }
        var result = self
        result.leftOut.formUnion(unusable.tokens)
        result.losses = unusable.unreported(by: diagnostics)
        return result
    }

    /// The tokens in every combination of modes that anybody sees, each once: those that are listed, then those of themes
    /// and appearances.
    package var states: [ResolvedMode] { (modes + variants.states.joined()).firsts(by: \.combination.contexts) }

    /// The value of a token, references followed.
    package func value(of token: Int) -> TokenValue { modes[0].value(of: token) }

    /// Whether the number of a token counts hundredths of a whole; an opacity that does not is a fraction.
    package func countsHundredths(_ token: Int) -> Bool { hundredths.contains(token) }

    /// The number of a token as a fraction of a whole; `nil` for a value that is not a number.
    package func fraction(of token: Int, in mode: ResolvedMode) -> Double? {
        guard case .number(let number) = mode.value(of: token) else { return nil }
        return countsHundredths(token) ? number / 100 : number
    }

    /// Whether anything costs a token, in any mode.
    package var hasLosses: Bool {
        !leftOut.isEmpty || diagnostics.contains { if case .tokens = $0.loss { true } else { false } }
    }

    /// Some tokens, and those that they refer to in any mode, by whatever way.
    package func tokens(behind wanted: Set<Int>) -> Set<Int> {
        modes.reduce(into: wanted) { all, mode in
            let dependencies = Dictionary(grouping: mode.dependencies, by: \.token)
            var found = wanted
            var pending = Array(wanted)
            while let token = pending.popLast() {
                let targets = (dependencies[token] ?? []).map(\.other) + [mode.traces[token].target].compactMap(\.self)
                for target in targets where found.insert(target).inserted { pending.append(target) }
            }
            all.formUnion(found)
        }
    }

    /// Some tokens, and those that refer to them in any mode, by whatever way.
    package func tokens(leadingTo wanted: Set<Int>) -> Set<Int> {
        states.reduce(into: wanted) { all, state in
            TokenFollowers(state.traces.map(\.target), state.dependencies).add(behind: Array(all), to: &all)
        }
    }

    /// Whether a token has one value, whatever the modes.
    package func isConstant(_ token: Int) -> Bool { reach[token] == 0 }

    /// Whether a token has other values in some appearance of the device than in light.
    package func dependsOnAppearance(_ token: Int) -> Bool {
        guard !isConstant(token) else { return false }
        let states = variants.states[0]
        return states.contains { !$0.value(of: token).isSame(as: states[0].value(of: token)) }
    }

    /// Whether a token has other values in some theme than in the default one.
    package func dependsOnTheme(_ token: Int) -> Bool {
        guard !variants.themes.isEmpty, !isConstant(token) else { return false }
        return variants.states.indices.dropFirst().contains { differs(token, inTheme: $0) }
    }

    /// Whether a token is a color that is opaque in every mode.
    package func isOpaque(_ token: Int) -> Bool {
        modes.allSatisfy { mode in
            if case .color(let color) = mode.value(of: token) { color.alpha == 1 } else { false }
        }
    }

    /// The modes that a token depends on, those of its own collection and of all that it refers to, as indices; nothing
    /// for a token that has one value.
    package func modes(of token: Int) -> [Int] {
        guard reach[token] != 0 else { return [] }
        return modes.indices.filter { modes[$0].combination.lists(reach: reach[token], stated: statedReach[token]) }
    }

    /// The values of a token in the modes that it depends on.
    package func values(of token: Int) -> [(mode: String, value: TokenValue)] {
        modes(of: token).map { (modes[$0].name, modes[$0].value(of: token)) }
    }
}

/// The tokens in one combination of modes. It is an object because it is asked for every token, and a copy of its tables would
/// cost more than the answer.
package final class ResolvedMode: Sendable {
    package let combination: ModeCombination
    /// The tokens with the values that they have here.
    package let graph: TokenGraph
    package let traces: [Trace]
    /// Which tokens values are made of that are no whole references.
    package let dependencies: [(token: Int, other: Int)]

    init(
        _ combination: ModeCombination, graph: TokenGraph, traces: [Trace], dependencies: [(token: Int, other: Int)]
    ) {
        (self.combination, self.graph) = (combination, graph)
        (self.traces, self.dependencies) = (traces, dependencies)
    }

    /// The same tokens in a combination of another name.
    convenience init(_ combination: ModeCombination, as other: ResolvedMode) {
        self.init(combination, graph: other.graph, traces: other.traces, dependencies: other.dependencies)
    }

    package var name: String { combination.name }

    /// The value of a token in this combination, references followed.
    package func value(of token: Int) -> TokenValue {
        graph.tokens[traces[token].origin].value.withOpacity(traces[token].opacity)
    }

    /// The opacity of its own that a token has here instead of that of the color it refers to.
    package func setOpacity(of token: Int) -> Double? {
        traces[token].step == .variable ? graph.tokens[token].opacity : nil
    }
}
