import Diagnostics

/// What the name of an image file says: `icon~dark@2x` is the image `icon`, in dark, for screens with the scale 2.
///
/// Marks stand at the end, in any order: `@2x`, `~dark`, `~ipad`.
struct ImageName: Sendable, Hashable {
    private(set) var text: String
    private(set) var variant = ImageVariant()

    /// Why a name cannot be understood.
    struct Problem: Error, Hashable {
        let message: String
        let advice: String
    }

    /// Understands the name of a file, which is given without its ending.
    init(_ stem: String) throws(Problem) {
        text = stem
        var seen: Set<Mark> = []
        while let mark = try takeMark() {
            guard seen.insert(mark).inserted else {
                throw Problem(message: "names its \(mark.rawValue) twice", advice: "take one of the two away")
            }
        }
        if let problem = AssetName.problem(with: text) { throw Problem(message: problem, advice: "rename the file") }
    }

    /// What a mark says.
    private enum Mark: String {
        case scale, appearance, device
    }

    /// Takes the last mark off the name and into the variant; says what it was about.
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

    /// The number of `2x`; `nil` for what is no scale, such as a part of an address.
    private static func scaleNumber(_ word: Substring) -> Substring? {
        guard word.last == "x" || word.last == "X", word.count > 1 else { return nil }
        let number = word.dropLast()
        return number.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? number : nil
    }

    private static func unknownScale(_ word: Substring) -> Problem {
        Problem(
            message: "is for the scale \(word.dropLast()), which no Apple device has",
            advice: "export it for the scales 1, 2 and 3, or as a vector")
    }

    private static func unknownMark(_ word: Substring) -> Problem {
        let known = ImageAppearance.words.map(\.word) + ImageIdiom.allCases.map(\.rawValue)
        return Problem(
            message: "ends in \"~\(word)\", which is neither an appearance nor a device",
            advice: NearestName.advice(
                for: String(word), among: known, otherwise: "what can stand there is \(known.joined(separator: ", "))"))
    }
}
