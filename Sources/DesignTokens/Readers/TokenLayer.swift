import LocatedJSON

/// One object of tokens, which lies over those before it: what it holds at a path takes the place of what they hold.
public struct TokenLayer: Sendable, Hashable {
    /// The file, an index into the sources that are read together.
    public var source: Int
    /// The group.
    public var node: JSONNode
    /// The names in the group that do not count, because members beside a `$ref` replace them.
    public var hiddenNames: Set<String>

    /// Creates a layer.
    public init(source: Int, node: JSONNode, hiddenNames: Set<String> = []) {
        self.source = source
        self.node = node
        self.hiddenNames = hiddenNames
    }
}
