/// The size in the outermost tag of an SVG.
enum SVGSize {
    /// The outermost tag, or `nil` if the text is not SVG.
    static func root(of bytes: ImageBytes) -> XMLTag? {
        let start = bytes.hasText("\u{EF}\u{BB}\u{BF}", at: 0) ? 3 : 0
        guard bytes.slice.dropFirst(start).first(where: { !($0 == 32 || 9...13 ~= $0) }) == UInt8(ascii: "<") else {
            return nil
        }
        var tags = XMLTags(bytes)
        guard let tag = tags.next(), tag.name == "svg", tag.kind != .closing else { return nil }
        return tag
    }

    /// Width and height; a missing or relative side is taken from the view box.
    static func of(_ bytes: ImageBytes) -> ImageSize? {
        guard let root = root(of: bytes) else { return nil }
        let value = { (name: String) in
            root.attributes.first { $0.name == name }.map { bytes.part($0.value).text }
        }
        let viewBox = (value("viewBox") ?? "").split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
            .compactMap { Double($0) }
        let box = viewBox.count == 4 ? (width: viewBox[2], height: viewBox[3]) : nil
        guard let width = value("width").flatMap(length) ?? box?.width,
            let height = value("height").flatMap(length) ?? box?.height
        else { return nil }
        return ImageSize(width, height)
    }

    /// A length in points, which SVG calls pixels.
    private static func length(_ text: String) -> Double? {
        let text = text.filter { !$0.isWhitespace }
        let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
        guard let points = points[String(unit).lowercased()] else { return nil }
        return Double(text.dropLast(unit.count)).map { $0 * points }
    }

    private static let points = [
        "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54,
    ]
}
