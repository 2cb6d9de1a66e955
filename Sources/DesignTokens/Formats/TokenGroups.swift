import LocatedJSON

/// Unique groups of tokens.
struct TokenGroups: Sendable {
    private(set) var all: [TokenGroup]
    private var numbers: [String: Int]

    init(_ groups: [TokenGroup]) {
        all = groups
        numbers = groups.lazy.map(\.path).places
    }

    /// The number of the group with a path.
    subscript(path: String) -> Int? { numbers[path] }

    /// Adds a group, unless there is one with its path.
    ///
    /// - Returns: The number of the group with the path.
    @discardableResult
    mutating func add(_ group: TokenGroup) -> Int {
        if let known = numbers[group.path] { return known }
        numbers[group.path] = all.count
        all.append(group)
        return all.count - 1
    }

    /// Adds the missing groups around a token with some names.
    ///
    /// - Returns: The number of the innermost one.
    @discardableResult
    mutating func add(around names: [String], _ nameNode: JSONNode) -> Int {
        var path = ""
        var group = 0
        for (depth, name) in names.dropLast().enumerated() {
            path = path.appendingName(name)
            group = self[path] ?? add(TokenGroup(names: Array(names[...depth]), path: path, nameNode: nameNode))
        }
        return group
    }
}
