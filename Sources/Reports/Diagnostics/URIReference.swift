/// References of RFC 3986.
enum URIReference {
    /// The reference to a file: an absolute path with the scheme `file`, a relative one as it is, encoded where needed.
    static func of(path: String) -> String {
        let encoded = path.utf8.map { isPlain($0) ? String(UnicodeScalar($0)) : "%" + hexadecimal($0) }.joined()
        return (path.utf8.first == UInt8(ascii: "/") ? "file://" : "") + encoded
    }

    /// Whether a byte stands for itself. A colon would not: in a relative path it can end a scheme.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }
}
