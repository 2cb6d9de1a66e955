/// What kind of value a ``JSONNode`` stands for.
package enum JSONKind: UInt8, Sendable, Hashable {
    case object, array, string, number, `true`, `false`, null

    /// The kind in words, with its article, for messages: "an object", "a number".
    package var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .true, .false: "a boolean"
        case .null: "null"
        }
    }
}

/// A handle of one value, or one member's key, in a ``JSONDocument``; meaningful only together with that document.
package struct JSONNode: Sendable, Hashable {
    /// The position of the value in the document's tape.
    let index: Int32
}

/// One member of an object: its key, which is a string node, and its value.
package struct JSONMember: Sendable {
    /// The key, a node of kind ``JSONKind/string``.
    package let key: JSONNode
    /// The value.
    package let value: JSONNode
}

/// One entry of a document's tape: all values in document order, a container before its content, so that a
/// document is one flat array and skipping a value is one addition.
struct TapeEntry {
    /// Offset of the value's first byte.
    var offset: UInt32
    /// Length of the value's text in bytes, quotes and brackets included.
    var length: UInt32
    /// Index of the first entry after this value and all it contains.
    var next: UInt32
    /// The kind of value.
    var kind: JSONKind
    /// Whether a string holds at least one backslash escape.
    var hasEscapes: Bool
}
