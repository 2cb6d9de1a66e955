import LocatedJSON

/// One object of tokens, which lies over those before it: what it holds at a path takes the place of what they hold.
package struct TokenOverlay: Sendable, Hashable {
    /// The file, an index into the sources that are read together.
    package var source: Int
    package var node: JSONNode
    /// The names in the group that do not count, because members beside a `$ref` replace them.
    package var hiddenNames: Set<String> = []
}

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

    /// The overlay of a group inside this one; `nil` for what is no group.
    func inner(_ member: JSONMember, in source: JSONDocument) -> GroupOverlay? {
        guard source.kind(of: member.value) == .object else { return nil }
        var inner = self
        inner.node = member.value
        inner.properties = ObjectProperties(of: member.value, in: source)
        inner.hiddenNames = []
        return inner
    }
}

/// A member of one of the overlays of a group, which is an index.
typealias OverlaidMember = (overlay: Int, member: JSONMember)

extension DTCGReader {
    /// The members of the overlays of a group, by their names: those of its own in their order, then those that it
    /// inherits. Of those with one name the first counts, which is that of the last overlay.
    func members(of overlays: [GroupOverlay]) -> [[OverlaidMember]] {
        let (own, inherited) = (
            overlays.indices.filter { !overlays[$0].isInherited }, overlays.indices.filter { overlays[$0].isInherited }
        )
        let named = (own + inherited).flatMap { index in
            let source = sources[overlays[index].source]
            return source.members(of: overlays[index].node).filter { isName($0.key, in: source) }.map { member in
                (name: source.string(member.key), overlay: index, member: member)
            }.filter { !overlays[index].hiddenNames.contains($0.name) }
        }
        return named.grouped(by: \.name).map { alike in
            alike.map { ($0.overlay, $0.member) }.sorted { $0.0 > $1.0 }
        }
    }

    /// Whether a key is the name of a token or a group, and no property.
    func isName(_ key: JSONNode, in source: JSONDocument) -> Bool {
        !source.string(key, startsWith: "$") || source.string(key, equals: "$root")
    }
}
