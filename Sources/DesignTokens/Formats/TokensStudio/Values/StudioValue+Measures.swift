/// Numbers and lengths.
extension StudioValue {
    /// A number: `1.5`, `4 * 2`. Points are equivalent to bare numbers, as in arithmetic.
    ///
    /// A percentage is kept, because its base is unknown.
    package static func number(_ text: String) -> Reading<TokenValue> {
        let advice = "write it as 16 or 0.5"
        return quantity(text, "a number", advice: advice).flatMap { quantity in
            if quantity.unit == .percent { return .success(.dimension(quantity.number, .percent)) }
            return quantity.isPlain
                ? .success(.number(quantity.number)) : problem(text, "is not a number without a unit", advice)
        }
    }

    /// One to four lengths, one for each side: `16`, `1.5rem`, `4px 8px`. A bare number is in px.
    package static func lengths(_ text: String) -> Reading<[StudioQuantity]> {
        let advice = "write it as 16, 16px, 1rem, 1em or 50%"
        return quantities(text, "a length", advice: advice).flatMap { quantities in
            guard quantities.count <= 4 else {
                return problem(
                    text, "contains \(quantities.count) lengths", "write at most four lengths, one for each side")
            }
            for unit in quantities.compactMap(\.unit) where ![.px, .rem, .em, .percent].contains(unit) {
                let isTime = unit == .ms || unit == .s
                return problem(
                    text, "has the unsupported unit '\(unit.rawValue)'",
                    isTime ? "set its type to \"duration\"" : advice)
            }
            return .success(quantities.map { StudioQuantity($0.number, $0.unit ?? .px) })
        }
    }

    /// One length in the syntax of everything but text styles: `16`, `1.5rem`, and `1.5em` of a font size. In the
    /// plugin, em is relative to the base font size.
    static func length(_ text: String, em: DimensionUnit = .em) -> Reading<TokenValue> {
        lengths(text).flatMap { lengths in
            guard lengths.count == 1 else {
                return problem(
                    text, "contains \(lengths.count) lengths instead of one", "write a token for each of them")
            }
            switch lengths[0].unit {
            case .rem: return .success(.dimension(lengths[0].number, .rem))
            case .em: return .success(.dimension(lengths[0].number, em))
            // Zero percent of any length.
            case .percent where lengths[0].number == 0: return .success(.dimension(0, .px))
            case .percent: return problem(text, "is relative to an unknown length", "write it in px or rem")
            default: return .success(.dimension(lengths[0].number, .px))
            }
        }
    }

    /// A letter spacing: `0.5`, `0.5px` and `0.01rem`; `normal`, which is zero; `-2%` and `-0.02em` of the font size.
    package static func letterSpacing(_ text: String) -> Reading<TokenValue> {
        if keyword(text) == "normal" { return .success(.dimension(0, .px)) }
        let advice = "write it as -2% or 0.5px"
        return quantity(text, "a letter spacing", advice: advice).flatMap { quantity in
            let unit = DimensionUnit(rawValue: (quantity.unit ?? .px).rawValue)
            return unit.map { .success(.dimension(quantity.number, $0)) }
                ?? problem(text, "is not a letter spacing", advice)
        }
    }

    /// A line height: a multiple of the font size, which is a number as in the format module, `130%` or `1.3em`; a
    /// length, `24px` or `1.5rem`; `AUTO`, or `normal` as in CSS, which has no value.
    ///
    /// In the plugin a bare number is in points, in CSS a multiple: `24` is in points and `1.3` a multiple.
    package static func lineHeight(_ text: String) -> Reading<TokenValue> {
        if ["auto", "normal"].contains(keyword(text)) { return .success(.uninterpreted) }
        let advice = "write it as 130%, 24px or AUTO"
        return quantity(text, "a line height", advice: advice).flatMap { quantity in
            guard quantity.number >= 0 else { return problem(text, "is not a line height", advice) }
            let isMultiple = quantity.number < lowestLine
            return switch quantity.unit {
            case .percent: .success(.number(StudioDecimal.shifted(quantity.number, by: -2)))
            case .em: .success(.number(quantity.number))
            case .px: .success(.dimension(quantity.number, .px))
            case .rem: .success(.dimension(quantity.number, .rem))
            case nil: .success(isMultiple ? .number(quantity.number) : .dimension(quantity.number, .px))
            default: problem(text, "is not a line height", advice)
            }
        }
    }

    /// The lowest line height in points, and an upper bound for multiples of the font size.
    static let lowestLine = 4.0

    /// An opacity: `0.5` or `50%`, from 0 to 1.
    package static func opacity(_ text: String) -> Reading<Double> {
        let advice = "write a number from 0 to 1, or a percentage up to 100%"
        return quantity(text, "an opacity", advice: advice).flatMap { quantity in
            guard quantity.unit == nil || quantity.unit == .percent else {
                return problem(text, "is not an opacity", advice)
            }
            let isPercentage = quantity.unit == .percent
            let opacity = isPercentage ? StudioDecimal.shifted(quantity.number, by: -2) : quantity.number
            return 0...1 ~= opacity ? .success(opacity) : problem(text, "is not an opacity between 0 and 1", advice)
        }
    }
}
