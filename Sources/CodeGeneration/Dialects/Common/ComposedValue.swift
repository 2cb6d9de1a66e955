import DesignTokens

/// A value that is made of others, as a language needs it to spell it: each part with its expression.
package struct ComposedValue: Sendable {
    package struct Part: Sendable {
        /// The part's name; `nil` for an element of a list.
        package var name: String?
        package var value: TokenValue
        /// The symbol of the token that stands for the part, or its value; `nil` where that has no expression.
        package var expression: String?
        /// How many points a length is.
        package var points: Double?
        /// What the part itself is made of.
        package var composed: ComposedValue?
    }

    package var type: TokenType
    /// Whether the parts are the elements of an array.
    package var isList: Bool
    /// How the stops of a gradient lie.
    package var shape: GradientShape?
    package var parts: [Part]

    /// The part with a name.
    package subscript(name: String) -> Part? { parts.first { $0.name == name } }
}
