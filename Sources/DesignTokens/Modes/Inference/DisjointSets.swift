/// Disjoint sets of numbers that can be joined.
struct DisjointSets {
    /// For each number an earlier one in its set, or itself: a forest whose roots are the first numbers of the sets.
    private var leaders: [Int]

    init(count: Int) { leaders = Array(0..<count) }

    mutating func join(_ one: Int, _ other: Int) {
        let (one, other) = (first(with: one), first(with: other))
        leaders[max(one, other)] = min(one, other)
    }

    /// The first number in the set of a number.
    func first(with number: Int) -> Int {
        var number = number
        while leaders[number] != number { number = leaders[number] }
        return number
    }

    /// The sets, each in order, in the order of their first numbers.
    var members: [[Int]] {
        leaders.indices.grouped(by: first)
    }

    /// The index of each number's set in ``members``.
    var numbers: [Int] {
        var numbers = leaders
        for (number, members) in members.enumerated() { for member in members { numbers[member] = number } }
        return numbers
    }
}

extension [[String]] {
    /// The lists of names that have a name in common, joined: those of the modes that tokens define for themselves.
    var joinedLists: [(names: [String], members: [Int])] {
        var sets = DisjointSets(count: count)
        var first: [String: Int] = [:]
        for (number, names) in enumerated() {
            for name in names { sets.join(number, first[name, default: number]) }
            first.merge(names.map { ($0, number) }) { known, _ in known }
        }
        return sets.members.map { members in (members.flatMap { self[$0] }.firsts(by: \.self), members) }
    }
}
