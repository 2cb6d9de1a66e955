import DesignTokens

extension Screen {
    /// The width of a swatch with the space after it; 0 if colors are not shown.
    package var swatchWidth: Int { colors.showsSwatches ? 3 : 0 }

    /// Returns two cells of a color and a space; a translucent color is shown on black and on white. Empty if colors
    /// are not shown.
    package func swatch(_ color: ColorValue) -> String {
        guard colors.showsSwatches else { return "" }
        let shown = Color(color).mapped(into: .srgb)
        let components = (0..<3).map { shown[$0] ?? 0 }
        let cells = [0.0, 1.0].map { backdrop in
            "\u{1B}[48;" + parameters(components.map { $0 * color.alpha + backdrop * (1 - color.alpha) }) + "m "
        }
        return cells.joined() + "\u{1B}[0m "
    }

    /// The space for a missing swatch.
    package var noSwatch: String { String(repeating: " ", count: swatchWidth) }

    private func parameters(_ components: [Double]) -> String {
        let bytes = components.map { Int(($0 * 255).rounded()) }
        return colors == .full
            ? "2;\(bytes[0]);\(bytes[1]);\(bytes[2])" : "5;\(TerminalPalette.nearest(to: components))"
    }
}

/// The fixed colors of a terminal with 256: a cube and grays. The first 16 depend on the user's theme.
enum TerminalPalette {
    private static let levels: [Double] = [0, 95, 135, 175, 215, 255]

    private static let colors: [(number: Int, oklab: SIMD3<Double>)] = {
        var bytes: [[Double]] = []
        for red in levels { for green in levels { for blue in levels { bytes.append([red, green, blue]) } } }
        for step in 0..<24 { bytes.append([Double](repeating: Double(8 + 10 * step), count: 3)) }
        return bytes.enumerated().map { (16 + $0.offset, oklab($0.element.map { $0 / 255 })) }
    }()

    /// Returns the number of the nearest color.
    static func nearest(to components: [Double]) -> Int {
        let wanted = oklab(components)
        func distance(_ other: SIMD3<Double>) -> Double {
            let difference = other - wanted
            return (difference * difference).sum()
        }
        return colors.min { distance($0.oklab) < distance($1.oklab) }?.number ?? 16
    }

    private static func oklab(_ components: [Double]) -> SIMD3<Double> {
        let color = Color(.srgb, components[0], components[1], components[2]).converted(to: .oklab)
        return SIMD3(color[0] ?? 0, color[1] ?? 0, color[2] ?? 0)
    }
}
