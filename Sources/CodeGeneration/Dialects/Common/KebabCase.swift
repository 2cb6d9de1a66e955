/// Builds a lower-case name with hyphens between words: `bg-default`. Words end as in ``CamelCase``, and before a
/// capital: `primaryColor` has two.
package struct KebabCase: Sendable {
    /// The name so far.
    package private(set) var text = ""

    package init() {}

    /// Appends the words of a name.
    package mutating func append(_ name: String) {
        var word = ""
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let isPart = NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar)
            if !isPart || Self.beginsWord(at: index, in: scalars) { end(&word) }
            if isPart { word.unicodeScalars.append(scalar) }
        }
        end(&word)
    }

    /// Returns whether a capital begins a word: after another kind of character, or as the last of several before a
    /// small letter, as in `URLColor`.
    private static func beginsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, isCapital(scalars[index]) else { return false }
        guard isCapital(scalars[index - 1]) else { return true }
        return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
    }

    /// Returns whether a letter is a capital. Unicode's tables are only used beyond ASCII.
    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
    }

    private mutating func end(_ word: inout String) {
        guard !word.isEmpty else { return }
        text += (text.isEmpty ? "" : "-") + word.lowercased()
        word = ""
    }
}
