/// The distance between the lines of a text.
package enum StudioLineHeight: Sendable, Hashable {
    /// As the font has it.
    case automatic
    /// So many times the font's size.
    case multiple(Double)
    /// A length in px or rem.
    case length(StudioQuantity)

    /// What a bare number means. Figma takes it for points, and sd-transforms for a multiple of the font's size.
    package enum BareNumber: Sendable, Hashable {
        /// A multiple up to 4, points above: no text has lines that far apart, or that close.
        case likely
        /// Always a multiple.
        case multiple
        /// Always points.
        case points
    }

    /// A line height as a text says it, and whether that was sure.
    package struct Reading: Sendable, Hashable {
        /// The line height.
        package var height: StudioLineHeight
        /// Whether a bare number was taken for one or the other by how large it is; worth a warning.
        package var isGuessed: Bool
    }
}

extension StudioValue {
    /// A line height: `130%`, `1.3em` and `1.3`; `24px` and `24`; `AUTO`, or `normal` as CSS has it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - bareNumber: What a number without a unit means; by default what is likely of one that size.
    /// - Returns: The line height, and whether it was guessed.
    package static func lineHeight(
        _ text: String, bareNumber: StudioLineHeight.BareNumber = .likely
    ) -> Reading<StudioLineHeight.Reading> {
        if ["auto", "normal"].contains(keyword(text)) {
            return .success(StudioLineHeight.Reading(height: .automatic, isGuessed: false))
        }
        let advice = "write it as 130%, 24px or AUTO"
        return quantity(text, "a line height", advice: advice).flatMap { quantity in
            guard quantity.number >= 0 else { return problem(text, "is not a line height", advice) }
            let isGuessed = quantity.unit == nil && bareNumber == .likely
            guard let height = height(quantity, bareNumber) else {
                return problem(text, "is not a line height", advice)
            }
            return .success(StudioLineHeight.Reading(height: height, isGuessed: isGuessed))
        }
    }

    private static func height(
        _ quantity: StudioQuantity, _ bareNumber: StudioLineHeight.BareNumber
    ) -> StudioLineHeight? {
        switch (quantity.unit, bareNumber) {
        case (.percent, _): .multiple(StudioDecimal.shifted(quantity.number, by: -2))
        case (.em, _), (nil, .multiple): .multiple(quantity.number)
        case (.px, _), (.rem, _): .length(quantity)
        case (nil, .points): .length(StudioQuantity(quantity.number, .px))
        case (nil, .likely):
            quantity.number <= 4 ? .multiple(quantity.number) : .length(StudioQuantity(quantity.number, .px))
        default: nil
        }
    }
}
