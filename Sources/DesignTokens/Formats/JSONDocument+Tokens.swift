import Diagnostics
import LocatedJSON

extension JSONDocument {
    /// Whether the file contains no token of any format, but something that groups cannot contain, and so is not a
    /// token file.
    package var isForeign: Bool {
        let found = search(root)
        return !found.hasToken && found.hasOther
    }

    /// Whether a value is or contains a token of any format.
    func holdsToken(_ node: JSONNode) -> Bool { search(node).hasToken }

    /// Whether a value is or contains a token, if an object called `value` is a group, such as that of a mode.
    func holdsToken(besidesGroups node: JSONNode) -> Bool { search(node, valueCanBeGroup: true).hasToken }

    /// Searches for a token: an object with members that only tokens have, or a group with properties. Arrays contain
    /// no tokens. `hasOther` is set by anything that cannot be a member of a group.
    private func search(
        _ node: JSONNode, valueCanBeGroup: Bool = false
    ) -> (hasToken: Bool, hasOther: Bool) {
        var hasOther = kind(of: node) != .object
        var rest = [node]
        while let node = rest.popLast() {
            for member in members(of: node) {
                let isGroup = kind(of: member.value) == .object
                let canBeGroup = valueCanBeGroup && isGroup && string(member.key, equals: "value")
                if !canBeGroup, isProperty(member.key) { return (true, hasOther) }
                if string(member.key, startsWith: "$") { continue }
                if isGroup { rest.append(member.value) } else { hasOther = true }
            }
        }
        return (false, hasOther)
    }

    /// The value of a token that may have no type, or `nil` for a group, which may contain a group called `value`.
    func untypedValue(of node: JSONNode) -> JSONNode? {
        if let value = value(of: "$value", in: node) { return value }
        guard let value = value(of: "value", in: node), self.value(of: "$value", in: value) == nil else { return nil }
        // A token can be called `value`; a dimension with a `value` and a unit has no type.
        if self.value(of: "value", in: value) != nil, self.value(of: "type", in: value) != nil { return nil }
        let holdsTokens = members(of: value).contains { self.holdsToken($0.value) }
        return holdsTokens ? nil : value
    }

    /// Whether a group or anything in it has a type.
    func containsType(in group: JSONNode) -> Bool {
        contains(in: group) { value(of: "$type", or: "type", in: $0).map(kind) == .string }
    }

    /// Whether an object has a `$value` and a `$type`, as only tokens have.
    package var statesToken: Bool {
        contains(in: root) { value(of: "$value", in: $0) != nil && text("$type", of: $0) != nil }
    }

    /// Returns whether a condition is true for a group or an object in it.
    private func contains(in group: JSONNode, where isWanted: (JSONNode) -> Bool) -> Bool {
        var rest = [group]
        while let node = rest.popLast() {
            if isWanted(node) { return true }
            // The first token is usually enough.
            rest += members(of: node).map(\.value).filter { kind(of: $0) == .object }.reversed()
        }
        return false
    }

    /// Warnings for members of a group that contain tokens, although the names of tokens and groups cannot begin with $:
    /// `{ "$modes": { "Light": … } }`.
    func hiddenTokens(in group: JSONNode) -> [Diagnostic] {
        members(of: group).filter { member in
            string(member.key, startsWith: "$") && kind(of: member.value) == .object
                && !["$extensions", "$themes", "$metadata"].contains(string(member.key)) && holdsToken(member.value)
        }.map { member in
            Diagnostic(
                .warning, .unknownProperty, "unknown property '\(string(member.key))' of a group",
                at: location(of: member.key),
                advice: "the tokens in it are skipped, because names of tokens and groups cannot begin with $",
                loss: .detail)
        }
    }

    private func isProperty(_ key: JSONNode) -> Bool {
        let names: [StaticString] = ["$value", "value", "$type", "$ref", "$extends"]
        return names.contains { string(key, equals: $0) }
    }

    /// Returns the problem with the hexadecimal text beside a color: that it is another color.
    func problem(ofHex node: JSONNode, beside color: ColorValue) -> ColorSpecification.Problem? {
        guard let stated = withBytes(of: node, { ColorValue(hexadecimal: $0) }), !color.isNear(stated) else {
            return nil
        }
        return .hexDiffers(color)
    }

    /// The value that is the only member of an object: `{ "value": 16 }`.
    func wrappedValue(_ node: JSONNode) -> JSONNode? {
        guard kind(of: node) == .object else { return nil }
        // Hot path: every value is checked, and most begin otherwise.
        var members = members(of: node)
        guard let first = members.next(), string(first.key, equals: "value"), members.next() == nil else { return nil }
        return first.value
    }

    /// A color as a list of its channels, `[137, 56, 37, 0.5]`; channels are fractions unless they prove to be bytes.
    func listColor(_ node: JSONNode) -> ColorValue? {
        guard kind(of: node) == .array else { return nil }
        let numbers = elements(of: node).prefix(5).map { numberValue(of: $0) ?? .nan }
        guard 3...4 ~= numbers.count, numbers.prefix(3).allSatisfy({ 0...255 ~= $0 }),
            numbers.dropFirst(3).allSatisfy({ 0...1 ~= $0 })
        else { return nil }
        let maximum = (ChannelScale(provenBy: numbers.prefix(3)) ?? .fractions).maximum
        return ColorValue(
            red: numbers[0] / maximum, green: numbers[1] / maximum, blue: numbers[2] / maximum,
            alpha: numbers.count == 4 ? numbers[3] : 1)
    }

    /// A value for a message: as the file spells it, or its kind if it could be long.
    func shown(_ node: JSONNode) -> String {
        [.object, .array].contains(kind(of: node)) ? kind(of: node).description : text(of: node)
    }

    /// The errors about duplicate keys. They do not end the run, and a duplicate token is handled like others with the
    /// same path.
    var duplicateKeyDiagnostics: [Diagnostic] {
        duplicateKeys.map { key in
            var diagnostic = key.diagnostic
            diagnostic.loss = .detail
            return diagnostic
        }
    }
}
