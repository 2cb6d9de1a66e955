import CodeGeneration
import Diagnostics
import FileAccess

/// What the review of one configuration found.
package struct Review: Sendable {
    /// The configuration, as the command line names it; `nil` if it names none.
    package let configuration: String?
    /// The tokens under review; `nil` if the configuration or the state cannot be read.
    package var tokens: AnalyzedTokens?
    /// Where the tokens were read from.
    package var fileSystem: any FileSystem
    /// What changed; `nil` if there is nothing to compare with, or nothing that can be read.
    package var comparison: TokenComparison?
    /// What would become of each generated file; nothing for a state other than the files as they are now.
    package var outcomes: [WriteReport.Outcome] = []
    /// Problems of the state under review, judged as `generate` judges them.
    package var diagnostics: [Diagnostic] = []
    /// Problems of the base and of the comparison. Unless nothing could be compared, none is an error.
    package var comparisonDiagnostics: [Diagnostic] = []
    /// The problems of the state under review that the base does not have, apart from warnings about the configuration.
    var newProblems: [Diagnostic] = []

    /// Whether `generate` would fail, or the comparison that was asked for was impossible.
    package var hasErrors: Bool { (comparisonDiagnostics + diagnostics).hasErrors }

    func count(of severity: Diagnostic.Severity) -> Int { diagnostics.count { $0.severity == severity } }

    /// The paths of the tokens that outputs miss because they cannot be used.
    var leftOut: [String] { paths { $0.lostTokens.sorted() } }

    /// The paths of the tokens that no output takes.
    var untaken: [String] { paths(\.untakenTokens) }

    private func paths(_ tokens: (AnalyzedTokens) -> [Int]) -> [String] {
        guard let run = self.tokens else { return [] }
        return tokens(run).map { run.resolution.graph.tokens[$0].path }
    }

    /// The generated files that `generate` would write or remove.
    var outdated: [WriteReport.Outcome] {
        outcomes.filter { $0.action == .wouldWrite || $0.action == .wouldRemove }
    }

    /// One line: what changed, or what there is.
    var summary: String {
        if let comparison { return comparison.summary }
        return tokens.map { Wording.count($0.tokenCount, "token") } ?? "nothing could be read"
    }

    /// What a reviewer has to know of the problems: the errors; without any, what is lost, and what is new.
    var problems: [Diagnostic] {
        let errors = (comparisonDiagnostics + diagnostics).filter { $0.severity == .error }
        let new = Set(newProblems)
        return errors.isEmpty ? diagnostics.filter { $0.isLoss || new.contains($0) } : errors
    }

    /// One line on these: `2 errors`, or `1 token left out, 3 warnings`; `nil` if there are none.
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
    /// The reviews, in the order of the configurations.
    package let reviews: [Review]

    /// All problems, those of the base first.
    package var diagnostics: [Diagnostic] { reviews.flatMap { $0.comparisonDiagnostics + $0.diagnostics } }

    package var hasErrors: Bool { reviews.contains(where: \.hasErrors) }

    /// How many changes of names break Swift code.
    package var breakingCount: Int { comparisons.reduce(0) { $0 + $1.breakingCount } }

    var comparisons: [TokenComparison] { reviews.compactMap(\.comparison) }

    /// Whether any token, asset or name changed; `nil` if nothing was compared.
    var isChanged: Bool? { comparisons.isEmpty ? nil : comparisons.contains { !$0.isEmpty } }

    /// One line; of several configurations, each with its name.
    var summary: String {
        guard reviews.count > 1 else { return reviews.first?.summary ?? "" }
        return reviews.map { "\($0.configuration.map(Diagnostic.visible) ?? ""): \($0.summary)" }
            .joined(separator: "; ")
    }

    /// The subject of a commit, or the title of a pull request, that delivers the changes. It contains nothing that comes from
    /// a token file.
    var title: String {
        guard isChanged == true else { return "Update generated Swift from design tokens" }
        let title = "Update design tokens: \(summary)"
        return reviews.count == 1 && title.utf8.count <= Self.longestTitle ? title : "Update design tokens"
    }

    /// Git and GitHub show this much of a subject.
    private static let longestTitle = 72
}
