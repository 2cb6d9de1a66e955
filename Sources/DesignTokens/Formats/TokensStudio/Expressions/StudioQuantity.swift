/// A number with an optional unit.
package struct StudioQuantity: Sendable, Hashable {
    /// The number, always finite.
    package var number: Double
    /// The unit, or `nil` for a bare number.
    package var unit: StudioUnit?

    package init(_ number: Double, _ unit: StudioUnit? = nil) {
        self.number = number
        self.unit = unit
    }

    /// Reads a number with or without a unit, and spaces around it: `16`, `-1.5rem`, `.5em`, `8 rem`, `032`.
    package init?(parsing text: String) {
        var bytes = ASCII.trimmed(Array(text.utf8))
        guard let number = StudioDecimal.read(&bytes, allowsSign: true), number.isFinite else { return nil }
        self.init(number)
        guard !bytes.isEmpty else { return }
        let letters = bytes.drop(while: ASCII.isSpace)
        guard let unit = StudioUnit(bytes: letters), unit.isWritten(after: bytes.count - letters.count) else {
            return nil
        }
        self.unit = unit
    }

    /// The quantity as text in plain decimal notation: `-72.3333px`, never with an exponent.
    package var text: String { StudioDecimal.text(number) + (unit?.rawValue ?? "") }
}
