/// What is between two brackets of the code that is read.
struct CodeFrame {
    var kind: Kind
    /// Where a value stands that is this frame's own, and no part of an item that says more.
    var place = ValuePlace.unknown
    /// The type whose declaration this is the inside of.
    var typeName = ""
    var item = CodeItem()

    enum Kind: Hashable {
        /// Statements, or members of a type.
        case block
        /// What is handed over to the function of this name.
        case arguments(of: String)
        /// What the declaration of the function of this name takes.
        case parameters(of: String)
        /// Other parentheses and square brackets.
        case group
    }

    /// Where a value stands at this moment.
    var valuePlace: ValuePlace {
        if let name = item.compared ?? item.target { return .assigned(name) }
        if item.isAssigned, !item.types.isEmpty { return .stated(item.types) }
        if case .arguments(let callee) = kind { return .argument(callee: callee, label: item.name) }
        return place
    }
}

/// A statement, an argument, a parameter or an element, as far as it has been read.
struct CodeItem {
    var declaration: Declaration?
    var isStatic = false
    /// Whether its head is `if`, `switch` and the like, so that what stands in its braces is its value.
    var isControl = false
    /// Whether what is read is compared with a value, as behind `case`.
    var isPattern = false
    /// The name that is declared, or the label.
    var name = ""
    /// The names in the type that is stated.
    var types: [String] = []
    var readsTypes = false
    var hasParameters = false
    /// Whether the sign of an assignment has been read.
    var isAssigned = false
    /// What is assigned to.
    var target: String?
    /// What is compared with that which follows.
    var compared: String?

    enum Declaration {
        case value, function, type, enumCase
    }

    /// Whether a type can be stated here: behind the name of what is declared.
    var isTypeMissing: Bool { declaration != nil && !name.isEmpty && types.isEmpty && !isAssigned }

    /// What is carried over a comma: `case .a, .b` are two patterns, `let a, b` two values.
    var successor: CodeItem {
        var item = CodeItem()
        (item.isStatic, item.isPattern, item.isControl) = (isStatic, isPattern, isControl)
        item.declaration = declaration == .enumCase && !isPattern ? nil : declaration
        return item
    }
}
