/// Whether an image has several colors. Transparency is ignored: in a template image, only the opacity is used.
package enum ImageColors: Sendable, Hashable {
    /// One color, or none.
    case single
    case several
    case unknown
}

/// The spread of the colors in an image, collected one by one.
struct ColorSpread {
    private var least = SIMD3<UInt8>(repeating: .max)
    private var most = SIMD3<UInt8>(repeating: .min)

    mutating func add(_ color: SIMD3<UInt8>) {
        least = pointwiseMin(least, color)
        most = pointwiseMax(most, color)
    }

    /// Whether two of them are visibly different. Edges, and the rounding of translucent pixels, produce similar
    /// colors.
    /// neighbors of one color.
    var isWide: Bool {
        guard least[0] <= most[0] else { return false }
        return (most &- least).max() > Self.neighborhood
    }

    private static let neighborhood: UInt8 = 48
}
