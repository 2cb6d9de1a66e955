import CodeGeneration

extension NumberText {
    /// A number to hundredths, of which nobody sees more in a drawing.
    static func short(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        return hundredths.isFinite && abs(hundredths) < 1e9 ? number(hundredths / 100) : "0"
    }
}
