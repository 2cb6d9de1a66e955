/// Puts one line in place of many where all tokens of a group were renamed with it.
enum RenamedGroups {
    /// What a change renamed; changes of other parts are never put together.
    struct Member {
        var old: String
        var new: String
        var part = ""
    }

    /// The beginnings of paths that several members share, and how many these are.
    struct Group {
        var old: String
        var new: String
        var count: Int
    }

    private struct Key: Hashable {
        var old: String
        var new: String
        var part: String
    }

    /// The rows of changes: one for each that renamed nothing, or alone, and one for those whose paths begin alike before and
    /// alike now, at the place of the first of them.
    static func rows<Change>(
        of changes: some Sequence<Change>, member: (Change) -> Member?,
        row: (Change, Group?) -> [ReadableText]
    ) -> [ComparisonTable.Row] {
        let keyed = changes.map { change in (change, member(change).flatMap(key)) }
        let counts = keyed.reduce(into: [Key: Int]()) { counts, pair in
            if let key = pair.1 { counts[key, default: 0] += 1 }
        }
        var seen: Set<Key> = []
        return keyed.compactMap { change, key in
            guard let key, let count = counts[key], count > 1 else {
                return ComparisonTable.Row(cells: row(change, nil))
            }
            guard seen.insert(key).inserted else { return nil }
            let group = Group(old: key.old, new: key.new, count: count)
            return ComparisonTable.Row(cells: row(change, group), count: count)
        }
    }

    private static func key(of member: Member) -> Key? {
        RenamedPaths.beginnings(member.old, member.new).map { Key(old: $0.old, new: $0.new, part: member.part) }
    }
}
