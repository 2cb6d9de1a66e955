@testable import DesignTokens
import Foundation
import LocatedJSON

/// What the product and a naive reader found in one source.
struct NaiveComparison {
    /// The values that were compared: one for each token and mode.
    private(set) var count = 0
    /// The tokens whose value the naive reader cannot say, such as shadows.
    private(set) var skipped: Set<String> = []
    /// Where the two disagree, in words.
    private(set) var differences: [String] = []

    init(_ resolution: Resolution, _ naive: some NaiveProject) {
        let graph = resolution.graph
        let values = ContextValues(resolution)
        let paths = naive.paths
        for contexts in Self.combinations(of: graph.axes) {
            let modes = zip(graph.axes, contexts).map { axis, context in
                NaiveMode(
                    axis: axis.name, contexts: axis.contexts, name: axis.contexts[context], isOfFiles: axis.isOfFiles)
            }
            let place = modes.map(\.name).joined(separator: ", ")
            guard contexts.allSatisfy({ $0 == 0 }) || Self.belongTogether(modes) else { continue }
            // The default modes are those of the collections, whatever their names.
            let chosen = contexts.allSatisfy { $0 == 0 } ? [] : modes
            for token in graph.tokens.indices where !resolution.leftOut.contains(token) {
                let path = graph.tokens[token].path
                // The naive reader knows one token of each path.
                guard graph.tokens(at: path).count == 1 else { continue }
                guard let value = values.value(of: token, at: contexts) else {
                    differences.append("\(path) has no value in \(place)")
                    continue
                }
                // Groups that are modes are no part of paths: `text` is `light.text` in the mode light.
                let inGroup = modes.map { "\($0.name).\(path)" }.first { !paths.contains(path) && paths.contains($0) }
                compare(value, naive.value(of: inGroup ?? path, in: chosen), path, place)
            }
        }
        guard !resolution.diagnostics.contains(where: { $0.severity == .error }) else { return }
        let missing = paths.filter { graph.token(at: $0) == nil }
        differences += missing.sorted().map { "\($0) is missing" }
    }

    /// Every combination of the contexts of all axes; of very many, those in which three axes at most are not in the first.
    private static func combinations(of axes: [ModeAxis]) -> [[Int]] {
        let count = axes.reduce(1.0) { $0 * Double($1.contexts.count) }
        var result: [[Int]] = [[]]
        for axis in axes {
            result = result.flatMap { start in
                axis.contexts.indices.compactMap { context in
                    let isRare = context > 0 && count > 400 && start.count(where: { $0 > 0 }) >= 2
                    return isRare ? nil : start + [context]
                }
            }
        }
        return result
    }

    /// Whether the modes of axes with the same names are the same: files of several collections are all light, or all dark.
    private static func belongTogether(_ modes: [NaiveMode]) -> Bool {
        modes.indices.allSatisfy { one in
            modes.indices.prefix(one).allSatisfy { other in
                let names = Set(modes[one].contexts).intersection(modes[other].contexts)
                return names.count < 2 || !modes[one].isOfFiles || modes[one].name == modes[other].name
            }
        }
    }

    private mutating func compare(_ value: TokenValue, _ expected: NaiveValue?, _ path: String, _ mode: String) {
        guard let expected else {
            skipped.insert(path)
            return
        }
        count += 1
        if let value = NaiveValue(value), value.isSame(as: expected) { return }
        differences.append("\(path) in \(mode) is \(value), not \(expected)")
    }
}

/// The values of tokens where each axis has a context.
struct ContextValues {
    private let resolution: Resolution
    /// The bundle of each axis, as a bit.
    private let axisBits: [AxisSet]
    /// Where each combination of contexts stands first among the modes.
    private let places: [[Int]: Int]

    init(_ resolution: Resolution) {
        self.resolution = resolution
        let combinations = ModeCombinations(resolution.graph, [])
        axisBits = resolution.graph.axes.indices.map { combinations.bit(ofAxis: $0) }
        let contexts = resolution.modes.map(\.combination.contexts)
        places = Dictionary(zip(contexts, contexts.indices)) { first, _ in first }
    }

    /// The value of a token: that of the mode in which the axes that it depends on have these contexts; `nil` where no such
    /// mode was resolved.
    func value(of token: Int, at contexts: [Int]) -> TokenValue? {
        let reach = resolution.statedReach[token]
        let own = zip(contexts, axisBits).map { $1 & reach == 0 ? 0 : $0 }
        // Where a name means contexts of several axes, these are nowhere alone.
        let place =
            places[own]
            ?? resolution.modes.firstIndex { mode in
                zip(zip(mode.combination.contexts, contexts), axisBits).allSatisfy { pair, bit in
                    bit & reach == 0 || pair.0 == pair.1
                }
            }
        return place.map { resolution.modes[$0].value(of: token) }
    }
}
