import LocatedJSON

/// The groups that extend others (`$extends`, format module, section 6.4), and the circles among them.
///
/// A group that extends another has all tokens of that group, including those it inherits. A group therefore depends on
/// every extending group that is the base, is inside the base, or contains the base.
struct GroupExtensions {
    /// The extensions, sorted by the bytes of their paths, so that those inside a group are adjacent.
    private(set) var all: [GroupExtension]
    /// The extensions of each circle, as indices.
    private(set) var cycles: [[Int]] = []
    /// All extensions, each after those it depends on.
    private(set) var order: [Int] = []
    /// The places of circular references, which extend nothing.
    private(set) var circular: Set<ValuePlace> = []
    /// The overlays of the group that each reference names, without those that it extends itself.
    var bases: [ValuePlace: [GroupOverlay]] = [:]
    /// The members by name of the groups that were searched.
    var members: [ValuePlace: [String: JSONMember]] = [:]

    init(_ extensions: [GroupExtension]) {
        all = extensions.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        findCycles()
    }

    /// Finds the groups in overlays that extend others.
    static func find(_ overlays: [GroupOverlay], _ sources: [JSONDocument]) -> [GroupExtension] {
        var found: [GroupExtension] = []
        var rest = overlays.map { (node: $0.node, source: $0.source, path: "") }
        while let (node, number, path) = rest.popLast() {
            let source = sources[number]
            let properties = ObjectProperties(of: node, in: source)
            if properties.value != nil || path.utf8.count > DTCGReader.pathLimit { continue }
            if let extends = properties.groupReference {
                // `{a.b}` or `#/a/b`.
                var base = source.textInBraces(extends)
                if case .pointer(let names) = Reference(pointer: extends, in: source) {
                    base = names.joined(separator: ".")
                }
                found.append(GroupExtension(path: path, base: base, place: ValuePlace(source: number, node: extends)))
            }
            for member in source.members(of: node) where source.kind(of: member.value) == .object {
                if source.string(member.key, startsWith: "$") { continue }
                rest.append((member.value, number, path.appendingName(source.string(member.key))))
            }
        }
        return found
    }

    /// Visits each extension and each base once, deepest dependencies first. Bases are visited too, so that the
    /// dependencies of many extensions of one group are looked up once.
    private mutating func findCycles() {
        var bases: [String: Int] = [:]
        var paths: [String] = []
        for case let base? in all.map(\.base) where bases[base] == nil {
            bases[base] = all.count + paths.count
            paths.append(base)
        }
        var isDone = Array(repeating: false, count: all.count + paths.count)
        var position: [Int: Int] = [:]
        func dependencies(of number: Int) -> [Int] {
            if number >= all.count { return extensions(around: paths[number - all.count]) }
            return all[number].base.flatMap { bases[$0] }.map { [$0] } ?? []
        }
        for start in all.indices where !isDone[start] {
            var way: [(number: Int, next: [Int])] = [(start, dependencies(of: start))]
            position[start] = 0
            while let last = way.indices.last {
                guard let next = way[last].next.popLast() else {
                    let number = way.removeLast().number
                    isDone[number] = true
                    position[number] = nil
                    if number < all.count { order.append(number) }
                    continue
                }
                if let first = position[next] {
                    addCycle(way[first...].map(\.number).filter { $0 < all.count })
                } else if !isDone[next] {
                    position[next] = way.count
                    way.append((next, dependencies(of: next)))
                }
            }
        }
    }

    private mutating func addCycle(_ cycle: [Int]) {
        let places = cycle.map { all[$0].place }
        // Circles that share a group are reported once.
        if circular.isDisjoint(with: places) { cycles.append(cycle) }
        circular.formUnion(places)
    }

