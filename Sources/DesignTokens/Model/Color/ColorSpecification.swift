/// A color as a file defines it, with its parts looked up, but not validated: color module 2025.10, sections 4.1 and
/// 4.2.
///
/// It does not know the file: problems name the invalid part, and the caller adds its place.
///
/// ```swift
/// ColorSpecification(space: "oklch", components: [0.7, 0.1, nil]).read().color  // a gray blue, in sRGB
/// ColorSpecification(space: "hsl", components: [360, 100, .nan]).read().problems  // hue and lightness
/// ```
struct ColorSpecification {
    /// `colorSpace`, any text.
    let space: String
    /// The components, any number of them: `nil` for `"none"`, and `Double.nan` for anything but a number.
    let components: [Double?]
    var alpha = 1.0
    /// The hexadecimal text beside the components, if it should be checked. It never determines the color.
    var hex: String?

    /// Returns the color as Swift draws it, unless there is an error, and all problems.
    func read() -> (color: ColorValue?, problems: [Problem]) {
        guard let space = ColorSpace(rawValue: space) else { return (nil, [.space(space)] + problems(with: nil)) }
        let problems = problems(with: space)
        guard problems.isEmpty else { return (nil, problems) }
        let color = Color(space, components[0], components[1], components[2], alpha: alpha)
        let (drawn, isMapped) = color.drawn()
        var warnings: [Problem] = isMapped ? [.gamut(color, drawn)] : []
        if let hex, Self.spacesOfSRGB.contains(space), let other = ColorValue(hexadecimal: hex.utf8),
            !drawn.isNear(other)
        {
            warnings.append(.hexDiffers(drawn))
        }
        return (drawn, warnings)
    }

    /// The spaces with the gamut of sRGB, in which a hexadecimal text can represent a color.
    private static let spacesOfSRGB: [ColorSpace] = [.srgb, .srgbLinear, .hsl, .hwb]

    /// The problems with the components, if the space is known, the opacity and the hexadecimal text.
    private func problems(with space: ColorSpace?) -> [Problem] {
        var problems: [Problem] = []
        if let space, components.count != 3 {
            problems.append(.count(components.count, space))
        } else if let space {
            for (index, number) in components.enumerated() {
                if let number, !space.components[index].contains(number) { problems.append(.component(index, space)) }
            }
        }
        if !(0...1).contains(alpha) { problems.append(.alpha) }
        if let hex, hex.utf8.count != 7 || ColorValue(hexadecimal: hex.utf8) == nil { problems.append(.hex) }
        return problems
    }
}

extension ColorValue {
    /// Whether two sRGB colors are the same within the rounding to eight bits.
    func isNear(_ other: ColorValue) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue]
        return differences.allSatisfy { abs($0) * 255 <= 1.001 }
    }
}
