import LocatedJSON

/// A token as a set of a Tokens Studio project, or a file of Style Dictionary, states it.
struct StudioStatement: Sendable {
    var name: String
    var path: String
    /// The group, an index into the project's groups.
    var group: Int
    /// The set, an index into the project's sets in their order; the file, where there are no sets.
    var set: Int
    /// The file, an index into the project's files.
    var source: Int
    /// The type as it is stated, by the token or the nearest of its groups; `other` where none of them does.
    var type: StudioType
    /// Whether a type is stated.
    var statesType = true
    /// The type that the token has before its references are followed; `nil` where its target tells it.
    var tokenType: TokenType?
    var nameNode: JSONNode
    var valueNode: JSONNode
    var description: String?
    var deprecation: Deprecation?
    /// `$extensions["studio.tokens"].modify`: how the color is changed.
    var modifier: JSONNode?
    /// Whether it can be read: what stands in the place of a token and is none is reported, and known by its path.
    var isToken = true
    /// Earlier statements of the same token, the nearest first, whose members count where this one, an object, has none of
    /// their name.
    var completedBy: [Int] = []
}

extension StudioStatement {
    /// The token that the statement, the one with a number, makes with a value.
    func token(
        _ number: Int, group: Int, statedType: TokenType?, value: TokenValue, isReferenceOnly: Bool = false
    ) -> Token {
        Token(
            name: name, path: path, group: group, statedType: statedType, value: value,
            annotations: TokenAnnotations.of(
                description: description, deprecation: deprecation, isReferenceOnly: isReferenceOnly),
            document: source, nameNode: nameNode, valueNode: valueNode, statement: Int32(number))
    }

    /// The type that the token has before its references are followed: that of a gradient for a color which is one, and
    /// `nil` for what begins with a reference and states none, or one that says nothing, because its target tells it.
    func tokenType(in source: JSONDocument) -> TokenType? {
        let tokenType = type.tokenType ?? .string
        let isTold = statesType && type != .other
        guard !isTold || type == .color, source.kind(of: valueNode) == .string else { return tokenType }
        let first = source.withBytes(of: valueNode) { $0.first { !ASCII.isSpace($0) } }
        let isReference = first == UInt8(ascii: "{") || first == UInt8(ascii: "$")
        if isReference || first == UInt8(ascii: "#") { return isReference && !isTold ? nil : tokenType }
        let isGradient = type == .color && Color.isGradient(css: source.string(valueNode))
        return isGradient ? .gradient : tokenType
    }
}

/// A token set: what one file holds, or one member of a project that is a single file.
struct StudioSet: Sendable {
    var name: String
    /// The file, an index into the project's files.
    var source: Int
    /// The set's tokens and groups, an object.
    var node: JSONNode
}
