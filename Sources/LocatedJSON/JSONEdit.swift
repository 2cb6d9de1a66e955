/// A change to the text of a document: of one value, and of nothing around it.
package struct JSONEdit: Sendable, Hashable {
    /// The value that is changed.
    package var node: JSONNode
    /// What is written, as JSON.
    package var text: String
    /// Whether the text is one more member at the end of the object; if not, it takes the place of the value.
    package var isAddition: Bool

    package init(_ node: JSONNode, _ text: String, isAddition: Bool = false) {
        self.node = node
        self.text = text
        self.isAddition = isAddition
    }
}

extension JSONDocument {
    /// The text of the document with some changes: all else keeps its order, its spaces and its spelling.
    ///
    /// - Parameter edits: The changes, none of them inside a value that another one replaces.
    /// - Returns: The text, UTF-8.
    package func applying(_ edits: [JSONEdit]) -> [UInt8] {
        var filled: Set<JSONNode> = []
        let changes = edits.map { edit in change(edit, isFirst: filled.insert(edit.node).inserted) }.sorted {
            $0.place.lowerBound < $1.place.lowerBound
        }
        var result: [UInt8] = []
        var position = 0
        for change in changes where change.place.lowerBound >= position {
            result += bytes[position..<change.place.lowerBound]
            result += change.text.utf8
            position = change.place.upperBound
        }
        return result + bytes[position...]
    }

    /// The place of a change and what is written there; of several additions to an empty object, the first needs no comma.
    private func change(_ edit: JSONEdit, isFirst: Bool) -> (place: Range<Int>, text: String) {
        let range = byteRange(of: edit.node)
        guard edit.isAddition else { return (range, edit.text) }
        guard let last = Array(members(of: edit.node)).last else {
            return (range.upperBound - 1..<range.upperBound - 1, (isFirst ? " " : ", ") + edit.text)
        }
        let end = byteRange(of: last.value).upperBound
        return (end..<end, "," + space(before: last.key) + edit.text)
    }

    /// What stands before a member: a new line and an indent, or a space.
    private func space(before key: JSONNode) -> String {
        let start = byteRange(of: key).lowerBound
        let space = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return space.contains(0x0A) ? String(decoding: space.reversed(), as: UTF8.self) : " "
    }
}
