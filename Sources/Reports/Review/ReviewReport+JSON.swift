import CodeGeneration
import Diagnostics
import FileAccess
import LocatedJSON

extension ReviewReport {
    /// Returns the reviews as one JSON object on one line, as in `docs/review.schema.json`.
    ///
    /// - Parameter page: The path of the written page; `nil` if there is none.
    /// - Returns: The object and a line break.
    package func json(page: String?) -> String {
        let report: JSONValue = [
            "title": .string(title), "summary": .string(summary),
            "changed": isChanged.map(JSONValue.boolean) ?? .null, "breaking": .boolean(breakingCount > 0),
            "counts": counts, "errors": sum { $0.count(of: .error) }, "warnings": sum { $0.count(of: .warning) },
            "newProblems": sum { $0.newProblems.count }, "leftOut": sum { $0.leftOut.count },
            "untaken": sum { $0.untaken.count }, "outdated": sum { $0.outdated.count }, "page": JSONValue(page),
            "reviews": .array(reviews.map(\.json)),
        ]
        return report.text() + "\n"
    }

    private func sum(_ count: (Review) -> Int) -> JSONValue { .integer(reviews.reduce(0) { $0 + count($1) }) }

    /// The numbers of tokens by kind of change, of assets, and of breaking name changes.
    private var counts: JSONValue {
        func sum(_ count: (TokenComparison) -> Int) -> JSONValue {
            .integer(comparisons.reduce(0) { $0 + count($1) })
        }
        let kinds = TokenChange.Kind.allCases.map { kind in
            JSONValue.Member(kind.rawValue, sum { $0.count(of: kind) })
        }
        return .object(kinds + [.init("assets", sum { $0.assets.count }), .init("breaking", sum { $0.breakingCount })])
    }
}

extension Review {
    fileprivate var json: JSONValue {
        [
            "configuration": JSONValue(configuration), "summary": .string(summary),
            "tokens": .integer(tokens?.tokenCount ?? 0), "sources": .strings(tokens?.files.map(\.path) ?? []),
            "leftOut": .strings(leftOut), "untaken": .strings(untaken), "files": .array(files),
            "diagnostics": .array(diagnostics.map(\.json)), "comparison": comparison?.json ?? .null,
            "comparisonDiagnostics": .array(comparisonDiagnostics.map(\.json)),
        ]
    }

    /// The generated files, relative to the working directory, with the planned actions.
    private var files: [JSONValue] {
        let root = tokens?.settings.outputRoot ?? ""
        return outcomes.map { outcome in
            ["path": .string(FilePath.join(root, outcome.path)), "action": .string(outcome.action.reviewed)]
        }
    }
}

extension WriteReport.Action {
    /// The planned action.
    fileprivate var reviewed: String {
        switch self {
        case .written, .wouldWrite: "write"
        case .removed, .wouldRemove: "remove"
        case .unchanged: "keep"
        case .edited, .skipped: "refuse"
        }
    }
}
