/// The decompressed pixels of a PNG file.
struct PNGPixels {
    /// The layout of pixels in rows.
    struct Layout {
        var width: Int
        var height: Int
        var kind: PNGFile.Kind
        /// The bits of a sample.
        var depth: Int
        /// Three bytes for each color.
        var palette: [UInt8] = []
        /// The alpha of each color in the palette; missing ones at the end are opaque.
        var transparency: [UInt8] = []

        /// The bytes of a row, without the filter byte in front.
        var rowLength: Int { (width * kind.sampleCount * depth + 7) / 8 }
        /// The distance to the preceding byte that filters use.
        var pixelLength: Int { max(1, kind.sampleCount * depth / 8) }
    }

    private let layout: Layout
    /// All rows, one after the other.
    private var rows: [UInt8] = []

    /// Decompresses pixels, or returns `nil` if they are damaged.
    init?(_ compressed: [UInt8], _ layout: Layout) {
        self.layout = layout
        let stride = layout.rowLength + 1
        guard let filtered = Inflate.unpack(zlib: compressed, atMost: stride * layout.height),
            filtered.count == stride * layout.height
        else { return nil }
        rows.reserveCapacity(layout.rowLength * layout.height)
        for row in 0..<layout.height {
            guard appendRow(filtered[row * stride..<(row + 1) * stride]) else { return nil }
        }
    }

    /// Reverses the filter of a row, in which each byte is the difference from a prediction.
    private mutating func appendRow(_ filtered: ArraySlice<UInt8>) -> Bool {
        guard let filter = filtered.first, filter <= 4 else { return false }
        let start = rows.count
        for (column, difference) in filtered.dropFirst().enumerated() {
            let hasLeft = column >= layout.pixelLength
            let hasUp = start > 0
            let left = hasLeft ? Int(rows[start + column - layout.pixelLength]) : 0
            let up = hasUp ? Int(rows[start + column - layout.rowLength]) : 0
            let corner = hasLeft && hasUp ? Int(rows[start + column - layout.rowLength - layout.pixelLength]) : 0
            rows.append(difference &+ UInt8(Self.predicted(filter, left, up, corner)))
        }
        return true
    }

    private static func predicted(_ filter: UInt8, _ left: Int, _ up: Int, _ corner: Int) -> Int {
        switch filter {
        case 1: return left
        case 2: return up
        case 3: return (left + up) / 2
        case 4:
            let distances = (left: abs(up - corner), up: abs(left - corner), corner: abs(left + up - 2 * corner))
            if distances.left <= distances.up, distances.left <= distances.corner { return left }
            return distances.up <= distances.corner ? up : corner
        default: return 0
        }
    }

    /// Calls a closure with the color of each pixel that is at least half opaque; the color of other pixels is hardly
    /// visible.
    func forEachVisible(_ body: (SIMD3<UInt8>) -> Void) {
        for row in 0..<layout.height {
            for column in 0..<layout.width {
                let sample = { self.sample(row, column * layout.kind.sampleCount + $0) }
                switch layout.kind {
                case .gray: body(SIMD3(repeating: sample(0)))
                case .grayWithAlpha: if sample(1) >= 0x80 { body(SIMD3(repeating: sample(0))) }
                case .color: body(SIMD3(sample(0), sample(1), sample(2)))
                case .colorWithAlpha: if sample(3) >= 0x80 { body(SIMD3(sample(0), sample(1), sample(2))) }
                case .palette: visitPalette(Int(sample(0)), body)
                }
            }
        }
    }

    private func visitPalette(_ index: Int, _ body: (SIMD3<UInt8>) -> Void) {
        let place = 3 * index
        let isVisible = index >= layout.transparency.count || layout.transparency[index] >= 0x80
        guard isVisible, place + 2 < layout.palette.count else { return }
        body(SIMD3(layout.palette[place], layout.palette[place + 1], layout.palette[place + 2]))
    }

    /// A sample of a row, scaled to 256 steps, or a palette index.
    private func sample(_ row: Int, _ index: Int) -> UInt8 {
        let start = row * layout.rowLength
        switch layout.depth {
        case 8: return rows[start + index]
        case 16: return rows[start + 2 * index]
        default:
            let bit = index * layout.depth
            let most = UInt8(1) << layout.depth - 1
            let value = rows[start + bit / 8] >> (8 - layout.depth - bit % 8) & most
            return layout.kind == .palette ? value : value * (255 / most)
        }
    }
}
