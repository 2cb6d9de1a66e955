import CodeGeneration
import Diagnostics
import Reports

/// The findings of a run after judgment.
struct JudgedFindings {
    /// The number of checked files.
    var fileCount = 0
    /// All findings, including those that a comment or the baseline accepts.
    private(set) var results: [LoggedResult] = []
    /// The fixes of findings that are not accepted, by the paths of their files.
    private(set) var fixes: [String: [LintFix]] = [:]
    /// The content of a new baseline.
    private(set) var newBaseline = Baseline()
    private var baseline: Baseline?

    init(baseline: Baseline?) { self.baseline = baseline }

    /// Adds a finding with its key in the baseline. Baselines do not contain notes.
    mutating func add(_ result: LoggedResult, as key: Baseline.Key, _ fix: LintFix? = nil) {
        var result = result
        result.fingerprint = key.line
        if result.suppression == nil, result.diagnostic.severity != .note {
            newBaseline.add(key)
            result.isInBaseline = baseline?.take(key)
        } else if baseline != nil {
            result.isInBaseline = false
        }
        if result.isAccepted { result.fix = nil }
        results.append(result)
        if !result.isAccepted, let fix, let path = result.diagnostic.location?.path {
            fixes[path, default: []].append(fix)
        }
    }

    /// Adds diagnostics that are never in a baseline.
    mutating func add(_ diagnostics: [Diagnostic]) { results += diagnostics.map { LoggedResult($0) } }

    /// Adds notes about entries of the baseline that match no finding.
    mutating func addStaleEntries(_ isChecked: (String) -> Bool) {
        add(baseline?.staleEntries(in: isChecked) ?? [])
    }

    /// Adjusts the severities.
    mutating func apply(_ policy: DiagnosticPolicy) {
        for index in results.indices {
            let judged = policy.judged([results[index].diagnostic], from: .checks)
            results[index].diagnostic = judged.first ?? results[index].diagnostic
        }
    }
}
