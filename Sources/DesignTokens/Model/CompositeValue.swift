/// A value made of others: the named parts of a border or a shadow, or the elements of a gradient.
package struct CompositeValue: Sendable, Hashable {
    /// What the value is; of a list, what each of its elements is.
    package let type: TokenType
    /// The parts, in the order in which the format lists them; elements in their own.
    package private(set) var parts: [Part]
    /// Whether the parts are the elements of an array, which have no names.
    package let isList: Bool
    /// How the stops of a gradient lie, where its format says so.
    package let shape: GradientShape?

    package struct Part: Sendable, Hashable {
        /// The part's name, such as `offsetX`; `nil` for an element.
        package var name: String?
        /// The value, references followed.
        package var value: TokenValue
        /// The path of the token that stands for the value; `nil` where the value is written out.
        package var reference: String?

        package init(name: String? = nil, value: TokenValue, reference: String? = nil) {
            self.name = name
            self.value = value
            self.reference = reference
        }
    }

    /// Creates a value of named parts; `nil` where values of the type do not have these, in this order, or a part has a value
    /// that it cannot have.
    package init?(_ type: TokenType, _ parts: [Part]) {
        guard CompositeSchema.of(type)?.allows(parts) == true else { return nil }
        (self.type, self.parts, isList, shape) = (type, parts, false, nil)
    }

    /// Creates a list; `nil` where an element is of another type.
    package init?(listOf type: TokenType, _ elements: [Part], shape: GradientShape? = nil) {
        let areOfType = elements.allSatisfy { $0.name == nil && type.canRefer(to: $0.value.type(stated: nil)) }
        guard areOfType else { return nil }
        (self.type, parts, isList, self.shape) = (type, elements, true, shape)
    }

    /// The same with other values of the same types.
    func mapping(_ transform: (TokenValue) -> TokenValue) -> CompositeValue {
        var result = self
        for index in result.parts.indices { result.parts[index].value = transform(result.parts[index].value) }
        return result
    }

    package func value(of name: String) -> TokenValue? { parts.first { $0.name == name }?.value }

    /// Whether two values have the same parts, whatever tokens these come from.
    func isSame(as other: CompositeValue) -> Bool {
        guard isList == other.isList, shape == other.shape, parts.count == other.parts.count else { return false }
        return zip(parts, other.parts).allSatisfy { $0.name == $1.name && $0.value.isSame(as: $1.value) }
    }
}
