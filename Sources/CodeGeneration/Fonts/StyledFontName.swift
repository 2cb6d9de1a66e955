import DesignTokens

/// A PostScript name that stands where a family is expected: `Inter-SemiBold`, `SFMono-Regular`.
///
/// It is told by the style behind its last hyphen; families have spaces there, if anything.
struct StyledFontName {
    let family: String
    let style: FontWeight

    init?(_ name: String) {
        guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex,
            !name.contains(where: \.isWhitespace), let style = FontWeight(words: name[hyphen...].dropFirst())
        else { return nil }
        family = String(name[..<hyphen])
        self.style = style
    }
}

extension FontName {
    /// The system's font by its family, `SF Mono`, or by the PostScript name of one of its fonts, `SFMono-Semibold`.
    init?(systemFont name: String) {
        if let styled = StyledFontName(name), let design = Design(family: styled.family) {
            self = .system(design: design, style: styled.style)
        } else if let design = Design(family: name) {
            self = .system(design: design)
        } else {
            return nil
        }
    }
}
