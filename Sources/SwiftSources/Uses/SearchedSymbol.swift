/// A static member of a generated type.
package struct SearchedSymbol: Sendable, Hashable {
    package var name: String
    /// The containing types, outermost first.
    package var scope: [String]
    /// The types for which a leading dot is enough, such as `Color` and `ShapeStyle`. Empty for members of a namespace
    /// such as `ComponentToken.Button`, which must be named.
    package var valueTypes: [String]

    package init(name: String, scope: [String], valueTypes: [String]) {
        self.name = name
        self.scope = scope
        self.valueTypes = valueTypes
    }
}

/// How certain it is that code refers to a symbol.
package enum UseConfidence: String, CaseIterable, Sendable {
    /// The code names the symbol's type, or the name is unique in the sources.
    case exact
    /// The code is in a place that expects the symbol's type.
    case likely
    /// The code contains the name without other evidence.
    case possible
}

/// An asset that code can load by its name.
package struct SearchedAsset: Sendable, Hashable {
    package var name: String
    package var kind: AssetPosition.Kind

    package init(name: String, kind: AssetPosition.Kind) {
        self.name = name
        self.kind = kind
    }
}

/// A use of an asset by its name: in a string, or in a file of Interface Builder.
package struct AssetNameUse: Sendable, Hashable {
    /// The index of the asset.
    package var asset: Int
    package var confidence: UseConfidence
    /// The code around the name as far as it identifies the asset: `Image("tick")`.
    package var code: String
    /// The index of the file, in search order.
    package var file: Int
    package var line: Int
    /// The column of the string or name in bytes, starting at 1.
    package var column: Int
}

/// A use of a symbol in code.
package struct SymbolUse: Sendable, Hashable {
    /// The index of the symbol.
    package var symbol: Int
    package var confidence: UseConfidence
    /// The index of the file, in search order.
    package var file: Int
    /// The index of the name's token in the file.
    package var token: Int
    package var line: Int
    /// The column of the name in bytes, starting at 1.
    package var column: Int
}
