import DesignTokens

/// A PostScript name in place of a family: `Inter-SemiBold`, `SFMono-Regular`.
///
/// It is recognized by the style after its last hyphen; families use spaces instead.
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
    /// Recognizes a system font by its family, `SF Mono`, or by a PostScript name, `SFMono-Semibold`.
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
