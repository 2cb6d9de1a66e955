// Other modules ask for kinds and members of every value of a file. The compiler looks into what is `package` from
// there only where both the type and the member are usable from inline code.

/// What kind of value a ``JSONNode`` stands for.
@usableFromInline package enum JSONKind: UInt8, Sendable, Hashable {
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
@usableFromInline package struct JSONNode: Sendable, Hashable {
    /// The position of the value in the document's tape.
    @usableFromInline let index: Int32

    @inlinable init(index: Int32) { self.index = index }
}

/// One member of an object: its key, which is a string node, and its value.
@usableFromInline package struct JSONMember: Sendable {
    /// The key, a node of kind ``JSONKind/string``.
    @usableFromInline package let key: JSONNode
    @usableFromInline package let value: JSONNode

    @inlinable init(key: JSONNode, value: JSONNode) {
        self.key = key
        self.value = value
    }
}

/// One entry of a document's tape: all values in document order, a container before its content, so that a
/// document is one flat array and skipping a value is one addition.
@usableFromInline struct TapeEntry: Sendable {
    /// Offset of the value's first byte.
    @usableFromInline var offset: UInt32
    /// Length of the value's text in bytes, quotes and brackets included.
    @usableFromInline var length: UInt32
    /// Index of the first entry after this value and all it contains.
    @usableFromInline var next: UInt32
    @usableFromInline var kind: JSONKind
    /// Whether a string holds at least one backslash escape.
    @usableFromInline var hasEscapes: Bool
}
