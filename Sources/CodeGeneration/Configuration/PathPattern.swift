import DesignTokens
import FileAccess

/// A path of files in which `*` stands for any part of a name, and `**` for any folders, none included.
package struct PathPattern {
    private let parts: [NamePattern]
    private let isAbsolute: Bool

    package init(_ text: String) {
        parts = text.split(separator: "/").filter { $0 != "." }.map { NamePattern($0) }
        isAbsolute = FilePath.isAbsolute(text)
    }

    /// Whether it is more than a path.
    package var hasWildcards: Bool { parts.contains(where: \.hasStars) }

    /// The folder that holds everything that fits: what stands before the first part with a wildcard.
    package var folder: String {
        let names = parts.prefix { !$0.hasStars }.map(\.text)
        return (isAbsolute ? "/" : "") + (names.isEmpty && !isAbsolute ? "." : names.joined(separator: "/"))
    }

    private static let anyFolders = NamePattern("**")

    /// Whether a path fits, with one step back at most: when what follows a `**` does not fit, the last one takes one
    /// more folder. Each is tried at every place once, so the cost is that of the two lengths multiplied.
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
