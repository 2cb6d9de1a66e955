import LocatedJSON

/// The groups that extend others (`$extends`, format module, section 6.4), and which of them do so in a circle.
///
/// A group that extends another has all that is in it, and in those that this one extends. So a group depends on every
/// extending group that is the base, lies inside the base, or has the base inside it.
struct GroupExtensions {
    /// A group that extends another.
    struct Extension {
        var path: String
        /// The path of the group that it extends; `nil` for a reference that is none.
        var base: String?
        /// Where the reference stands.
        var source: Int
        var node: JSONNode
    }

    /// The extensions, by the bytes of their paths: those inside a group stand side by side.
    private(set) var all: [Extension]
    /// The extensions of each circle, as indices.
    private(set) var cycles: [[Int]] = []
    /// The places of the references on circles, by file.
    private var circular: Set<ValuePlace> = []

    init(_ layers: [GroupLayer], _ sources: [JSONDocument]) {
        all = Self.find(layers, sources).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findCycles()
    }

    /// Whether a reference to a group is on a circle, and so extends nothing.
    func isCircular(at node: JSONNode, in source: Int) -> Bool {
        circular.contains(ValuePlace(source: source, node: node))
    }

    private static func find(_ layers: [GroupLayer], _ sources: [JSONDocument]) -> [Extension] {
        var found: [Extension] = []
        var rest = layers.map { (node: $0.node, source: $0.source, path: "") }
        while let (node, number, path) = rest.popLast() {
            let source = sources[number]
            let properties = ObjectProperties(of: node, in: source)
            if properties.value != nil || path.utf8.count > TokenReader.pathLimit { continue }
            if let extends = properties.groupReference {
                let base = ObjectProperties.path(ofGroup: extends, in: source)
                found.append(Extension(path: path, base: base, source: number, node: extends))
            }
            for member in source.members(of: node) where source.kind(of: member.value) == .object {
                if source.string(member.key, startsWith: "$") { continue }
                rest.append((member.value, number, path.appendingName(source.string(member.key))))
            }
        }
        return found
    }

    /// Visits each extension once, deepest dependencies first.
    private mutating func findCycles() {
        var isDone = Array(repeating: false, count: all.count)
        var position: [Int: Int] = [:]
        for start in all.indices where !isDone[start] {
            var way: [(extension: Int, next: [Int])] = [(start, dependencies(of: start))]
            position[start] = 0
            while let last = way.indices.last {
                guard let next = way[last].next.popLast() else {
                    isDone[way[last].extension] = true
                    position[way[last].extension] = nil
                    way.removeLast()
                    continue
                }
                if let first = position[next] {
                    addCycle(way[first...].map(\.extension))
                } else if !isDone[next] {
                    position[next] = way.count
                    way.append((next, dependencies(of: next)))
                }
            }
        }
    }

    private mutating func addCycle(_ cycle: [Int]) {
        let places = cycle.map { ValuePlace(source: all[$0].source, node: all[$0].node) }
        // Circles that share a group are one fault.
        if circular.isDisjoint(with: places) { cycles.append(cycle) }
        circular.formUnion(places)
    }

    private func dependencies(of number: Int) -> [Int] {
        guard let base = all[number].base else { return [] }
        var found = extensions(at: "") + extensions(at: base) + extensions(inside: base + ".")
        var group = base[...]
        while let stop = group.utf8.lastIndex(of: UInt8(ascii: ".")) {
            group = group[..<stop]
            found += extensions(at: String(group))
        }
        return found
    }

    private func extensions(at path: String) -> [Int] {
        let start = first { !$0.path.utf8.lexicographicallyPrecedes(path.utf8) }
        var end = start
        while end < all.count, all[end].path == path { end += 1 }
        return Array(start..<end)
    }

    private func extensions(inside prefix: String) -> [Int] {
        let start = first { !$0.path.utf8.lexicographicallyPrecedes(prefix.utf8) }
        let end = first { ext in
            !ext.path.utf8.lexicographicallyPrecedes(prefix.utf8) && !ext.path.utf8.starts(with: prefix.utf8)
        }
        return Array(start..<max(start, end))
    }

    /// The first extension that fulfils a condition which all after it fulfil, too.
    private func first(where fulfils: (Extension) -> Bool) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(all[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension TokenReader {
    /// The layers of a group with those of the groups that it extends below them.
    mutating func withExtended(_ layers: [GroupLayer], at path: String) -> [GroupLayer] {
        guard layers.contains(where: { $0.properties.groupReference != nil }) else { return layers }
        findExtensions()
        let own = layers.filter { !$0.isInherited }
        var highestFirst = Array(own.reversed())
        var rest = layers.filter(\.isInherited) + own.flatMap { bases(of: $0) }
        while let layer = rest.popLast() {
            highestFirst.append(layer)
            rest += bases(of: layer)
        }
        return highestFirst.reversed()
    }

    /// Finds the groups that extend others, and reports what is wrong with that.
    private mutating func findExtensions() {
        guard extensions == nil else { return }
        let found = GroupExtensions(roots, sources)
        extensions = found
        for cycle in found.cycles { reportCircularExtension(cycle.map { found.all[$0] }) }
        for ext in found.all where !found.isCircular(at: ext.node, in: ext.source) { checkBase(of: ext) }
    }

    private mutating func checkBase(of ext: GroupExtensions.Extension) {
        let inherited = ext.base.map { layers(at: $0) } ?? []
        guard inherited.isEmpty else { return }
        turn(to: ext.source)
        reportMissingBase(ext, isToken: ext.base.map { isToken(at: $0) } ?? false)
    }

    /// The layers of the group that a layer extends.
    private func bases(of layer: GroupLayer) -> [GroupLayer] {
        guard let reference = layer.properties.groupReference,
            let base = ObjectProperties.path(ofGroup: reference, in: sources[layer.source]),
            extensions?.isCircular(at: reference, in: layer.source) == false
        else { return [] }
        return layers(at: base).map { base in
            var base = base
            base.isInherited = true
            return base
        }
    }

    /// The layers of the group at a path, without those that it extends.
    private func layers(at path: String) -> [GroupLayer] {
        var current = roots.map { withTypes($0) }
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            current = allLayers(current).flatMap { layer in
                let source = sources[layer.source]
                return source.members(of: layer.node).lazy
                    .filter { isName($0.key, in: source) && source.string($0.key) == name }
                    .prefix(1).compactMap { layer.inner($0, in: source) }.map { withTypes($0) }
            }
        }
        return current.filter { $0.properties.value == nil && $0.properties.tokenReference == nil }
    }

    private func allLayers(_ layers: [GroupLayer]) -> [GroupLayer] {
        guard layers.contains(where: { $0.properties.groupReference != nil }) else { return layers }
        var highestFirst: [GroupLayer] = []
        var rest = layers
        while let layer = rest.popLast() {
            highestFirst.append(layer)
            rest += bases(of: layer)
        }
        return highestFirst.reversed()
    }

    private func isToken(at path: String) -> Bool {
        var node = source.root
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let member = source.members(of: node).first(where: { source.string($0.key) == name }) else {
                return false
            }
            node = member.value
        }
        return source.value(of: "$value", in: node) != nil || source.value(of: "$ref", in: node) != nil
    }

    /// A layer with the type that it states itself.
    private func withTypes(_ layer: GroupLayer) -> GroupLayer {
        var layer = layer
        let source = sources[layer.source]
        if let type = layer.properties.type.flatMap(source.stringValue).flatMap(TokenType.init) { layer.type = type }
        return layer
    }
}
