/// The nine weights of font faces.
enum FontStep: Int, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// Returns the step nearest to a weight from 1 to 1000; the heavier of two.
    static func nearest(to weight: Double) -> FontStep {
        let number = Int((weight / 100).rounded()) * 100
        return FontStep(rawValue: min(max(number, ultraLight.rawValue), black.rawValue)) ?? .regular
    }

    /// The word in the names of faces, which differs from Apple's: CSS and fonts call 100 thin, 200 extra light and 800
    /// extra bold.
    var styleName: String { Self.styleNames[rawValue / 100 - 1] }

    private static let styleNames = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
}
