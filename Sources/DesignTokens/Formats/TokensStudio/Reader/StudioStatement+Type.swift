import LocatedJSON

extension StudioStatement {
    /// The type that the token has before its references are followed: that of a gradient for a colour which is one, and
    /// `nil` for what begins with a reference and states none, or one that says nothing, because its target tells it.
    func tokenType(in source: JSONDocument) -> TokenType? {
        let tokenType = type.tokenType ?? .string
        let isTold = statesType && type != .other
        guard !isTold || type == .color, source.kind(of: valueNode) == .string else { return tokenType }
        let first = source.withBytes(of: valueNode) { $0.first { !StudioASCII.isSpace($0) } }
        let isReference = first == UInt8(ascii: "{") || first == UInt8(ascii: "$")
        if isReference || first == UInt8(ascii: "#") { return isReference && !isTold ? nil : tokenType }
        let isGradient = type == .color && Color.isGradient(css: source.string(valueNode))
        return isGradient ? .gradient : tokenType
    }
}
