import LocatedJSON

/// A value of a token in one mode, or its only value.
struct ModeValue {
    /// The name of the mode, or `nil` for the only value.
    var mode: String?
    var node: JSONNode
    /// The object around the value, whose other members can complete it.
    var token: JSONNode
}

extension JSONDocument {
    /// The values of a token, none for a group. Beside a single value there are three spellings: a `value` with a value for
    /// light and one for dark, a `value` and a `darkValue`, and `sets`, in which every member is a token for the mode of that
    /// name.
    func modeValues(of token: JSONNode) -> [ModeValue] {
        guard let value = untypedValue(of: token) else { return setValues(of: token) }
        if let found = appearances(of: value) {
            return [
                ModeValue(mode: "light", node: found.light.value, token: token),
                ModeValue(mode: "dark", node: found.dark.value, token: token),
            ]
        }
        guard let dark = darkValue(of: token) else { return [ModeValue(node: value, token: token)] }
        return [ModeValue(mode: "light", node: value, token: token), ModeValue(mode: "dark", node: dark, token: token)]
    }

    private func setValues(of token: JSONNode) -> [ModeValue] {
        guard let sets = value(of: "sets", in: token), kind(of: sets) == .object else { return [] }
        let members = Array(members(of: sets))
        let values = members.compactMap { member in
            untypedValue(of: member.value).map {
                ModeValue(mode: string(member.key), node: $0, token: member.value)
            }
        }
        // A group can be called `sets`, too, but then it is not beside properties of a token.
        return values.count == members.count && !holdsGroups(besides: sets, in: token) ? values : []
    }

    private func holdsGroups(besides sets: JSONNode, in token: JSONNode) -> Bool {
        members(of: token).contains { $0.value != sets && kind(of: $0.value) == .object }
    }
}
