import CodeGeneration

/// A changed name in the generated code.
package struct SymbolChange: Sendable {
    package var old: State?
    package var new: State?

    /// The kind of change.
    package var kind: Kind {
        guard let old else { return .added }
        guard let new else { return .removed }
        return old.symbol == new.symbol ? .retyped : .renamed
    }

    /// Whether the configuration keeps the old symbol as a deprecated former name of the new one.
    package var isStillOffered = false

    /// Whether code that uses the symbol may no longer compile or has another meaning.
    package var isBreaking: Bool { kind != .added && !isStillOffered }

    package enum Kind: String, CaseIterable, Sendable {
        case added
        /// The token was removed or is no longer in an output.
        case removed
        /// The token has another symbol.
        case renamed
        case retyped
    }

    /// A symbol on one side of the comparison.
    package struct State: Sendable, Hashable {
        struct Key: Hashable {
            var unit: Int
            var symbol: Symbol
        }

        package var symbol: Symbol
        package var type: String
        package var path: String
        /// The unit, with its name if there are several.
        package var unit = 0
        package var unitLabel = ""
        /// The index of the output that declares it; `nil` for the symbol of an asset.
        var output: Int?

        /// The identity of a symbol: two targets may each have one with the same name.
        var key: Key { Key(unit: unit, symbol: symbol) }
    }
}
