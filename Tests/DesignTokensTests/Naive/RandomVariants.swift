import TestSupport

@testable import DesignTokens

/// Made-up appearances and themes of layers. Which context of each axis is shown is found in the plainest way.
struct RandomVariants {
    /// The contexts that are chosen, by axis.
    typealias Choice = [Int: Int]

    let layers: RandomLayers
    let usual: [Appearance: Choice]
    let themes: [(choice: Choice, parts: [Appearance: Choice])]

    init(_ layers: RandomLayers, _ numbers: inout RandomNumbers) {
        self.layers = layers
        usual = Self.parts(layers, &numbers).merging([.dark: Self.choice(layers, &numbers)]) { first, _ in first }
        themes = [1, 2].map { _ in (Self.choice(layers, &numbers), Self.parts(layers, &numbers)) }
    }

    private static func choice(_ layers: RandomLayers, _ numbers: inout RandomNumbers) -> Choice {
        var choice: Choice = [:]
        for (axis, contexts) in layers.axes.map(\.contexts).enumerated() where numbers.once(in: 2) {
            choice[axis] = Int.random(in: contexts.indices, using: &numbers)
        }
        return choice
    }

    private static func parts(_ layers: RandomLayers, _ numbers: inout RandomNumbers) -> [Appearance: Choice] {
        var parts: [Appearance: Choice] = [:]
        for appearance in Appearance.allCases where numbers.once(in: 2) { parts[appearance] = choice(layers, &numbers) }
        return parts
    }

    // MARK: - As they are configured

    var appearances: [Appearance: ModeChoice] {
        Dictionary(uniqueKeysWithValues: usual.map { ($0, modes($0.rawValue, $1)) })
    }

    var themeChoices: [ThemeChoice] {
        themes.enumerated().map { number, theme in
            let parts = theme.parts.map { ($0, modes($0.rawValue, $1)) }
            return ThemeChoice(
                modes("Theme \(number)", theme.choice), appearances: Dictionary(uniqueKeysWithValues: parts))
        }
    }

    private func modes(_ name: String, _ choice: Choice) -> ModeChoice {
        let collections = choice.map { (layers.axes[$0].name, [layers.axes[$0].contexts[$1].name]) }
        return ModeChoice(name: name, collections: Dictionary(uniqueKeysWithValues: collections))
    }

    // MARK: - What is shown

    /// The context of each axis in an appearance of a theme, or of none: what the theme says counts, then what the appearance
    /// says to all.
    func contexts(_ theme: Int?, in appearance: Appearance) -> [Int] {
        layers.axes.indices.map { axis in
            let own = theme.flatMap { context(axis, themes[$0].parts, appearance) ?? themes[$0].choice[axis] }
            return own ?? context(axis, usual, appearance) ?? 0
        }
    }

    /// What is said of an axis for an appearance, or else for the one without more contrast, or for light where nothing is for
    /// dark.
    private func context(_ axis: Int, _ parts: [Appearance: Choice], _ appearance: Appearance) -> Int? {
        switch appearance {
        case .light: parts[.light]?[axis]
        case .dark: (parts[.dark] ?? parts[.light])?[axis]
        case .lightHighContrast: parts[.lightHighContrast]?[axis] ?? parts[.light]?[axis]
        case .darkHighContrast:
            if let own = parts[.darkHighContrast] {
                own[axis] ?? context(axis, parts, .dark)
            } else {
                context(axis, parts, parts[.dark] == nil ? .lightHighContrast : .dark)
            }
        }
    }
}
