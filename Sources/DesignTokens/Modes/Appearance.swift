/// The part that a mode plays for a device: what people choose in its settings.
package enum Appearance: String, CaseIterable, Sendable {
    case light, dark, lightHighContrast, darkHighContrast

    /// The appearance that stands for this one where it has no mode of its own.
    package var withoutContrast: Appearance {
        switch self {
        case .light, .lightHighContrast: .light
        case .dark, .darkHighContrast: .dark
        }
    }

    /// The appearances whose modes this one is shown in, the first that has one: itself, and then the nearest.
    var standIns: [Appearance] {
        switch self {
        case .light: [.light]
        case .dark: [.dark, .light]
        case .lightHighContrast: [.lightHighContrast, .light]
        case .darkHighContrast: [.darkHighContrast, .dark, .lightHighContrast, .light]
        }
    }

    /// Whether it is one of those for people who ask for more contrast.
    package var hasContrast: Bool { self != withoutContrast }

    /// Tells by their names which modes of an axis play which part: `Light` and `Dark`, `Brand Day` and `Brand Night`,
    /// `Dark High Contrast`.
    ///
    /// - Returns: The modes as indices; nothing where names do not tell one light and one dark mode.
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

    /// The one mode whose name has the word, or of several the one whose name is the word and no more.
    private static func only(
        _ candidates: [Int], _ modes: [String], _ hasWord: (String) -> Bool, _ words: [String]
    ) -> Int? {
        let found = candidates.filter { hasWord(modes[$0]) }
        if found.count < 2 { return found.first }
        let named = words.lazy.map { word in found.filter { modes[$0].lowercased() == word } }.first { !$0.isEmpty }
        // Of "dark" and "Dark" nothing says which one the device shows.
        guard let named, Set(named.map { modes[$0] }).count == 1 else { return nil }
        return named[0]
    }
}
