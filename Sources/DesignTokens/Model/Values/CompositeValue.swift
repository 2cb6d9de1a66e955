/// A value with parts: the named parts of a border or a shadow, or the elements of a gradient.
package struct CompositeValue: Sendable, Hashable {
    /// The type of the value, or of each element of a list.
    package let type: TokenType
    /// The parts in the order of the format, or the elements in their own order.
    package private(set) var parts: [Part]
    /// Whether the parts are the elements of an array, which have no names.
    package let isList: Bool
    /// The shape of a gradient, if its format specifies it.
    package let shape: GradientShape?

    package struct Part: Sendable, Hashable {
        /// The part's name, such as `offsetX`, or `nil` for an element.
        package var name: String?
        /// The value, references followed.
        package var value: TokenValue
        /// The path of the referenced token, or `nil` for a literal.
        package var reference: String?

        package init(name: String? = nil, value: TokenValue, reference: String? = nil) {
            self.name = name
            self.value = value
            self.reference = reference
        }
    }

    /// Creates a value with named parts, or returns `nil` if values of the type do not have these parts in this order,
    /// or a part has an invalid value.
    package init?(_ type: TokenType, _ parts: [Part]) {
        guard CompositeSchema.of(type)?.allows(parts) == true else { return nil }
        (self.type, self.parts, isList, shape) = (type, parts, false, nil)
    }

    /// Creates a list, or returns `nil` if an element has another type.
    package init?(listOf type: TokenType, _ elements: [Part], shape: GradientShape? = nil) {
        let areOfType = elements.allSatisfy { $0.name == nil && type.canRefer(to: $0.value.type(stated: nil)) }
        guard areOfType else { return nil }
        (self.type, parts, isList, self.shape) = (type, elements, true, shape)
    }

    /// Returns the same parts with other values of the same types.
    func mapping(_ transform: (TokenValue) -> TokenValue) -> CompositeValue {
        var result = self
        for index in result.parts.indices { result.parts[index].value = transform(result.parts[index].value) }
        return result
    }

    package func value(of name: String) -> TokenValue? { parts.first { $0.name == name }?.value }

    /// Whether two values have the same parts, ignoring references.
    func isSame(as other: CompositeValue) -> Bool {
        guard isList == other.isList, shape == other.shape, parts.count == other.parts.count else { return false }
        return zip(parts, other.parts).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    }
}
