/// An appearance of a device, which people choose in its settings, and which a mode can represent.
package enum Appearance: String, CaseIterable, Sendable {
    case light, dark, lightHighContrast, darkHighContrast

    /// The same appearance without increased contrast, which replaces it if it has no mode.
    package var withoutContrast: Appearance {
        switch self {
        case .light, .lightHighContrast: .light
        case .dark, .darkHighContrast: .dark
        }
    }

    /// The appearances whose modes can represent this one, in order of preference: itself, then the nearest.
    var standIns: [Appearance] {
        switch self {
        case .light: [.light]
        case .dark: [.dark, .light]
        case .lightHighContrast: [.lightHighContrast, .light]
        case .darkHighContrast: [.darkHighContrast, .dark, .lightHighContrast, .light]
        }
    }

    /// Whether it is an appearance with increased contrast.
    package var hasContrast: Bool { self != withoutContrast }

    /// Infers from the names of an axis's modes which of them represent appearances: `Light` and `Dark`, `Brand Day`
    /// and `Brand Night`, `Dark High Contrast`. Brands with appearances of their own are themes, except for the one with
    /// the default mode.
    ///
    /// - Parameter modes: The modes, the default one first. It is the light one if one is dark and none is called light.
    /// - Returns: The modes as indices, empty unless exactly one light and one dark mode are found.
    package static func parts(of modes: [String]) -> [Appearance: Int] {
        let brands = brands(of: modes)
        if let brand = brands.first(where: { $0.parts.values.contains(0) }) { return brand.parts }
        let inBrands = Set(brands.flatMap(\.parts.values))
        let others = modes.indices.filter { !inBrands.contains($0) }
        return namedParts(of: others.map { modes[$0] }).mapValues { others[$0] }
    }

    /// Returns the brands with a mode for each appearance, in the order of their first modes: `Sand Light` and `Sand Dark`
    /// beside `Ocean` and `Ocean Dark`.
    package static func brands(of modes: [String]) -> [(name: String, parts: [Appearance: Int])] {
        let families = modes.indices.grouped { ModeWords.withoutAppearance(modes[$0]).lowercased() }
        return families.filter { $0.count > 1 }.compactMap { family in
            let members = family.sorted { ModeWords.rank(of: modes[$0]) < ModeWords.rank(of: modes[$1]) }
            let name = ModeWords.withoutAppearance(modes[members[0]])
            let parts = namedParts(of: members.map { modes[$0] }).mapValues { members[$0] }
            return name.isEmpty || parts.count < members.count ? nil : (name, parts)
        }
    }

    private static func namedParts(of modes: [String]) -> [Appearance: Int] {
        guard let (light, dark) = namedPair(modes) ?? defaultPair(modes) else { return [:] }
        var parts: [Appearance: Int] = [.light: light, .dark: dark]
        let contrast = modes.indices.filter { $0 != dark && ModeWords.isHighContrast(modes[$0]) }
        let darkContrast = contrast.filter { ModeWords.isDark(modes[$0]) }
        let lightContrast = contrast.filter { !ModeWords.isDark(modes[$0]) }
        if darkContrast.count == 1 { parts[.darkHighContrast] = darkContrast[0] }
        if lightContrast.count == 1 { parts[.lightHighContrast] = lightContrast[0] }
        return parts
    }

    /// The only mode with a word for light and the only one with a word for dark.
    private static func namedPair(_ modes: [String]) -> (light: Int, dark: Int)? {
        let plain = modes.indices.filter { !ModeWords.isHighContrast(modes[$0]) }
        guard let dark = only(plain, modes, ModeWords.isDark, ModeWords.dark),
            let light = only(plain.filter { $0 != dark }, modes, ModeWords.isLight, ModeWords.light)
        else { return nil }
        return (light, dark)
    }

    /// The default mode and the only dark one.
    private static func defaultPair(_ modes: [String]) -> (light: Int, dark: Int)? {
        let dark = modes.indices.filter { ModeWords.isDark(modes[$0]) }
        guard dark.count == 1, dark[0] > 0, !ModeWords.isHighContrast(modes[0]) else { return nil }
        return (0, dark[0])
    }

    /// The only mode whose name contains the word, or the one whose name is just the word.
    private static func only(
        _ candidates: [Int], _ modes: [String], _ hasWord: (String) -> Bool, _ words: [String]
    ) -> Int? {
        let found = candidates.filter { hasWord(modes[$0]) }
        if found.count < 2 { return found.first }
        let named = words.lazy.map { word in found.filter { modes[$0].lowercased() == word } }.first { !$0.isEmpty }
        // It is unknown which of "dark" and "Dark" the device shows.
        guard let named, Set(named.map { modes[$0] }).count == 1 else { return nil }
        return named[0]
    }
}
