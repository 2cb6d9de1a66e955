/// Lengths in CSS and on other platforms without a Swift equivalent: `4vw`, `clamp(1rem, 0.9rem + 1vw, 2rem)`.
enum UnsupportedLength {
    /// Whether a text, references replaced, consists of such lengths: only quantities and CSS functions, at least one
    /// of which depends on a window, a font, a platform or another length.
    static func matches(_ text: String) -> Bool {
        var isForeign = false
        for word in text.utf8.split(whereSeparator: { !isPartOfWord($0) }) {
            let word = String(decoding: word, as: UTF8.self)
            if functions.contains(word) {
                isForeign = isForeign || word == "clamp"
            } else if let quantity = StudioQuantity(parsing: word) {
                isForeign = isForeign || quantity.unit.map(units.contains) ?? false
            } else {
                return false
            }
        }
        return isForeign
    }

    private static let functions: Set = ["calc", "clamp", "min", "max"]

    private static let units = Set(StudioUnit.allCases).subtracting([
        .px, .rem, .em, .deg, .grad, .rad, .turn, .s, .ms, .fr,
    ])

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        ASCII.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%")
    }
}
