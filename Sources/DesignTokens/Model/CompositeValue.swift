/// A value made of others: the named parts of a border or a shadow, or the elements of a gradient.
package struct CompositeValue: Sendable, Hashable {
    /// The parts, in the order in which the format lists them; elements in their own.
    package var parts: [Part]
    /// Whether the parts are the elements of an array, which have no names.
    package var isList: Bool

    /// One part.
    package struct Part: Sendable, Hashable {
        /// The part's name, such as `offsetX`; `nil` for an element.
        package var name: String?
        /// The value, references followed.
        package var value: TokenValue
        /// The path of the token that stands for the value; `nil` where the value is written out.
        package var reference: String?

        /// Creates a part.
        package init(name: String? = nil, value: TokenValue, reference: String? = nil) {
            self.name = name
            self.value = value
            self.reference = reference
        }
    }

    /// Creates a value of parts.
    package init(_ parts: [Part], isList: Bool = false) {
        self.parts = parts
        self.isList = isList
    }

    /// The value of the part with this name.
    package func value(of name: String) -> TokenValue? { parts.first { $0.name == name }?.value }

    /// Whether two values have the same parts, whatever tokens these come from.
    func isSame(as other: CompositeValue) -> Bool {
        guard isList == other.isList, parts.count == other.parts.count else { return false }
        return zip(parts, other.parts).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    }
}
