/// The text of a `$ref`, taken apart: which file, and where in it (RFC 3986, RFC 6901).
struct ResolverReference {
    /// Why a text is no reference to a local file.
    enum Problem: Error {
        case remote, absolute, invalidPath
    }

    /// The file's path, relative to the file with the reference; empty for that file itself.
    let file: String
    /// The names and numbers from the root to the target.
    let pointer: [String]
    /// Whether the pointer lacks the slash that it begins with.
    let lacksSlash: Bool

    /// Takes a reference apart.
    ///
    /// - Throws: A ``Problem`` for what is never read.
    init(_ text: String) throws {
        let bytes = Array(text.utf8)
        let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
        file = Self.decoded(String(decoding: bytes[..<hash], as: UTF8.self))
        if Self.hasScheme(bytes[..<hash]) || file.utf8.starts(with: "//".utf8) { throw Problem.remote }
        if file.utf8.first == UInt8(ascii: "/") || file.utf8.first == UInt8(ascii: "\\") { throw Problem.absolute }
        if file.utf8.contains(0) { throw Problem.invalidPath }
        let fragment = bytes[hash...].dropFirst()
        lacksSlash = !fragment.isEmpty && fragment.first != UInt8(ascii: "/")
        let parts = (lacksSlash ? fragment : fragment.dropFirst())
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        // "#" and "#/" both mean the whole file: format module, section 7.4.1.
        pointer = parts.count == 1 && parts[0].isEmpty ? [] : parts.map { Self.unescaped($0) }
    }

    /// A path from another file's folder, with `.` and `..` taken out as RFC 3986 section 5.2.4 does.
    static func path(_ file: String, from other: String) -> String {
        var names = other.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        let isAbsolute = other.utf8.first == UInt8(ascii: "/")
        if isAbsolute { names.removeFirst() }
        var result: [String] = []
        for name in names + file.split(separator: "/").map(String.init) where !name.isEmpty && name != "." {
            if name == "..", let last = result.last, last != ".." { result.removeLast() } else { result.append(name) }
        }
        return (isAbsolute ? "/" : "") + result.joined(separator: "/")
    }

    private static func hasScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > bytes.startIndex else { return false }
        return bytes[..<colon].allSatisfy { byte in
            let scalar = Unicode.Scalar(byte)
            return scalar.properties.isAlphabetic && byte < 0x80 || ("0"..."9").contains(scalar)
                || scalar == "+" || scalar == "." || scalar == "-"
        }
    }

    /// RFC 6901, section 4: `~1` before `~0`.
    private static func unescaped(_ part: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~"), let next = rest.first, next == 0x30 || next == 0x31 else {
                result.append(byte)
                continue
            }
            rest.removeFirst()
            result.append(next == 0x31 ? UInt8(ascii: "/") : UInt8(ascii: "~"))
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A text with `%20` and the like replaced; what is no such escape stays.
    static func decoded(_ text: String) -> String {
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let high = Unicode.Scalar(rest[rest.startIndex]).hexadecimalDigit,
                let low = Unicode.Scalar(rest[rest.startIndex + 1]).hexadecimalDigit
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimalDigit: UInt8? {
        switch self {
        case "0"..."9": UInt8(value - 0x30)
        case "a"..."f": UInt8(value - 0x61 + 10)
        case "A"..."F": UInt8(value - 0x41 + 10)
        default: nil
        }
    }
}
