/// One of the three components of a color space: its name, and the numbers that it may be.
package struct ColorComponent: Sendable, Hashable {
    /// What the component is called, such as `hue`.
    package let name: String
    /// The least number allowed, which is itself allowed.
    package let lowest: Double
    /// The greatest number allowed, or the first one that is not.
    package let limit: Double
    /// Whether `limit` itself is allowed: it is for a lightness of 100, and is not for a hue of 360.
    package let includesLimit: Bool
    /// What 100% is (CSS Color 4, the tables of reference ranges): the limit, where the component has one.
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

    /// Whether a number is in range.
    package func contains(_ number: Double) -> Bool {
        number >= lowest && (includesLimit ? number <= limit : number < limit)
    }

    /// The numbers allowed, in words that continue “the hue is …”: `a number from 0 to below 360`.
    package var rangeDescription: String {
        if lowest == -.infinity { return "a number" }
        if limit == .infinity { return "a number of at least \(Int(lowest))" }
        return "a number from \(Int(lowest)) to \(includesLimit ? "" : "below ")\(Int(limit))"
    }

    /// The number in range that is nearest to another.
    func clamp(_ number: Double) -> Double { min(max(number, lowest), limit) }
}
