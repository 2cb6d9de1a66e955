extension Double {
    /// The product of two decimal numbers without binary rounding errors: 0.57 × 10 is 5.7, not 5.699999999999999.
    /// Products that are not close to a short number are unchanged.
    func decimalProduct(_ factor: Double) -> Double {
        let product = self * factor
        let scaled = product * Self.decimalScale
        guard abs(scaled) < 0x1p53 else { return product }
        let short = scaled.rounded() / Self.decimalScale
        return abs(short - product) <= 2 * product.ulp ? short : product
    }

    /// More digits after the point do not occur in lengths, times and angles.
    private static let decimalScale = 1e6
}
