import LocatedJSON

/// One object of tokens, which lies over those before it: what it holds at a path takes the place of what they hold.
package struct TokenOverlay: Sendable, Hashable {
    /// The file, an index into the sources that are read together.
    package var source: Int
    /// The group.
    package var node: JSONNode
    /// The names in the group that do not count, because members beside a `$ref` replace them.
    package var hiddenNames: Set<String>

    /// Creates a overlay.
    package init(source: Int, node: JSONNode, hiddenNames: Set<String> = []) {
        self.source = source
        self.node = node
        self.hiddenNames = hiddenNames
    }
}
