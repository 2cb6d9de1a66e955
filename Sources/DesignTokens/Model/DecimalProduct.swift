extension Double {
    /// The product of two numbers that people wrote as decimal ones: 0.57 × 10 is 5.7, where binary fractions make it
    /// 5.699999999999999. A product that no short number is next to stays as it is.
    func decimalProduct(_ factor: Double) -> Double {
        let product = self * factor
        let scaled = product * Self.decimalScale
        guard abs(scaled) < 0x1p53 else { return product }
        let short = scaled.rounded() / Self.decimalScale
        return abs(short - product) <= 2 * product.ulp ? short : product
    }

    /// Nobody writes more digits after the point of a length, a time or an angle.
    private static let decimalScale = 1e6
}
