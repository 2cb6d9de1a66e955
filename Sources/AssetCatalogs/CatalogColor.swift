import Diagnostics
import LocatedJSON

/// The color of a slot in its `Contents.json`.
package struct CatalogColor: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        /// Components in a named color space, such as `srgb`: red, green and blue, or white alone, each 0…1, or beyond
        /// that in extended spaces; and the alpha, 0…1.
        case components(space: String, [Double], alpha: Double)
        /// A system color by its name, such as `labelColor`, whose components are unknown.
        case system(String)
    }

    package var value: Value
    /// The place of the color.
    package var location: SourceLocation
    /// The color in the `Contents.json`.
    package var node: JSONNode

    /// The number of a component's text: `0xF3` and `243` are of 255, and numbers with a point or an exponent are used
    /// directly. Each component is read separately, because alpha is `1.000` beside integers.
    ///
    /// - Parameters:
    ///   - text: The text between the quotes, or the number.
    ///   - isOneWhole: Whether `1` is the full component rather than 1/255. This applies to alpha, which never counts
    ///     to 255, and to numbers without quotes, which occur beside fractions.
    /// - Returns: The number, or `nil` for any other text.
    static func component(_ text: String, isOneWhole: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt(text.dropFirst(2), radix: 16).flatMap { text.contains("+") ? nil : Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite, let first = text.utf8.first, first > 0x20 else { return nil }
        let isFraction = text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        return isFraction || isOneWhole && number <= 1 ? number : number / 255
    }
}
