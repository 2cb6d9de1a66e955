import LocatedJSON

/// An object of tokens that is laid over those before it: its members replace theirs at the same path.
package struct TokenOverlay: Sendable, Hashable {
    /// The index of its file among the sources that are read together.
    package var source: Int
    package var node: JSONNode
    /// The names in the group that are ignored, because members beside a `$ref` replace them.
    package var hiddenNames: Set<String> = []
}

/// One of the overlaid objects that define a group.
struct GroupOverlay {
    /// The index of its file among the sources.
    var source: Int
    var node: JSONNode
    var properties: ObjectProperties
    /// The names in it that are ignored.
    var hiddenNames: Set<String> = []
    /// The type of its tokens without one of their own.
    var type: TokenType?
    /// Whether the group, or one around it, has an unknown type, which has been reported.
    var isTypeBroken = false
    /// The index of the diagnostic about the unknown type, unless it is where an inherited group is defined.
    var typeDiagnostic: Int?
    /// The deprecation that its tokens inherit.
    var deprecation: Deprecation?
    /// Whether the overlay comes from `$extends` of the group, or of one around it.
    var isInherited = false

    /// The overlay of a group inside this one, or `nil` if the member is not a group.
    func inner(_ member: JSONMember, in source: JSONDocument) -> GroupOverlay? {
        guard source.kind(of: member.value) == .object else { return nil }
        var inner = self
        inner.node = member.value
        inner.properties = ObjectProperties(of: member.value, in: source)
        inner.hiddenNames = []
        return inner
    }
}

/// A member of a group, and the index of its overlay.
typealias OverlaidMember = (overlay: Int, member: JSONMember)

extension DTCGReader {
    /// The members of the overlays of a group by name: its own in their order, then inherited ones. Of members with one
    /// name, the first, from the last overlay, wins.
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

    /// Whether a key is the name of a token or a group rather than a property.
    func isName(_ key: JSONNode, in source: JSONDocument) -> Bool {
        !source.string(key, startsWith: "$") || source.string(key, equals: "$root")
    }
}
