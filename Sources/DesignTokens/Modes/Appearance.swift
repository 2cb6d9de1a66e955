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
    /// and `Brand Night`, `Dark High Contrast`.
    ///
    /// - Returns: The modes as indices, empty unless exactly one light and one dark mode are found.
    package static func parts(of modes: [String]) -> [Appearance: Int] {
        let contrast = modes.indices.filter { ModeWords.isHighContrast(modes[$0]) }
        let others = modes.indices.filter { !contrast.contains($0) }
        guard let dark = only(others, modes, ModeWords.isDark, ModeWords.dark),
            let light = only(others.filter { $0 != dark }, modes, ModeWords.isLight, ModeWords.light)
        else { return [:] }
        var parts: [Appearance: Int] = [.light: light, .dark: dark]
        let darkContrast = contrast.filter { ModeWords.isDark(modes[$0]) }
        let lightContrast = contrast.filter { !ModeWords.isDark(modes[$0]) }
        if darkContrast.count == 1 { parts[.darkHighContrast] = darkContrast[0] }
        if lightContrast.count == 1 { parts[.lightHighContrast] = lightContrast[0] }
        return parts
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
