import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The result of reading and resolving files.
package struct ValidationReport {
    private let run: AnalyzedTokens
    /// The diagnostics with their final severities.
    private let diagnostics: [Diagnostic]

    package init(_ run: AnalyzedTokens, _ diagnostics: [Diagnostic]) {
        self.run = run
        self.diagnostics = diagnostics
    }

    /// A line for each readable file and catalog, and a summary.
    package var text: String {
        var text = ""
        for file in run.files {
            let tokens = Wording.count(file.tokenCount, "token")
            let mode = file.mode.map { ", mode \(Diagnostic.visible($0))" } ?? ""
            text += "\(Diagnostic.visible(file.path)): \(file.format.rawValue), \(tokens)\(mode)\n"
        }
        for catalog in run.catalogs.opened {
            text += "\(Diagnostic.visible(catalog.path)): \(Wording.count(catalog.assets.count, "asset"))"
            text += catalog.kinds.isEmpty ? "\n" : " (\(catalog.kinds.map { "\($1) \($0)" }.joined(separator: ", ")))\n"
        }
        return text + summary
    }

    private var summary: String {
        var parts: [String] = []
        // Tokens are not mentioned if only catalogs are checked.
        if !run.files.isEmpty || run.catalogs.all.isEmpty {
            parts.append("\(Wording.count(run.tokenCount, "token")) (\(run.stepSummary))")
        }
        if !run.catalogs.all.isEmpty {
            parts.append(Wording.count(run.catalogs.all.reduce(0) { $0 + $1.assets.count }, "asset"))
        }
        let errors = Wording.count(diagnostics.count { $0.severity == .error }, "error")
        let warnings = Wording.count(diagnostics.count { $0.severity == .warning }, "warning")
        return (parts + [errors, warnings]).joined(separator: ", ") + "\n"
    }

    /// One object: `files` with `path`, `format`, `mode` (`null` if a collection has one) and `tokens`; `catalogs` with
    /// `path` and `assets`, the count of each kind; and `diagnostics` with `severity`, `code`, `message`, `file`,
    /// `line`, `column` and `notes`.
    package var json: String {
        let files = run.files.map { file -> JSONValue in
            [
                "path": .string(file.path), "format": .string(file.format.rawValue), "mode": JSONValue(file.mode),
                "tokens": .integer(file.tokenCount),
            ]
        }
        let catalogs = run.catalogs.opened.map { catalog -> JSONValue in
            let counts = catalog.kinds.map { JSONValue.Member($0.kind, .integer($0.count)) }
            return ["path": .string(catalog.path), "assets": .object(counts)]
        }
        let report: JSONValue = [
            "files": .array(files), "catalogs": .array(catalogs), "diagnostics": .array(diagnostics.map(\.json)),
        ]
        return report.text() + "\n"
    }
}

extension AssetCatalog {
    /// The number of assets of each kind that occurs.
    fileprivate var kinds: [(kind: String, count: Int)] {
        let counts = assets.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        return AssetKind.allCases.compactMap { kind in counts[kind].map { (kind.rawValue, $0) } }
    }
}
