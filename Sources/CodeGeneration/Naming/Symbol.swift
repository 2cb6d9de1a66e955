/// A token's name in generated code: its scope and its name there.
package struct Symbol: Sendable, Hashable {
    /// The type that declares the static member: `ShapeStyle`, `ComponentToken.Button`; for members of a theme, the
    /// path through the environment: `theme.button`.
    package var scope: String
    package var name: String

    package init(scope: String, name: String) {
        self.scope = scope
        self.name = name
    }

    package var text: String { "\(scope).\(name)" }

    /// The symbol that a use means instead, if it is declared; `nil` if there is no such type.
    package var hidingSymbol: Symbol? {
        Dialects.usual.known.hidingTypes[scope].map { Symbol(scope: $0, name: name) }
    }

    /// The symbols that are not meant where this one is declared.
    package var hiddenSymbols: [Symbol] {
        Dialects.usual.known.hidingTypes.filter { $0.value == scope }.map { Symbol(scope: $0.key, name: name) }
    }
}
