/// The names that SwiftGen gives to assets and folders, so that code which uses them compiles unchanged.
///
/// Its templates use the filters `swiftIdentifier: "pretty"` for types, and `lowerFirstWord` behind it for members.
enum SwiftGenName {
    /// The name of a type: `Onboarding Icons` becomes `OnboardingIcons`, `ICONS` becomes `Icons`.
    static func type(_ name: String) -> String {
        let parts = name.unicodeScalars.split { !isPart($0) && $0 != "_" }.map { capitalized($0) }
        let words = parts.flatMap { $0.unicodeScalars.split(separator: "_") }
        let isShouted = !parts.contains { $0.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 } }
        let text = words.map { isShouted ? calmed($0) : capitalized($0) }.joined()
        let begins = text.unicodeScalars.first.map(NameCharacter.isLetter) ?? true
        return begins ? text : "_" + text
    }

    /// The name of a member: `URLChooser` becomes `urlChooser`, `Banana` becomes `banana`.
    static func member(_ name: String) -> String {
        let scalars = Array(type(name).unicodeScalars)
        var count = scalars.prefix { $0.properties.isUppercase }.count
        // The last capital of several begins the next word.
        if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
        return text(scalars[..<count]).lowercased() + text(scalars[count...])
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar)
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private static func capitalized(_ word: some Collection<Unicode.Scalar>) -> String {
        text(word.prefix(1)).uppercased() + text(word.dropFirst())
    }

    /// A word of a name without small letters, in which a word begins behind each digit: `24PX` becomes `24Px`.
    private static func calmed(_ word: some Sequence<Unicode.Scalar>) -> String {
        var isStart = true
        return word.map { scalar in
            defer { isStart = NameCharacter.isDigit(scalar) }
            return isStart ? text([scalar]) : text([scalar]).lowercased()
        }.joined()
    }
}
