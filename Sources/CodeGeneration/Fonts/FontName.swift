import DesignTokens

/// The name of a token's font in generated code.
package enum FontName: Sendable, Hashable {
    /// The PostScript name from the configuration or a font file, and the font's natural line height in font sizes, if
    /// a font file specifies it.
    case named(String, naturalLineHeightPerPoint: Double?)
    /// The system font, and the style in the font's name, if any.
    case system(design: Design, style: FontWeight? = nil)
    /// A guessed PostScript name.
    case guessed(String)
}

extension FontName {
    /// The designs of the system font, spelled as in `Font.Design`.
    package enum Design: String, Sendable, Hashable, CaseIterable {
        case `default`, serif, rounded, monospaced

        /// The design of a family: an Apple system font, or a generic family of browsers.
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

/// The name of a family without case, spaces and hyphens, which tools spell differently.
struct FontFamilyKey: Sendable, Hashable {
    private let text: String

    init(_ family: String) {
        let letters = family.filter { $0.isLetter || $0.isNumber }
        // A family made only of symbols is compared as is.
        text = letters.isEmpty ? family : letters.lowercased()
    }

    /// The base family of a variable font: `Inter` for `Inter Variable`.
    var withoutVariable: FontFamilyKey? {
        let ending = ["variable", "vf"].first { text.hasSuffix($0) && text.count > $0.count }
        return ending.map { FontFamilyKey(String(text.dropLast($0.count))) }
    }
}
