/// The name of the symbol that Xcode generates for an asset, so that code can write `.init(.accent)` for `AccentColor`.
///
/// Xcode does not document these rules; they are derived from published generated files.
package enum XcodeSymbol {
    /// Returns the name for an asset, without the backticks of a keyword.
    ///
    /// - Parameter asset: The name of the asset itself, without namespaces, which become types around the symbol.
    /// - Returns: The name, or `nil` for an asset whose name contains neither letters nor digits.
    package static func name(of asset: String) -> String? {
        var words = words(of: asset)
        // `AccentColor` and `card-number-color`, but neither `Color` nor `Multicolor`; for colors and images alike.
        if words.count > 1, ["color", "image"].contains(words[words.count - 1].lowercased()) { words.removeLast() }
        guard let first = words.first else { return nil }
        // All-caps names keep their case and separate words: `TLS2016` becomes `TLS_2016`.
        let isShouted = !asset.contains(where: \.isLowercase) && asset.contains(where: \.isUppercase)
        let name =
            isShouted
            ? words.joined(separator: "_")
            : first.lowercased() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return first.first?.isNumber == true ? "_" + name : name
    }

    /// The words of a name: words end at other characters, before a capital after a small letter (`favIcon`), before
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
