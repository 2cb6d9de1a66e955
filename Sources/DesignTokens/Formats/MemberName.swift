import LocatedJSON

/// The name of a member, which a `switch` can compare without creating a string.
struct MemberName {
    let key: JSONNode
    let source: JSONDocument

    @inline(__always) static func ~= (name: StaticString, member: MemberName) -> Bool {
        member.source.string(member.key, equals: name)
    }
}
