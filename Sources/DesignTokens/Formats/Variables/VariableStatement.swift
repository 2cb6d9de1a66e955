import LocatedJSON

/// What an export that lists variables and styles says of one of them, before its path is known.
struct VariableStatement {
    /// A value in one mode.
    struct Value {
        enum Content {
            case literal(TokenValue)
            /// A reference to another statement, by its number.
            case statement(Int)
            /// A reference to a path.
            case path(String)
        }

        var content: Content
        /// Where the value is in the file.
        var node: JSONNode
        /// The variable whose color the value is, in the opacity of the value.
        var base: FigmaVariable?

        init(_ content: Content, at node: JSONNode, base: FigmaVariable? = nil) {
            (self.content, self.node, self.base) = (content, node, base)
        }
    }

    /// The names of its groups, outermost first, and its own.
    var names: [String]
    /// The collection, an index into those of the export.
    var collection: Int
    /// The key that names it in the file.
    var nameNode: JSONNode
    /// The type, where the export says it.
    var type: TokenType?
    /// The value in each mode of the collection, in their order; `nil` where there is none.
    var values: [Value?]
    /// What a number measures, as far as its scopes tell.
    var unit: NumberUnit?
    /// What Figma says of the variable beside its values.
    var figma = FigmaAnnotations()
    var description: String?
    /// Whether it is not one of the file's own variables, but one of a library that these refer to.
    var isReferenceOnly = false

    /// What is to be remembered of the token that has a value.
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
    /// The name; `nil` for what belongs to no collection.
    var name: String?
    /// The names of its modes, the default one first.
    var modes: [String]
    /// Where it is in the file.
    var node: JSONNode
}
