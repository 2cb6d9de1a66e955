import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// What reading and resolving some files found, for people and for programs.
package struct ValidationReport {
    private let run: AnalyzedTokens
    /// What is wrong, with the severities that hold.
    private let diagnostics: [Diagnostic]

    package init(_ run: AnalyzedTokens, _ diagnostics: [Diagnostic]) {
        self.run = run
        self.diagnostics = diagnostics
    }

    /// A line for each file and catalog that could be read, and a summary.
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
        // Of tokens nothing is said where catalogs alone were asked for.
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

    /// One object: `files` with `path`, `format`, `mode` (`null` where a collection has one) and `tokens`; `catalogs` with
    /// `path` and `assets`, which counts those of each kind; and `diagnostics` with `severity`, `code`, `message`, `file`, `line`, `column` and `notes`.
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
    /// How many assets there are of each kind that there is.
    fileprivate var kinds: [(kind: String, count: Int)] {
        let counts = assets.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
        return AssetKind.allCases.compactMap { kind in counts[kind].map { (kind.rawValue, $0) } }
    }
}
