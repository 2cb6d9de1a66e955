import CodeGeneration
import LocatedJSON

extension JSONDocument {
    /// Returns whether two values are equal regardless of spelling: numbers by value, members in any order.
    func isSame(_ node: JSONNode, as other: JSONNode, in document: JSONDocument) -> Bool {
        // Values can nest deeper than the stack allows, so this uses a list instead of recursion.
        var pairs = [(node, other)]
        while let (node, other) = pairs.popLast() {
            guard kind(of: node) == document.kind(of: other) else { return false }
            switch kind(of: node) {
            case .string: if string(node) != document.string(other) { return false }
            case .number: if numberValue(of: node) != document.numberValue(of: other) { return false }
            case .true, .false, .null: break
            case .array:
                let (elements, others) = (Array(elements(of: node)), Array(document.elements(of: other)))
                guard elements.count == others.count else { return false }
                pairs += zip(elements, others)
            case .object:
                let (members, others) = (valuesByKey(of: node), document.valuesByKey(of: other))
                guard members.count == others.count else { return false }
                for (key, value) in members {
                    guard let other = others[key] else { return false }
                    pairs.append((value, other))
                }
            }
        }
        return true
    }

    /// Returns an object's values. If a key is duplicated, which is an error, the last value is used.
    private func valuesByKey(of node: JSONNode) -> [String: JSONNode] {
        Dictionary(members(of: node).lazy.map { (string($0.key), $0.value) }) { _, last in last }
    }
}
