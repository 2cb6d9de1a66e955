/// The properties in Figma's file name of a variant: `Property 1=Dark, Size=24`.
struct VariantProperties {
    /// The rest of the name: the values without an appearance, joined by hyphens; empty if there are none.
    let name: String
    let appearance: ImageAppearance?

    /// Creates the properties; `nil` if the name is not a list of properties.
    init?(_ text: String) {
        guard text.contains("=") else { return nil }
        var names: [String] = []
        var appearance: ImageAppearance?
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else { return nil }
            let (key, value) = (Self.trimmed(sides[0]), Self.trimmed(sides[1]))
            guard !key.isEmpty, !value.isEmpty else { return nil }
            let word = value.lowercased().split(separator: " ").joined(separator: "-")
            guard Self.saysAppearance(key.lowercased()) else {
                names.append(value)
                continue
            }
            // The default value of a component's property.
            if word == "default" { continue }
            if let stated = ImageAppearance.named(word) { appearance = stated } else { names.append(value) }
        }
        name = names.joined(separator: "-")
        self.appearance = appearance
    }

    /// Returns whether a property's values are appearances. `Style=Light` is a thin line.
    private static func saysAppearance(_ key: String) -> Bool {
        key.hasPrefix("property ") || ["theme", "mode", "appearance", "color mode", "color scheme"].contains(key)
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }
}
