// Other modules query kinds and members of every value in a file. The compiler can only inline `package` declarations
// there if both the type and the member are usable from inline code.

/// The kind of a value.
@usableFromInline package enum JSONKind: UInt8, Sendable, Hashable {
    case object, array, string, number, `true`, `false`, null

    /// The kind with its article, for messages: "an object", "a number".
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

/// A handle of a value, or of a member's key, in a ``JSONDocument``; only meaningful with that document.
@usableFromInline package struct JSONNode: Sendable, Hashable {
    /// The index of the value in the document's tape.
    @usableFromInline let index: Int32

    @inlinable init(index: Int32) { self.index = index }
}

/// A member of an object: its key, which is a string node, and its value.
@usableFromInline package struct JSONMember: Sendable {
    /// The key, a node of kind ``JSONKind/string``.
    @usableFromInline package let key: JSONNode
    @usableFromInline package let value: JSONNode

    @inlinable init(key: JSONNode, value: JSONNode) {
        self.key = key
        self.value = value
    }
}

/// An entry of a document's tape, which contains all values in document order, containers before their contents, so
/// that skipping a value is one addition.
@usableFromInline struct TapeEntry: Sendable {
    /// The offset of the value's first byte.
    @usableFromInline var offset: UInt32
    /// The length of the value's text in bytes, including quotes and brackets.
    @usableFromInline var length: UInt32
    /// The index of the first entry after this value and its contents.
    @usableFromInline var next: UInt32
    @usableFromInline var kind: JSONKind
    /// Whether a string contains at least one backslash escape.
    @usableFromInline var hasEscapes: Bool
}
