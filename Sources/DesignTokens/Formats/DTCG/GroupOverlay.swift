import LocatedJSON

/// A group as one of the objects that lie over each other there states it.
struct GroupOverlay {
    /// The file, an index into the sources.
    var source: Int
    var node: JSONNode
    var properties: ObjectProperties
    /// The names in it that do not count.
    var hiddenNames: Set<String> = []
    /// The type of its tokens that state none.
    var type: TokenType?
    /// Whether the group, or one around it, states a type that does not exist, which has been reported.
    var isTypeBroken = false
    /// What it says of its tokens.
    var deprecation: Deprecation?
    /// Whether the group has it by `$extends` of the group, or of one around it.
    var isInherited = false
}

/// The members of the same name in the overlays of a group.
struct OverlaidMember {
    /// The overlays that have a member of this name, as indices, the last one first.
    var overlays: [Int]
    /// The members in those overlays; the first one counts.
    var members: [JSONMember]

    /// Puts the last overlay first.
    fileprivate mutating func sort() {
        let sorted = zip(overlays, members).sorted { $0.0 > $1.0 }
        overlays = sorted.map(\.0)
        members = sorted.map(\.1)
    }
}

extension DTCGReader {
    /// The names in the overlays of a group: those of its own in their order, then those that it inherits.
    func members(of overlays: [GroupOverlay]) -> [OverlaidMember] {
        var result: [OverlaidMember] = []
        var positions: [String: Int] = [:]
        for index in overlays.indices.filter({ !overlays[$0].isInherited })
            + overlays.indices.filter({ overlays[$0].isInherited })
        {
            let overlay = overlays[index]
            let source = sources[overlay.source]
            for member in source.members(of: overlay.node) where isName(member.key, in: source) {
                let name = source.string(member.key)
                if overlay.hiddenNames.contains(name) { continue }
                let position = positions[name] ?? result.count
                if position == result.count {
                    positions[name] = position
                    result.append(OverlaidMember(overlays: [], members: []))
                }
                result[position].overlays.append(index)
                result[position].members.append(member)
            }
        }
        for position in result.indices where result[position].overlays.count > 1 { result[position].sort() }
        return result
    }

    /// Whether a key is the name of a token or a group, and no property.
    func isName(_ key: JSONNode, in source: JSONDocument) -> Bool {
        !source.string(key, startsWith: "$") || source.string(key, equals: "$root")
    }
}

extension GroupOverlay {
    /// The overlay of a group inside this one; `nil` for what is no group.
    func inner(_ member: JSONMember, in source: JSONDocument) -> GroupOverlay? {
        guard source.kind(of: member.value) == .object else { return nil }
        return GroupOverlay(
            source: self.source, node: member.value, properties: ObjectProperties(of: member.value, in: source),
            type: type, isTypeBroken: isTypeBroken, deprecation: deprecation, isInherited: isInherited)
    }
}
