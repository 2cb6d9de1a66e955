import FileAccess

/// A path in which `*` stands for any part of a name, and `**` for any folders, none included.
package struct PathPattern {
    private let parts: [[UInt8]]

    package init(_ text: String) {
        parts = text.utf8.split(separator: UInt8(ascii: "/")).map(Array.init).filter { $0 != [UInt8(ascii: ".")] }
        isAbsolute = FilePath.isAbsolute(text)
    }

    private let isAbsolute: Bool

    /// Whether it is more than a path.
    package var hasWildcards: Bool { parts.contains { $0.contains(Self.star) } }

    /// The folder that holds everything that fits: what stands before the first part with a wildcard.
    package var folder: String {
        let names = parts.prefix { !$0.contains(Self.star) }.map { String(decoding: $0, as: UTF8.self) }
        return (isAbsolute ? "/" : "") + (names.isEmpty && !isAbsolute ? "." : names.joined(separator: "/"))
    }

    /// Whether a path fits. Each `**` is tried at every place once, so the cost is that of the two lengths multiplied.
    package func fits(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        return Self.fits(names, parts, isAny: { $0 == [Self.star, Self.star] }, isSame: Self.nameFits)
    }

    private static let star = UInt8(ascii: "*")

    private static func nameFits(_ name: [UInt8], _ part: [UInt8]) -> Bool {
        fits(name, part, isAny: { $0 == star }, isSame: ==)
    }

    /// Matches with one step back at most: when what follows a wildcard does not fit, the last wildcard takes one more.
    private static func fits<Element>(
        _ text: [Element], _ pattern: [Element], isAny: (Element) -> Bool, isSame: (Element, Element) -> Bool
    ) -> Bool {
        var (at, position) = (0, 0)
        var retry: (at: Int, pattern: Int)?
        while at < text.count {
            if position < pattern.count, isAny(pattern[position]) {
                retry = (at, position + 1)
                position += 1
            } else if position < pattern.count, isSame(text[at], pattern[position]) {
                at += 1
                position += 1
            } else if let last = retry {
                retry = (last.at + 1, last.pattern)
                (at, position) = (last.at + 1, last.pattern)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy(isAny)
    }
}
