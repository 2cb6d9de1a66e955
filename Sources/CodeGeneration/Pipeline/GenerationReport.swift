import Diagnostics

/// What a generation did, for printing.
package struct GenerationReport: Sendable {
    /// The tokens; `nil` when the run ended with its configuration.
    package internal(set) var tokens: AnalyzedTokens?
    package let diagnostics: [Diagnostic]
    /// What became of each file; nothing when an error came before.
    package internal(set) var outcomes: [WriteReport.Outcome] = []
    package let times: StageTimes

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// How many assets of each kind the outputs take, in words: `8 images, 2 symbols`; empty where they take none.
    package var assetSummary: String { tokens?.symbols.assetSummary ?? "" }

    /// The tokens that no output takes, those included that cannot be used and no output misses.
    package var untakenTokens: [Int] {
        guard let tokens else { return [] }
        let missed = tokens.lostTokens.union(tokens.symbols.takenElsewhere)
        return (tokens.symbols.untaken + tokens.resolution.leftOut.subtracting(missed)).sorted()
    }

    /// How many of these cannot be used.
    package var unusableTokenCount: Int {
        guard let tokens else { return 0 }
        return untakenTokens.count(where: tokens.resolution.leftOut.contains)
    }

    /// The tokens that no output takes, each with the reason.
    package var untakenLines: [String] {
        guard let tokens else { return [] }
        let untaken = UntakenTokens(tokens.resolution, tokens.symbols)
        return untakenTokens.map { "\(tokens.resolution.graph.tokens[$0].path): \(untaken.reason(of: $0).words)" }
    }
}

package struct StageTimes: Sendable {
    /// The stages in the order they ran.
    package private(set) var stages: [(name: String, duration: Duration)] = []

    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    package var total: Duration { ContinuousClock.now - start }

    /// Ends a stage, which began when the one before it ended.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        stages.append((name, now - last))
        last = now
    }
}
