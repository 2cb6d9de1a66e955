import CodeGeneration
import DesignTokens

extension ColorValue {
    /// What every screen shows of it, as CSS spells it: `#14706E`, `#14706E66`.
    var plainCSS: String {
        let color = nearestInSRGB
        if alpha == 1 { return color.hexadecimalText }
        let digits = String(UInt8((alpha * 255).rounded()), radix: 16, uppercase: true)
        return color.hexadecimalText + (digits.utf8.count == 1 ? "0" : "") + digits
    }

    /// What screens show of it that have more colors; `nil` where sRGB has it.
    var wideCSS: String? { space == .srgb ? nil : displayP3CSSText }

    /// As people read it: `#14706E 40%`. What sRGB has not is the nearest that it has.
    var text: String { ValueText.color(nearestInSRGB).joined(separator: " ") }
}
