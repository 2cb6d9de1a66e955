/// A static member of a type that generated code declares, and how other code reaches it.
package struct SoughtSymbol: Sendable, Hashable {
    package var name: String
    /// The types that hold it, outermost first.
    package var scope: [String]
    /// The types by which it is found, too, where a full stop before its name is enough: `Color` and `ShapeStyle`. None for a
    /// member of a type that is no value's, such as `ComponentToken.Button`: that has to be named.
    package var valueTypes: [String]

    package init(name: String, scope: [String], valueTypes: [String]) {
        self.name = name
        self.scope = scope
        self.valueTypes = valueTypes
    }
}

/// How sure it is that code means a symbol.
package enum UseConfidence: String, CaseIterable, Sendable {
    /// The code names the symbol's type, or nothing else in the sources has its name.
    case exact
    /// The code stands where a value of the symbol's type is expected.
    case likely
    /// The code has the name, and nothing says more.
    case possible
}

/// A place at which code uses a symbol.
package struct SymbolUse: Sendable, Hashable {
    /// The number of the symbol among those that were sought.
    package var symbol: Int
    package var confidence: UseConfidence
    /// The number of the file, in the order in which they were searched.
    package var file: Int
    package var line: Int
    /// In bytes, from 1, where the name begins.
    package var column: Int
}
