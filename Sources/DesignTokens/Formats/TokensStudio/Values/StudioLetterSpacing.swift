/// What is added between the letters of a text.
package enum StudioLetterSpacing: Sendable, Hashable {
    /// A part of the font's size: -0.02 for `-2%`.
    case em(Double)
    /// A length in px or rem.
    case length(StudioQuantity)
}

extension StudioValue {
    /// A letter spacing: `-2%` and `-0.02em`; `0.5`, `0.5px` and `0.01rem`; `normal`, which adds nothing.
    package static func letterSpacing(_ text: String) -> Reading<StudioLetterSpacing> {
        if keyword(text) == "normal" { return .success(.length(StudioQuantity(0, .px))) }
        let advice = "write it as -2% or 0.5px"
        return quantity(text, "a letter spacing", advice: advice).flatMap { quantity in
            switch quantity.unit {
            case .percent: .success(.em(StudioDecimal.shifted(quantity.number, by: -2)))
            case .em: .success(.em(quantity.number))
            case .rem, .px: .success(.length(quantity))
            case nil: .success(.length(StudioQuantity(quantity.number, .px)))
            default: problem(text, "is not a letter spacing", advice)
            }
        }
    }
}
