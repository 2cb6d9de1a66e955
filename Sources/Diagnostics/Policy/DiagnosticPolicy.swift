/// Applies the rules of a command to all diagnostics of its stages. No stage knows which tokens an output needs, which
/// other problems there are or what the configuration says about them, so nothing else joins, drops or changes them.
///
/// A command collects diagnostics and applies the policy once, at its end; a stage that requires a run without errors
/// calls ``stops(_:)-(CollectedDiagnostics)``. A ``DiagnosticSelection`` determines which diagnostics a command shows.
package struct DiagnosticPolicy: Sendable {
    /// Whether the run continues without unusable tokens, so that errors that only cost these are warnings.
    package var leavesOut: Bool
    package var isStrict: Bool
    /// The rules as configured.
    package var rules = ConfiguredRules()
    /// Whether an output would use a token with a path, or `nil` if every token matters.
    package var isMissed: (@Sendable (_ path: String) -> Bool)?
    /// The diagnostics of a newer state that the run is compared with.
    package var newer: [Diagnostic]?

    package init(leavesOut: Bool = true, isStrict: Bool = false) {
        self.leavesOut = leavesOut
        self.isStrict = isStrict
    }

    /// Applies the ``steps`` to all diagnostics of a run.
    ///
    /// Text output is an ``Swift/Sequence/excerpt``: three of similar diagnostics, and a hundred of each code.
    package func judged(_ found: CollectedDiagnostics) -> CollectedDiagnostics {
        var result = found
        for step in Self.steps { step.apply(self, &result) }
        return result
    }

    /// Applies the steps to the diagnostics of one stage.
    package func judged(_ diagnostics: [Diagnostic], from stage: CollectedDiagnostics.Stage) -> [Diagnostic] {
        var found = CollectedDiagnostics()
        found.add(diagnostics, from: stage)
        return judged(found).all
    }

    /// Whether any of the diagnostics stops the run.
    package func stops(_ found: CollectedDiagnostics) -> Bool { judged(found).all.hasErrors }

    /// Whether any diagnostic of one stage stops the run.
    package func stops(_ diagnostics: [Diagnostic]) -> Bool { judged(diagnostics, from: .writing).hasErrors }
}

// MARK: - Steps

extension DiagnosticPolicy {
    /// What happens to diagnostics, in this order. `docs/explanation/architecture.md` lists the same.
    package static let steps:
        [(name: String, apply: @Sendable (DiagnosticPolicy, inout CollectedDiagnostics) -> Void)] = [
            ("repetitions", { $1.change { all, _ in all.uniqueInOrder } }),
            ("missing groups and wrong guesses", { $1.change { all, _ in all.joinedByCause } }),
            ("known losses", { $1.change { all, _ in all.withoutKnownLosses } }),
            ("configured rules", { policy, found in found.change { all, _ in all.compactMap(policy.rules.judged) } }),
            ("unused tokens", { policy, found in found.change { $0.filter(policy.concernsRun(from: $1)) } }),
            ("severities", { policy, found in found.change { all, _ in all.map(policy.adjusted) } }),
            ("unreadable files", { $1.suppressConsequences() }),
            (
                "former states",
                { policy, found in found.change { all, _ in policy.newer.map(all.ofFormerState) ?? all } }
            ),
        ]

    /// Turns an error that only costs a token or a detail into a warning if the run continues without it, and a warning
    /// into an error under `--strict`.
    private func adjusted(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        switch diagnostic.severity {
        case .error: if leavesOut, !isStrict, diagnostic.loss != .run { result.severity = .warning }
        case .warning: if isStrict { result.severity = .error }
        case .note: break
        }
        return result
    }

    /// Returns whether a diagnostic concerns more than unusable tokens that no output uses. Diagnostics of later stages are
    /// only about tokens in outputs.
    private func concernsRun(from stage: CollectedDiagnostics.Stage) -> (Diagnostic) -> Bool {
        guard let isMissed, stage == .tokens else { return { _ in true } }
        return { $0.lostTokens.isEmpty || $0.lostTokens.contains(where: isMissed) }
    }
}
