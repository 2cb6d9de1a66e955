import CodeGeneration
import DesignTokens

/// A pair of colors whose contrast has dropped below the required level or risen above it.
package struct ContrastChange: Sendable {
    /// The path of the foreground token.
    package let text: String
    package let background: String
    /// The path of the token behind a translucent background.
    package let base: String?
    /// The name of the mode; `nil` if the pair is the same in all.
    package let mode: String?
    /// The old contrast; `nil` if the pair is new.
    package let before: Contrast?
    package let now: Contrast
    /// The required contrast: that of WCAG 2.2 AA, unless a level is configured.
    package let level: Contrast

    /// Whether the contrast is too low now.
    package var isTooLittle: Bool { now < level }
}

/// Finds the pairs of colors whose contrast crosses the required level.
struct ContrastComparer {
    private let old: ContrastPairs
    private let new: ContrastPairs
    private let graph: TokenGraph
    private let modes: [ModeMatching.Pair]
    /// The old pairs, by the new graph indices of their tokens.
    private let oldPairs: [[Int]: ContrastPair]

    init(_ old: AnalyzedTokens, _ new: AnalyzedTokens, _ pairs: Matching, _ modes: ModeMatching) {
        self.old = ContrastPairs(old)
        self.new = ContrastPairs(new)
        graph = new.resolution.graph
        self.modes = modes.all
        oldPairs = Dictionary(self.old.all.map { ($0.tokens.compactMap { pairs.new[$0] }, $0) }) { first, _ in first }
    }

    /// Returns the changes in the order of the new pairs. Those with too low contrast come first.
    func changes() -> [ContrastChange] {
        let changes = new.all.flatMap(changes)
        return changes.filter(\.isTooLittle) + changes.filter { !$0.isTooLittle }
    }

    private func changes(of pair: ContrastPair) -> [ContrastChange] {
        let oldPair = oldPairs[pair.tokens]
        let (before, now) = (ChecksByMode(oldPair.map(old.checks) ?? []), ChecksByMode(new.checks(pair)))
        if before.isConstant, now.isConstant {
            return [change(of: pair, before[0], now[0], mode: nil)].compactMap(\.self)
        }
        return modes.compactMap { mode in
            guard before.depends(on: mode.old) || now.depends(on: mode.new) else { return nil }
            return change(of: pair, before[mode.old], now[mode.new], mode: mode.name)
        }
    }

    private func change(
        of pair: ContrastPair, _ before: ContrastCheck?, _ now: ContrastCheck?, mode: String?
    ) -> ContrastChange? {
        guard let now, let contrast = now.contrast else { return nil }
        switch (before?.verdict, now.verdict) {
        case (.passes, .fails), (nil, .fails), (.fails, .passes): break
        default: return nil
        }
        return ContrastChange(
            text: graph.tokens[pair.text].path, background: graph.tokens[pair.background].path,
            base: now.base.map { graph.tokens[$0].path }, mode: mode, before: before?.contrast, now: contrast,
            level: now.level)
    }
}

/// The checks of a pair by mode; a single check applies to all.
private struct ChecksByMode {
    private let all: ContrastCheck?
    private let checks: [Int: ContrastCheck]

    init(_ checks: [ContrastCheck]) {
        all = checks.first { $0.mode == nil }
        self.checks = Dictionary(checks.filter { $0.mode != nil }.map { ($0.modeNumber, $0) }) { first, _ in first }
    }

    var isConstant: Bool { checks.isEmpty }

    func depends(on mode: Int) -> Bool { checks[mode] != nil }

    subscript(mode: Int) -> ContrastCheck? { checks[mode] ?? all }
}
