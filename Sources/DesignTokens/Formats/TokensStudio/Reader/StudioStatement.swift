import LocatedJSON

/// The definition of a token in a set of a Tokens Studio project, or in a file of Style Dictionary.
struct StudioStatement: Sendable {
    var name: String
    var path: String
    /// The index of its group in the project.
    var group: Int
    /// The index of its set in the project's order, or of its file where there are no sets.
    var set: Int
    /// The index of its file in the project.
    var source: Int
    /// The type of the token or the nearest of its groups, or `other` without one.
    var type: StudioType
    /// Whether a type is specified.
    var statesType = true
    /// The type of the token before its references are followed, or `nil` if its target determines it.
    var tokenType: TokenType?
    var nameNode: JSONNode
    var valueNode: JSONNode
    var description: String?
    var deprecation: Deprecation?
    /// The color modifier in `$extensions["studio.tokens"].modify`.
    var modifier: JSONNode?
    /// Whether it can be read. Something invalid in place of a token is reported, and known by its path.
    var isToken = true
    /// Earlier definitions of the same token, the nearest first, whose members fill the gaps of this one, which is an
    /// object.
    var completedBy: [Int] = []
}

extension StudioStatement {
    /// Whether a reference has the type of its target: without a type, and with ``StudioType/other``, which the plugin
    /// also makes of types that it does not know.
    var takesTypeOfTarget: Bool { !statesType || type == .other }

    /// Creates the token of the statement with a number and a value.
    func token(
        _ number: Int, group: Int, statedType: TokenType?, value: TokenValue, isReferenceOnly: Bool = false
    ) -> Token {
        Token(
            name: name, path: path, group: group, statedType: statedType, value: value,
            unit: type == .opacity ? .ratio : nil,
            annotations: TokenAnnotations.of(
                description: description, deprecation: deprecation, isReferenceOnly: isReferenceOnly),
            document: source, nameNode: nameNode, valueNode: valueNode, statement: Int32(number))
    }

    /// The type of the token before its references are followed: a gradient for a color that is one, and `nil` for a
    /// reference without a meaningful type, because its target determines it.
    func tokenType(in source: JSONDocument) -> TokenType? {
        let tokenType = type.tokenType ?? .string
        guard takesTypeOfTarget || type == .color, source.kind(of: valueNode) == .string else { return tokenType }
        let first = source.withBytes(of: valueNode) { $0.first { !ASCII.isSpace($0) } }
        let isReference = first == UInt8(ascii: "{") || first == UInt8(ascii: "$")
        if isReference || first == UInt8(ascii: "#") { return isReference && takesTypeOfTarget ? nil : tokenType }
        let mayBeGradient = type == .color || type == .other
        return mayBeGradient && Color.isGradient(css: source.string(valueNode)) ? .gradient : tokenType
    }
}

/// A token set: the contents of one file, or one member of a single-file project.
struct StudioSet: Sendable {
    var name: String
    /// The index of its file in the project.
    var source: Int
    /// The set's tokens and groups, an object.
    var node: JSONNode
}
