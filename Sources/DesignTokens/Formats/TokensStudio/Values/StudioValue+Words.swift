import Diagnostics

/// Values that are words.
extension StudioValue {
    /// `true` or `false`.
    package static func boolean(_ text: String) -> Reading<Bool> {
        word(text, ["true": true, "false": false], "is not a boolean", "write true or false")
    }

    /// Whether a shadow is an inner one: `dropShadow` or `innerShadow`, in any case, and as Figma's API spells them.
    package static func isInnerShadow(_ text: String) -> Reading<Bool> {
        word(
            text,
            [
                "dropshadow": false, "innershadow": true, "drop_shadow": false, "inner_shadow": true, "false": false,
                "true": true,
            ], "is not a kind of shadow", "write dropShadow or innerShadow")
    }

    private static func word(
        _ text: String, _ meanings: [String: Bool], _ message: String, _ advice: String
    ) -> Reading<Bool> {
        meanings[keyword(text)].map(Reading.success) ?? problem(text, message, advice)
    }

    /// The names of fonts, the preferred one first: `Inter, "Helvetica Neue", sans-serif`.
    package static func fontFamilies(_ text: String) -> Reading<[String]> {
        FontList.names(in: text).map(Reading.success)
            ?? problem(text, "is not a list of font families", FontList.advice)
    }

    /// A font weight: `700`, `Semi Bold`, `ExtraBold Italic`, `Italic`, `100 * 3`.
    package static func fontWeight(_ text: String) -> Reading<FontWeight> {
        let weight = FontWeight(words: keyword(text)) { StudioQuantity(parsing: $0)?.fontWeight }
        if let weight { return .success(weight) }
        // A font can begin the names of its styles with its own: `Display Semi Bold`.
        let words = keyword(text).split(separator: " ")
        for start in words.indices.dropFirst() {
            if let weight = FontWeight(words: words[start...].joined(separator: " ")) { return .success(weight) }
        }
        let name = keyword(text).joinedWords
        let advice = "write a number from 1 to 1000, or a name such as Semi Bold"
        let suggestion = NearestName.advice(for: name, among: FontWeight.names.map(\.key), quote: "", otherwise: advice)
        return quantity(text, "a font weight", advice: suggestion).flatMap { quantity in
            if let weight = quantity.fontWeight { return .success(FontWeight(weight)) }
            return problem(text, "is not a font weight from 1 to 1000", advice)
        }
    }

    /// A font's own name of a style, which Figma writes in place of a weight: `Headline`. Names begin with a capital
    /// letter, unlike keywords such as `inherit`; weights and misspelled ones are not names.
    package static func fontStyleName(_ text: String) -> String? {
        let name = StudioExpression.path(text.utf8)
        guard name.first?.isUppercase == true, case .failure = fontWeight(name),
            name.allSatisfy({ $0.isLetter || $0.isNumber || " -".contains($0) }),
            NearestName.nearest(to: name.joinedWords, among: FontWeight.names.map(\.key)) == nil
        else { return nil }
        return name
    }
}

extension StudioQuantity {
    fileprivate var fontWeight: Double? { unit == nil && 1...1000 ~= number ? number : nil }
}
