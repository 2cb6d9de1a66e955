import LocatedJSON

/// The reserved members of a group or token, found in one pass (format module, section 6.8).
struct ObjectProperties {
    var value: JSONNode?
    var reference: JSONNode?
    var type: JSONNode?
    var description: JSONNode?
    var deprecated: JSONNode?
    var extensions: JSONNode?
    var extends: JSONNode?
    /// The other members that begin with `$`.
    var unknown: [JSONMember] = []
    /// The first member that is a name rather than a property.
    var firstChild: JSONMember?

    init(of node: JSONNode, in source: JSONDocument) {
        for member in source.members(of: node) {
            guard source.string(member.key, startsWith: "$") else {
                if firstChild == nil { firstChild = member }
                continue
            }
            switch MemberName(key: member.key, source: source) {
            case "$value": value = member.value
            case "$type": type = member.value
            case "$extensions": extensions = member.value
            case "$description": description = member.value
            case "$deprecated": deprecated = member.value
            case "$ref": reference = member.value
            case "$extends": extends = member.value
            case "$root": if firstChild == nil { firstChild = member }
            default: unknown.append(member)
            }
        }
    }

    /// Whether a member of a token is a name rather than a property.
    static func isChild(_ member: JSONMember, in source: JSONDocument) -> Bool {
        !source.string(member.key, startsWith: "$") || source.string(member.key, equals: "$root")
    }

    var isToken: Bool { value != nil || tokenReference != nil }

    /// The `$ref` of a token. In an object with names, `$ref` belongs to a group and extends another one (section
    /// 6.4.1).
    var tokenReference: JSONNode? { firstChild == nil ? reference : nil }

    /// The reference to the group that a group extends.
    var groupReference: JSONNode? {
        if value != nil { return nil }
        return extends ?? (firstChild == nil ? nil : reference)
    }
}
