/// Paths of tokens and groups are strings: the names from the root, joined by periods, which names cannot contain in the
/// Design Tokens format, but can elsewhere.
extension String {
    /// Whether this token path is `group` or inside it.
    package func isPath(inside group: String) -> Bool {
        guard utf8.starts(with: group.utf8) else { return isCanonicalPath(inside: group) }
        return utf8.count == group.utf8.count || group.isEmpty
            || utf8[utf8.index(utf8.startIndex, offsetBy: group.utf8.count)] == UInt8(ascii: ".")
    }

    /// The same for paths in different Unicode normalization forms, which are equal as strings; tokens are looked up by
    /// string equality.
    private func isCanonicalPath(inside group: String) -> Bool {
        let isASCII = group.utf8.allSatisfy { $0 < 0x80 }
        return !isASCII && (self == group || hasPrefix(group + "."))
    }

    /// This token path and those of the groups around it, the innermost first; the path of the root is empty.
    package var pathsAround: some Sequence<Substring> {
        sequence(first: self[...]) { path in
            guard !path.isEmpty else { return nil }
            return path[..<(path.utf8.lastIndex(of: UInt8(ascii: ".")) ?? path.startIndex)]
        }
    }

    /// The name of the token that a group has as its own value: format module, section 6.2.
    @inlinable package static var rootTokenName: String { "$root" }

    /// Returns the path of a member with this name in the group with this path, created in one step.
    func appendingName(_ name: String) -> String {
        if isEmpty { return name }
        return String(unsafeUninitializedCapacity: utf8.count + 1 + name.utf8.count) { buffer in
            var end = buffer.initialize(fromContentsOf: utf8)
            buffer[end] = UInt8(ascii: ".")
            end = buffer[(end + 1)...].initialize(fromContentsOf: name.utf8)
            return end
        }
    }
}
