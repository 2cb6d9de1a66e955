import LocatedJSON

extension JSONDocument {
    /// The values of a list, or of an object with their ids as keys.
    func list(_ node: JSONNode?) -> [JSONNode] {
        guard let node else { return [] }
        return kind(of: node) == .array ? Array(elements(of: node)) : members(of: node).map(\.value)
    }

    func member(_ name: StaticString, of node: JSONNode) -> JSONMember? {
        members(of: node).first { string($0.key, equals: name) }
    }

    /// The id of the variable that a value refers to: `{ "type": "VARIABLE_ALIAS", "id": "VariableID:1:2" }`.
    func variableAlias(_ node: JSONNode) -> String? {
        text("type", of: node) == "VARIABLE_ALIAS" ? text("id", of: node) : nil
    }

    /// The object of a member.
    func object(_ name: StaticString, of node: JSONNode) -> JSONNode? {
        value(of: name, in: node).flatMap { kind(of: $0) == .object ? $0 : nil }
    }

    /// The finite number of a member.
    func number(_ name: StaticString, of node: JSONNode) -> Double? {
        value(of: name, in: node).flatMap(numberValue).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Whether all existing members are finite numbers. Words such as `AUTO` leave a part of a text style to the font.
    func areNumbers(_ names: [StaticString], of node: JSONNode) -> Bool {
        names.allSatisfy { number($0, of: node) != nil || isUnstated(value(of: $0, in: node)) }
    }

    /// Whether the value of a member is missing or has no effect.
    func isUnstated(_ value: JSONNode?) -> Bool {
        guard let value else { return true }
        return kind(of: value) == .null || ["", "AUTO", "NORMAL"].contains(stringValue(of: value)?.uppercased())
    }

    /// The font family of a text style: `"fontFamily"`, or as in Figma, `"fontName": { "family", "style" }`.
    func fontFamily(of node: JSONNode) -> String? {
        text("fontFamily", of: node) ?? object("fontName", of: node).flatMap { text("family", of: $0) }
    }

    /// The description of a variable, unless it is empty.
    func description(of node: JSONNode) -> String? {
        value(of: "description", or: "$description", in: node).flatMap(stringValue).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// A color in Figma's syntax: `{ "r": 0.5, "g": 0, "b": 1, "a": 1 }`. Channels are fractions unless they prove to be bytes.
    func channelColor(_ node: JSONNode) -> ColorValue? {
        guard kind(of: node) == .object, let red = number("r", of: node), let green = number("g", of: node),
            let blue = number("b", of: node), areNumbers(["a"], of: node)
        else { return nil }
        let maximum = channelScale(of: node, otherwise: .fractions).maximum
        return Color(.srgb, red / maximum, green / maximum, blue / maximum, alpha: number("a", of: node) ?? 1).drawn()
            .value
    }
}
