import DesignTokens
import FileAccess

/// A file path pattern: `*` matches any part of a name, and `**` any number of folders, even none.
package struct PathPattern {
    private let parts: [NamePattern]
    private let isAbsolute: Bool

    package init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }.map { NamePattern($0) }
        isAbsolute = FilePath.isAbsolute(text)
    }

    /// Whether the pattern contains wildcards.
    package var hasWildcards: Bool { parts.contains(where: \.hasStars) }

    /// The folder that contains all matches: the path before the first part with a wildcard.
    package var folder: String {
        let names = parts.prefix { !$0.hasStars }.map(\.text)
        return (isAbsolute ? "/" : "") + (names.isEmpty && !isAbsolute ? "." : names.joined(separator: "/"))
    }

    private static let anyFolders = NamePattern("**")

    /// Returns whether a path matches. If the part after a `**` does not match, the most recent `**` takes one more
    /// folder. Each part is tried once at every place, so the cost is the product of both lengths.
    package func fits(_ path: String) -> Bool {
        let names = path.split(separator: "/")
        var (at, position) = (0, 0)
        var retry: (at: Int, part: Int)?
        while at < names.count {
            if position < parts.count, parts[position] == Self.anyFolders {
                retry = (at, position + 1)
                position += 1
            } else if position < parts.count, parts[position].stars(in: names[at]) != nil {
                at += 1
                position += 1
            } else if let last = retry {
                retry = (last.at + 1, last.part)
                (at, position) = (last.at + 1, last.part)
            } else {
                return false
            }
        }
        return parts[position...].allSatisfy { $0 == Self.anyFolders }
    }
}
