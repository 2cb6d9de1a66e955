/// One context of every axis, with the name under which values are listed: what an app shows at one time.
package struct ModeCombination: Sendable, Hashable {
    /// The name of a mode, of several modes, or from the configuration.
    package var name: String
    package var contexts: [Int]
    /// The mode of each collection, as an index into its modes.
    var modes: [Int]
    /// The bundles of axes of which a token must depend on at least one for the combination to be listed for it, as
    /// bits.
    var owners: AxisSet
    /// Whether a token must depend on exactly these bundles instead.
    var isProduct = false

    /// Whether the combination is listed for a token that depends on some bundles, including those of tokens of equal
    /// value, and on others by definition.
    func lists(reach: AxisSet, stated: AxisSet) -> Bool { isProduct ? stated == owners : reach & owners != 0 }
}

/// A set of bundles of axes as bits; if there are more than 64, several share a bit.
typealias AxisSet = UInt64

/// The combinations of modes in which tokens have values; the first one gives the generated values.
///
/// Without choices there is one for each name of a mode, in which axes without that mode are in their default mode,
/// and, for tokens that depend on several axes, those in which more than one of these is not in its default mode.
struct ModeCombinations {
    private(set) var all: [ModeCombination] = []
    /// The bundle of each axis: axes that share the names of at least two modes are chosen together.
    let bundles: [Int]
    let graph: TokenGraph
    let contextNames: [NameLookup]
    /// Whether the combinations are configured.
    private let isChosen: Bool
    private var names: Set<String> = []
    private var products: Set<AxisSet> = []

    init(_ graph: TokenGraph, _ choices: [ModeChoice]) {
        self.graph = graph
        contextNames = graph.axes.map { NameLookup($0.contexts) }
        bundles = Self.bundles(of: graph.axes, contextNames)
        isChosen = !choices.isEmpty
        if !isChosen { addNames() }
        all += choices.map { combination($0.name, contexts($0).map { $0 ?? 0 }, owners: .max) }
    }

    /// The context that a choice names for each axis, or `nil` for an axis that it does not mention.
    func contexts(_ choice: ModeChoice) -> [Int?] {
        zip(graph.axes, contextNames).map(choice.context)
    }

    /// The first combination with its contexts replaced by those of layers, later ones over earlier.
    func combination(overlaying layers: [[Int?]]) -> ModeCombination {
        var contexts = all[0].contexts
        for layer in layers { for (axis, context) in layer.enumerated() { contexts[axis] = context ?? contexts[axis] } }
        return combination("", contexts, owners: 0)
    }

    /// The bits of each collection's bundles, empty for a collection with one mode.
    var bits: [AxisSet] { graph.collections.map { collection in collection.axes.reduce(0) { $0 | bit(ofAxis: $1) } } }

    /// Adds the combinations for tokens that depend on several bundles of axes, and returns whether there are new ones.
    mutating func addProducts(_ reach: [AxisSet]) -> Bool {
        guard !isChosen else { return false }
        let count = all.count
        for set in reach where set.nonzeroBitCount > 1 && products.insert(set).inserted { addProduct(of: set) }
        return all.count > count
    }

    /// Whether a token that depends on these bundles would have too many modes.
    func isTooMany(_ set: AxisSet) -> Bool {
        !isChosen && graph.axes.combinations(of: leadingAxes(set)) == nil
    }

    /// The names of the axes in some bundles.
    func axisNames(_ set: AxisSet) -> [String] {
        graph.axes.indices.filter { bit(ofAxis: $0) & set != 0 }.map {
            graph.axes[$0].name ?? graph.axes[$0].contexts[0]
        }
    }

    /// The bundle of an axis, as a bit.
    func bit(ofAxis axis: Int) -> AxisSet { 1 << AxisSet(bundles[axis] % 64) }

    /// Adds one combination for each name of a mode, beginning with the default modes. Modes of several axes whose
    /// names differ only in case or spaces are in one combination, but not modes of one axis.
    private mutating func addNames() {
        var isAdded = graph.axes.map { $0.contexts.map { _ in false } }
        for (axis, lookup) in contextNames.enumerated() {
            for (context, name) in graph.axes[axis].contexts.enumerated()
            where !isAdded[axis][context] && lookup.place(of: name) == context {
                let contexts = contextNames.map { $0.place(of: name) }
                for (axis, context) in contexts.enumerated() { if let context { isAdded[axis][context] = true } }
                names.insert(name)
                let owners = graph.axes.indices.reduce(AxisSet(0)) { $0 | (contexts[$1] == nil ? 0 : bit(ofAxis: $1)) }
                all.append(combination(name, contexts.map { $0 ?? 0 }, owners: owners))
            }
        }
        if let first = all.firstIndex(where: { $0.contexts.allSatisfy { $0 == 0 } }) {
            all.swapAt(0, first)
        } else {
            all.insert(combination("default", graph.axes.map { _ in 0 }, owners: 0), at: 0)
        }
    }

    /// Adds the combinations of some bundles that have no common name.
    private mutating func addProduct(of set: AxisSet) {
        let chosen = graph.axes.indices.filter { bit(ofAxis: $0) & set != 0 }
        let leading = leadingAxes(set)
        guard let combinations = graph.axes.combinations(of: leading) else { return }
        let single = Set(all.lazy.filter { !$0.isProduct }.map(\.contexts))
        var taken = names
        for combination in combinations {
            let names = Dictionary(
                leading.map { (bundles[$0], graph.axes[$0].contexts[combination[$0]]) }
            ) { first, _ in first }
            let contexts = graph.axes.indices.map { axis in
                chosen.contains(axis) ? contextNames[axis].place(of: names[bundles[axis]] ?? "") ?? 0 : 0
            }
            guard leading.count(where: { combination[$0] > 0 }) > 1 || !single.contains(contexts) else { continue }
            // A mode can be called "dark-hc" beside the modes "dark" and "hc".
            var separator = ""
            var name: String
            repeat {
                separator += "-"
                name = graph.axes.modeName(of: combination, leading, separator: separator)
            } while !taken.insert(name).inserted
            var product = self.combination(name, contexts, owners: set)
            product.isProduct = true
            all.append(product)
        }
    }

    /// The first axis of each bundle, which represents it.
    private func leadingAxes(_ set: AxisSet) -> [Int] {
        graph.axes.indices.filter { bit(ofAxis: $0) & set != 0 }.firsts { bundles[$0] }
    }

    /// The modes of all collections for the contexts of all axes.
    private func combination(_ name: String, _ contexts: [Int], owners: AxisSet) -> ModeCombination {
        let modes = graph.collections.map { collection in
            collection.axes.reduce(0) { $0 * graph.axes[$1].contexts.count + contexts[$1] }
        }
        return ModeCombination(name: name, contexts: contexts, modes: modes, owners: owners)
    }

    /// Joins axes that share the names of at least two modes, if these are files or the axes have the same name: all
    /// collections of an export are light, or all are dark, and a modifier is the same in each document. Other themes
    /// and modifiers define what belongs together.
    private static func bundles(of axes: [ModeAxis], _ names: [NameLookup]) -> [Int] {
        var bundles = DisjointSets(count: axes.count)
        // Limits the quadratic comparison; no real project has so many.
        for axis in axes.indices.prefix(256) {
            for other in 0..<axis
            where axes[axis].belongs(with: axes[other])
                && Set(axes[axis].contexts.compactMap(names[other].place)).count > 1
            {
                bundles.join(axis, other)
            }
        }
        return bundles.numbers
    }
}
