import DesignTokens

/// A composite value for a dialect: each part with its expression.
package struct ComposedValue: Sendable {
    package struct Part: Sendable {
        /// The part's name; `nil` for an element of a list.
        package var name: String?
        package var value: TokenValue
        /// The symbol of the token that the part refers to, or its literal; `nil` if it has no expression.
        package var expression: String?
        /// The length in points.
        package var points: Double?
        /// The parts of the part.
        package var composed: ComposedValue?
    }

    package var type: TokenType
    /// Whether the parts are elements of an array.
    package var isList: Bool
    /// The shape of a gradient.
    package var shape: GradientShape?
    package var parts: [Part]

    /// The stops of a gradient by position, because SwiftUI and CSS need them in this order. References to whole stops have
    /// no known position, and keep the order.
    package var stops: [Part] {
        let positions = parts.compactMap { part -> Double? in
            if case .number(let position)? = part.composed?["position"]?.value { position } else { nil }
        }
        guard positions.count == parts.count else { return parts }
        // Of two stops at one position, the first one stays first.
        let order = parts.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
        return order.map { parts[$0] }
    }

    /// Returns the part with a name.
    package subscript(name: String) -> Part? { parts.first { $0.name == name } }
}
