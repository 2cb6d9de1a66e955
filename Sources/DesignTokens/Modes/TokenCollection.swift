/// A set of tokens that share modes, in a graph. Figma exports one file for each mode of a collection; any other token
/// file is a collection with one mode; tokens that the same themes or modifiers change also form a collection.
package struct TokenCollection: Sendable, Hashable {
    /// The name from the configuration, the file's name, the themes or the modifiers, if it is known.
    package var name: String?
    /// The axes of the modes, as indices into the graph's axes; empty for a collection with one mode.
    package var axes: [Int]
    /// The modes, the default one first: the product of the axes, of which the first varies slowest.
    package var modes: [TokenMode]
    /// The reason these are modes of one collection, or `nil` for a single mode.
    package var evidence: ModeEvidence?

    /// The mode whose values each mode has for the tokens that it does not define: the default one, the nearest one of its
    /// brand, or the dark one for a dark mode with more contrast.
    var fallbacks: [Int] {
        let dark = axes.count == 1 ? modes.indices.filter { ModeWords.isDark(modes[$0].name) } : []
        let plain = dark.filter { !ModeWords.isHighContrast(modes[$0].name) }
        var fallbacks = Array(repeating: 0, count: modes.count)
        for mode in dark where plain.count == 1 && mode > 0 && mode != plain[0] { fallbacks[mode] = plain[0] }
        for brand in axes.count == 1 ? Appearance.brands(of: modes.map(\.name)) : [] {
            for (appearance, mode) in brand.parts where mode > 0 {
                fallbacks[mode] = appearance.standIns.dropFirst().lazy.compactMap { brand.parts[$0] }.first ?? 0
            }
        }
        return fallbacks
    }
}

/// One mode of a collection: Light, Dark, Desktop…
package struct TokenMode: Sendable, Hashable {
    package var name: String
    /// The index of the mode's first file in the graph's sources, if possible one that other modes do not share.
    package var source: Int
}

/// A collection as a format's reader creates it.
package struct ReadCollection: Sendable {
    /// The name, unless only a file's name determines it.
    package var name: String?
    /// The axes of its modes; empty for a single mode.
    package var axes: [ModeAxis] = []
    /// The modes, the default one first: the product of the axes, of which the first varies slowest.
    package var modes: [ReadMode]
    /// The reason its modes belong together, if there are several.
    var evidence = ModeEvidence.format
    /// Whether it is the single mode of a file, so that other files can contain other modes of the same collection.
    package var isModeFile = false

    /// The file of each mode: of those with its tokens, the one that the fewest other modes share.
    var files: [Int] {
        guard modes.count > 1 else { return modes.map { $0.tokens.first?.document ?? 0 } }
        let files = modes.map { Set($0.tokens.lazy.map(\.document)) }
        let counts = files.joined().reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        // The files of sets that modes have in common usually come first.
        return files.map { $0.min { (counts[$0] ?? 0, -$0) < (counts[$1] ?? 0, -$1) } ?? 0 }
    }
}

/// The tokens of a collection in one mode, with references still in their values.
package struct ReadMode: Sendable {
    /// The name, unless only a file's name determines it.
    package var name: String?
    package var tokens: [Token] = []
    /// The groups, the root first, each before the groups inside it; tokens refer to them by index.
    package var groups: [TokenGroup] = []
}

extension Sequence {
    /// The elements grouped by key, in the order of their first ones.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
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
    /// The number of first elements that all collections have in common.
    package var commonCount: Int {
        dropFirst().reduce(first?.count ?? 0) { count, other in
            zip(self[0], other).prefix(count).prefix { $0 == $1 }.count
        }
    }
}

extension Sequence where Element: Hashable {
    /// The index of each element, the first one for equal elements.
    var places: [Element: Int] {
        Dictionary(enumerated().lazy.map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }
}
