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
    /// What it says of its tokens.
    var deprecation: Deprecation?
    /// Whether the group has it by `$extends` of the group, or of one around it.
    var isInherited = false
}

/// The members of the same name in the layers of a group.
struct LayeredMember {
    /// The member that counts: that of the last layer.
    var member: JSONMember
    /// The layers that have a member of this name, as indices, the last one first.
    var layers: [Int]
    /// The members in those layers.
    var members: [JSONMember]
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
                if let position = positions[name] {
                    let place = result[position].layers.firstIndex { $0 < index } ?? result[position].layers.count
                    result[position].layers.insert(index, at: place)
                    result[position].members.insert(member, at: place)
                } else {
                    positions[name] = result.count
                    result.append(LayeredMember(member: member, layers: [index], members: [member]))
                }
            }
        }
        return result
    }

    /// Whether a key is the name of a token or a group, and no property.
    func isName(_ key: JSONNode, in source: JSONDocument) -> Bool {
        !source.string(key, startsWith: "$") || source.string(key, equals: "$root")
    }
}
