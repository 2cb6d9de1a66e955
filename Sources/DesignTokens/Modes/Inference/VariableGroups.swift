/// Groups files with the same variables, whose Figma ids are the same in every mode. Reading an id is the most expensive
/// step, so only ids of tokens with a common path are read, in files that are not joined yet.
struct VariableGroups {
    private let units: [ModeUnit]
    private var joined: DisjointSets
    private var owners: [String: Int] = [:]

    /// The groups of more than one file.
    var groups: [[Int]] { joined.members.filter { $0.count > 1 } }

    init(_ units: [ModeUnit]) {
        self.units = units
        joined = DisjointSets(count: units.count)
        var earlier = EarlierTokens()
        for unit in units.indices where units[unit].isOpen {
            let tokens = units[unit].tokens
            for position in tokens.indices {
                guard let other = earlier.place(of: tokens[position].path, near: position),
                    joined.first(with: other.unit) != joined.first(with: unit)
                else { continue }
                join(other.position, of: other.unit)
                join(position, of: unit)
            }
            earlier.add(tokens, of: unit)
        }
    }

    /// Joins a unit to the first one with the variable of a token.
    private mutating func join(_ position: Int, of unit: Int) {
        guard let id = units[unit].source.variableId(ofTokenNamed: units[unit].tokens[position].nameNode) else {
            return
        }
        guard let owner = owners[id] else { return owners[id] = unit }
        joined.join(unit, owner)
    }
}

/// The tokens of the units so far, by path. Modes of one collection usually have the same tokens in the same order, so
/// that the table is only filled once a token is elsewhere.
private struct EarlierTokens {
    private var places: [String: (unit: Int, position: Int)] = [:]
    private var units: [(unit: Int, tokens: [Token])] = []
    /// The number of units in the table.
    private var filledCount = 0

    mutating func add(_ tokens: [Token], of unit: Int) { units.append((unit, tokens)) }

    /// Returns the last token with a path, with preference for its position in the last unit.
    mutating func place(of path: String, near position: Int) -> (unit: Int, position: Int)? {
        guard let last = units.last else { return nil }
        if position < last.tokens.count, last.tokens[position].path == path { return (last.unit, position) }
        while filledCount < units.count {
            let (unit, tokens) = units[filledCount]
            places.reserveCapacity(places.count + tokens.count)
            for position in tokens.indices { places[tokens[position].path] = (unit, position) }
            filledCount += 1
        }
        return places[path]
    }
}
