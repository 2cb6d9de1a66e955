import DesignTokens
import Diagnostics

/// What reading and resolving some files found, for people and for programs.
package struct ValidationReport {
    private let run: AnalyzedTokens
    /// What is wrong, with the severities that hold.
    private let diagnostics: [Diagnostic]

    package init(_ run: AnalyzedTokens, _ diagnostics: [Diagnostic]) {
        self.run = run
        self.diagnostics = diagnostics
    }

    /// A line for each file that could be read, and a summary.
    package var text: String {
        var text = ""
        for file in run.files {
            let tokens = Wording.count(file.tokenCount, "token")
            let mode = file.mode.map { ", mode \(Diagnostic.visible($0))" } ?? ""
            text += "\(Diagnostic.visible(file.path)): \(file.format.rawValue), \(tokens)\(mode)\n"
        }
        let errors = Wording.count(diagnostics.count { $0.severity == .error }, "error")
        let warnings = Wording.count(diagnostics.count { $0.severity == .warning }, "warning")
        return text + "\(Wording.count(run.tokenCount, "token")) (\(run.stepSummary)), \(errors), \(warnings)\n"
    }

    /// One object: `files` with `path`, `format`, `mode` (`null` where a collection has one) and `tokens`, and
    /// `diagnostics` with `severity`, `code`, `message`, `file`, `line`, `column` and `notes`.
    package var json: String {
        let files = run.files.map { file in
            "{\"path\":\(JSONText.quoted(file.path)),\"format\":\"\(file.format.rawValue)\","
                + "\"mode\":\(file.mode.map(JSONText.quoted) ?? "null"),\"tokens\":\(file.tokenCount)}"
        }
        return "{\"files\":[\(files.joined(separator: ","))],"
            + "\"diagnostics\":[\(diagnostics.map(\.json).joined(separator: ","))]}\n"
    }
}
