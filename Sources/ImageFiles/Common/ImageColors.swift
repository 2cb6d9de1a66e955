/// Whether an image shows several colors. Where it is transparent does not count: it is what stays of a template image.
package enum ImageColors: Sendable, Hashable {
    /// It shows one, or nothing.
    case single
    case several
    case unknown
}

/// How far the colors of an image lie from each other, collected one after the other.
struct ColorSpread {
    private var least = SIMD3<UInt8>(repeating: .max)
    private var most = SIMD3<UInt8>(repeating: .min)

    mutating func add(_ color: SIMD3<UInt8>) {
        least = pointwiseMin(least, color)
        most = pointwiseMax(most, color)
    }

    /// Whether two of them differ so that people see two. Edges, and the rounding of what is half transparent, make
    /// neighbors of one color.
    var isWide: Bool {
        guard least[0] <= most[0] else { return false }
        return (most &- least).max() > Self.neighborhood
    }

    private static let neighborhood: UInt8 = 48
}
