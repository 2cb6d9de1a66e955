/// Builds a name of small letters with hyphens between the words: `bg-default`. Words end where ``CamelCase`` ends them,
/// and where a capital begins another: `primaryColor` is two.
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

    /// Whether a capital follows what is none, or is the last of several before a small letter: `URLColor`.
    private static func beginsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 0, isCapital(scalars[index]) else { return false }
        guard isCapital(scalars[index - 1]) else { return true }
        return index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
    }

    /// Whether a letter is a capital. Unicode's tables are only asked beyond ASCII: nearly all names are in that.
    private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "A"..."Z" ~= scalar : scalar.properties.isUppercase
    }

    private mutating func end(_ word: inout String) {
        guard !word.isEmpty else { return }
        text += (text.isEmpty ? "" : "-") + word.lowercased()
        word = ""
    }
}
