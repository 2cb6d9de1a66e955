import CodeGeneration
import DesignTokens

extension ColorValue {
    /// The CSS color for every screen: `#14706E`, `#14706E66`.
    var plainCSS: String {
        let color = nearestInSRGB
        if alpha == 1 { return color.hexadecimalText }
        let digits = String(UInt8((alpha * 255).rounded()), radix: 16, uppercase: true)
        return color.hexadecimalText + (digits.utf8.count == 1 ? "0" : "") + digits
    }

    /// The CSS color for wide-gamut screens; `nil` if sRGB contains it.
    var wideCSS: String? { space == .srgb ? nil : displayP3CSSText }

    /// The color as readable text: `#14706E 40%`; outside sRGB, the nearest color in it.
    var text: String { ValueText.color(nearestInSRGB).joined(separator: " ") }
}
