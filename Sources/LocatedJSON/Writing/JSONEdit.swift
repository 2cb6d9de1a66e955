/// An edit of a single value in the text of a document.
package struct JSONEdit: Sendable, Hashable {
    package var node: JSONNode
    /// The new text, as JSON.
    package var text: String
    /// Whether the text is a new last member of the object, rather than a replacement of the value.
    package var isAddition: Bool

    package init(_ node: JSONNode, _ text: String, isAddition: Bool = false) {
        self.node = node
        self.text = text
        self.isAddition = isAddition
    }
}

extension JSONDocument {
    /// Applies edits to the text; everything else keeps its order, spaces and spelling.
    ///
    /// - Parameter edits: The edits, none of them inside a value that another one replaces.
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

    /// The range and text of an edit. The first of several additions to an empty object needs no comma.
    private func change(_ edit: JSONEdit, isFirst: Bool) -> (place: Range<Int>, text: String) {
        let range = byteRange(of: edit.node)
        guard edit.isAddition else { return (range, edit.text) }
        guard let last = Array(members(of: edit.node)).last else {
            return (range.upperBound - 1..<range.upperBound - 1, (isFirst ? " " : ", ") + edit.text)
        }
        let end = byteRange(of: last.value).upperBound
        return (end..<end, "," + space(before: last.key) + edit.text)
    }

    /// The space before a member: a line break and an indent, or a space.
    private func space(before key: JSONNode) -> String {
        let start = byteRange(of: key).lowerBound
        let space = bytes[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return space.contains(0x0A) ? String(decoding: space.reversed(), as: UTF8.self) : " "
    }
}
