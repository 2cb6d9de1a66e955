import AssetCatalogs
import DesignTokens
import LocatedJSON

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
        let written = colors.map { Self.json(Entry(appearance: .light, color: $0.color)) }
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

    /// The text of the file, whose author will be the header.
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

    /// A part of one with four decimals, which is nearer than any screen shows. The full stop tells it from 0 … 255.
    private static func part(_ value: Double) -> String {
        let digits = String(Int((value * 10_000).rounded()) + 100_000).dropFirst()
        return "\(digits.prefix(1)).\(digits.suffix(4))"
    }
}
