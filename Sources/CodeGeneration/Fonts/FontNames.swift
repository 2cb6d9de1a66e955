import DesignTokens

/// The names by which fonts are found on Apple platforms: design tools know families and weights, and UIKit, AppKit and
/// SwiftUI the PostScript name of a face.
package struct FontNames: Sendable {
    package init() {}

    /// How the face of a family with a weight is found.
    package func postScriptName(family: String, weight: Double, isItalic: Bool) -> FontName {
        let name = family.split(separator: " ").joined()
        let style = FontStep.nearest(to: weight).styleName
        let face = !isItalic ? style : style == FontStep.regular.styleName ? "Italic" : style + "Italic"
        return .guessed("\(name)-\(face)")
    }
}

/// How a face is found.
package enum FontName: Sendable, Hashable {
    /// By a PostScript name that somebody states; the natural line height is that of one point.
    case named(String, naturalLineHeightPerPoint: Double?)
    /// It is the font of the system.
    case system(design: Design)
    /// By a PostScript name that most fonts would have.
    case guessed(String)

    /// The designs of the font of the system.
    package enum Design: String, Sendable {
        case `default`, serif, monospaced, rounded
    }
}
