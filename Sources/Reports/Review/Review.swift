import CodeGeneration
import Diagnostics
import FileAccess

/// The review of one configuration.
package struct Review: Sendable {
    /// The configuration on the command line; `nil` if there is none.
    package let configuration: String?
    /// The tokens under review; `nil` if the configuration or the state cannot be read.
    package var tokens: AnalyzedTokens?
    /// The file system that the tokens were read from.
    package var fileSystem: any FileSystem
    /// The changes; `nil` without a readable base.
    package var comparison: TokenComparison?
    /// The planned outcome for each generated file; empty unless the state consists of the current files.
    package var outcomes: [WriteReport.Outcome] = []
    /// The diagnostics of the state under review, judged as in `generate`.
    package var diagnostics: [Diagnostic] = []
    /// The diagnostics of the base and the comparison. They contain errors only if nothing could be compared.
    package var comparisonDiagnostics: [Diagnostic] = []
    /// The diagnostics that the base does not have, except warnings about the configuration.
    var newProblems: [Diagnostic] = []

    /// Whether `generate` or a requested comparison would fail.
    package var hasErrors: Bool { (comparisonDiagnostics + diagnostics).hasErrors }

    func count(of severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }

    /// The paths of the unusable tokens that outputs select.
    var leftOut: [String] { paths { $0.lostTokens.sorted() } }

    /// The paths of the tokens that no output selects.
    var untaken: [String] { paths(\.unselectedTokens) }

    private func paths(_ tokens: (AnalyzedTokens) -> [Int]) -> [String] {
        guard let run = self.tokens else { return [] }
        return tokens(run).map { run.resolution.graph.tokens[$0].path }
    }

    /// The generated files that `generate` would write or remove.
    var outdated: [WriteReport.Outcome] {
        outcomes.filter { $0.action == .wouldWrite || $0.action == .wouldRemove }
    }

    /// A summary of the changes, or the number of tokens.
    var summary: String {
        if let comparison { return comparison.summary }
        return tokens.map { Wording.count($0.tokenCount, "token") } ?? "nothing could be read"
    }

    /// The problems for a reviewer: the errors, or else the losses and new problems.
    var problems: [Diagnostic] {
        let errors = (comparisonDiagnostics + diagnostics).shown(.errors)
        return errors.isEmpty ? diagnostics.shown(.losses(and: Set(newProblems))) : errors
    }

    /// A summary of the problems: `2 errors`, or `1 token left out, 3 warnings`; `nil` if there are none.
    var problemSummary: String? {
        let problems = problems
        if hasErrors { return Wording.count(problems.count, "error") }
        let others = problems.count(where: \.lostTokens.isEmpty)
        let parts = [
            leftOut.isEmpty ? nil : "\(Wording.count(leftOut.count, "token")) left out",
            others == 0 ? nil : Wording.count(others, "warning"),
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

/// The reviews of all configurations.
package struct ReviewReport: Sendable {
    /// The reviews in the order of the configurations.
    package let reviews: [Review]

    /// All diagnostics, those of the base first.
    package var diagnostics: [Diagnostic] { reviews.flatMap { $0.comparisonDiagnostics + $0.diagnostics } }

    /// The number of name changes that break Swift code.
    package var breakingCount: Int { comparisons.reduce(0) { $0 + $1.breakingCount } }

    var comparisons: [TokenComparison] { reviews.compactMap(\.comparison) }

    /// Whether any token, asset or name changed; `nil` if nothing was compared.
    var isChanged: Bool? { comparisons.isEmpty ? nil : comparisons.contains { !$0.isEmpty } }

    /// A summary; with several configurations, each with its name.
    var summary: String {
        guard reviews.count > 1 else { return reviews.first?.summary ?? "" }
        return reviews.map { "\($0.configuration.map(Diagnostic.visible) ?? ""): \($0.summary)" }
            .joined(separator: "; ")
    }

    /// The subject of a commit or the title of a pull request for the changes. It contains nothing from token files.
    var title: String {
        guard isChanged == true else { return "Update generated Swift from design tokens" }
        let title = "Update design tokens: \(summary)"
        return reviews.count == 1 && title.utf8.count <= Self.longestTitle ? title : "Update design tokens"
    }

    /// The length of a subject that Git and GitHub show.
    private static let longestTitle = 72
}
