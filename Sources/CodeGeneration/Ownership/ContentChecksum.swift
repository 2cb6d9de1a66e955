/// A checksum of texts that stays the same when white space is added or taken away, as formatters do, and git with the
/// ends of lines: FNV-1a of 64 bits over all other bytes. It tells that a person has edited a file; it is no secret.
struct ContentChecksum {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes where byte != 0x20 && !(0x09...0x0D ~= byte) {
            state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    static func text(of bytes: some Sequence<UInt8>) -> String {
        var checksum = ContentChecksum()
        checksum.add(bytes)
        return checksum.text
    }
}
