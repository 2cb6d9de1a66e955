import Diagnostics

/// A variant of an asset: for a scale, an appearance, a device.
package struct AssetSlot: Sendable, Hashable {
    /// The name of its file, or `nil` for an empty slot, which is valid, and for a color.
    package var file: String?
    /// Its color, or `nil` for an empty slot, and for anything but a color.
    package var color: CatalogColor?
    /// The place of the file's name, of the color, or else of the slot.
    package var location: SourceLocation
    /// The traits that the slot is for, in the order of the keys: `idiom`, `scale`, `display-gamut`, `locale`…; an
    /// appearance has the key `luminosity` or `contrast`.
    package var traits: [Trait] = []

    package struct Trait: Sendable, Hashable {
        package var key: String
        package var value: String
    }

    /// The value of a trait, or `nil` if the slot is for any.
    package subscript(key: String) -> String? { traits.first { $0.key == key }?.value }

    package var idiom: String { self["idiom"] ?? "universal" }
    /// `2` for `"2x"`, or `nil` for a slot for all scales.
    package var scale: Int? { self["scale"].flatMap { $0.last == "x" ? Int($0.dropLast()) : nil } }
    /// `dark`, `light` or `tinted`, or `nil` if the slot is for any.
    package var luminosity: String? { self["luminosity"] }
    package var hasHighContrast: Bool { self["contrast"] == "high" }
}
