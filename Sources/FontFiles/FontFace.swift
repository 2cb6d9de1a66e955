/// A font in a file, which an app loads by its PostScript name.
package struct FontFace: Sendable, Hashable {
    /// The name for loading: `Inter-SemiBold`.
    package var postScriptName: String
    /// The family names in all languages of the file, those shown by design tools first.
    package var families: [String]
    /// 1 to 1000; 400 is regular and 700 bold.
    package var weight: Double
    package var isItalic = false
    /// Whether it is neither condensed nor expanded, and a variable font has its default on all other axes.
    package var isPlain = true
    /// The default line height in font sizes, or `nil` if the file does not specify it.
    package var naturalLineHeight: Double?
    /// Whether the file permits embedding in documents without conditions.
    package var mayBeEmbedded = false
}

/// The reason a file contains no usable font.
package enum FontProblem: Error, Sendable, Hashable {
    /// The file cannot be read.
    case unreadable(String)
    /// It is a web font of the format with this name.
    case webFont(String)
    /// It does not begin like a font.
    case noFont
    /// A table is missing or invalid.
    case damaged(String)
    case nameless

    /// The problem, after the words `the file`.
    package var reason: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .webFont(let format): "is a web font (\(format)), which apps cannot use"
        case .noFont: "is not a TrueType or OpenType font"
        case .damaged(let what): "is damaged: \(what)"
        case .nameless: "has no PostScript name, which apps need to load a font"
        }
    }
}
