import LocatedJSON

extension JSONDocument {
    /// The variable that a token was exported from: `$extensions["com.figma.variableId"]`. It is read when it is asked
    /// for, because a single file needs none.
    func variableId(of token: Token) -> String? {
        guard let extensions = value(of: "$extensions", in: value(ofKey: token.nameNode)) else { return nil }
        let node =
            value(of: "com.figma.variableId", in: extensions)
            ?? value(of: "com.figma", in: extensions).flatMap { value(of: "variableId", in: $0) }
        return node.flatMap(stringValue)
    }
}
