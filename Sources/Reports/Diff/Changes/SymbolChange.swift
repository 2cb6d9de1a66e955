import CodeGeneration

/// One name in the generated code that is not what it was.
package struct SymbolChange: Sendable {
    package var old: State?
    package var new: State?

    /// What became of it.
    package var kind: Kind {
        guard let old else { return .added }
        guard let new else { return .removed }
        return old.symbol == new.symbol ? .retyped : .renamed
    }

    /// Whether the configuration still offers the old symbol, deprecated, as a former name of the new one.
    package var isStillOffered = false

    /// Whether code that uses the symbol may no longer compile, or may mean something else.
    package var isBreaking: Bool { kind != .added && !isStillOffered }

    package enum Kind: String, CaseIterable, Sendable {
        case added
        /// It is gone, and its token with it or no longer in an output.
        case removed
        /// Its token has another symbol.
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
        /// The unit, and what people call it where there are several.
        package var unit = 0
        package var unitLabel = ""
        /// The output that writes it, by its number among all; `nil` for the symbol of an asset.
        var output: Int?

        /// What tells symbols apart: two targets may have one each of one name.
        var key: Key { Key(unit: unit, symbol: symbol) }
    }
}
