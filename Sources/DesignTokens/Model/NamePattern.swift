/// A name in which each `*` matches any number of characters.
package struct NamePattern: Sendable, Hashable {
    /// The text between the stars, or the name itself without any.
    private let literals: [String]

    package init(_ text: some StringProtocol) {
        literals = Substring(text).split(separator: Character("*"), omittingEmptySubsequences: false).map { String($0) }
    }

    /// The pattern as written.
    package var text: String { literals.joined(separator: "*") }

    /// Whether a text contains a star.
    package static func isPattern(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "*")) }

    /// Whether the pattern contains a star.
    package var hasStars: Bool { starCount > 0 }

    package var starCount: Int { literals.count - 1 }

    /// The minimum length of a matching name; the pattern with more characters is more specific.
    package var literalCount: Int { literals.reduce(0) { $0 + $1.count } }

    /// The text that each star matches, as short as possible, or `nil` for a name that does not match.
    package func stars(in name: Substring) -> [Substring]? {
        guard hasStars else { return name == literals[0] ? [] : nil }
        guard name.hasPrefix(literals[0]) else { return nil }
        var rest = name.dropFirst(literals[0].count)
        guard rest.hasSuffix(literals[starCount]) else { return nil }
        rest = rest.dropLast(literals[starCount].count)
        var stars: [Substring] = []
        for literal in literals[1..<starCount] where !literal.isEmpty {
            guard let start = rest.indices.first(where: { rest[$0...].hasPrefix(literal) }) else { return nil }
            stars.append(rest[..<start])
            rest = rest[start...].dropFirst(literal.count)
        }
        return stars + [rest]
    }

    /// Replaces the stars in a text, one after the other; none is left.
    package static func filled(_ text: String, with stars: [Substring]) -> String {
        let literals = text.split(separator: Character("*"), omittingEmptySubsequences: false)
        let count = min(stars.count, literals.count - 1)
        return literals.indices.map { $0 < count ? literals[$0] + stars[$0] : literals[$0] }.joined()
    }
}

/// A path with stars in its names; it matches paths with the same number of names.
package struct TokenPathPattern: Sendable {
    private let names: [NamePattern]

    package init(_ path: Substring) {
        names = path.split(separator: Character("."), omittingEmptySubsequences: false).map { NamePattern($0) }
    }

    var literalCount: Int { names.reduce(0) { $0 + $1.literalCount } }

    func fits(_ path: Substring) -> Bool {
        let names = path.split(separator: Character("."), omittingEmptySubsequences: false)
        return !path.isEmpty && names.count == self.names.count
            && zip(self.names, names).allSatisfy { $0.stars(in: $1) != nil }
    }

    /// Whether the path of a token matches, or that of a group around it.
    package func fitsPathOrGroup(of path: String) -> Bool {
        let names = path.split(separator: Character("."), omittingEmptySubsequences: false)
        return names.count >= self.names.count && zip(self.names, names).allSatisfy { $0.stars(in: $1) != nil }
    }
}
