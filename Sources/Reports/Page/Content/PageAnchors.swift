/// The anchors on a page, which depend only on paths.
struct PageAnchors {
    /// The number of texts for each hash and beginning of a prefix.
    private var counts: [UInt64: Int] = [:]

    init(count: Int = 0) { counts.reserveCapacity(count) }

    /// Returns a unique anchor for a text: 32-bit FNV-1a, with a number if two texts have the same hash.
    mutating func anchor(for text: String, prefix: String) -> String {
        var state: UInt32 = 0x811C_9DC5
        for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
        let name = prefix + String(state, radix: 36)
        let count = { (count: inout Int) in
            count += 1
            return count
        }(&counts[UInt64(state) | UInt64(prefix.utf8.first ?? 0) << 32, default: 0])
        return count == 1 ? name : "\(name)-\(count)"
    }
}
