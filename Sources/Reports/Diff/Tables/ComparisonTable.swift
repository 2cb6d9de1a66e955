/// One table of a comparison, for people: the changes of one kind.
struct ComparisonTable {
    let title: String
    /// What the table says, where the heading alone does not.
    let explanation: String?
    let columns: [String]
    /// How many changes the rows stand for.
    let count: Int
    /// The rows, made when they are asked for: a report may show few of very many.
    let rows: AnySequence<Row>
    /// What mends the changes of the table.
    var formerNames: [FormerNames] = []

    struct Row {
        var cells: [ReadableText]
        /// How many changes the row stands for: none for one that goes on with what the row above is about.
        var count = 1
    }

    /// Makes a table of changes, each of which has one row or several.
    init<Change>(
        _ title: String, _ explanation: String? = nil, columns: [String], of changes: [Change],
        rows: @escaping (Change) -> [[ReadableText]]
    ) {
        (self.title, self.explanation, self.columns, count) = (title, explanation, columns, changes.count)
        self.rows = AnySequence(
            changes.lazy.flatMap { change in
                rows(change).enumerated().map { Row(cells: $1, count: $0 == 0 ? 1 : 0) }
            })
    }

    /// Makes a table of changes in which those that belong to one group share a row, at the place of the first of them. A change
    /// that is in no group, or alone in its group, has a row of its own.
    init<Change>(
        _ title: String, _ explanation: String, columns: [String], of changes: [Change],
        group: (Change) -> RenamedGroup?, row: (Change, (paths: RenamedGroup, count: Int)?) -> [ReadableText]
    ) {
        (self.title, self.explanation, self.columns, count) = (title, explanation, columns, changes.count)
        let groups = changes.map(group)
        let counts = Dictionary(groups.lazy.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        var seen: Set<RenamedGroup> = []
        let rows = zip(changes, groups).compactMap { change, group -> Row? in
            guard let group, let count = counts[group], count > 1 else { return Row(cells: row(change, nil)) }
            return seen.insert(group).inserted ? Row(cells: row(change, (group, count)), count: count) : nil
        }
        self.rows = AnySequence(rows)
    }
}
