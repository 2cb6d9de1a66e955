import Diagnostics

/// The step that determined a token: design steps one to four.
@usableFromInline package enum ResolutionStep: String, CaseIterable, Sendable {
    /// The value is a reference.
    case alias
    /// The value is inline, and Figma names the variable that it was exported from.
    case variable
    /// The value is inline, and equals that of a primitive or semantic token.
    case value
    /// The value is a literal.
    case literal
}

/// The step that determined a token, and its target.
package struct Trace: Sendable, Hashable {
    // There is one for each token and combination of modes: this order, and these types, keep them small.

    /// The number of the target token, or -1 for a literal.
    private let targetNumber: Int32
    private let originNumber: Int32
    /// The opacity that replaces the origin's, as in Figma's composed colors. A token that refers to such a color has
    /// the same opacity.
    package let opacity: Double?
    package let step: ResolutionStep

    init(step: ResolutionStep, target: Int?, origin: Int, opacity: Double?) {
        targetNumber = Int32(target ?? -1)
        originNumber = Int32(origin)
        self.opacity = opacity
        self.step = step
    }

    /// The target token, or `nil` for a literal.
    package var target: Int? { targetNumber < 0 ? nil : Int(targetNumber) }

    /// The token at the end of the chain of references, whose literal is the value; for a literal the token itself.
    package var origin: Int { Int(originNumber) }
}

/// A graph after all references have been followed.
package struct Resolution: Sendable {
    /// The tokens, with their values in the first combination of modes.
    package let graph: TokenGraph
    package let traces: [Trace]
    /// The type of each token; `nil` only after an error.
    package let types: [TokenType?]
    /// Every combination of modes, including the first; only one if no collection has modes.
    package let modes: [ResolvedMode]
    /// The tokens in each theme and appearance.
    package let variants: ModeVariants
    /// The modes that each token depends on.
    let modesOfTokens: TokenModes
    /// The bundles of axes that each token depends on by definition.
    let statedReach: [AxisSet]
    /// The opacities in hundredths.
    let hundredths: Set<Int>
    /// The tokens without a usable value, in the first combination of modes or in another one in which they are written
    /// (``leavingOut(where:)``); this has been reported.
    package private(set) var leftOut: Set<Int>
    /// The tokens that are skipped regardless of their values.
    let refused: Set<Int>
    /// The tokens that are generated as something other than their value.
    let unmatched: Set<Int>
    /// The collections in Figma's links, and their matches.
    package var collectionMatches: [CollectionMatch] { collections.all }
    /// The same, by the names in links.
    let collections: CollectionMatches
    /// The edits that update the files to the format module 2025.10, by the graph's sources.
    package let upgrades: [ValueUpgrade]
    /// The diagnostics about the files, conflicts between them, and references.
    package internal(set) var diagnostics: [Diagnostic]
    /// A diagnostic for each token that is skipped because of its value or a reference.
    package private(set) var losses: [Diagnostic]

    /// The errors and warnings of tokens that are skipped or lose some detail, by path.
    package var problemsByPath: [String: [Diagnostic]] {
        (diagnostics + losses).condensed.filter { $0.severity != .note }.reduce(into: [:]) { problems, problem in
            guard case .tokens(let paths) = problem.loss else { return }
            for path in paths { problems[path, default: []].append(problem) }
        }
    }

    /// Also skips the tokens that cannot be used in a mode in which they are written.
    ///
    /// - Parameter isWritten: Whether a token is written with its value in a mode.
    /// - Returns: The same resolution without them.
    package func leavingOut(where isWritten: (_ token: Int, _ mode: ResolvedMode) -> Bool) -> Resolution {
        let states = states
        guard states.count > 1 else { return self }
        let unusable = UnusableTokens(in: states, knowing: refused, where: isWritten)
        guard !unusable.tokens.isSubset(of: leftOut) else { return self }
        var result = self
        result.leftOut.formUnion(unusable.tokens)
        result.losses = unusable.diagnostics
        return result
    }

    /// The tokens in every visible combination of modes, each once: those that are listed, then those of themes and
    /// appearances.
    package var states: [ResolvedMode] { (modes + variants.states.joined()).firsts(by: \.combination.contexts) }

    /// The value of a token, references followed.
    package func value(of token: Int) -> TokenValue { modes[0].value(of: token) }

    /// Whether the number of a token is in hundredths; any other opacity is a fraction.
    package func countsHundredths(_ token: Int) -> Bool { hundredths.contains(token) }

    /// The number of a token as a fraction, or `nil` for a value that is not a number.
    package func fraction(of token: Int, in mode: ResolvedMode) -> Double? {
        guard case .number(let number) = mode.value(of: token) else { return nil }
        return countsHundredths(token) ? number / 100 : number
    }

    /// Whether any diagnostic costs a token, in any mode.
    package var hasLosses: Bool {
        !leftOut.isEmpty || diagnostics.contains { if case .tokens = $0.loss { true } else { false } }
    }

    /// Some tokens, and those that they refer to in any mode, directly or indirectly.
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

    /// Some tokens, and those that refer to them in any mode, directly or indirectly.
    package func tokens(leadingTo wanted: Set<Int>) -> Set<Int> {
        states.reduce(into: wanted) { all, state in
            TokenFollowers(state.traces.map(\.target), state.dependencies).add(behind: Array(all), to: &all)
        }
    }

    /// Whether a token has the same value in all modes.
    package func isConstant(_ token: Int) -> Bool { modesOfTokens.isConstant(token) }

    /// Whether a token has other values in some appearance of the device than in light.
    package func dependsOnAppearance(_ token: Int) -> Bool {
        guard !isConstant(token) else { return false }
        let states = variants.states[0]
        return states.contains { !$0.value(of: token).isSame(as: states[0].value(of: token)) }
    }

    /// Whether a token has other values in some theme than in the default theme.
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

    /// The modes that a token depends on, directly or through references, as indices; empty for a token with one value.
    package func modes(of token: Int) -> [Int] { modesOfTokens[token] }

    /// The values of a token in the modes that it depends on.
    package func values(of token: Int) -> [(mode: String, value: TokenValue)] {
        modes(of: token).map { (modes[$0].name, modes[$0].value(of: token)) }
    }
}

