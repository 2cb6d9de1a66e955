/// The parts of the string of a `$ref`: the file, and the place in it (RFC 3986, RFC 6901).
struct ResolverReference {
    /// The reason a string is not a reference to a local file.
    enum Problem: Error {
        case remote, notRelative
    }

    /// The path relative to the file with the reference, or an empty string for that file itself.
    let file: String
    /// The names and indices from the root to the target.
    let pointer: [String]
    /// Whether the pointer lacks its leading slash.
    let lacksSlash: Bool

    init(_ text: String) throws(Problem) {
        let parts = text.utf8.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
        file = String(Substring(parts[0])).percentDecoded
        if Self.hasScheme(parts[0]) || file.utf8.starts(with: "//".utf8) { throw .remote }
        if let first = file.utf8.first, "/\\".utf8.contains(first) || file.utf8.contains(0) { throw .notRelative }
        let fragment = parts.dropFirst().first ?? "".utf8[...]
        lacksSlash = !fragment.isEmpty && fragment.first != UInt8(ascii: "/")
        let names = (lacksSlash ? fragment : fragment.dropFirst())
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        // "#" and "#/" both mean the whole file: format module, section 7.4.1.
        pointer = names.count == 1 && names[0].isEmpty ? [] : names.map(Reference.unescaped)
    }

    /// Returns a path relative to another file's folder, with `.` and `..` removed as in RFC 3986 section 5.2.4.
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

    private static func hasScheme(_ text: Substring.UTF8View) -> Bool {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else { return false }
        return text[..<colon].allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || "+.-".utf8.contains($0) }
    }
}
