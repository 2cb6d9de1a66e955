import Diagnostics

/// How many sets an import may remove: who names the wrong folder would lose what was never exported from there.
struct PruneLimit {
    private let given: Int?
    private let folder: String

    init(_ request: ImportRequest) {
        given = request.pruneLimit
        folder = request.folder
    }

    /// The error of an import that would remove too many; `nil` for one that may remove what it wants to.
    func refusal(of comparison: CatalogComparison) -> Diagnostic? {
        let count = comparison.changes.count { $0.action == .removed }
        let limit = given ?? comparison.ownCount / 3
        guard count > limit else { return nil }
        let reason = given == nil ? "more than a third" : "and no more than \(limit) may go"
        return Diagnostic(
            .error, .pruneLimit,
            "nothing is removed: \"\(Diagnostic.visible(folder))\" lacks \(count) of "
                + "\(Wording.count(comparison.ownCount, "imported image set")), \(reason)",
            advice: "check the folder; to remove them, add --prune-limit \(count)")
    }
}
