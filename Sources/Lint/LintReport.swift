import CodeGeneration
import Diagnostics
import FileAccess
import Reports
import SwiftSources

/// The request for a run of `lint`: what it checks, and what it changes.
package struct LintRequest: Sendable {
    /// The files and folders to check; empty for those in the configuration.
    package var paths: [String] = []
    /// The rules to check; empty for all.
    package var rules: Set<DiagnosticCode> = []
    package var isStrict = false
    /// The fixes to apply; `nil` for none.
    package var fixes: FixChoice?
    /// The baseline to compare with.
    package var baseline: String?

    package init() {}

    /// The files and folders to check: the given ones, or else the configured ones.
    fileprivate func sources(_ configuration: Configuration) -> [Located<String>] {
        guard paths.isEmpty else { return paths.map { Located($0) } }
        return configuration.lint.sources.map {
            Located(FilePath.join(configuration.folder, $0.value), at: $0.location)
        }
    }
}

/// The result of checking Swift code.
package struct LintReport: Sendable {
    /// All findings, including those that a comment or the baseline accepts.
    package let results: [LoggedResult]
    /// The findings to report.
    package let diagnostics: [Diagnostic]
    /// All errors and warnings as a baseline; `nil` if the run failed.
    package internal(set) var baseline: Baseline?
    /// The number of checked files.
    private(set) var fileCount = 0
    /// The changed files with the number of fixes in each.
    fileprivate var fixed: [(path: String, count: Int)] = []

    fileprivate init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
        results = diagnostics.map { LoggedResult($0) }
    }

    fileprivate init(_ judged: JudgedFindings) {
        results = judged.results
        diagnostics = judged.results.filter { !$0.isAccepted }.map(\.diagnostic)
        baseline = judged.newBaseline
        fileCount = judged.fileCount
    }

    /// The changed files, and a summary: `41 Swift files, 2 errors, 3 warnings`.
    package var text: String {
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count { $0.severity == .warning }
        let counts = [
            Wording.count(fileCount, "Swift file"), Wording.count(errors, "error"), Wording.count(warnings, "warning"),
        ]
        let lines = fixed.map { "fixed       \(Diagnostic.visible($0.path)) (\(Wording.count($0.count, "place")))\n" }
        return lines.joined() + counts.joined(separator: ", ") + "\n"
    }
}

extension GeneratorPipeline {
    /// Checks the code of an app against its tokens and catalogs.
    package func lint(_ options: CommandOptions, _ request: LintRequest) -> LintReport {
        let run = analyze(options)
        // Without a configuration, the names of assets can still be checked.
        let errors = run.diagnostics.filter { $0.severity == .error && $0.code != .noConfiguration }
        guard errors.isEmpty else { return LintReport(errors) }
        let files = ProjectFiles(checking: request.sources(run.configuration), in: run.configuration.folder, fileSystem)
        guard files.diagnostics.isEmpty else { return LintReport(files.diagnostics) }
        let baseline: Baseline?
        do throws(BaselineError) {
            baseline = try request.baseline.map { path throws(BaselineError) in try Baseline(path, fileSystem) }
        } catch {
            return LintReport([error.diagnostic])
        }
        let judged = judge(run, files, request, baseline)
        guard let choice = request.fixes else { return LintReport(judged) }
        let (fixed, failures) = make(choice == .exact ? judged.fixes.exact : judged.fixes)
        guard failures.isEmpty else { return LintReport(failures) }
        // Report the remaining findings at their new locations.
        var report = LintReport(judge(run, files, request, baseline))
        report.fixed = fixed
        return report
    }

    private func judge(
        _ run: AnalyzedTokens, _ files: ProjectFiles, _ request: LintRequest, _ baseline: Baseline?
    ) -> JudgedFindings {
        var linter = Linter(run, files, request, fileSystem)
        linter.check()
        return linter.judged(baseline)
    }

    /// Applies fixes. Either all files are written or none.
    private func make(_ fixes: [String: [LintFix]]) -> (fixed: [(path: String, count: Int)], failures: [Diagnostic]) {
        var fixed: [(path: String, count: Int)] = []
        var contents: [RewrittenFile] = []
        for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
            do {
                let bytes = try fileSystem.read(path)
                let result = bytes.applying(fixes)
                guard result.count > 0 else { continue }
                fixed.append((path, result.count))
                contents.append(RewrittenFile(path: path, previous: bytes, bytes: result.bytes))
            } catch {
                return ([], [.uncheckable(path, error)])
            }
        }
        let failures = rewrite(contents)
        return failures.isEmpty ? (fixed, []) : ([], failures)
    }
}

extension Diagnostic {
    /// Returns an error about an unreadable Swift file.
    static func uncheckable(_ path: String, _ error: FileError) -> Diagnostic {
        Diagnostic(
            .error, .noSwiftSources, "cannot check '\(path)': \(error.reason)",
            at: SourceLocation(path: path, line: 1, column: 1), advice: error.advice ?? "check its permissions")
    }
}

extension [String: [LintFix]] {
    /// The exact fixes.
    fileprivate var exact: [String: [LintFix]] { mapValues { $0.filter(\.isExact) } }
}
