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
/// that skipping a value is one step. After the contents of a container is an entry of its closing bracket.
///
/// A tape is most of what a run has in memory, so that an entry has eight bytes.
@usableFromInline struct TapeEntry: Sendable {
    /// The offset of the value's first byte.
    @usableFromInline let offset: UInt32
    /// The kind in the three highest bits, and the extent below them.
    @usableFromInline var bits: UInt32

    init(offset: Int, kind: JSONKind, hasEscapes: Bool = false, extent: Int) {
        self.offset = UInt32(truncatingIfNeeded: offset)
        // A string with an escape is one more kind.
        bits = UInt32(hasEscapes ? 7 : kind.rawValue) << 29 | UInt32(truncatingIfNeeded: extent)
    }

    @inlinable var kind: JSONKind { JSONKind(rawValue: UInt8(bits >> 29)) ?? .string }

    /// Whether a string contains at least one backslash escape.
    @inlinable var hasEscapes: Bool { bits >> 29 == 7 }

    @inlinable var isContainer: Bool { bits >> 29 <= JSONKind.array.rawValue }

    /// The length of the text of a scalar, including quotes; for a container the index of the first entry after its
    /// closing bracket's.
    @inlinable var extent: Int { Int(bits & (1 << 29 - 1)) }

    /// The index of the first entry after this value and its contents.
    @inlinable func next(after index: Int) -> Int { isContainer ? extent : index + 1 }
}
