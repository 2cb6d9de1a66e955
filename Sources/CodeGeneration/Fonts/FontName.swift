import DesignTokens

/// What a font of a token is called where it is used.
package enum FontName: Sendable, Hashable {
    /// The PostScript name that the configuration or a font file states, and how high a line is that nobody sets a height
    /// for, in font sizes, where a font file tells.
    case named(String, naturalLineHeightPerPoint: Double?)
    /// The system's own font, and its style where the name of one of its fonts says it.
    case system(design: Design, style: FontWeight? = nil)
    /// A PostScript name that nothing states.
    case guessed(String)
}

extension FontName {
    /// The designs that the system's own font has, in the words of `Font.Design`.
    package enum Design: String, Sendable, Hashable, CaseIterable {
        case `default`, serif, rounded, monospaced

        /// The design that a family stands for: one of Apple's for its platforms, or one that browsers take them for.
        package init?(family: String) {
            guard let design = Self.families[FontFamilyKey(family)] else { return nil }
            self = design
        }

        private static let families: [FontFamilyKey: Design] = {
            let names: KeyValuePairs<Design, [String]> = [
                .default: [
                    "SF Pro", "SF Pro Text", "SF Pro Display", "SF Compact", "SF Compact Text", "SF Compact Display",
                    "SF UI Text", "SF UI Display", "San Francisco", ".SF NS", "-apple-system", "BlinkMacSystemFont",
                    "system-ui", "ui-sans-serif", "sans-serif",
                ],
                .serif: ["New York", "New York Small", "New York Medium", "New York Large", "ui-serif", "serif"],
                .rounded: ["SF Pro Rounded", "SF Compact Rounded", "SF Rounded", "ui-rounded"],
                .monospaced: ["SF Mono", "ui-monospace", "monospace"],
            ]
            let pairs = names.flatMap { design, families in families.map { (FontFamilyKey($0), design) } }
            return Dictionary(pairs) { first, _ in first }
        }()
    }
}

/// The name of a family as far as tools agree on it: without regard to case, spaces and hyphens.
struct FontFamilyKey: Sendable, Hashable {
    private let text: String

    init(_ family: String) {
        let letters = family.filter { $0.isLetter || $0.isNumber }
        // A family of signs alone is itself.
        text = letters.isEmpty ? family : letters.lowercased()
    }

    /// The family that a variable font belongs to by its name: `Inter` for `Inter Variable`.
    var withoutVariable: FontFamilyKey? {
        let ending = ["variable", "vf"].first { text.hasSuffix($0) && text.count > $0.count }
        return ending.map { FontFamilyKey(String(text.dropLast($0.count))) }
    }
}
