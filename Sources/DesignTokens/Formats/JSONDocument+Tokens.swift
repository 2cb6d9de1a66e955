import Diagnostics
import LocatedJSON

extension JSONDocument {
    /// Whether the file holds no token of any format, and something that no group does: it is somebody else's.
    package var isForeign: Bool {
        let found = search(root)
        return !found.hasToken && found.hasOther
    }

    /// Whether a value is a token of any format, or holds one.
    func holdsToken(_ node: JSONNode) -> Bool { search(node).hasToken }

    /// Looks for a token: an object with what only tokens have, and groups that say something of theirs. Nothing in an
    /// array is one. What is found on the way may be no member of a group.
    private func search(_ node: JSONNode) -> (hasToken: Bool, hasOther: Bool) {
        var hasOther = kind(of: node) != .object
        var rest = [node]
        while let node = rest.popLast() {
            for member in members(of: node) {
                if isProperty(member.key) { return (true, hasOther) }
                if string(member.key, startsWith: "$") { continue }
                if kind(of: member.value) == .object { rest.append(member.value) } else { hasOther = true }
            }
        }
        return (false, hasOther)
    }

    private func isProperty(_ key: JSONNode) -> Bool {
        let names: [StaticString] = ["$value", "value", "$type", "$ref", "$extends"]
        return names.contains { string(key, equals: $0) }
    }

    /// What is wrong with a hexadecimal text beside a color: that it is another one.
    func problem(ofHex node: JSONNode, beside color: ColorValue) -> ColorSpecification.Problem? {
        guard let stated = withBytes(of: node, { ColorValue(hexadecimal: $0) }), !color.isNear(stated) else {
            return nil
        }
        return .hexDiffers(color)
    }

    /// The value that is the only member of an object: `{ "value": 16 }`.
    func wrappedValue(_ node: JSONNode) -> JSONNode? {
        guard kind(of: node) == .object else { return nil }
        // It is asked of every value: most begin otherwise.
        var members = members(of: node)
        guard let first = members.next(), string(first.key, equals: "value"), members.next() == nil else { return nil }
        return first.value
    }

    /// A color that is a list of its channels, `[137, 56, 37, 0.5]`: bytes where one of them is more than 1.
    func listColor(_ node: JSONNode) -> ColorValue? {
        guard kind(of: node) == .array else { return nil }
        let numbers = elements(of: node).prefix(5).map { numberValue(of: $0) ?? .nan }
        guard 3...4 ~= numbers.count, numbers.prefix(3).allSatisfy({ 0...255 ~= $0 }),
            numbers.dropFirst(3).allSatisfy({ 0...1 ~= $0 })
        else { return nil }
        let largest = numbers.prefix(3).contains { $0 > 1 } ? 255.0 : 1
        return ColorValue(
            red: numbers[0] / largest, green: numbers[1] / largest, blue: numbers[2] / largest,
            alpha: numbers.count == 4 ? numbers[3] : 1)
    }

    /// A value for a message: as the file spells it, or its kind if that can fill pages.
    func shown(_ node: JSONNode) -> String {
        [.object, .array].contains(kind(of: node)) ? kind(of: node).description : text(of: node)
    }

    /// The errors about keys that stand twice: the run goes on, and a token that is there twice is one of several of its path.
    var duplicateKeyDiagnostics: [Diagnostic] {
        duplicateKeys.map { key in
            var diagnostic = key.diagnostic
            diagnostic.loss = .detail
            return diagnostic
        }
    }
}
