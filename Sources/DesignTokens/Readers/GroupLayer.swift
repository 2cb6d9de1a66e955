import LocatedJSON

/// A group as one of the objects that lie over each other there states it.
struct GroupLayer {
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

/// The members of the same name in the layers of a group.
struct LayeredMember {
    /// The layers that have a member of this name, as indices, the last one first.
    var layers: [Int]
    /// The members in those layers; the first one counts.
    var members: [JSONMember]

    /// Puts the last layer first.
    fileprivate mutating func sort() {
        let sorted = zip(layers, members).sorted { $0.0 > $1.0 }
        layers = sorted.map(\.0)
        members = sorted.map(\.1)
    }
}

extension TokenReader {
    /// The names in the layers of a group: those of its own in their order, then those that it inherits.
    func members(of layers: [GroupLayer]) -> [LayeredMember] {
        var result: [LayeredMember] = []
        var positions: [String: Int] = [:]
        for index in layers.indices.filter({ !layers[$0].isInherited })
            + layers.indices.filter({ layers[$0].isInherited })
        {
            let layer = layers[index]
            let source = sources[layer.source]
            for member in source.members(of: layer.node) where isName(member.key, in: source) {
                let name = source.string(member.key)
                if layer.hiddenNames.contains(name) { continue }
                let position = positions[name] ?? result.count
                if position == result.count {
                    positions[name] = position
                    result.append(LayeredMember(layers: [], members: []))
                }
                result[position].layers.append(index)
                result[position].members.append(member)
            }
        }
        for position in result.indices where result[position].layers.count > 1 { result[position].sort() }
        return result
    }

    /// Whether a key is the name of a token or a group, and no property.
    func isName(_ key: JSONNode, in source: JSONDocument) -> Bool {
        !source.string(key, startsWith: "$") || source.string(key, equals: "$root")
    }
}

extension GroupLayer {
    /// The layer of a group inside this one; `nil` for what is no group.
    func inner(_ member: JSONMember, in source: JSONDocument) -> GroupLayer? {
        guard source.kind(of: member.value) == .object else { return nil }
        return GroupLayer(
            source: self.source, node: member.value, properties: ObjectProperties(of: member.value, in: source),
            type: type, isTypeBroken: isTypeBroken, deprecation: deprecation, isInherited: isInherited)
    }
}
