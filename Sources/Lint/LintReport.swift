import CodeGeneration
import Diagnostics
import FileAccess
import Reports
import SwiftSources

/// What a run of `lint` checks.
package struct LintRequest: Sendable {
    /// The files and folders to check; without any, the folder of the configuration.
    package var paths: [String] = []
    /// The rules to check; without any, all.
    package var rules: Set<DiagnosticCode> = []
    package var isStrict = false

    package init() {}
}

/// The result of checking Swift code.
package struct LintReport: Sendable {
    package internal(set) var diagnostics: [Diagnostic] = []
    /// The number of checked files.
    var fileCount = 0

    /// A summary: `41 Swift files, 2 errors, 3 warnings`.
    package var text: String {
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count { $0.severity == .warning }
        let counts = [
            Wording.count(fileCount, "Swift file"), Wording.count(errors, "error"), Wording.count(warnings, "warning"),
        ]
        return counts.joined(separator: ", ") + "\n"
    }
}

extension GeneratorPipeline {
    /// Checks the code of an app against its tokens and catalogs.
    package func lint(_ options: CommandOptions, _ request: LintRequest) -> LintReport {
        let run = analyze(options)
        // Without a configuration, the names of assets can still be checked.
        let errors = run.diagnostics.filter { $0.severity == .error && $0.code != .noConfiguration }
        var report = LintReport(diagnostics: errors)
        guard errors.isEmpty else { return report }
        let files = ProjectFiles(checking: request.paths, in: run.configuration.folder, fileSystem)
        report.diagnostics += files.diagnostics
        guard files.diagnostics.isEmpty else { return report }
        var linter = Linter(run, files, request, fileSystem)
        linter.check()
        report.diagnostics += linter.diagnostics
        report.fileCount = linter.fileCount
        return report
    }
}
