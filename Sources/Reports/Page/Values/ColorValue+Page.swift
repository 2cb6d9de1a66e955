import CodeGeneration
import DesignTokens
import Diagnostics

extension ColorValue {
    /// The CSS color for every screen: `#14706E`, `#14706E66`.
    var plainCSS: String {
        if space == .srgb, alpha == 1 { return text }
        let color = nearestInSRGB
        if alpha == 1 { return color.hexadecimalText }
        return color.hexadecimalText + UInt8((alpha * 255).rounded()).hexadecimal(digits: 2)
    }

    /// The CSS color for wide-gamut screens; `nil` if sRGB contains it.
    var wideCSS: String? { space == .srgb ? nil : displayP3CSSText }

    /// The color as readable text: `#14706E 40%`; outside sRGB, the nearest color in it.
    var text: String {
        if space == .srgb, alpha == 1 { return "#" + NumberText.hexadecimal(rounded) }
        return ValueText.color(nearestInSRGB).joined(separator: " ")
    }

    /// Whether ``text`` is exact, so that the script of the page can compute its other spellings.
    var isSpelledByText: Bool { exactBytes != nil }
}
