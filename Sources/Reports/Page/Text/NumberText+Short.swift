import CodeGeneration

extension NumberText {
    /// Returns a number with two decimals, which is enough for a drawing.
    static func short(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        return hundredths.isFinite && abs(hundredths) < 1e9 ? number(hundredths / 100) : "0"
    }
}
