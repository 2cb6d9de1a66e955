/// The name of the symbol that Xcode generates for an asset, by which code can say `.init(.accent)` of `AccentColor`.
///
/// Nothing documents how Xcode makes it: the rules are read off generated files that people have published.
package enum XcodeSymbol {
    /// The name for an asset, without the backticks that one which is a keyword stands in.
    ///
    /// - Parameter asset: The name of the asset itself, without namespaces: these become types around the symbol.
    /// - Returns: The name; `nil` for an asset whose name holds neither letters nor digits.
    package static func name(of asset: String) -> String? {
        var words = words(of: asset)
        // `AccentColor` and `card-number-color`, but neither `Color` nor `Multicolor`; colors and images alike.
        if words.count > 1, ["color", "image"].contains(words[words.count - 1].lowercased()) { words.removeLast() }
        guard let first = words.first else { return nil }
        // What shouts keeps its case, and its words apart: `TLS2016` is `TLS_2016`.
        let isShouted = !asset.contains(where: \.isLowercase) && asset.contains(where: \.isUppercase)
        let name =
            isShouted
            ? words.joined(separator: "_")
            : first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return first.first?.isNumber == true ? "_" + name : name
    }

    /// The words of a name, which end where letters and digits do, where a capital follows a small letter (`favIcon`), before
    /// the last of several capitals that a small letter follows (`DSAction`), and between letters and digits.
    private static func words(of name: String) -> [String] {
        let characters = Array(name)
        var words: [String] = []
        for (index, character) in characters.enumerated() where isPart(character) {
            let previous = index > 0 ? characters[index - 1] : " "
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let startsWord =
                !isPart(previous) || previous.isNumber != character.isNumber
                || character.isUppercase && (previous.isLowercase || previous.isUppercase && next.isLowercase)
            if startsWord { words.append("") }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
