/// Determines the default mode of a collection.
///
/// Figma exports a reference into another collection as its target's value in the default mode, so the mode with the
/// values in such references is the default. Without references into the collection, or with equal values in all modes,
/// it is the first mode with a typical name, or else the first file.
struct DefaultMode {
    private let units: [ModeUnit]
    /// The tokens exported from variables of each collection, by its name in links, with the paths of the variables.
    private let links: [String: [(path: String, token: Token)]]
    /// The names of collections in links, by the files that contain enough of the variables.
    private let names: [Int: [String]]

    init(_ units: [ModeUnit]) {
        self.units = units
        var links: [String: [(path: String, token: Token)]] = [:]
        for token in units.lazy.flatMap(\.tokens) where token.value.aliasedPath == nil {
            guard let variable = token.variable, let collection = variable.collection else { continue }
            links[collection, default: []].append((variable.path, token))
        }
        self.links = links
        names = Self.names(of: units, links.mapValues { $0.map(\.path) })
    }

    /// Returns the names of the collections in links of whose variables each unit contains most; the others were
    /// deleted or not published. Every path is looked up once, for all units.
    private static func names(of units: [ModeUnit], _ wanted: [String: [String]]) -> [Int: [String]] {
        var collections: [Substring: [String: Int]] = [:]
        for (name, paths) in wanted {
            for path in paths { collections[path[...], default: [:]][name, default: 0] += 1 }
        }
        guard !collections.isEmpty else { return [:] }
        var names: [Int: [String]] = [:]
        for (number, unit) in units.enumerated() {
            var counts: [String: Int] = [:]
            for token in unit.tokens {
                for (name, count) in collections[token.variablePath] ?? [:] { counts[name, default: 0] += count }
            }
            let enough = counts.filter {
                ModeOverlapRule.most.isReached(by: $0.value, of: [wanted[$0.key]?.count ?? 0])
            }
            names[number] = enough.keys.sorted()
        }
        return names
    }

    /// The files of a collection's modes in the order in which they are searched for a value, the default one first.
    func sorted(_ modes: [Int]) -> [Int] {
        guard modes.count > 1 else { return modes }
        let first = expected(modes).defaultFirst { units[$0].mode }.prefix(1)
        return (first + modes.defaultFirst { units[$0].mode }).firsts(by: \.self)
    }

    /// The modes with the most values in common with references into the collection, or all modes if there are none.
    private func expected(_ modes: [Int]) -> [Int] {
        let wanted = (names[modes[0]] ?? []).compactMap { links[$0] }.joined()
        guard !wanted.isEmpty else { return modes }
        let scores = modes.map { mode in
            let tokens = units[mode].tokens
            let places = tokens.lazy.map(\.path).places
            return wanted.count { link in
                literal(at: link.path, of: tokens, places).map(link.token.isExported) ?? false
            }
        }
        let best = scores.max()
        return zip(modes, scores).filter { $1 == best }.map(\.0)
    }

    /// The value at the end of a chain of references within a file.
    private func literal(at path: String, of tokens: [Token], _ places: [String: Int]) -> TokenValue? {
        var path = places[path] == nil ? path.appendingName(.rootTokenName) : path
        for _ in 0..<Self.longestChain {
            guard let value = places[path].map({ tokens[$0].value }) else { return nil }
            guard let next = value.aliasedPath else { return value }
            path = next
        }
        return nil
    }

    /// The maximum length of a chain; longer ones are cycles, or not worth following here.
    private static let longestChain = 32
}