    /// The extensions that affect the contents of the group at a path: its own, and those inside and around it.
    private func extensions(around base: String) -> [Int] {
        func extensions(from start: String, to end: String) -> [Int] { Array(first(from: start)..<first(from: end)) }
        let stops = base.utf8.indices.filter { base.utf8[$0] == UInt8(ascii: ".") }
        let groupsAround = stops.reversed().map { String(base[..<$0]) }
        // No string sorts between a path and the same path with a NUL, and '/' follows '.'.
        return ["", base].flatMap { extensions(from: $0, to: $0 + "\0") } + extensions(from: base + ".", to: base + "/")
            + groupsAround.flatMap { extensions(from: $0, to: $0 + "\0") }
    }

    /// The index of the first extension whose path is not before this one.
    private func first(from path: String) -> Int {
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].path.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension DTCGReader {
    /// The overlays of a group, on top of the overlays of the groups that it extends.
    mutating func withExtended(_ overlays: [GroupOverlay]) -> [GroupOverlay] {
        guard overlays.contains(where: { $0.properties.groupReference != nil }) else { return overlays }
        if extensions == nil { findExtensions() }
        let own = overlays.filter { !$0.isInherited }
        return withBases(overlays.filter(\.isInherited) + own.flatMap { bases(of: $0) }) + own
    }

    /// Finds the groups that extend others, and reports errors.
    private mutating func findExtensions() {
        let found = GroupExtensions(GroupExtensions.find(roots, sources))
        extensions = found
        reading.extensions = found.all
        for cycle in found.cycles { values.report(GroupExtensions.circle(cycle.map { found.all[$0] }, in: sources)) }
        // The dependencies of a base come before it, so that this needs no recursion.
        for ext in found.order.map({ found.all[$0] }) where !found.circular.contains(ext.place) {
            let overlays = ext.base.map { self.overlays(at: $0) } ?? []
            extensions?.bases[ext.place] = overlays
        }
        for ext in found.all where ext.base == nil { reportInvalidBase(ext) }
    }

    /// The overlays of the group that an overlay extends.
    private mutating func bases(of overlay: GroupOverlay) -> [GroupOverlay] {
        guard let reference = overlay.properties.groupReference, hasRoomForOverlays,
            let found = extensions?.bases[ValuePlace(source: overlay.source, node: reference)]
        else { return [] }
        inheritedOverlayCount += found.count
        return found
    }

    /// The overlays, on top of those of the groups that they extend.
    private mutating func withBases(_ overlays: [GroupOverlay]) -> [GroupOverlay] {
        var highestFirst: [GroupOverlay] = []
        var rest = overlays
        while let overlay = rest.popLast() {
            highestFirst.append(overlay)
            rest += bases(of: overlay)
        }
        return highestFirst.reversed()
    }

    /// The overlays of the group at a path, without inherited ones.
    private mutating func overlays(at path: String) -> [GroupOverlay] {
        var current = roots.map(inherited)
        for name in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
            let visible = withBases(current).filter { !$0.hiddenNames.contains(name) }
            current = visible.compactMap { overlay in
                let group = member(name, of: overlay).flatMap { overlay.inner($0, in: sources[overlay.source]) }
                return group.map(inherited)
            }
        }
        return current.filter { !$0.properties.isToken }
    }

    /// The member of a group with a name, looked up in an index that is built once.
    private mutating func member(_ name: String, of overlay: GroupOverlay) -> JSONMember? {
        let place = ValuePlace(source: overlay.source, node: overlay.node)
        if let members = extensions?.members[place] { return members[name] }
        let source = sources[overlay.source]
        let named = source.members(of: overlay.node).filter { isName($0.key, in: source) }
        let members = Dictionary(named.map { (source.string($0.key), $0) }) { first, _ in first }
        extensions?.members[place] = members
        return members[name]
    }

    /// The overlay as others inherit it, with its own type and deprecation.
    private func inherited(_ overlay: GroupOverlay) -> GroupOverlay {
        var overlay = overlay
        overlay.isInherited = true
        let source = sources[overlay.source]
        if let type = overlay.properties.type.flatMap(source.stringValue).flatMap(TokenType.init) {
            overlay.type = type
        }
        if let deprecated = overlay.properties.deprecated { overlay.deprecation = source.deprecation(deprecated) }
        return overlay
    }
}
