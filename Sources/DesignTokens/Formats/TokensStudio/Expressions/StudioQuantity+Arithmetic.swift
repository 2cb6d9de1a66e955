/// Arithmetic with units. A bare number and one of points are alike, and the result has points if either has; other
/// units are kept where the result does not depend on what they are, and refused elsewhere.
extension StudioQuantity {
    /// Whether the unit is none, or one that stands for none.
    var isPlain: Bool { unit == nil || unit == .px }

    /// The quantity as a message shows it, rounded as a result is.
    var shown: String {
        StudioQuantity(StudioDecimal.rounded(number, toDigits: StudioMath.fractionDigits), unit).text
    }

    func combined(_ operation: StudioOperation, with other: StudioQuantity) throws(StudioProblem) -> StudioQuantity {
        if other.number == 0, operation == .divide || operation == .remainder {
            throw StudioProblem("it divides by zero")
        }
        let unit = try unit(of: operation, with: other)
        return try StudioQuantity(operation.apply(number, other.number), unit).checked()
    }

    /// The quantity, if its number is one.
    func checked() throws(StudioProblem) -> StudioQuantity {
        if number.isNaN { throw StudioProblem("the result is not a real number") }
        if number.isInfinite { throw StudioProblem("the result is too large") }
        return self
    }

    /// The unit that two quantities share, bare numbers and points taken together.
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
            guard other.isPlain else { throw StudioProblem("it divides by \(other.shown)") }
            return try unitOfProduct(with: other)
        case .remainder, .power:
            throw StudioProblem("\(operation.rawValue) cannot be applied to \(isPlain ? other.shown : shown)")
        }
    }

    /// `4px * 7em` is 28em, and `7em * 8em` 56em, as sd-transforms has it; a percentage takes bare numbers only,
    /// because `50% * 20px` means something else to everyone.
    private func unitOfProduct(with other: StudioQuantity) throws(StudioProblem) -> StudioUnit? {
        let isPercentage = unit == .percent || other.unit == .percent
        if isPercentage, unit != nil, other.unit != nil {
            throw StudioProblem("\(shown) and \(other.shown) are a percentage and another unit")
        }
        if isPlain { return other.unit }
        return other.isPlain ? unit : try Self.commonUnit(self, other)
    }
}
