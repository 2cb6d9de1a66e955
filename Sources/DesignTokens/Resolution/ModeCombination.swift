/// One mode for every collection at once, under the name by which values are listed: what an app shows at one time.
package struct ModeCombination: Sendable, Hashable {
    /// The name: that of a mode, or the configuration's.
    package var name: String
    /// The mode of each collection, as an index into its modes.
    package var modes: [Int]
}

/// What the configuration says of one combination: `"dark": "Dark"`, or `"dark": { "Colors": "Dark" }`.
package struct ModeChoice: Sendable, Hashable {
    /// The combination's name.
    package var name: String
    /// The mode of every collection that has one of this name.
    package var mode: String?
    /// The modes of single collections, by name.
    package var collections: [String: String]

    /// Creates a choice.
    package init(name: String, mode: String? = nil, collections: [String: String] = [:]) {
        self.name = name
        self.mode = mode
        self.collections = collections
    }
}

extension TokenGraph {
    /// The combinations of modes that tokens have values in; the first one gives the values that are emitted.
    ///
    /// Without choices there is one for each name of a mode: collections that have no mode of that name are in their
    /// default mode.
    func combinations(_ choices: [ModeChoice]) -> [ModeCombination] {
        if !choices.isEmpty { return choices.map(combination) }
        var combinations: [ModeCombination] = []
        var names: Set<String> = []
        for (collection, mode) in modesToList {
            // A mode that is a choice of several axes is a combination of its own only if no single name stands for it.
            let chosen = mode.contexts.filter { collection.modes[0].contexts[$0.key] != $0.value }
            if mode.contexts.count > 1, chosen.count < 2 { continue }
            let combination = combination(
                ModeChoice(name: mode.name, mode: mode.name, collections: chosen.count > 1 ? mode.contexts : [:]))
            if names.insert(mode.name.lowercased()).inserted { combinations.append(combination) }
        }
        let defaults = Array(repeating: 0, count: collections.count)
        if let first = combinations.firstIndex(where: { $0.modes == defaults }) {
            combinations.swapAt(0, first)
        } else {
            combinations.insert(ModeCombination(name: "default", modes: defaults), at: 0)
        }
        return combinations
    }

    /// A bit for each collection that has several modes and fits; none for the others.
    func modeBits(where fits: (TokenCollection) -> Bool) -> [UInt64] {
        var count = 0
        return collections.map { collection in
            guard collection.modes.count > 1 else { return 0 }
            defer { count += 1 }
            return fits(collection) ? 1 << UInt64(count % 64) : 0
        }
    }

    private func combination(_ choice: ModeChoice) -> ModeCombination {
        let modes = collections.map { collection in
            let wanted = collection.name.flatMap { choice.collections[$0] } ?? choice.mode ?? choice.name
            if let mode = collection.mode(named: wanted) { return mode }
            return collection.modes[0].contexts.count > 1 ? collection.mode(for: choice) : 0
        }
        return ModeCombination(name: choice.name, modes: modes)
    }

    /// The modes of all collections that have several.
    private var modesToList: [(TokenCollection, TokenMode)] {
        collections.filter { $0.modes.count > 1 }.flatMap { collection in collection.modes.map { (collection, $0) } }
    }
}

extension TokenCollection {
    /// Whether a name means something to the collection: it is that of a mode, or of a context that modes are made of.
    func owns(_ name: String) -> Bool {
        let name = name.lowercased()
        return modes.contains {
            $0.name.lowercased() == name || $0.contexts.values.contains { $0.lowercased() == name }
        }
    }

    fileprivate func mode(named name: String) -> Int? {
        modes.firstIndex { $0.name.lowercased() == name.lowercased() }
    }

    /// The mode that has, of each axis, the context that is chosen, and else that of the default mode.
    fileprivate func mode(for choice: ModeChoice) -> Int {
        var wanted = modes[0].contexts
        for axis in wanted.keys {
            let name = (choice.collections[axis] ?? choice.mode ?? choice.name).lowercased()
            let context = modes.lazy.compactMap { $0.contexts[axis] }.first { $0.lowercased() == name }
            if let context { wanted[axis] = context }
        }
        return modes.firstIndex { $0.contexts == wanted } ?? 0
    }
}
