/// The anchors on a page, which stay the same as long as paths do.
struct PageAnchors {
    /// The number of texts for each anchor.
    private var counts: [String: Int] = [:]

    /// Returns a unique anchor for a text: 32-bit FNV-1a, with a number if two texts have the same hash.
    mutating func anchor(for text: String, prefix: String) -> String {
        var state: UInt32 = 0x811C_9DC5
        for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
        let name = prefix + String(state, radix: 36)
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}
