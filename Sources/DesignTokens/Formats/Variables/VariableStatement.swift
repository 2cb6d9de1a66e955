import LocatedJSON

/// A variable or style as an export lists it, before its path is known.
struct VariableStatement {
    /// A value in one mode.
    struct Value {
        enum Content {
            case literal(TokenValue)
            /// A reference to another statement, by its number.
            case statement(Int)
            /// A reference to a path.
            case path(String)
            /// A text style, parts of which are the values of other statements, by the names of the parts.
            case textStyle(variables: [String: Int])
        }

        var content: Content
        /// The place of the value in the file.
        var node: JSONNode
        /// The variable with the color of the value, before its opacity was changed.
        var base: FigmaVariable?

        init(_ content: Content, at node: JSONNode, base: FigmaVariable? = nil) {
            (self.content, self.node, self.base) = (content, node, base)
        }
    }

    /// The names of its groups, outermost first, and its own.
    var names: [String]
    /// The index of its collection in the export.
    var collection: Int
    /// The key with its name in the file.
    var nameNode: JSONNode
    /// The type, if the export specifies it.
    var type: TokenType?
    /// The value in each mode of the collection, in order, or `nil` without one.
    var values: [Value?]
    /// The unit of a number, if its scopes determine it.
    var unit: NumberUnit?
    /// Figma's metadata of the variable.
    var figma = FigmaAnnotations()
    var description: String?
    /// Whether the variable belongs to a library, and is only referred to.
    var isReferenceOnly = false

    /// The annotations for the token of a value.
    func annotations(for value: Value) -> TokenAnnotations? {
        var figma = figma
        if let base = value.base, case .literal(.color(let color)) = value.content {
            (figma.variable, figma.opacity) = (base, color.alpha)
        }
        return .of(figma: figma, description: description, deprecation: nil, isReferenceOnly: isReferenceOnly)
    }
}

/// Variables that share modes, as an export lists them.
struct VariableCollection {
    /// The name, or `nil` for variables without a collection.
    var name: String?
    /// The names of its modes, the default one first.
    var modes: [String]
    /// The place in the file.
    var node: JSONNode
}
