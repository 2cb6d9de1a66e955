/// What a command makes of all that its stages found: the one place where a diagnostic gets another severity or is withheld.
///
/// A command collects what was found and judges it once, at its end; a stage that goes on only without errors asks
/// ``stops(_:)-(CollectedDiagnostics)``. Which of the judged diagnostics a command shows is a ``DiagnosticSelection``.
package struct DiagnosticPolicy: Sendable {
    /// Whether the run goes on without what cannot be used: an error that costs no more than that is a warning.
    package var leavesOut: Bool
    /// Whether every warning is an error.
    package var isStrict: Bool
    /// Whether an output misses the token with a path; `nil` where every token matters.
    package var isMissed: (@Sendable (_ path: String) -> Bool)?

    package init(leavesOut: Bool = true, isStrict: Bool = false) {
        self.leavesOut = leavesOut
        self.isStrict = isStrict
    }

    /// What a command reports of what was found, by three rules in this order.
    ///
    /// | rule | what it does |
    /// |---|---|
    /// | ``withholdUnmissedTokens(_:)`` | withholds what only costs tokens that no output takes |
    /// | ``adjustSeverities(_:)`` | makes warnings of losses, and errors of warnings under `--strict` |
    /// | ``withholdConsequences(_:)`` | withholds what may be wrong only because a file could not be read, where it is much |
    ///
    /// What is printed as text is an ``Swift/Sequence/excerpt``: of those that are alike three, and of each code a hundred.
    package func judged(_ found: CollectedDiagnostics) -> CollectedDiagnostics {
        var result = found
        withholdUnmissedTokens(&result)
        adjustSeverities(&result)
        withholdConsequences(&result)
        return result
    }

    /// What a command reports of what one stage found.
    package func judged(_ diagnostics: [Diagnostic], from stage: CollectedDiagnostics.Stage) -> [Diagnostic] {
        var found = CollectedDiagnostics()
        found.add(diagnostics, from: stage)
        return judged(found).all
    }

    /// Whether anything of what was found costs the run.
    package func stops(_ found: CollectedDiagnostics) -> Bool {
        found.parts.contains { part in
            part.diagnostics.contains { severity(of: $0) == .error && concernsRun($0, from: part.stage) }
        }
    }

    /// Whether anything of what one stage found costs the run.
    package func stops(_ diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { severity(of: $0) == .error }
    }
}

// MARK: - Rules

extension DiagnosticPolicy {
    /// Nothing is said of a token that cannot be used where outputs choose their tokens and none misses it.
    private func withholdUnmissedTokens(_ found: inout CollectedDiagnostics) {
        for index in found.parts.indices {
            let stage = found.parts[index].stage
            found.parts[index].diagnostics.removeAll { !concernsRun($0, from: stage) }
        }
    }

    /// An error that costs no more than a token or a detail is a warning where the run goes on without it, and a warning is
    /// an error where that was asked for.
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

    /// Whether a diagnostic is about more than tokens that nobody misses. What names and files say of tokens they say of
    /// those that are taken.
    private func concernsRun(_ diagnostic: Diagnostic, from stage: CollectedDiagnostics.Stage) -> Bool {
        guard let isMissed, stage == .tokens, case .tokens(let paths) = diagnostic.loss, !paths.isEmpty else {
            return true
        }
        return paths.contains(where: isMissed)
    }
}
