/// One font of a file: what an app loads by its PostScript name.
package struct FontFace: Sendable, Hashable {
    /// The name that loads it: `Inter-SemiBold`.
    package var postScriptName: String
    /// The names of its family in every language that the file has them in, those that design tools show first.
    package var families: [String]
    /// 1 to 1000; 400 is regular and 700 bold.
    package var weight: Double
    package var isItalic = false
    /// Whether it is neither condensed nor expanded, and, of a variable font, has its default on all other axes too.
    package var isPlain = true
    /// How high a line is that nobody sets a height for, in font sizes; `nil` where the file does not tell.
    package var naturalLineHeight: Double?
    /// Whether its file says that it may be passed on inside of documents, without any condition.
    package var mayBeEmbedded = false
}

/// Why a file gives no font.
package enum FontProblem: Error, Sendable, Hashable {
    /// The file system does not give it.
    case unreadable(String)
    /// It is a font for web pages, of the format with this name.
    case webFont(String)
    /// It begins as no font does.
    case noFont
    /// A table is missing, or does not hold what it must.
    case damaged(String)
    /// It has no PostScript name.
    case nameless

    /// The problem behind the words `the file`.
    package var reason: String {
        switch self {
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .webFont(let format): "is a font for web pages (\(format)), which apps cannot use"
        case .noFont: "is no TrueType or OpenType font"
        case .damaged(let what): "is damaged: \(what)"
        case .nameless: "has no PostScript name, by which apps load a font"
        }
    }
}
