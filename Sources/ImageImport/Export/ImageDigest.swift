/// The identity of an image's bytes: their number, and a 64-bit FNV-1a hash.
struct ImageDigest: Sendable, Hashable {
    let length: Int
    private let hash: UInt64

    init(_ bytes: [UInt8]) {
        length = bytes.count
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        self.hash = hash
    }

    /// Parses the format of ``text``.
    init?(_ text: Substring) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let hash = UInt64(parts[0], radix: 16), let length = Int(parts[1]), length >= 0 else {
            return nil
        }
        self.hash = hash
        self.length = length
    }

    /// The hash as sixteen hexadecimal digits, and the length: `00f3a51be2c4d6e7-312`.
    var text: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits + "-\(length)"
    }
}
