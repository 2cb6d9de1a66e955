/// The properties that Figma writes as the file name of a variant: `Property 1=Dark, Size=24`.
struct VariantProperties {
    /// What is left for the name: the values that say no appearance, joined by hyphens; nothing where all do.
    let name: String
    let appearance: ImageAppearance?

    /// `nil` for a name that is no list of properties.
    init?(_ text: String) {
        guard text.contains("=") else { return nil }
        var names: [String] = []
        var appearance: ImageAppearance?
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard sides.count == 2 else { return nil }
            let (key, value) = (Self.trimmed(sides[0]), Self.trimmed(sides[1]))
            guard !key.isEmpty, !value.isEmpty else { return nil }
            switch Self.meaning(of: value, for: key.lowercased()) {
            case .appearance(let stated): appearance = stated
            case .usual: break
            case .name: names.append(value)
            }
        }
        name = names.joined(separator: "-")
        self.appearance = appearance
    }

    private enum Meaning {
        case appearance(ImageAppearance)
        /// The value that a component has unless another is chosen.
        case usual
        case name
    }

    /// A value says an appearance only where its property is about one: `Style=Light` is a thin line.
    private static func meaning(of value: String, for key: String) -> Meaning {
        let isUnnamed = key.hasPrefix("property ")
        guard isUnnamed || appearanceKeys.contains(key) else { return .name }
        if value.lowercased() == "default" { return .usual }
        let word = value.lowercased().split(separator: " ").joined(separator: "-")
        return ImageAppearance.named(word).map(Meaning.appearance) ?? .name
    }

    private static let appearanceKeys: Set<String> = ["theme", "mode", "appearance", "color mode", "color scheme"]

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }
}
