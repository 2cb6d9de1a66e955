import LocatedJSON

/// A reference as a file spells it: format module, section 7.1.
enum Reference: Hashable {
    /// `{a.b.c}`: the path of a token.
    case path(String)
    /// `#/a/b/$value/components/0`: the names on the way from the root of the file, a JSON pointer (RFC 6901).
    case pointer([String])
    /// A `$ref` that is not a pointer into the same file.
    case malformed

    /// The reference in a value: a string in braces, or an object with `$ref`. `nil` for any other value.
    init?(_ node: JSONNode, in source: JSONDocument) {
        if let path = source.textInBraces(node) {
            self = .path(path)
        } else if source.kind(of: node) == .object, let text = source.value(of: "$ref", in: node) {
            self.init(pointer: text, in: source)
        } else {
            return nil
        }
    }

    /// The reference in the value of a `$ref`.
    init(pointer node: JSONNode, in source: JSONDocument) {
        guard let pointer = source.stringValue(of: node), pointer.utf8.starts(with: "#/".utf8) else {
            self = .malformed
            return
        }
        // Compare bytes, because a slash and a combining mark after it are one character.
        let names = pointer.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        self = .pointer(names.map(Self.unescaped))
    }

    /// The path of the token that the reference names as a whole: `{a.b}`, `#/a/b` and `#/a/b/$value` are equivalent.
    var tokenPath: String? {
        switch self {
        case .path(let path): return path
        case .pointer(var names):
            if names.last == "$value" { names.removeLast() }
            let isWhole = names.allSatisfy { name in
                name == .rootTokenName || name.utf8.first != UInt8(ascii: "$") && !name.utf8.contains(UInt8(ascii: "."))
            }
            return isWhole ? names.joined(separator: ".") : nil
        case .malformed: return nil
        }
    }

    /// What to write instead of an invalid `$ref`.
    static func advice(for node: JSONNode?, in source: JSONDocument) -> String {
        if let path = node.flatMap(source.textInBraces) {
            let names = path.split(separator: ".", omittingEmptySubsequences: false).map(escaped)
            return "write it as \"#/\(names.joined(separator: "/"))\", or \"$value\": \"{\(path)}\""
        }
        let text = node.flatMap(source.stringValue) ?? ""
        if text.utf8.first == UInt8(ascii: "/") { return "write it as \"#\(text)\"" }
        if text.utf8.dropFirst().contains(UInt8(ascii: "#")), text.utf8.first != UInt8(ascii: "#") {
            return "write it as \"#/group/token\"; only resolver files refer to other files"
        }
        return "write it as \"#/group/token\""
    }

    private static func escaped(_ name: Substring) -> String {
        name.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
    }

    /// RFC 6901 section 4: `~1` is a slash and `~0` a tilde, replaced in one pass so that `~01` stays `~1`.
    static func unescaped(_ segment: Substring.UTF8View) -> String {
        let parts = segment.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(Substring(parts[0]))) { result, part in
            switch part.first {
            case UInt8(ascii: "1"): result += "/\(Substring(part.dropFirst()))"
            case UInt8(ascii: "0"): result += "~\(Substring(part.dropFirst()))"
            default: result += "~\(Substring(part))"
            }
        }
    }

    /// The names with `%20` and the like decoded, as in the fragment of a URI (RFC 6901 section 6), or `nil` if nothing
    /// changes.
    static func decoded(_ names: [String]) -> [String]? {
        guard names.contains(where: { $0.utf8.contains(UInt8(ascii: "%")) }) else { return nil }
        return names.map(\.percentDecoded)
    }
}

extension TokenGraph {
    /// The token that a reference names as a whole. Names in a pointer can be percent-encoded as in a URI.
    func token(of reference: Reference, inFile source: Int) -> Int? {
        if let token = reference.tokenPath.flatMap({ token(at: $0, inFile: source) }) { return token }
        if case .path(let path) = reference {
            let target = token(at: path, inOnlyGroupOfFile: source)
            if target != nil || rules[source] == .strict { return target }
            return self.path(ofValue: path).flatMap { token(at: $0, inFile: source) }
        }
        guard case .pointer(let names) = reference, let decoded = Reference.decoded(names) else { return nil }
        return Reference.pointer(decoded).tokenPath.flatMap { token(at: $0, inFile: source) }
    }
}

extension String {
    /// The text with `%20` and the like decoded; invalid escapes are kept.
    var percentDecoded: String {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            bytes.append(byte)
            guard byte == UInt8(ascii: "%") else { continue }
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if digits.count == 2 {
                bytes[bytes.count - 1] = UInt8(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONDocument {
    /// Whether a value contains a reference. Recursion is safe: the parser limits the depth.
    func holdsReference(_ node: JSONNode) -> Bool {
        // Hot path: almost no value contains a reference, and every token's is checked.
        guard holdsString(in: node, startingWith: "{", or: "$") else { return false }
        return switch kind(of: node) {
        case .string: textInBraces(node) != nil
        case .object: members(of: node).contains { string($0.key, equals: "$ref") || holdsReference($0.value) }
        case .array: elements(of: node).contains { holdsReference($0) }
        default: false
        }
    }
}
