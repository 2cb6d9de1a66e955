extension Color {
    /// A grey of Apple's spaces for greys, whose curve is a plain power and not that of sRGB.
    ///
    /// - Parameters:
    ///   - white: 0 (black) … 1 (white), and beyond in the extended space.
    ///   - alpha: The opacity.
    package init(white: Double, alpha: Double) {
        let light = TransferFunction.gamma(2.2).decode(SIMD3(repeating: white))
        self.init(.srgbLinear, light, alpha: alpha)
    }
}
