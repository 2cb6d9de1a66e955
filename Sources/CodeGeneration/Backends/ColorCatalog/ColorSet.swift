import AssetCatalogs
import DesignTokens
import LocatedJSON

/// The `Contents.json` of a color set: a default color, and one for each appearance in which the color differs.
///
/// It has no template, because its only format is Xcode's.
struct ColorSet: Hashable {
    /// A color and its appearance. The first color is used in every appearance without its own.
    struct Entry: Hashable {
        var appearance: Appearance
        var color: ColorValue
    }

    let entries: [Entry]

    /// Creates the set of a token with its color in each appearance, light first.
    init(_ colors: [Entry]) {
        let written = colors.map { Self.json(Entry(appearance: .light, color: $0.color)) }
        func place(of appearance: Appearance) -> Int { colors.firstIndex { $0.appearance == appearance } ?? 0 }
        let hasContrast = colors.indices.contains { index in
            written[index] != written[place(of: colors[index].appearance.withoutContrast)]
        }
        guard !hasContrast else {
            // The system decides which color replaces a missing one for dark with high contrast.
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

    /// Creates the set of a token; `nil` if it is not a color.
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

    /// The text of the file, with an empty author that the header replaces.
    var text: String { ContentsText.file([.init("colors", .array(entries.map(Self.json)))], author: "") }

    private static func json(_ entry: Entry) -> JSONValue {
        let color = entry.color
        let components = [("alpha", color.alpha), ("blue", color.blue), ("green", color.green), ("red", color.red)]
        let isDark = entry.appearance.withoutContrast == .dark
        return .object(of: [
            "appearances": ContentsText.appearances(
                luminosity: isDark ? "dark" : nil,
                hasHighContrast: entry.appearance.hasContrast),
            "color": [
                "color-space": .string(color.space.rawValue),
                "components": .object(components.map { JSONValue.Member($0, .string(part($1))) }),
            ], "idiom": "universal",
        ])
    }

    /// A component with four decimals, more than any screen shows. The decimal point distinguishes it from 0–255.
    private static func part(_ value: Double) -> String {
        let digits = String(Int((value * 10_000).rounded()) + 100_000).dropFirst()
        return "\(digits.prefix(1)).\(digits.suffix(4))"
    }
}
