/// Builds a camel-case name from the names on a token's path, one after the other.
///
/// Letters and digits of every script stay; everything else separates words. Digits that would run into digits are
/// kept apart by an underscore, so that `1-5` and `15` stay two names. The sign of a negative number is a word, so that
/// `-4` and `4` do, too.
///
/// ```swift
/// var name = CamelCase()
/// name.append("Alpha")
/// name.append("8")
/// name.text  // "alpha8"
/// ```
package struct CamelCase: Sendable {
    /// The name so far.
    package private(set) var text = ""
    /// Whether the first word is capitalized, as in the names of types.
    package var isCapitalized = false

    private var endsWithDigit = false

    package init(isCapitalized: Bool = false) { self.isCapitalized = isCapitalized }

    /// Joins the words of several names.
    package init(_ names: some Sequence<String>, isCapitalized: Bool = false) {
        self.isCapitalized = isCapitalized
        for name in names { append(name) }
    }

    /// Appends the words of a name.
    package mutating func append(_ name: String) {
        if appendSimple(name) { return }
        if let number = Self.negated(name) {
            append("minus")
            return append(number)
        }
        let isShouted = isShouted(name)
        var word: [Unicode.Scalar] = []
        for scalar in name.unicodeScalars {
            if NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar) {
                word.append(scalar)
            } else if !Self.apostrophes.contains(scalar) || word.isEmpty {
                append(word: word, isShouted: isShouted)
                word.removeAll()
            }
        }
        append(word: word, isShouted: isShouted)
    }

    /// Marks inside a word: `Men's`.
    private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

    /// Returns a negative number without its sign; `nil` for other names.
    private static func negated(_ name: String) -> String? {
        guard let sign = name.unicodeScalars.first, sign == "-" || sign == "\u{2212}" else { return nil }
        let number = name.unicodeScalars.dropFirst()
        guard let first = number.first, NameCharacter.isDigit(first),
            number.allSatisfy({ NameCharacter.isDigit($0) || [".", ",", "_"].contains($0) })
        else { return nil }
        return String(number)
    }

    /// Appends names of lower-case ASCII letters and digits, the common case, without looking up character properties.
    private mutating func appendSimple(_ name: String) -> Bool {
        let bytes = name.utf8
        guard let first = bytes.first, bytes.allSatisfy(Self.isSimple) else { return false }
        let startsWithDigit = Self.isDigit(first)
        if text.isEmpty, !isCapitalized || startsWithDigit {
            text = name
        } else {
            if startsWithDigit, endsWithDigit { text += "_" }
            text = Self.joined(text, name, raisingFirstLetter: !startsWithDigit)
        }
        endsWithDigit = text.utf8.last.map(Self.isDigit) ?? false
        return true
    }

    /// Joins two texts in one allocation.
    private static func joined(_ text: String, _ name: String, raisingFirstLetter: Bool) -> String {
        String(unsafeUninitializedCapacity: text.utf8.count + name.utf8.count) { buffer in
            var position = 0
            for byte in text.utf8 {
                buffer[position] = byte
                position += 1
            }
            let start = position
            for byte in name.utf8 {
                buffer[position] = byte
                position += 1
            }
            if raisingFirstLetter { buffer[start] &= 0xDF }
            return position
        }
    }

    private static func isSimple(_ byte: UInt8) -> Bool { isLowercase(byte) || isDigit(byte) }

    private static func isLowercase(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private mutating func append(word: [Unicode.Scalar], isShouted: Bool) {
        guard let first = word.first, let last = word.last else { return }
        if endsWithDigit, NameCharacter.isDigit(first) { text += "_" }
        let plain = isShouted ? lowercased(word[...]) : String(String.UnicodeScalarView(word))
        if text.isEmpty, !isCapitalized {
            text = isShouted ? plain : loweringFirstWord(word)
        } else {
            text += Self.capitalized(plain)
        }
        endsWithDigit = NameCharacter.isDigit(last)
    }

    /// Returns whether a name of several words is all upper-case: `PRIMARY_COLOR`.
    private func isShouted(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let hasSeparator = scalars.contains { !NameCharacter.isLetter($0) && !NameCharacter.isDigit($0) }
        return hasSeparator && !scalars.contains { $0.properties.isLowercase }
    }

    /// `Brand` becomes `brand`, `URLColor` becomes `urlColor`, `XL` becomes `xl`.
    private func loweringFirstWord(_ word: [Unicode.Scalar]) -> String {
        var count = word.prefix { $0.properties.isUppercase }.count
        if count > 1, count < word.count, word[count].properties.isLowercase { count -= 1 }
        return lowercased(word[..<count]) + String(String.UnicodeScalarView(word[count...]))
    }

    private func lowercased(_ word: ArraySlice<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(word)).lowercased()
    }

    /// Returns a word with a capital first letter, with a fast path for ASCII.
    package static func capitalized(_ word: String) -> String {
        guard let first = word.utf8.first, first < 0x80 else { return word.prefix(1).uppercased() + word.dropFirst() }
        return isLowercase(first) ? joined("", word, raisingFirstLetter: true) : word
    }
}

/// The characters in the words of names: letters and digits of every script. All others separate words.
package enum NameCharacter {
    /// Returns whether the character is a letter or a mark of one. Languages also allow others, such as a middle dot,
    /// which separates words, and invisible ones, such as the last character of an emoji.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        // Without Unicode's tables, which are slow.
        if scalar.isASCII { return "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
        guard scalar.properties.isXIDContinue, !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        switch scalar.properties.generalCategory {
        case .decimalNumber, .otherPunctuation, .connectorPunctuation: return false
        default: return true
        }
    }

    /// Returns whether all characters of a text are letters, digits or one of `others`.
    static func areAll(_ text: some StringProtocol, or others: String) -> Bool {
        text.unicodeScalars.allSatisfy { isLetter($0) || isDigit($0) || others.unicodeScalars.contains($0) }
    }

    /// Returns whether the character is a decimal digit of any script.
    package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.generalCategory == .decimalNumber
    }
}
