import Diagnostics

/// The identity of an image's bytes: their number, and a 64-bit FNV-1a hash.
struct ImageDigest: Sendable, Hashable {
    let length: Int
    private let hash: StableHash

    init(_ bytes: [UInt8]) {
        length = bytes.count
        hash = StableHash(bytes)
    }

    /// Parses the format of ``text``.
    init?(_ text: Substring) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let hash = UInt64(parts[0], radix: 16), let length = Int(parts[1]), length >= 0 else {
            return nil
        }
        self.hash = StableHash(state: hash)
        self.length = length
    }

    /// The hash as sixteen hexadecimal digits, and the length: `00f3a51be2c4d6e7-312`.
    var text: String { "\(hash.text)-\(length)" }
}
