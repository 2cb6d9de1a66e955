import Diagnostics

/// One of the variants of an asset: for a scale, an appearance, a device.
package struct AssetSlot: Sendable, Hashable {
    /// The name of its file; `nil` for an empty slot, which is legal, and for a color.
    package var file: String?
    /// Its color; `nil` for an empty slot, and for what is no color.
    package var color: CatalogColor?
    /// Where the name of its file stands, or its color, else the slot itself.
    package var location: SourceLocation
    /// What the slot is for, in the order of the keys: `idiom`, `scale`, `display-gamut`, `locale`…; an appearance has a key of
    /// its own, `luminosity` or `contrast`.
    package var traits: [Trait] = []

    package struct Trait: Sendable, Hashable {
        package var key: String
        package var value: String
    }

    /// The value of a trait; `nil` where the slot is for any.
    package subscript(key: String) -> String? { traits.first { $0.key == key }?.value }

    package var idiom: String { self["idiom"] ?? "universal" }
    /// `2` for `"2x"`; `nil` for a slot that serves all scales.
    package var scale: Int? { self["scale"].flatMap { $0.last == "x" ? Int($0.dropLast()) : nil } }
    /// `dark`, `light` or `tinted`; `nil` where the slot is for any.
    package var luminosity: String? { self["luminosity"] }
    package var hasHighContrast: Bool { self["contrast"] == "high" }
}
