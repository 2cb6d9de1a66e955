import Foundation

/// A performance goal and its measurement.
struct Target: CustomStringConvertible {
    /// The goal, with the input for which it applies.
    let promise: String
    /// The measured value.
    let value: Double
    let unit: String
    /// The values that meet the goal.
    let range: ClosedRange<Double>

    /// `met     5000 figma: whole run / JSONSerialization 0.65 (at most 1.0)`
    var description: String {
        let verdict = range.contains(value) ? "met   " : "MISSED"
        return "\(verdict)  \(promise) \(decimal(value, 2))\(unit) (\(bounds))"
    }

    private var bounds: String {
        let (low, high) = (decimal(range.lowerBound), decimal(range.upperBound))
        if range.lowerBound <= 0 { return "at most \(high)\(unit)" }
        return range.upperBound == .infinity ? "at least \(low)\(unit)" : "\(low) to \(high)\(unit)"
    }
}

/// Formats a number with some decimals.
func decimal(_ number: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", number) }
