/// A `Contents.json` with these slots.
func colorSet(_ slots: String...) -> String { #"{ "colors": [\#(slots.joined(separator: ",\n"))] }"# }

/// A slot with a color of three equal components.
func colorSlot(_ component: String, _ traits: String = "") -> String {
    let components = #"{ "red": "\#(component)", "green": "\#(component)", "blue": "\#(component)", "alpha": "1" }"#
    return #"{ "color": { "color-space": "srgb", "components": \#(components) }, \#(traits) "idiom": "universal" }"#
}
