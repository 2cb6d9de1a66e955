import CodeGeneration

/// One name in the generated code that is not what it was.
package struct SymbolChange: Sendable {
    /// What became of it.
    package var kind: Kind
    /// What it was; `nil` for one that was added.
    package var old: State?
    /// What it is; `nil` for one that was removed.
    package var new: State?

    /// Whether the configuration still offers the old symbol, deprecated, as a former name of the new one.
    package var isStillOffered = false

    /// Whether code that uses the symbol may no longer compile, or may mean something else.
    package var isBreaking: Bool { kind != .added && !isStillOffered }

    /// The ways in which a symbol changes.
    package enum Kind: String, CaseIterable, Sendable {
        /// It is new.
        case added
        /// It is gone, and its token with it or no longer in an output.
        case removed
        /// Its token has another symbol.
        case renamed
        /// It has another type.
        case retyped
    }

    /// A symbol on one side of the comparison.
    package struct State: Sendable, Hashable {
        /// The symbol.
        package var symbol: Symbol
        /// Its Swift type.
        package var type: String
        /// The path of its token.
        package var path: String
    }
}
