/// A color as a file states it, its parts looked up and not yet checked: color module 2025.10, sections 4.1 and 4.2.
///
/// It knows nothing of the file: a problem says which part is wrong, and the caller where that part stands.
///
/// ```swift
/// ColorSpecification(space: "oklch", components: [0.7, 0.1, nil]).read().color  // a gray blue, in sRGB
/// ColorSpecification(space: "hsl", components: [360, 100, .nan]).read().problems  // hue and lightness
/// ```
struct ColorSpecification {
    /// `colorSpace`, any text.
    let space: String
    /// As many as there are: `nil` for `"none"`, and `Double.nan` for what should be a number and is none.
    let components: [Double?]
    var alpha = 1.0
    /// The hexadecimal text beside the components, if it is to be checked; it never decides the color.
    var hex: String?

    /// What Swift draws of the color, and all that is wrong with the statement; no color where that is an error.
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

    /// The spaces whose colors are those of sRGB, which a hexadecimal text can repeat.
    private static let spacesOfSRGB: [ColorSpace] = [.srgb, .srgbLinear, .hsl, .hwb]

    /// What is wrong with the components, if it is known what they should be, the opacity and the hexadecimal text.
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
    /// Whether rounding to eight bits, up or down, can make one of two sRGB colors the other.
    func isNear(_ other: ColorValue) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue]
        return differences.allSatisfy { abs($0) * 255 <= 1.001 }
    }
}
