import Diagnostics

/// A checksum that ignores white space, which formatters and Git's line endings change: 64-bit FNV-1a over all other
/// bytes. It detects edits; it is not cryptographic.
struct ContentChecksum {
    private var hash = StableHash()

    mutating func add(_ bytes: some Sequence<UInt8>) {
        let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add($0) }
        if isAdded == nil { for byte in bytes where !Self.isSpace(byte) { hash.add(byte) } }
    }

    /// Adds bytes in one loop without a call for each: a file with 50,000 tokens has 5 million.
    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        var state = hash.state
        for byte in bytes where !Self.isSpace(byte) { state = (state ^ UInt64(byte)) &* StableHash.prime }
        hash.state = state
    }

    /// Returns the bytes that count.
    static func bytes(of bytes: some Sequence<UInt8>) -> [UInt8] { bytes.filter { !isSpace($0) } }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// The checksum as sixteen hexadecimal digits.
    var text: String { hash.text }

    /// Returns the checksum of a path, including white space.
    static func text(ofPath path: String) -> String {
        text(of: path.utf8.flatMap { [$0 >> 4 | 0x40, $0 & 0x0F | 0x40] })
    }

    static func text(of bytes: some Sequence<UInt8>) -> String {
        var checksum = ContentChecksum()
        checksum.add(bytes)
        return checksum.text
    }
}
