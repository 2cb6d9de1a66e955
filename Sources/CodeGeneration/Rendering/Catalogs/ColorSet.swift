import DesignTokens

/// The `Contents.json` of a color set: a color for every appearance, and one for each in which it is another.
///
/// No template makes it: there is one way to write it, which is how Xcode does.
struct ColorSet: Hashable {
    /// A color, and the appearance in which it is shown; the first one is shown in all that have none.
    struct Entry: Hashable {
        var appearance: Appearance
        var color: ColorValue
    }

    let entries: [Entry]

    /// The set of a token that has the color in each of the appearances, light first.
    init(_ colors: [Entry]) {
        let written = colors.map { Self.text(Entry(appearance: .light, color: $0.color)) }
        func place(of appearance: Appearance) -> Int { colors.firstIndex { $0.appearance == appearance } ?? 0 }
        let hasContrast = colors.indices.contains { index in
            written[index] != written[place(of: colors[index].appearance.withoutContrast)]
        }
        guard !hasContrast else {
            // With contrast and darkness, which of two colors stands in for a missing one is left to the system.
            entries = Appearance.allCases.map { appearance in
                let own = colors.first { $0.appearance == appearance }
                return Entry(
                    appearance: appearance, color: own?.color ?? colors[place(of: appearance.withoutContrast)].color)
            }
            return
        }
        let plain = colors.indices.filter { colors[$0].appearance == colors[$0].appearance.withoutContrast }
        entries = plain.filter { $0 == 0 || written[$0] != written[0] }.map { colors[$0] }
    }

    /// The set of a token; `nil` for one that is no color.
    init?(of token: Int, _ resolution: Resolution) {
        let followsAppearance = !resolution.variants.appearances.isEmpty && !resolution.isConstant(token)
        let values =
            followsAppearance
            ? zip(resolution.variants.appearances, resolution.variants.states[0]).map { ($0, $1.value(of: token)) }
            : [(.light, resolution.value(of: token))]
        let colors: [Entry] = values.compactMap { appearance, value in
            if case .color(let color) = value { Entry(appearance: appearance, color: color) } else { nil }
        }
        guard colors.count == values.count else { return nil }
        self.init(colors)
    }

    var text: String {
        CatalogText.file("  \"colors\" : [\n\(entries.map(Self.text).joined(separator: ",\n"))\n  ],\n")
    }

    private static func text(_ entry: Entry) -> String {
        let color = entry.color
        let components = [("alpha", color.alpha), ("blue", color.blue), ("green", color.green), ("red", color.red)]
            .map { "          \"\($0)\" : \"\(CatalogText.part($1))\"" }.joined(separator: ",\n")
        return """
                {
            \(appearances(entry.appearance))      "color" : {
                    "color-space" : "\(color.space.rawValue)",
                    "components" : {
            \(components)
                    }
                  },
                  "idiom" : "universal"
                }
            """
    }

    private static func appearances(_ appearance: Appearance) -> String {
        let (luminosity, contrast) = (("luminosity", "dark"), ("contrast", "high"))
        let all: [(String, String)] =
            switch appearance {
            case .light: []
            case .dark: [luminosity]
            case .lightHighContrast: [contrast]
            case .darkHighContrast: [luminosity, contrast]
            }
        guard !all.isEmpty else { return "" }
        let list = all.map { name, value in
            "        {\n          \"appearance\" : \"\(name)\",\n          \"value\" : \"\(value)\"\n        }"
        }
        return "      \"appearances\" : [\n\(list.joined(separator: ",\n"))\n      ],\n"
    }

}
