/// A number with its unit, if it has one.
package struct StudioQuantity: Sendable, Hashable {
    /// The number, always finite.
    package var number: Double
    /// The unit; `nil` for a bare number.
    package var unit: StudioUnit?

    /// Creates a quantity.
    package init(_ number: Double, _ unit: StudioUnit? = nil) {
        self.number = number
        self.unit = unit
    }

    /// Reads a number with or without a unit, and nothing else: `16`, `-1.5rem`, `.5em`, `8 rem`, `032`.
    ///
    /// - Parameter text: The text; spaces around it do not count.
    package init?(parsing text: String) {
        var bytes = Array(text.utf8)[...]
        bytes = bytes.drop(while: StudioASCII.isSpace)
        while let last = bytes.last, StudioASCII.isSpace(last) { bytes.removeLast() }
        guard let number = StudioDecimal.read(&bytes, allowsSign: true), number.isFinite else { return nil }
        self.init(number)
        guard !bytes.isEmpty else { return }
        let letters = bytes.drop(while: StudioASCII.isSpace)
        guard let unit = StudioUnit(bytes: letters), unit.isWritten(after: bytes.count - letters.count) else {
            return nil
        }
        self.unit = unit
    }

    /// The quantity as a text that reads the same everywhere: `-72.3333px`, never with an exponent.
    package var text: String { StudioDecimal.text(number) + (unit?.rawValue ?? "") }

    /// How many points it is, when that does not depend on a screen.
    ///
    /// - Parameter baseFontSize: What `1rem` and `1em` are; 16 in Tokens Studio unless set otherwise.
    /// - Returns: The points; `nil` for units that are no multiple of a point or of the text size.
    package func points(baseFontSize: Double = 16) -> Double? {
        switch unit {
        case nil, .px: number
        case .rem, .em: number * baseFontSize
        default: nil
        }
    }
}
