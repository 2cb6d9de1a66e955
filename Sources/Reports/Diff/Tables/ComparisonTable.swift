/// A readable table with the changes of one kind.
struct ComparisonTable {
    let title: String
    /// An explanation below the heading, if needed.
    let explanation: String?
    let columns: [String]
    /// The number of changes in all rows.
    let count: Int
    /// The rows, created on demand: a report may show only a few of them.
    let rows: AnySequence<Row>
    /// The importance of the changes for a reader.
    var tone = Tone.neutral
    /// The configuration that reverts the breakage in the table.
    var formerNames: [FormerNames] = []

    // The headers of columns with a special layout on terminals.
    static let mode = "Mode"
    static let before = "Before"
    static let now = "Now"
    static let value = "Value"
    static let followers = "Followed by"
    static let symbol = "In Swift"

    enum Tone { case good, bad, neutral }

    struct Row {
        var cells: [ReadableText]
        /// The number of changes in the row; zero for a row that continues the previous one.
        var count = 1
    }

    /// Returns the table with another tone.
    func with(_ tone: Tone) -> ComparisonTable {
        var table = self
        table.tone = tone
        return table
    }

    /// Creates a table with one or more rows for each change.
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

    /// Creates a table in which changes of the same group share a row, in the position of the first one. Other changes
    /// have their own rows.
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
