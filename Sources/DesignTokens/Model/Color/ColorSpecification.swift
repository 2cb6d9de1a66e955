/// A color as a file states it, its parts looked up and not yet checked: color module 2025.10, sections 4.1 and 4.2.
///
/// It knows nothing of the file: a problem says which part is wrong, and the caller where that part stands.
///
/// ```swift
/// ColorSpecification(space: "oklch", components: [0.7, 0.1, nil]).read().color  // a gray blue, in sRGB
/// ColorSpecification(space: "hsl", components: [360, 100, .nan]).read().problems  // hue and lightness
/// ```
struct ColorSpecification {
    private let spaceName: String
    private let alpha: Double
    private let hex: String?
    /// The first three components; 0 for one that is missing.
    private var numbers = SIMD3<Double>()
    private var missing = SIMDMask<SIMD3<Int64>>(repeating: false)
    private var count = 0

    /// Takes what a file states. What should be a number and is none, is not a number here either: `Double.nan`.
    ///
    /// - Parameters:
    ///   - space: `colorSpace`, any text.
    ///   - components: As many as there are; `nil` for `"none"`.
    ///   - alpha: 1 where it is not stated.
    ///   - hex: The hexadecimal text beside the components, if it is to be checked; it never decides the color.
    init(space: String, components: some Sequence<Double?>, alpha: Double = 1, hex: String? = nil) {
        spaceName = space
        self.alpha = alpha
        self.hex = hex
        for component in components {
            if count < 3 {
                numbers[count] = component ?? 0
                missing[count] = component == nil
            }
            count += 1
        }
    }

    /// What Swift draws of the color, and all that is wrong with the statement; no color where that is an error.
    func read() -> (color: ColorValue?, problems: [Problem]) {
        guard let space = ColorSpace(rawValue: spaceName) else {
            return (nil, [.space(spaceName)] + problems(with: nil))
        }
        let problems = problems(with: space)
        guard problems.isEmpty else { return (nil, problems) }
        let color = Color(space, numbers, missing: missing, alpha: alpha)
        let (drawn, isMapped) = color.drawn()
        var warnings: [Problem] = isMapped ? [.gamut(color, drawn)] : []
        if let hex, space.isWayToWriteSRGB, let other = ColorValue(hexadecimal: hex.utf8), !drawn.isNear(other) {
            warnings.append(.hexDiffers(drawn))
        }
        return (drawn, warnings)
    }

    /// What is wrong with the components, if it is known what they should be, the opacity and the hexadecimal text.
    private func problems(with space: ColorSpace?) -> [Problem] {
        var problems: [Problem] = []
        if let space, count != 3 {
            problems.append(.count(count, space))
        } else if let space {
            for index in 0..<3 where !missing[index] && !space.components[index].contains(numbers[index]) {
                problems.append(.component(index, space))
            }
        }
        if !(0...1).contains(alpha) { problems.append(.alpha) }
        if let hex, hex.utf8.count != 7 || ColorValue(hexadecimal: hex.utf8) == nil { problems.append(.hex) }
        return problems
    }
}

extension ColorSpace {
    /// Whether the colors of the space are those of sRGB, which a hexadecimal text can repeat.
    fileprivate var isWayToWriteSRGB: Bool {
        switch self {
        case .srgb, .srgbLinear, .hsl, .hwb: true
        default: false
        }
    }
}

extension ColorValue {
    /// Whether rounding to eight bits, up or down, can make one of two sRGB colors the other.
    func isNear(_ other: ColorValue) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue]
        return differences.allSatisfy { abs($0) * 255 <= 1.001 }
    }
}
