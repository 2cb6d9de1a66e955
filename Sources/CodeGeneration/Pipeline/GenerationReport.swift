import Diagnostics

/// The result of a generation, for printing.
package struct GenerationReport: Sendable {
    /// The tokens; `nil` if the configuration stopped the run.
    package private(set) var tokens: AnalyzedTokens?
    /// The outcome for each file; empty if an error came before.
    package internal(set) var outcomes: [WriteReport.Outcome] = []
    package private(set) var times: StageTimes
    private var found = CollectedDiagnostics()
    private let policy: DiagnosticPolicy

    /// Creates the report of an analyzed run; `notes` come from waiting for other runs.
    init(_ run: AnalyzedTokens, after notes: [Diagnostic]) {
        (times, policy) = (run.times, run.policy)
        found.add(notes, from: .turn)
        // With a broken configuration, names are meaningless, but errors in the files are not.
        let isBroken = run.settings.isBroken
        found.add(isBroken ? run.found.from(CollectedDiagnostics.Stage.reading) : run.found)
        tokens = isBroken ? nil : run
    }

    /// Ends a stage and adds its diagnostics.
    mutating func add(_ diagnostics: [Diagnostic], from stage: CollectedDiagnostics.Stage, _ name: String) {
        times.end(name)
        found.add(diagnostics, from: stage)
    }

    /// The diagnostics, judged by the policy.
    package var diagnostics: [Diagnostic] { policy.judged(found).all }

    package var hasErrors: Bool { policy.stops(found) }
}

package struct StageTimes: Sendable {
    /// The stages in the order in which they ran.
    package private(set) var stages: [(name: String, duration: Duration)] = []

    private let start = ContinuousClock.now
    private var last = ContinuousClock.now

    package var total: Duration { ContinuousClock.now - start }

    /// Ends a stage, which began when the previous one ended.
    mutating func end(_ name: String) {
        let now = ContinuousClock.now
        stages.append((name, now - last))
        last = now
    }
}
