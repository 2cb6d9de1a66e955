import CodeGeneration
import Diagnostics
import FileAccess

extension ReviewReport {
    /// The reviews for programs: one object on one line, as `docs/review.schema.json` describes it.
    ///
    /// - Parameter page: Where the page of the tokens was written; `nil` if it was not.
    /// - Returns: The object and a line break.
    package func json(page: String?) -> String {
        let members: KeyValuePairs = [
            "title": JSONText.quoted(title),
            "summary": JSONText.quoted(summary),
            "changed": isChanged.map(\.description) ?? "null",
            "breaking": (breakingCount > 0).description,
            "counts": Self.object(counts),
            "errors": sum { $0.count(of: .error) },
            "warnings": sum { $0.count(of: .warning) },
            "newProblems": sum { $0.newProblems.count },
            "leftOut": sum { $0.leftOut.count },
            "untaken": sum { $0.untaken.count },
            "outdated": sum { $0.outdated.count },
            "page": page.map(JSONText.quoted) ?? "null",
            "reviews": Self.array(reviews.map(\.json)),
        ]
        return Self.object(members) + "\n"
    }

    private func sum(_ count: (Review) -> Int) -> String { String(reviews.reduce(0) { $0 + count($1) }) }

    /// How many tokens changed in each way, how many assets did, and how many changes of names break code.
    private var counts: [(key: String, value: String)] {
        func sum(_ count: (TokenComparison) -> Int) -> String { String(comparisons.reduce(0) { $0 + count($1) }) }
        return TokenChange.Kind.allCases.map { kind in (kind.rawValue, sum { $0.count(of: kind) }) }
            + [("assets", sum { $0.assets.count }), ("breaking", sum { $0.breakingCount })]
    }

    fileprivate static func object(_ members: some Sequence<(key: String, value: String)>) -> String {
        "{\(members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
    }

    fileprivate static func array(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }
}

extension Review {
    fileprivate var json: String {
        let members: KeyValuePairs = [
            "configuration": configuration.map(JSONText.quoted) ?? "null",
            "summary": JSONText.quoted(summary),
            "tokens": String(tokens?.tokenCount ?? 0),
            "sources": ReviewReport.array(tokens?.files.map { JSONText.quoted($0.path) } ?? []),
            "leftOut": ReviewReport.array(leftOut.map(JSONText.quoted)),
            "untaken": ReviewReport.array(untaken.map(JSONText.quoted)),
            "files": ReviewReport.array(files),
            "diagnostics": ReviewReport.array(diagnostics.map(\.json)),
            "comparison": comparison.map { String($0.json.dropLast()) } ?? "null",
            "comparisonDiagnostics": ReviewReport.array(comparisonDiagnostics.map(\.json)),
        ]
        return ReviewReport.object(members)
    }
}

extension Review {
    /// The generated files, by their paths from the working directory, and what `generate` would do with each.
    private var files: [String] {
        let root = tokens?.settings.outputRoot ?? ""
        return outcomes.map { outcome in
            let path = JSONText.quoted(FilePath.join(root, outcome.path))
            return "{\"path\":\(path),\"action\":\"\(outcome.action.reviewed)\"}"
        }
    }
}

extension WriteReport.Action {
    /// What `generate` would do.
    fileprivate var reviewed: String {
        switch self {
        case .written, .wouldWrite: "write"
        case .removed, .wouldRemove: "remove"
        case .unchanged: "keep"
        case .edited, .skipped: "refuse"
        }
    }
}
