/// Bytes as texts hold them: RFC 4648, section 4.
enum Base64 {
    static func text(of bytes: some Collection<UInt8>) -> String {
        let bytes = Array(bytes)
        let count = (bytes.count + 2) / 3 * 4
        return String(unsafeUninitializedCapacity: count) { buffer in
            for (group, start) in stride(from: 0, to: bytes.count, by: 3).enumerated() {
                let part = bytes[start..<min(start + 3, bytes.count)]
                let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
                for place in 0..<4 {
                    let isPadding = place > part.count
                    buffer[group * 4 + place] =
                        isPadding ? UInt8(ascii: "=") : alphabet[number >> (6 * (3 - place)) & 63]
                }
            }
            return count
        }
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
