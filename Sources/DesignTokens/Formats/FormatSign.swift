import LocatedJSON

/// A sign that a file has a format.
package struct FormatSign: Sendable {
    package enum Certainty: Comparable, Sendable {
        /// Files of another format look the same.
        case possible
        /// Files of another format may look the same.
        case likely
        /// No other format has this sign.
        case certain
    }

    package var certainty: Certainty
    /// The reason, in words that follow "because".
    package var reason: String

    init(_ certainty: Certainty, _ reason: String) {
        self.certainty = certainty
        self.reason = reason
    }
}

/// A place in a file that may show its format: the root, a group or a token.
package struct FormatPlace {
    package var file: JSONDocument
    package var node: JSONNode
    /// Whether it has a `$value`.
    package var isToken = false
    /// The folders around the file, or `nil` below its root.
    package var folders: (any TokenFolders)?

    func value(of name: StaticString) -> JSONNode? { file.value(of: name, in: node) }

    /// The string value of a member.
    func text(of name: StaticString) -> String? { file.text(name, of: node) }
}
