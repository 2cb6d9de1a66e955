import Diagnostics

/// The weight of a font, with the style that Figma names in the same breath.
package struct StudioFontWeight: Sendable, Hashable {
    /// 1 to 1000; 400 is regular and 700 bold.
    package var weight: Double
    /// Whether it is italic or oblique.
    package var isItalic: Bool

    /// Creates a weight.
    package init(_ weight: Double, isItalic: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Names without spaces and hyphens, as fonts have them, in English and German.
    static let names: KeyValuePairs<String, Double> = [
        "hairline": 100, "thin": 100,
        "extralight": 200, "ultralight": 200, "extraleicht": 200,
        "light": 300, "leicht": 300,
        "normal": 400, "regular": 400, "book": 400, "buch": 400,
        "medium": 500, "kräftig": 500, "kraeftig": 500,
        "semibold": 600, "demibold": 600, "halbfett": 600,
        "bold": 700, "dreiviertelfett": 700,
        "extrabold": 800, "ultrabold": 800, "fett": 800,
        "black": 900, "heavy": 900, "super": 900, "extrafett": 900,
        "ultra": 950, "ultrablack": 950, "extrablack": 950,
    ]

    /// The styles that may follow a weight or stand for themselves, and whether they are italic.
    static let styles: KeyValuePairs<String, Bool> = ["italic": true, "oblique": true, "kursiv": true, "normal": false]
}

extension StudioValue {
    /// A font weight: `700`, `Semi Bold`, `ExtraBold Italic`, `Italic`, `100 * 3`.
    package static func fontWeight(_ text: String) -> Reading<StudioFontWeight> {
        let name = String(keyword(text).unicodeScalars.filter { !" -_".unicodeScalars.contains($0) })
        if let weight = weight(named: name) { return .success(StudioFontWeight(weight)) }
        for (style, isItalic) in StudioFontWeight.styles where name.hasSuffix(style) {
            let rest = String(name.dropLast(style.count))
            let weight = rest.isEmpty ? 400 : weight(named: rest) ?? StudioQuantity(parsing: rest)?.fontWeight
            if let weight { return .success(StudioFontWeight(weight, isItalic: isItalic)) }
        }
        let nearest = NearestName.nearest(to: name, among: StudioFontWeight.names.map(\.key))
        let advice = "write a number from 1 to 1000, or a name such as Semi Bold"
        let suggestion = nearest.map { "did you mean \($0)?" } ?? advice
        return quantity(text, "a font weight", advice: suggestion).flatMap { quantity in
            if let weight = quantity.fontWeight { return .success(StudioFontWeight(weight)) }
            return problem(text, "is not a font weight from 1 to 1000", advice)
        }
    }

    private static func weight(named name: String) -> Double? {
        StudioFontWeight.names.first { $0.key == name }?.value
    }
}

extension StudioQuantity {
    fileprivate var fontWeight: Double? { unit == nil && 1...1000 ~= number ? number : nil }
}
