/// A set of variables that share modes, in a graph. Figma exports a file for each mode of a collection; any other file of
/// tokens is a collection of its own, with one mode; themes and modifiers make a collection of what the same ones change.
package struct TokenCollection: Sendable, Hashable {
    /// The name, where the configuration, the file's name, the themes or the modifiers tell it.
    package var name: String?
    /// What the modes are a choice of, as indices into the graph's axes; none for a collection with one mode.
    package var axes: [Int]
    /// The modes, the default one first: the product of the axes, of which the first varies slowest.
    package var modes: [TokenMode]
    /// Why these are modes of one collection; `nil` where there is one.
    package var evidence: ModeEvidence?
}

/// One mode of a collection: Light, Dark, Desktop…
package struct TokenMode: Sendable, Hashable {
    package var name: String
    /// The file that holds the values, an index into the graph's sources; the first, where several do.
    package var source: Int
}

/// A collection as a format's reader makes it.
package struct ReadCollection: Sendable {
    /// The name, if anything but a file's name tells it.
    package var name: String?
    /// What its modes are a choice of; nothing where there is one.
    package var axes: [ModeAxis] = []
    /// The modes, the default one first: the product of the axes, of which the first varies slowest.
    package var modes: [ReadMode]
    /// Why its modes are some, where it has several.
    var evidence = ModeEvidence.format
    /// Whether it is one mode that a file holds, so that other files can hold other modes of the same collection.
    package var isModeFile = false
}

/// The tokens of a collection in one mode, with references still in their values.
package struct ReadMode: Sendable {
    /// The mode's name, if anything but a file's name tells it.
    package var name: String?
    /// Whether the configuration says so.
    var isNameStated = false
    package var tokens: [Token] = []
    /// The groups, the root first, each before the groups inside it; tokens name them by their places here.
    package var groups: [TokenGroup] = []
}

extension Sequence {
    /// The elements that have the same key, in the order of their first ones.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var places: [Key: Int] = [:]
        return reduce(into: []) { groups, element in
            let place = places[key(element)] ?? groups.count
            if place == groups.count {
                places[key(element)] = place
                groups.append([])
            }
            groups[place].append(element)
        }
    }
}

extension Array where Element: Collection, Element.Element: Equatable {
    /// How many of their first elements all collections have in common.
    var commonCount: Int {
        dropFirst().reduce(first?.count ?? 0) { count, other in
            zip(self[0], other).prefix(count).prefix { $0 == $1 }.count
        }
    }
}

extension Sequence where Element: Hashable {
    /// The place of each element; of equal ones the first.
    var places: [Element: Int] {
        Dictionary(enumerated().lazy.map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
}
