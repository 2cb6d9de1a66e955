import CodeGeneration
import DesignTokens
import Diagnostics
import TerminalText

/// The output of a generation: a line for each file, and a summary.
struct ReportPrinter {
    let report: GenerationReport
    var isCheck = false

    func text(isVerbose: Bool) -> String {
        var lines = report.outcomes.flatMap { outcome in
            let word = word(for: outcome.action)
            let padded = word + String(repeating: " ", count: max(0, 11 - word.count))
            let line =
                Terminal.standardOutput.styled(padded, style(of: outcome.action)) + " "
                + Diagnostic.visible(outcome.path)
            return [line] + (isVerbose ? difference(outcome) : [])
        }
        if isVerbose {
            lines += (report.tokens?.collectionLines ?? []).map(Diagnostic.visible)
            lines += (report.tokens?.unselectedLines ?? []).map { "no output   \(Diagnostic.visible($0))" }
            lines += report.times.stages.map { "\(Self.milliseconds($0.duration)) ms  \($0.name)" }
        }
        lines.append(summary(isVerbose: isVerbose))
        return lines.joined(separator: "\n") + "\n"
    }

    /// The result of one of many runs: `2 files written in 4.1 ms: Colors.swift, Spacing.swift`.
    var line: String {
        guard !report.hasErrors else { return "\(failure); still watching for changes\n" }
        let changed = report.outcomes.filter { $0.action == .written || $0.action == .removed }
        let removed = changed.count { $0.action == .removed }
        let counts = [(changed.count - removed, "written"), (removed, "removed")].filter { $0.0 > 0 }
        let done = counts.map { "\(Wording.count($0, "file")) \($1)" }
        let time = "in \(Self.milliseconds(report.times.total)) ms"
        guard !done.isEmpty else { return "nothing to write \(time)\n" }
        return "\(done.joined(separator: ", ")) \(time): \(Self.list(changed.map(\.path)))\n"
    }

    /// Returns the difference of a file from its generated content, in the format of `diff -u`.
    private func difference(_ outcome: WriteReport.Outcome) -> [String] {
        guard let change = outcome.change else { return [] }
        let path = Diagnostic.visible(outcome.path)
        let lines = UnifiedDifference(old: change.old, new: change.new, lineLimit: 200).description
        return ["--- \(path)", "+++ \(path) (generated)", String(lines.dropLast())]
    }

    /// The error of `--check` if a file is out of date.
    var outdated: Diagnostic? {
        let paths = report.outcomes.filter { $0.action == .wouldWrite || $0.action == .wouldRemove }.map(\.path)
        guard !paths.isEmpty else { return nil }
        let files = Wording.count(paths.count, "generated file") + (paths.count == 1 ? " is" : " are")
        return Diagnostic(
            .error, .outOfDate, "\(files) out of date: \(Self.list(paths))",
            advice: "run 'TokenGenerator' without --check and commit the changes")
    }

    /// `115 tokens (46 alias, 2 variable, 2 value, 65 literal), 8 images, 6 files (6 written) in 4.1 ms`
    private func summary(isVerbose: Bool) -> String {
        guard let tokens = report.tokens, !report.hasErrors else { return failure }
        let hasSources = !tokens.configuration.sources.isEmpty || tokens.tokenCount > 0
        var parts = hasSources ? ["\(Wording.count(tokens.tokenCount, "token")) (\(tokens.stepSummary))"] : []
        parts += tokens.symbols.assetCounts
        parts.append(files)
        var summary = parts.joined(separator: ", ") + " in \(Self.milliseconds(report.times.total)) ms"
        let untaken = tokens.unselectedTokens
        if !untaken.isEmpty {
            let unusable = untaken.count(where: tokens.resolution.leftOut.contains)
            let hints =
                (isVerbose ? [] : ["use --verbose to list \(untaken.count == 1 ? "it" : "them")"])
                + (unusable == 0 ? [] : ["run 'TokenGenerator validate' for the reasons"])
            let areUnusable = unusable == untaken.count
            summary += "\n\(Wording.count(untaken.count, areUnusable ? "unusable token" : "token")) in no output"
            if unusable > 0, !areUnusable {
                summary += ", of which \(unusable) \(unusable == 1 ? "is" : "are") unusable"
            }
            if !hints.isEmpty { summary += " (\(hints.joined(separator: "; ")))" }
        }
        let lost = tokens.lostTokens.count
        if lost > 0 { summary += "\n\(Wording.count(lost, "token")) left out (see above)" }
        return summary
    }

    private var failure: String {
        let errors = report.diagnostics.count { $0.severity == .error }
        let done = report.outcomes.count { $0.action == .written || $0.action == .removed }
        let files = done == 0 ? "nothing" : Wording.count(done, "file")
        return "\(Wording.count(errors, "error")), \(files) written"
    }

    private var files: String {
        let isPreview = report.outcomes.contains { $0.action == .wouldWrite || $0.action == .wouldRemove }
        let written = report.outcomes.count { $0.action == .written || $0.action == .wouldWrite }
        let removed = report.outcomes.count { $0.action == .removed || $0.action == .wouldRemove }
        var words = "\(written) \(isCheck ? "out of date" : isPreview ? "to write" : "written")"
        if removed > 0 { words += ", \(removed) \(isCheck ? "left over" : isPreview ? "to remove" : "removed")" }
        return "\(Wording.count(report.outcomes.count - removed, "file")) (\(words))"
    }

    private func word(for action: WriteReport.Action) -> String {
        switch action {
        case .wouldWrite where isCheck: "out of date"
        case .wouldRemove where isCheck: "left over"
        default: action.rawValue
        }
    }

    private func style(of action: WriteReport.Action) -> Screen.Style {
        switch action {
        case .written: .green
        case .unchanged: .faint
        case .removed, .wouldWrite, .wouldRemove: .yellow
        case .skipped, .edited: .red
        }
    }

    private static func list(_ paths: [String]) -> String {
        paths.prefix(10).map(Diagnostic.visible).joined(separator: ", ") + (paths.count > 10 ? " and others" : "")
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = (duration / .microseconds(100)).rounded()
        return "\(Int(tenths) / 10).\(Int(tenths) % 10)"
    }
}
