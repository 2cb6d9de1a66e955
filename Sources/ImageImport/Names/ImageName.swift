import Diagnostics

/// The parsed name of an image file: `icon~dark@2x` is the image `icon` for dark appearance at scale 2.
///
/// Marks are at the end in any order: `@2x`, `~dark`, `~ipad`.
struct ImageName: Sendable, Hashable {
    private(set) var text: String
    private(set) var variant = ImageVariant()

    /// Why a name is invalid.
    struct Problem: Error, Hashable {
        let message: String
        let advice: String
    }

    /// Parses a file name without its extension.
    init(_ stem: String) throws(Problem) {
        text = stem
        var seen: Set<Mark> = []
        while let mark = try takeMark() {
            guard seen.insert(mark).inserted else {
                throw Problem(message: "specifies the \(mark.rawValue) twice", advice: "remove one of them")
            }
        }
        if let problem = AssetName.problem(with: text) { throw Problem(message: problem, advice: "rename the file") }
    }

    /// The meaning of a mark.
    private enum Mark: String {
        case scale, appearance, device
    }

    /// Moves the last mark from the name to the variant, and returns its meaning.
    private mutating func takeMark() throws(Problem) -> Mark? {
        guard let sign = text.lastIndex(where: { $0 == "@" || $0 == "~" }) else { return nil }
        let word = text[text.index(after: sign)...]
        let mark: Mark
        if text[sign] == "@" {
            guard let number = Self.scaleNumber(word) else { return nil }
            guard let scale = Int(number), 1...3 ~= scale else { throw Self.unknownScale(word) }
            variant.scale = scale
            mark = .scale
        } else if let appearance = ImageAppearance.named(word) {
            variant.appearance = appearance
            mark = .appearance
        } else if let idiom = ImageIdiom(rawValue: word.lowercased()) {
            variant.idiom = idiom
            mark = .device
        } else {
            throw Self.unknownMark(word)
        }
        text = String(text[..<sign])
        return mark
    }

    /// Returns the number of `2x`; `nil` if it is not a scale, such as a part of an address.
    private static func scaleNumber(_ word: Substring) -> Substring? {
        guard word.last == "x" || word.last == "X", word.count > 1 else { return nil }
        let number = word.dropLast()
        return number.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? number : nil
    }

    private static func unknownScale(_ word: Substring) -> Problem {
        Problem(
            message: "is for \(word.dropLast())x, which no Apple device uses",
            advice: "export it for 1x, 2x and 3x, or as a vector")
    }

    private static func unknownMark(_ word: Substring) -> Problem {
        let known = ImageAppearance.words.map(\.word) + ImageIdiom.allCases.map(\.rawValue)
        return Problem(
            message: "ends in '~\(word)', which is neither an appearance nor a device",
            advice: NearestName.advice(
                for: String(word), among: known, otherwise: "use one of: \(known.joined(separator: ", "))"))
    }
}
