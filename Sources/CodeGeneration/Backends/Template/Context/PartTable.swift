import DesignTokens

/// The parts of values that are made of others, as templates see them: the parts of one value side by side.
struct PartTable: Sendable {
    /// A part, and the parts that its own value is made of.
    struct Entry: Sendable {
        var part: CompositeValue.Part
        /// How many points a length is; `nil` where it is relative to a font size that is not known.
        var points: Double?
        /// How many font sizes a length is that is relative to one.
        var fontSizes: Double?
        var isFirst: Bool
        var isLast: Bool
        var parts = 0..<0
    }

    private(set) var entries: [Entry] = []
    private var tokens: [Int: Range<Int>] = [:]
    private var modes: [Int: Range<Int>] = [:]
    private let baseFontSize: Double

    /// Takes in the values of an output's tokens, and those that they have in modes.
    init(of output: NamedOutput, _ resolution: Resolution, _ modeValues: ModeValues, baseFontSize: Double) {
        self.baseFontSize = baseFontSize
        for (position, token) in output.tokens.enumerated() where resolution.types[token]?.isComposite == true {
            tokens[position] = add(resolution.value(of: token))
            for mode in modeValues.range(of: position) { modes[mode] = add(modeValues.values[mode].value) }
        }
    }

    /// The places of the parts of the token at a position of the output.
    func ofToken(at position: Int) -> Range<Int> { tokens[position] ?? 0..<0 }

    /// The places of the parts of a value in a mode.
    func ofMode(at index: Int) -> Range<Int> { modes[index] ?? 0..<0 }

    /// The places of the parts of a value that the token at a position of the output has in any mode.
    func ofToken(at position: Int, _ value: TokenValue, _ modeValues: ModeValues) -> Range<Int> {
        let mode = modeValues.range(of: position).first { modeValues.values[$0].value == value }
        return mode.map(ofMode) ?? ofToken(at: position)
    }

    /// Takes in the parts of a value, and those inside them.
    ///
    /// - Returns: The places of its parts; none for a value that is one.
    private mutating func add(_ value: TokenValue) -> Range<Int> {
        guard case .composite(let composite) = value, !composite.parts.isEmpty else { return 0..<0 }
        let range = entries.count..<entries.count + composite.parts.count
        entries += Entry.all(of: composite, baseFontSize: baseFontSize)
        for place in range { entries[place].parts = add(entries[place].part.value) }
        return range
    }
}

extension PartTable.Entry {
    /// The parts of a value, without those inside them.
    static func all(of composite: CompositeValue, baseFontSize: Double) -> [Self] {
        let sizePart = composite.parts.first { $0.name == "fontSize" }
        // Nobody knows the size of the text that a border or a shadow stands around.
        let fontSize =
            composite.type == .typography
            ? sizePart.flatMap { points(of: $0, fontSize: baseFontSize, baseFontSize) } : baseFontSize
        return composite.parts.enumerated().map { index, part in
            let points = part.name == "fontSize" ? fontSize : points(of: part, fontSize: fontSize, baseFontSize)
            return Self(
                part: part, points: points, fontSizes: part.fontSizes, isFirst: index == 0,
                isLast: index == composite.parts.count - 1)
        }
    }

    /// How many points a length, or a number that stands for one, is; the font size is that of the text around it.
    private static func points(
        of part: CompositeValue.Part, fontSize: Double?, _ baseFontSize: Double
    ) -> Double? {
        guard let fontSizes = part.fontSizes else {
            // Where a stop of a gradient stands is no length; any other number is one that Figma has no unit for.
            return part.name == "position" ? nil : part.value.inPoints(baseFontSize: baseFontSize).points
        }
        if fontSizes == 0 { return 0 }
        // What multiplying adds is no part of the length.
        return fontSize.map { (fontSizes * $0 * 10_000).rounded() / 10_000 }
    }
}

extension CompositeValue.Part {
    /// How many font sizes the part is: a length relative to one, and a line height that is a number.
    fileprivate var fontSizes: Double? {
        if name == "lineHeight", case .number(let multiple) = value { return multiple }
        return value.fontSizes
    }
}
