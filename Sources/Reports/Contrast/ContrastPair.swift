import CodeGeneration
import DesignTokens
import LocatedJSON

/// A foreground and a background color that an app shows together.
package struct ContrastPair: Sendable, Hashable {
    /// The reason that the two belong together.
    package enum Rule: String, Sendable {
        /// The configuration contains the pair.
        case configuration
        /// The text and the background of a component.
        case component
        /// The name: `onSurface` on `surface`.
        case on
        /// The text of a layer on its default background.
        case page
    }

    /// The graph index of the foreground token.
    package let text: Int
    package let background: Int
    package let rule: Rule
    /// The required contrast: that of WCAG 2.2 AA, unless one is configured.
    package let level: Contrast
    /// Whether no contrast is required because the part is disabled.
    package let isExempt: Bool
}

extension ContrastPair {
    /// Creates a configured pair with the path of the foreground. A configured level also applies to disabled parts.
    init(_ pair: ConfiguredPairs.Pair, path: String) {
        let words = ColorRole.words(of: path)
        self.init(
            text: pair.foreground, background: pair.background, rule: .configuration,
            level: pair.level ?? Self.level(of: ColorRole(words, layer: "")),
            isExempt: pair.level == nil && ColorRole.isInactive(words))
    }

    /// The graph indices of both tokens.
    var tokens: [Int] { [text, background] }

    /// Returns the requirement of WCAG 2.2 AA for normal text (1.4.3) or icons (1.4.11).
    static func level(of role: ColorRole?) -> Contrast { Contrast(role?.word == "icon" ? 3 : 4.5) }
}

extension Contrast {
    /// The ratio, truncated to two decimals as in text.
    var json: JSONValue { .number((ratio * 100).rounded(.down) / 100) }
}

/// The check of a pair in one mode.
package struct ContrastCheck: Sendable {
    package enum Verdict: String, Sendable {
        case passes, fails
        /// Disabled parts have no requirement.
        case exempt
        /// The background is translucent, and the color behind it is unknown.
        case unknown
    }

    package let pair: ContrastPair
    /// The name of the mode; `nil` if the pair is the same in all.
    package let mode: String?
    /// The index of the combination of modes.
    package let modeNumber: Int
    package let verdict: Verdict
    /// The foreground color with its opacity.
    package let text: ColorValue
    /// The background color, blended with ``base`` if it is translucent; still translucent if that is unknown.
    package let background: ColorValue
    /// The token behind a translucent background.
    package let base: Int?

    package var level: Contrast { pair.level }

    /// The ratio; `nil` if it is unknown.
    package var contrast: Contrast? { verdict == .unknown ? nil : text.contrast(on: background) }

    /// How much lighter the text is than its background in CIE lightness; negative if it is darker.
    package var lightnessDifference: Double? {
        verdict == .unknown ? nil : text.composited(over: background).lightnessDifference(from: background)
    }

    /// For a failing pair, the text color with the nearest lightness that passes.
    package var mended: ColorValue? { verdict == .fails ? text.mended(to: level, on: background) : nil }
}

extension Sequence<ContrastCheck> {
    /// The failing checks, followed by the others.
    var failuresFirst: [ContrastCheck] { filter { $0.verdict == .fails } + filter { $0.verdict != .fails } }
}
