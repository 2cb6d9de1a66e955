import DesignTokens

/// The parts of composite values for templates. The parts of a value are contiguous.
struct PartTable: Sendable {
    /// A part, and its own parts.
    struct Entry: Sendable {
        var part: CompositeValue.Part
        /// The length in points; `nil` if it is relative to an unknown font size.
        var points: Double?
        /// The length as a multiple of the font size, if it is relative to one.
        var fontSizes: Double?
        var isFirst: Bool
        var isLast: Bool
        var parts = 0..<0
    }

    private(set) var entries: [Entry] = []
    private var tokens: [Int: Range<Int>] = [:]
    private var modes: [Int: Range<Int>] = [:]
    private let baseFontSize: Double

    /// Collects the parts of the values of an output's tokens, including those in modes.
    init(of output: NamedOutput, _ resolution: Resolution, _ modeValues: ModeValues, baseFontSize: Double) {
        self.baseFontSize = baseFontSize
        for (position, token) in output.tokens.enumerated() where resolution.types[token]?.isComposite == true {
            tokens[position] = add(resolution.value(of: token))
            for mode in modeValues.range(of: position) { modes[mode] = add(modeValues.values[mode].value) }
        }
    }

    /// The range of the parts of the token at a position of the output.
    func ofToken(at position: Int) -> Range<Int> { tokens[position] ?? 0..<0 }

    /// The range of the parts of a value in a mode.
    func ofMode(at index: Int) -> Range<Int> { modes[index] ?? 0..<0 }

    /// The range of the parts of a value that the token at a position of the output has in any mode.
    func ofToken(at position: Int, _ value: TokenValue, _ modeValues: ModeValues) -> Range<Int> {
        let mode = modeValues.range(of: position).first { modeValues.values[$0].value == value }
        return mode.map(ofMode) ?? ofToken(at: position)
    }

    /// Adds the parts of a value, and their own parts.
    ///
    /// - Returns: The range of its parts; empty if it is not a composite value.
    private mutating func add(_ value: TokenValue) -> Range<Int> {
        guard case .composite(let composite) = value, !composite.parts.isEmpty else { return 0..<0 }
        let range = entries.count..<entries.count + composite.parts.count
        entries += Entry.all(of: composite, baseFontSize: baseFontSize)
        for place in range { entries[place].parts = add(entries[place].part.value) }
        return range
    }
}

extension PartTable.Entry {
    /// The direct parts of a value.
    static func all(of composite: CompositeValue, baseFontSize: Double) -> [Self] {
        let sizePart = composite.parts.first { $0.name == "fontSize" }
        // The font size around a border or a shadow is unknown.
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

    /// The length in points of a length, or of a number that means one. The font size is that of the surrounding text.
    private static func points(
        of part: CompositeValue.Part, fontSize: Double?, _ baseFontSize: Double
    ) -> Double? {
        guard let fontSizes = part.fontSizes else {
            // The position of a gradient stop is not a length. Figma exports lengths without a unit.
            return part.name == "position" ? nil : part.value.inPoints(baseFontSize: baseFontSize).points
        }
        if fontSizes == 0 { return 0 }
        // Round off the error of the multiplication.
        return fontSize.map { (fontSizes * $0 * 10_000).rounded() / 10_000 }
    }
}

extension CompositeValue.Part {
    /// The part as a multiple of the font size: a relative length, or a line height that is a number.
    fileprivate var fontSizes: Double? {
        if name == "lineHeight", case .number(let multiple) = value { return multiple }
        return value.fontSizes
    }
}
