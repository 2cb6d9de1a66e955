/// Applies the rules of a command to all diagnostics of its stages. No stage knows which tokens an output needs, so the
/// severities that depend on it are set here.
///
/// A command collects diagnostics and applies the policy once, at its end; a stage that requires a run without errors
/// calls ``stops(_:)-(CollectedDiagnostics)``. A ``DiagnosticSelection`` determines which diagnostics a command shows.
package struct DiagnosticPolicy: Sendable {
    /// Whether the run continues without unusable tokens, so that errors that only cost these are warnings.
    package var leavesOut: Bool
    package var isStrict: Bool
    /// Whether an output would use a token with a path, or `nil` if every token matters.
    package var isMissed: (@Sendable (_ path: String) -> Bool)?

    package init(leavesOut: Bool = true, isStrict: Bool = false) {
        self.leavesOut = leavesOut
        self.isStrict = isStrict
    }

    /// Applies three rules, in this order, to all diagnostics of a run.
    ///
    /// | rule | what it does |
    /// |---|---|
    /// | ``suppressUnusedTokens(_:)`` | suppresses diagnostics that only cost tokens that no output uses |
    /// | ``adjustSeverities(_:)`` | turns losses into warnings, and warnings into errors under `--strict` |
    /// | ``suppressConsequences(_:)`` | suppresses many diagnostics that an unreadable file may have caused |
    ///
    /// Text output is an ``Swift/Sequence/excerpt``: three of similar diagnostics, and a hundred of each code.
    package func judged(_ found: CollectedDiagnostics) -> CollectedDiagnostics {
        var result = found
        suppressUnusedTokens(&result)
        adjustSeverities(&result)
        suppressConsequences(&result)
        return result
    }

    /// Applies the rules to the diagnostics of one stage.
    package func judged(_ diagnostics: [Diagnostic], from stage: CollectedDiagnostics.Stage) -> [Diagnostic] {
        var found = CollectedDiagnostics()
        found.add(diagnostics, from: stage)
        return judged(found).all
    }

    /// Whether any of the diagnostics stops the run.
    package func stops(_ found: CollectedDiagnostics) -> Bool {
        found.parts.contains { part in
            part.diagnostics.contains { severity(of: $0) == .error && concernsRun($0, from: part.stage) }
        }
    }

    /// Whether any diagnostic of one stage stops the run.
    package func stops(_ diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { severity(of: $0) == .error }
    }
}

// MARK: - Rules

extension DiagnosticPolicy {
    /// Suppresses diagnostics about unusable tokens that no output uses, if outputs select their tokens.
    private func suppressUnusedTokens(_ found: inout CollectedDiagnostics) {
        for index in found.parts.indices {
            let stage = found.parts[index].stage
            found.parts[index].diagnostics.removeAll { !concernsRun($0, from: stage) }
        }
    }

    /// Turns errors that only cost a token or a detail into warnings if the run continues without it, and warnings into
    /// errors under `--strict`.
    private func adjustSeverities(_ found: inout CollectedDiagnostics) {
        for index in found.parts.indices {
            for number in found.parts[index].diagnostics.indices {
                let severity = severity(of: found.parts[index].diagnostics[number])
                found.parts[index].diagnostics[number].severity = severity
            }
        }
    }

    private func severity(of diagnostic: Diagnostic) -> Diagnostic.Severity {
        switch diagnostic.severity {
        case .error: leavesOut && !isStrict && diagnostic.loss != .run ? .warning : .error
        case .warning: isStrict ? .error : .warning
        case .note: .note
        }
    }

    /// Whether a diagnostic concerns more than unused tokens. Diagnostics of later stages are only about tokens in
    /// outputs.
    private func concernsRun(_ diagnostic: Diagnostic, from stage: CollectedDiagnostics.Stage) -> Bool {
        guard let isMissed, stage == .tokens, case .tokens(let paths) = diagnostic.loss, !paths.isEmpty else {
            return true
        }
        return paths.contains(where: isMissed)
    }
}
