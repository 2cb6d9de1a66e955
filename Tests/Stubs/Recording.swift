// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the stubs of UIKit and AppKit share: what a color was made from, of which Apple's tell less.

import Foundation

public enum RecordedColor<Surroundings, Color>: Sendable {
    case components(space: String, [CGFloat])
    case dynamic(@Sendable (Surroundings) -> Color)
    /// A color set of a catalog, or a color of the system.
    case named(String, opacity: CGFloat)

    /// The color as digits, or as numbers where it is not of sRGB; the name of one that has no components.
    public var text: String {
        if case .named(let name, let opacity) = self { return opacity == 1 ? name : "\(name) \(Double(opacity))" }
        guard case .components(let space, let numbers) = self else { return "dynamic" }
        let opacity = numbers[3] == 1 ? "" : " \((Double(numbers[3]) * 1000).rounded() / 1000)"
        if space != "sRGB" { return "P3 " + numbers.prefix(3).map { "\(Double($0))" }.joined(separator: " ") + opacity }
        let bytes = numbers.prefix(3).map { number in
            let digits = String(Int((number * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return bytes.joined() + opacity
    }

    /// The same with another opacity, where it has components.
    public func withOpacity(_ opacity: CGFloat) -> Self {
        switch self {
        case .components(let space, let numbers): .components(space: space, Array(numbers.prefix(3)) + [opacity])
        case .named(let name, _): .named(name, opacity: opacity)
        case .dynamic: self
        }
    }

    /// The same with its opacity multiplied, where it is known.
    public func multiplyingOpacity(by factor: CGFloat) -> Self {
        switch self {
        case .components(_, let numbers): withOpacity(numbers[3] * factor)
        case .named(_, let opacity): withOpacity(opacity * factor)
        case .dynamic: self
        }
    }
}
