import Diagnostics

/// RFC 3986 references.
enum URIReference {
    /// Returns the reference to a file: absolute paths with the scheme `file`, relative ones without, percent-encoded
    /// where needed.
    static func of(path: String) -> String {
        let encoded = path.utf8.map { isPlain($0) ? String(UnicodeScalar($0)) : "%" + $0.hexadecimal(digits: 2) }
            .joined()
        return (path.utf8.first == UInt8(ascii: "/") ? "file://" : "") + encoded
    }

    /// Returns whether a byte needs no encoding. A colon does, because in a relative path it could end a scheme.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
        default: false
        }
    }
}
