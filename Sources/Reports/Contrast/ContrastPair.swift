import CodeGeneration
import DesignTokens
import LocatedJSON

/// A color in front and the one behind it, which an app shows together.
package struct ContrastPair: Sendable, Hashable {
    /// What says that the two belong together.
    package enum Rule: String, Sendable {
        /// The configuration.
        case configuration
        /// A component: its text stands on its background.
        case component
        /// The name: `onSurface` stands on `surface`.
        case on
        /// The layer: its texts stand on its default background.
        case page
    }

    /// The token in front, by its number in the graph.
    package let text: Int
    package let background: Int
    package let rule: Rule
    /// The contrast that is asked: that of WCAG 2.2 AA, unless the configuration states one.
    package let level: Contrast
    /// Whether nothing is asked, because nobody can use the part.
    package let isExempt: Bool
}

extension ContrastPair {
    /// A pair that the configuration names, with the path of the color in front. What a level is stated for is asked of parts
    /// that are disabled, too.
    init(_ pair: ConfiguredPairs.Pair, path: String) {
        self.init(
            text: pair.foreground, background: pair.background, rule: .configuration,
            level: pair.level ?? Self.level(of: ColorRole(path, layer: "")),
            isExempt: pair.level == nil && ColorRole.isInactive(ColorRole.words(of: path)))
    }

    /// The numbers of both tokens.
    var tokens: [Int] { [text, background] }

    /// What WCAG 2.2 AA asks of text that is not large, by 1.4.3, and of icons, by 1.4.11.
    static func level(of role: ColorRole?) -> Contrast { Contrast(role?.word == "icon" ? 3 : 4.5) }
}

extension Contrast {
    /// The ratio, cut to two decimals as texts have it.
    var json: JSONValue { .number((ratio * 100).rounded(.down) / 100) }
}

/// A pair in one mode.
package struct ContrastCheck: Sendable {
    package enum Verdict: String, Sendable {
        case passes, fails
        /// Nothing is asked of parts that are disabled.
        case exempt
        /// What is behind is translucent, and nothing is known below it.
        case unknown
    }

    package let pair: ContrastPair
    /// The name of the mode; `nil` where the pair is the same in all.
    package let mode: String?
    /// The number of the combination among those of the resolution.
    package let modeNumber: Int
    package let verdict: Verdict
    /// The color in front, with its opacity.
    package let text: ColorValue
    /// The color behind, laid over ``base`` where it is translucent; translucent only where that is unknown.
    package let background: ColorValue
    /// The token that lies below a translucent background.
    package let base: Int?

    package var level: Contrast { pair.level }

    /// The ratio; `nil` where it is unknown.
    package var contrast: Contrast? { verdict == .unknown ? nil : text.contrast(on: background) }

    /// How much lighter the text is than its background, in steps of CIE lightness; negative where it is darker.
    package var lightnessDifference: Double? {
        verdict == .unknown ? nil : text.composited(over: background).lightnessDifference(from: background)
    }

    /// For a pair that fails, the text's color in the nearest lightness that passes.
    package var mended: ColorValue? { verdict == .fails ? text.mended(to: level, on: background) : nil }
}

extension Sequence<ContrastCheck> {
    /// The checks that fail, then the others.
    var failuresFirst: [ContrastCheck] { filter { $0.verdict == .fails } + filter { $0.verdict != .fails } }
}
