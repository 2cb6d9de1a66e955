import LocatedJSON

extension [TokenReading] {
    /// The readings with the tokens that their groups inherit from groups in other files. Each refers to the token in the
    /// other file, which may have several modes.
    package var withInheritedTokens: [TokenReading] {
        guard contains(where: { !$0.extensions.isEmpty }) else { return self }
        var inheritance = GroupInheritance(self)
        inheritance.extendGroups()
        return inheritance.readings
    }
}

/// Extends groups with those of all files (`$extends`), after each file has been read with its own groups.
private struct GroupInheritance {
    private(set) var readings: [TokenReading]
    private let files: [JSONDocument]
    /// The reading of each file.
    private let readingOfFile: [Int]
    private let extensions: GroupExtensions
    /// The tokens and groups of all readings by path; the later definition wins.
    private var tokens: [String: Token] = [:]
    private var groups: [String: TokenGroup] = [:]
    /// The paths of the tokens and groups in each group, in order.
    private var members: [String: [String]] = [:]
    /// The paths that each reading defines, if it extends groups.
    private var own: [(tokens: Set<String>, groups: [String: TokenGroup])] = []
    /// The inherited tokens of each reading, with the names on their paths.
    private var inherited: [[(names: [String], token: Token)]]
    private var count = 0

    init(_ readings: [TokenReading]) {
        self.readings = readings
        files = readings.flatMap(\.files)
        readingOfFile = readings.indices.flatMap { number in readings[number].files.map { _ in number } }
        var (first, all) = (0, [GroupExtension]())
        for reading in readings {
            all += reading.extensions.map { ext in
                var ext = ext
                ext.place.source += first
                return ext
            }
            first += reading.files.count
        }
        extensions = GroupExtensions(all)
        inherited = readings.map { _ in [] }
        for reading in readings { index(reading) }
    }

    private mutating func index(_ reading: TokenReading) {
        var defined: (tokens: Set<String>, groups: [String: TokenGroup]) = ([], [:])
        for mode in reading.collections.lazy.flatMap(\.modes) {
            for group in mode.groups { add(group) }
            for token in mode.tokens { add(token, in: mode.groups[token.group].path) }
            if reading.extensions.isEmpty { continue }
            defined.tokens.formUnion(mode.tokens.lazy.map(\.path))
            for group in mode.groups { defined.groups[group.path] = group }
        }
        own.append(defined)
    }

    private mutating func add(_ token: Token, in group: String) {
        if tokens.updateValue(token, forKey: token.path) == nil { members[group, default: []].append(token.path) }
    }

    private mutating func add(_ group: TokenGroup) {
        guard groups.updateValue(group, forKey: group.path) == nil, let outer = group.outerPath else { return }
        members[outer, default: []].append(group.path)
    }

    mutating func extendGroups() {
        reportCycles()
        for ext in extensions.order.map({ extensions.all[$0] }) where !extensions.circular.contains(ext.place) {
            guard let base = ext.base else { continue }
            let reading = readingOfFile[ext.place.source]
            if groups[base] == nil {
                readings[reading].diagnostics.append(
                    GroupExtensions.missing(
                        base, isToken: tokens[base] != nil, at: files.location(of: ext.place)))
            } else if let group = own[reading].groups[ext.path] {
                extend(group, of: reading, with: base, ext.place)
            }
        }
        for reading in readings.indices where !inherited[reading].isEmpty { addInherited(to: reading) }
    }

    /// Reports circles across files; each reader has reported those in its own.
    private mutating func reportCycles() {
        for cycle in extensions.cycles.map({ $0.map { extensions.all[$0] } }) {
            let found = Set(cycle.map { readingOfFile[$0.place.source] })
            guard found.count > 1 else { continue }
            readings[readingOfFile[cycle[0].place.source]].diagnostics.append(GroupExtensions.circle(cycle, in: files))
        }
    }

    /// Adds the members of a base that a group of a reading lacks.
    private mutating func extend(_ group: TokenGroup, of reading: Int, with base: String, _ place: ValuePlace) {
        var rest = [(base: base, group: group)]
        while let (base, group) = rest.popLast() {
            var inner: [(base: String, group: TokenGroup)] = []
            for path in members[base] ?? [] {
                let name = tokens[path]?.name ?? groups[path]?.names.last ?? ""
                let member = TokenGroup(
                    names: group.names + [name], path: group.path.appendingName(name), nameNode: group.nameNode)
                if own[reading].tokens.contains(member.path) || member.path.utf8.count > DTCGReader.pathLimit {
                    continue
                }
                let known = own[reading].groups[member.path]
                if let token = tokens[path] {
                    if known != nil { continue }
                    guard hasRoom(at: place, reading) else { return }
                    inherit(token, as: member, in: group.path, of: reading, place)
                } else {
                    if known == nil {
                        guard hasRoom(at: place, reading) else { return }
                        own[reading].groups[member.path] = member
                        add(member)
                    }
                    inner.append((path, known ?? member))
                }
            }
            rest += inner.reversed()
        }
    }

    private mutating func inherit(
        _ token: Token, as member: TokenGroup, in group: String, of reading: Int, _ place: ValuePlace
    ) {
        let reference = Token(
            name: token.name, path: member.path, group: 0, statedType: nil, value: .alias(token.path),
            annotations: .of(description: token.description, deprecation: token.deprecation), document: 0,
            nameNode: member.nameNode, valueNode: place.node)
        own[reading].tokens.insert(member.path)
        inherited[reading].append((member.names, reference))
        add(reference, in: group)
    }

    /// Counts an inherited token or group, and returns whether there is room for it.
    private mutating func hasRoom(at place: ValuePlace, _ reading: Int) -> Bool {
        count += 1
        if count == GroupExtensions.tokenLimit {
            readings[reading].diagnostics.append(
                GroupExtensions.excess(ofTokens: true, at: files.location(of: place)))
        }
        return count < GroupExtensions.tokenLimit
    }

    /// Adds the inherited tokens to the collection of a reading that has no modes, or else to all modes of its first one.
    private mutating func addInherited(to reading: Int) {
        if readings[reading].collections.isEmpty { return }
        let place = readings[reading].collections.firstIndex { $0.modes.count == 1 } ?? 0
        for mode in readings[reading].collections[place].modes.indices {
            var groups = TokenGroups(readings[reading].collections[place].modes[mode].groups)
            for (names, token) in inherited[reading] {
                var token = token
                token.group = groups.add(around: names, token.nameNode)
                readings[reading].collections[place].modes[mode].tokens.append(token)
            }
            readings[reading].collections[place].modes[mode].groups = groups.all
        }
        readings[reading].tokenCounts[0] += inherited[reading].count
    }
}
