/// Numbers and lengths.
extension StudioValue {
    /// A number: `1.5`, `4 * 2`. Points count as bare numbers, as they do in arithmetic.
    package static func number(_ text: String) -> Reading<Double> {
        let advice = "write it as 16 or 0.5"
        return quantity(text, "a number", advice: advice).flatMap { quantity in
            quantity.isPlain ? .success(quantity.number) : problem(text, "is not a bare number", advice)
        }
    }

    /// One to four lengths, one for each side: `16`, `1.5rem`, `4px 8px`. A bare number is one of px.
    package static func lengths(_ text: String) -> Reading<[StudioQuantity]> {
        let advice = "write it as 16, 16px, 1rem, 1em or 50%"
        return quantities(text, "a length", advice: advice).flatMap { quantities in
            guard quantities.count <= 4 else {
                return problem(text, "is \(quantities.count) lengths", "there are four sides at most")
            }
            for unit in quantities.compactMap(\.unit) where ![.px, .rem, .em, .percent].contains(unit) {
                return problem(text, "is not a length in px, rem, em or %, but in \(unit.rawValue)", advice)
            }
            return .success(quantities.map { StudioQuantity($0.number, $0.unit ?? .px) })
        }
    }

    /// A letter spacing: `0.5`, `0.5px` and `0.01rem`; `normal`, which adds nothing; `-2%` and `-0.02em`.
    package static func letterSpacing(_ text: String) -> Reading<TokenValue> {
        if keyword(text) == "normal" { return .success(.dimension(0, .px)) }
        let advice = "write it as -2% or 0.5px"
        return quantity(text, "a letter spacing", advice: advice).flatMap { quantity in
            switch quantity.unit {
            case .percent, .em, .rem, .px, nil: .success(dimension(quantity))
            default: problem(text, "is not a letter spacing", advice)
            }
        }
    }

    /// A length in points or in multiples of the text's size; what depends on anything else has no value in Swift.
    static func dimension(_ length: StudioQuantity) -> TokenValue {
        switch length.unit {
        case nil, .px: .dimension(length.number, .px)
        case .rem: .dimension(length.number, .rem)
        default: .uninterpreted
        }
    }

    /// A line height: `130%`, `1.3em` and `1.3`; `24px` and `24`; `AUTO`, or `normal` as CSS has it, which has no
    /// value. `1rem` is 16, as in Tokens Studio unless set otherwise.
    package static func lineHeight(_ text: String) -> Reading<TokenValue> {
        if ["auto", "normal"].contains(keyword(text)) { return .success(.uninterpreted) }
        let advice = "write it as 130%, 24px or AUTO"
        return quantity(text, "a line height", advice: advice).flatMap { quantity in
            guard quantity.number >= 0 else { return problem(text, "is not a line height", advice) }
            return switch quantity.unit {
            case .percent: .success(.number(StudioDecimal.shifted(quantity.number, by: -2)))
            case .em, .px, nil: .success(.number(quantity.number))
            case .rem: .success(.number(quantity.number * 16))
            default: problem(text, "is not a line height", advice)
            }
        }
    }

    /// An opacity: `0.5` or `50%`, from 0 to 1.
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
