/// The weight of a font: format module, section 8.4. Figma and similar tools combine it with the style.
package struct FontWeight: Sendable, Hashable {
    /// 1 to 1000; 400 is regular and 700 bold.
    package var weight: Double
    package var isItalic: Bool

    package init(_ weight: Double, isItalic: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Reads names of font styles: `Semi Bold`, `BoldItalic`, `Oblique`. The weight before a style may be a number.
    package init?(words: some StringProtocol, number: (String) -> Double? = { _ in nil }) {
        let name = words.joinedWords
        if let weight = Self.weight(named: name) {
            self.init(weight)
            return
        }
        for (style, isItalic) in Self.styles where name.hasSuffix(style) {
            let rest = String(name.dropLast(style.count))
            guard let weight = rest.isEmpty ? 400 : Self.weight(named: rest) ?? number(rest) else { continue }
            self.init(weight, isItalic: isItalic)
            return
        }
        return nil
    }

    static func weight(named name: String) -> Double? { names.first { $0.key == name }?.value }

    /// Names of weights without spaces and hyphens, in English and German.
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

    /// The styles after a weight or on their own, and whether they are italic.
    static let styles: KeyValuePairs<String, Bool> = [
        "italic": true, "oblique": true, "kursiv": true, "normal": false, "roman": false,
    ]
}
