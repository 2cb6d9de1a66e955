import Diagnostics
import LocatedJSON

/// The color of a slot as its `Contents.json` states it.
package struct CatalogColor: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        /// Components in a space by its name, such as `srgb`: red, green and blue, or white alone; each 0…1, beyond that in
        /// the extended spaces; then the alpha, 0…1.
        case components(space: String, [Double], alpha: Double)
        /// A color of the system by its name, such as `labelColor`; nothing in the catalog says what it looks like.
        case system(String)
    }

    package var value: Value
    /// Where the color begins.
    package var location: SourceLocation
    /// The color in the `Contents.json`.
    package var node: JSONNode

    /// The number that a component's text stands for: `0xF3` and `243` are of 255, and what has a point or an exponent is the
    /// number itself. Each component decides for itself, for alpha is `1.000` beside integers.
    ///
    /// - Parameters:
    ///   - text: The text between the quotes, or the number.
    ///   - isOneWhole: Whether `1` is all of the component instead of one part of 255. That holds for an alpha, of which none
    ///     that counts to 255 was ever seen, and for numbers without quotes, which stand beside fractions.
    /// - Returns: `nil` for a text that is no number.
    static func component(_ text: String, isOneWhole: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt(text.dropFirst(2), radix: 16).flatMap { text.contains("+") ? nil : Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite, let first = text.utf8.first, first > 0x20 else { return nil }
        let isFraction = text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
        return isFraction || isOneWhole && number <= 1 ? number : number / 255
    }
}
