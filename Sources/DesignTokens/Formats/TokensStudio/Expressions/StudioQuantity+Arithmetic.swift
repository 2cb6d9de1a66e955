/// Arithmetic with units. Bare numbers and points are equivalent, and the result has points if either has; other units
/// are kept where the result does not depend on their size, and rejected elsewhere.
extension StudioQuantity {
    /// Whether there is no unit, or one that is equivalent to none.
    var isPlain: Bool { unit == nil || unit == .px }

    /// The quantity for a message, rounded like a result.
    var shown: String {
        StudioQuantity(StudioDecimal.rounded(number, toDigits: StudioMath.fractionDigits), unit).text
    }

    func combined(_ operation: StudioOperation, with other: StudioQuantity) throws(StudioProblem) -> StudioQuantity {
        if other.number == 0, operation == .divide || operation == .remainder {
            throw StudioProblem("division by zero")
        }
        let unit = try unit(of: operation, with: other)
        return try StudioQuantity(operation.apply(number, other.number), unit).checked()
    }

    /// Returns the quantity if its number is finite.
    func checked() throws(StudioProblem) -> StudioQuantity {
        if number.isNaN { throw StudioProblem("the result is not a real number") }
        if number.isInfinite { throw StudioProblem("the result is too large") }
        return self
    }

    /// The common unit of two quantities; bare numbers count as points.
    static func commonUnit(_ one: StudioQuantity, _ other: StudioQuantity) throws(StudioProblem) -> StudioUnit? {
        if one.isPlain, other.isPlain { return one.unit ?? other.unit }
        guard one.unit == other.unit else {
            throw StudioProblem("\(one.shown) and \(other.shown) have different units")
        }
        return one.unit
    }

    private func unit(of operation: StudioOperation, with other: StudioQuantity) throws(StudioProblem) -> StudioUnit? {
        if isPlain, other.isPlain { return unit ?? other.unit }
        switch operation {
        case .plus, .minus: return try Self.commonUnit(self, other)
        case .multiply: return try unitOfProduct(with: other)
        case .divide:
            guard other.isPlain else { throw StudioProblem("cannot divide by \(other.shown)") }
            return try unitOfProduct(with: other)
        case .remainder, .power:
            throw StudioProblem("cannot apply '\(operation.rawValue)' to \(isPlain ? other.shown : shown)")
        }
    }

    /// `4px * 7em` is 28em, and `7em * 8em` 56em, as in sd-transforms. A percentage can only be multiplied by bare
    /// numbers, because the meaning of `50% * 20px` is ambiguous.
    private func unitOfProduct(with other: StudioQuantity) throws(StudioProblem) -> StudioUnit? {
        let isPercentage = unit == .percent || other.unit == .percent
        if isPercentage, unit != nil, other.unit != nil {
            throw StudioProblem("cannot multiply the percentage and the unit of \(shown) and \(other.shown)")
        }
        if isPlain { return other.unit }
        return other.isPlain ? unit : try Self.commonUnit(self, other)
    }
}
