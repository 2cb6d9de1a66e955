import Diagnostics

/// What a generation did, for printing.
package struct GenerationReport: Sendable {
    /// The tokens; `nil` when the run ended with its configuration.
    package private(set) var tokens: AnalyzedTokens?
    /// What became of each file; nothing when an error came before.
    package internal(set) var outcomes: [WriteReport.Outcome] = []
    package private(set) var times: StageTimes
    private var found = CollectedDiagnostics()
    private let policy: DiagnosticPolicy

    /// The report of a run that has analyzed its tokens, after others for which it may have waited.
    init(_ run: AnalyzedTokens, after notes: [Diagnostic]) {
        (times, policy) = (run.times, run.policy)
        found.add(notes, from: .turn)
        // Names would be those of a configuration that nobody wrote; what is wrong in the files is wrong all the same.
        let isBroken = run.settings.isBroken
        found.add(isBroken ? run.found.from(CollectedDiagnostics.Stage.reading) : run.found)
        tokens = isBroken ? nil : run
    }

    /// Ends a stage, and adds what it found.
    mutating func add(_ diagnostics: [Diagnostic], from stage: CollectedDiagnostics.Stage, _ name: String) {
        times.end(name)
        found.add(diagnostics, from: stage)
    }

    /// What is wrong, as the command judges it.
    package var diagnostics: [Diagnostic] { policy.judged(found).all }

    package var hasErrors: Bool { policy.stops(found) }

    /// How many assets of each kind the outputs take, in words: `8 images, 2 symbols`; empty where they take none.
    package var assetSummary: String { tokens?.symbols.assetSummary ?? "" }

    /// The tokens that no output takes, those included that cannot be used and no output misses.
    package var untakenTokens: [Int] { tokens?.untakenTokens ?? [] }

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
