/// CSS shadows: `0 8px 28px rgba(0, 0, 0, 0.14), inset 0 1px 3px #000000`.
///
/// A length without a unit is in points, as in design tools.
struct CSSShadow {
    private struct Layer {
        var color: Color
        /// The offsets to the right and downward, the blur and the spread; the last two can be missing.
        var lengths: [TokenValue]
        var isInset: Bool
    }

    private let layers: [Layer]

    /// Reads shadows, or returns `nil` for anything else, and for a shadow without a color, which CSS takes from the text.
    init?(css text: String) {
        var layers: [Layer] = []
        for part in CSSGradient.split(text[...], at: ",") {
            guard let layer = Self.layer(CSSGradient.words(part)) else { return nil }
            layers.append(layer)
        }
        self.layers = layers
    }

    /// The value: one shadow, or a list of several. The problem is that of the first color that cannot be drawn exactly.
    func value() -> (value: TokenValue?, problem: ColorSpecification.Problem?) {
        var problem: ColorSpecification.Problem?
        let shadows = layers.compactMap { layer -> CompositeValue? in
            let (color, isMapped) = layer.color.drawn()
            if isMapped { problem = problem ?? .gamut(layer.color, color) }
            let lengths = layer.lengths + Array(repeating: .dimension(0, .px), count: 4 - layer.lengths.count)
            let names = ["offsetX", "offsetY", "blur", "spread"]
            return CompositeValue(
                .shadow,
                [.init(name: "color", value: .color(color))] + zip(names, lengths).map { .init(name: $0, value: $1) }
                    + [.init(name: "inset", value: .boolean(layer.isInset))])
        }
        guard shadows.count == layers.count, let first = shadows.first else { return (nil, problem) }
        let value =
            shadows.count == 1
            ? first : CompositeValue(listOf: .shadow, shadows.map { .init(value: .composite($0)) })
        return (value.map(TokenValue.composite), problem)
    }

    /// Two to four lengths in a row, before or after a color, with `inset` at the beginning or the end.
    private static func layer(_ words: [String]) -> Layer? {
        var words = words
        let isInset = [words.first, words.last].contains { $0?.lowercased() == "inset" }
        if isInset { words.removeAll { $0.lowercased() == "inset" } }
        let lengths = words.compactMap(length)
        let isColorFirst = words.first.map { length($0) == nil } ?? false
        let rest = isColorFirst ? words.dropLast(lengths.count) : words.dropFirst(lengths.count)
        guard 2...4 ~= lengths.count, rest.count == 1, let color = rest.first.flatMap({ Color(css: $0) }) else {
            return nil
        }
        return Layer(color: color, lengths: lengths, isInset: isInset)
    }

    static func length(_ word: String) -> TokenValue? {
        let isDigit = { (byte: UInt8) in ASCII.isDigit(byte) || "+-.".utf8.contains(byte) }
        let digits = word.utf8.prefix(while: isDigit)
        guard digits.count <= 32, let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
        switch word.utf8.dropFirst(digits.count).map({ $0 | 0x20 }) {
        case [], Array("px".utf8): return .dimension(number, .px)
        case Array("rem".utf8): return .dimension(number, .rem)
        default: return nil
        }
    }
}
