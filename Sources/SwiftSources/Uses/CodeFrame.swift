/// The code between two brackets.
struct CodeFrame {
    var kind: Kind
    /// The place of a value that is the frame itself, unless an item determines another.
    var place = ValuePlace.unknown
    /// The type whose declaration contains the frame.
    var typeName = ""
    /// The name of the property or function whose value the frame determines.
    var ownerName = ""
    var item = CodeItem()

    enum Kind: Hashable {
        /// Statements, or members of a type.
        case block
        /// The arguments of the function with this name.
        case arguments(of: String)
        /// The parameters of the function with this name.
        case parameters(of: String)
        /// Other parentheses and square brackets.
        case group
    }

    /// The place of a value at this position.
    var valuePlace: ValuePlace {
        if let name = item.compared ?? item.target { return .assigned(name) }
        if item.isAssigned, !item.types.isEmpty { return .stated(item.types) }
        if case .arguments(let callee) = kind { return .argument(callee: callee, label: item.name) }
        return place
    }
}

/// The part of a statement, an argument, a parameter or an element that has been read so far.
struct CodeItem {
    var declaration: Declaration?
    var isStatic = false
    /// Whether it begins with a keyword such as `if` or `switch`, so that its braces contain its value.
    var isControl = false
    /// Whether it is a pattern, as after `case`.
    var isPattern = false
    /// The declared name, or the label.
    var name = ""
    /// The names in the explicit type.
    var types: [String] = []
    var readsTypes = false
    var hasParameters = false
    /// Whether an assignment operator has been read.
    var isAssigned = false
    /// The target of the assignment.
    var target: String?
    /// The left side of a comparison.
    var compared: String?

    enum Declaration {
        case value, function, type, enumCase
    }

    /// Whether an explicit type can follow: after the declared name.
    var isTypeMissing: Bool { declaration != nil && !name.isEmpty && types.isEmpty && !isAssigned }

    /// The state after a comma: `case .a, .b` are two patterns, `let a, b` two values.
    var successor: CodeItem {
        var item = CodeItem()
        (item.isStatic, item.isPattern, item.isControl) = (isStatic, isPattern, isControl)
        item.declaration = declaration == .enumCase && !isPattern ? nil : declaration
        return item
    }
}
