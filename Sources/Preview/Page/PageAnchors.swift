/// The names of places on a page, by which addresses lead there: they are the same as long as paths are.
struct PageAnchors {
    private var taken: Set<String> = []

    /// The anchor for a text, which no other text gets: FNV-1a of 32 bits, and a number where two texts have the same.
    mutating func anchor(for text: String, prefix: String) -> String {
        var state: UInt32 = 0x811C_9DC5
        for byte in text.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
        let name = prefix + String(state, radix: 36)
        var (candidate, number) = (name, 2)
        while !taken.insert(candidate).inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
