/// The names of places on a page, by which addresses lead there: they are the same as long as paths are.
struct PageAnchors {
    /// How many texts have each name.
    private var counts: [String: Int] = [:]

    /// The anchor for a text, which no other text gets: FNV-1a of 32 bits, and a number where two texts have the same.
    mutating func anchor(for text: String, prefix: String) -> String {
        var state: UInt32 = 0x811C_9DC5
        for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
        let name = prefix + String(state, radix: 36)
        let count = counts[name, default: 0] + 1
        counts[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}