/// The tokens in one combination of modes. It is a class because it is used for every token, and copying its tables
/// would be expensive.
package final class ResolvedMode: Sendable {
    package let combination: ModeCombination
    /// The tokens with their values in this combination.
    package let graph: TokenGraph
    package let traces: [Trace]
    /// The tokens that values depend on, apart from whole references.
    package let dependencies: [(token: Int, other: Int)]
    /// Those of which only the text is needed, which need no value of their own.
    private let textDependencies: [(token: Int, other: Int)]

    init(
        _ combination: ModeCombination, graph: TokenGraph, traces: [Trace], dependencies: [(token: Int, other: Int)],
        textDependencies: [(token: Int, other: Int)]
    ) {
        (self.combination, self.graph) = (combination, graph)
        (self.traces, self.dependencies, self.textDependencies) = (traces, dependencies, textDependencies)
    }

    /// The dependencies on tokens that must have a value.
    var valueDependencies: [(token: Int, other: Int)] {
        if textDependencies.isEmpty { return dependencies }
        let texts = Set(textDependencies.map { [$0.token, $0.other] })
        return dependencies.filter { !texts.contains([$0.token, $0.other]) }
    }

    /// The same tokens in a combination with another name.
    convenience init(_ combination: ModeCombination, as other: ResolvedMode) {
        self.init(
            combination, graph: other.graph, traces: other.traces, dependencies: other.dependencies,
            textDependencies: other.textDependencies)
    }

    package var name: String { combination.name }

    /// The value of a token in this combination, references followed.
    package func value(of token: Int) -> TokenValue {
        graph.tokens[traces[token].origin].value.withOpacity(traces[token].opacity)
    }

    /// The opacity of a token in this combination, if it replaces that of the color it refers to.
    package func setOpacity(of token: Int) -> Double? {
        traces[token].step == .variable ? graph.tokens[token].opacity : nil
    }
}
