/// One of the three components of a color space: its name and range.
package struct ColorComponent: Sendable, Hashable {
    /// The name, such as `hue`.
    package let name: String
    /// The smallest valid number.
    package let lowest: Double
    /// The largest valid number, or the upper bound if ``includesLimit`` is false.
    package let limit: Double
    /// Whether `limit` is valid, as for a lightness of 100, but not for a hue of 360.
    package let includesLimit: Bool
    /// The value of 100% (CSS Color 4, tables of reference ranges), which is the limit, if there is one.
    let hundredPercent: Double

    init(
        _ name: String, _ lowest: Double = -.infinity, through limit: Double = .infinity, includesLimit: Bool = true,
        hundredPercent: Double? = nil
    ) {
        self.name = name
        self.lowest = lowest
        self.limit = limit
        self.includesLimit = includesLimit
        self.hundredPercent = hundredPercent ?? limit
    }

    package func contains(_ number: Double) -> Bool {
        number >= lowest && (includesLimit ? number <= limit : number < limit)
    }

    /// The valid numbers, for messages: `a number from 0 to below 360`.
    package var rangeDescription: String {
        if lowest == -.infinity { return "a number" }
        if limit == .infinity { return "a number of at least \(Int(lowest))" }
        return "a number from \(Int(lowest)) to \(includesLimit ? "" : "below ")\(Int(limit))"
    }

    /// The nearest number in range.
    func clamp(_ number: Double) -> Double { min(max(number, lowest), limit) }
}
