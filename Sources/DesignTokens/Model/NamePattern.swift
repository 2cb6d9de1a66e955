/// A name in which each `*` stands for any characters, or none.
package struct NamePattern: Sendable, Hashable {
    /// What stands between the stars; the name itself where there is none.
    private let literals: [String]

    package init(_ text: some StringProtocol) {
        literals = Substring(text).split(separator: Character("*"), omittingEmptySubsequences: false).map { String($0) }
    }

    /// What is written: the name itself where there is no star.
    package var text: String { literals.joined(separator: "*") }

    /// Whether a text can be more than a name.
    package static func isPattern(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "*")) }

    /// Whether it is more than a name.
    package var hasStars: Bool { starCount > 0 }

    package var starCount: Int { literals.count - 1 }

    /// How many characters a name must have to fit: of two patterns, the one with more says more.
    package var literalCount: Int { literals.reduce(0) { $0 + $1.count } }

    /// What the stars stand for in a name that fits, each as little as it can; `nil` for a name that does not fit.
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

    /// A text with what stars stand for in place of its own, one after the other; no star is left.
    package static func filled(_ text: String, with stars: [Substring]) -> String {
        let literals = text.split(separator: Character("*"), omittingEmptySubsequences: false)
        let count = min(stars.count, literals.count - 1)
        return literals.indices.map { $0 < count ? literals[$0] + stars[$0] : literals[$0] }.joined()
    }
}

/// A path in whose names stars stand for any characters: as many names fit as it has.
package struct PathOfNames: Sendable {
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

    /// Whether the path of a token fits, or that of a group that the token is in.
    package func fitsPathOrGroup(of path: String) -> Bool {
        let names = path.split(separator: Character("."), omittingEmptySubsequences: false)
        return names.count >= self.names.count && zip(self.names, names).allSatisfy { $0.stars(in: $1) != nil }
    }
}
