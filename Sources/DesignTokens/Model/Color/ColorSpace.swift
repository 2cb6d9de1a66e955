/// A color space of the Design Tokens color module 2025.10, section 4.2, with its spelling.
package enum ColorSpace: String, CaseIterable, Sendable {
    /// The standard space of screens and of hexadecimal colors.
    case srgb
    /// Linear sRGB.
    case srgbLinear = "srgb-linear"
    /// Hue in degrees, saturation and lightness in percent, of sRGB.
    case hsl
    /// Hue in degrees, whiteness and blackness in percent, of sRGB.
    case hwb
    /// CIE Lab relative to D50.
    case lab
    /// The polar form of CIE Lab.
    case lch
    /// Oklab, which is more perceptually uniform than CIE Lab.
    case oklab
    /// The polar form of Oklab.
    case oklch
    /// Display P3, the widest space that SwiftUI draws in.
    case displayP3 = "display-p3"
    /// Compatible with Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB, relative to D50.
    case proPhotoRGB = "prophoto-rgb"
    /// Rec. 2020, the space of ultra-high-definition television.
    case rec2020
    /// CIE XYZ relative to D65, the white of screens.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ relative to D50, the white of print.
    case xyzD50 = "xyz-d50"

    /// The three components, in the order in which a file and CSS write them.
    package var components: [ColorComponent] {
        switch self {
        case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: Self.rgbComponents
        case .hsl: Self.hslComponents
        case .hwb: Self.hwbComponents
        case .lab: Self.labComponents
        case .lch: Self.lchComponents
        case .oklab: Self.oklabComponents
        case .oklch: Self.oklchComponents
        case .xyzD65, .xyzD50: Self.xyzComponents
        }
    }

    /// Whether CSS has a function with the name of the space.
    var hasFunction: Bool { [.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(self) }

    /// The index of the hue, if the space has one.
    package var hueIndex: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        default: nil
        }
    }

    private static let rgbComponents = ["red", "green", "blue"].map { ColorComponent($0, 0, through: 1) }
    private static let hslComponents = [hue] + ["saturation", "lightness"].map { ColorComponent($0, 0, through: 100) }
    private static let hwbComponents = [hue] + ["whiteness", "blackness"].map { ColorComponent($0, 0, through: 100) }
    private static let labComponents = [lightness(100)] + ["a", "b"].map { ColorComponent($0, hundredPercent: 125) }
    private static let lchComponents = [lightness(100), ColorComponent("chroma", 0, hundredPercent: 150), hue]
    private static let oklabComponents = [lightness(1)] + ["a", "b"].map { ColorComponent($0, hundredPercent: 0.4) }
    private static let oklchComponents = [lightness(1), ColorComponent("chroma", 0, hundredPercent: 0.4), hue]
    private static let xyzComponents = ["x", "y", "z"].map { ColorComponent($0, 0, through: 1) }
    private static let hue = ColorComponent("hue", 0, through: 360, includesLimit: false)

    private static func lightness(_ white: Double) -> ColorComponent { ColorComponent("lightness", 0, through: white) }
}
