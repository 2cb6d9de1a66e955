/// Numbers and lengths.
extension StudioValue {
    /// A number: `1.5`, `4 * 2`. Points count as bare numbers, as they do in arithmetic.
    package static func number(_ text: String) -> Reading<Double> {
        let advice = "write it as 16 or 0.5"
        return quantity(text, "a number", advice: advice).flatMap { quantity in
            quantity.isPlain ? .success(quantity.number) : problem(text, "is not a bare number", advice)
        }
    }

    /// The length that a token of type dimension, sizing, spacing, fontSizes, borderWidth… holds: `16`, `1.5rem`, `50%`.
    ///
    /// - Parameter text: The text.
    /// - Returns: The length in px, rem, em or %; a bare number is one of px.
    package static func length(_ text: String) -> Reading<StudioQuantity> {
        quantity(text, "a length", advice: lengthAdvice).flatMap { length($0, in: text) }
    }

    /// The lengths of a token that may have one for each side: `4px 8px`.
    ///
    /// - Parameter text: The text.
    /// - Returns: One to four lengths.
    package static func lengths(_ text: String) -> Reading<[StudioQuantity]> {
        quantities(text, "a length", advice: lengthAdvice).flatMap { quantities in
            guard quantities.count <= 4 else {
                return problem(text, "is \(quantities.count) lengths", "there are four sides at most")
            }
            var lengths: [StudioQuantity] = []
            for quantity in quantities {
                switch length(quantity, in: text) {
                case .success(let length): lengths.append(length)
                case .failure(let problem): return .failure(problem)
                }
            }
            return .success(lengths)
        }
    }

    private static let lengthAdvice = "write it as 16, 16px, 1rem, 1em or 50%"

    private static func length(_ quantity: StudioQuantity, in text: String) -> Reading<StudioQuantity> {
        switch quantity.unit {
        case nil: .success(StudioQuantity(quantity.number, .px))
        case .px, .rem, .em, .percent: .success(quantity)
        case let unit?: problem(text, "is not a length in px, rem, em or %, but in \(unit.rawValue)", lengthAdvice)
        }
    }

    /// An opacity: `0.5` or `50%`.
    ///
    /// - Parameter text: The text.
    /// - Returns: A number from 0 to 1.
    package static func opacity(_ text: String) -> Reading<Double> {
        let advice = "write a number from 0 to 1, or a percentage up to 100%"
        return quantity(text, "an opacity", advice: advice).flatMap { quantity in
            guard quantity.unit == nil || quantity.unit == .percent else {
                return problem(text, "is not an opacity", advice)
            }
            let isPercentage = quantity.unit == .percent
            let opacity = isPercentage ? StudioDecimal.shifted(quantity.number, by: -2) : quantity.number
            return 0...1 ~= opacity ? .success(opacity) : problem(text, "is not an opacity from 0 to 1", advice)
        }
    }
}
