/// A CSS function for colors: the space, and the meaning of its arguments.
struct CSSColorFunction {
    let space: ColorSpace
    /// Whether it is a named function, whose components are limited to the range of their space.
    private let isNamed: Bool
    /// The divisor of numbers: 255 in `rgb()`.
    private let divisor: Double

    /// Recognizes `rgb`, `rgba`, `hsl`, `hsla`, `hwb`, `lab`, `lch`, `oklab` and `oklch`.
    init?(named name: String) {
        let names: [String: ColorSpace] = ["rgb": .srgb, "rgba": .srgb, "hsla": .hsl]
        guard let space = names[name] ?? ColorSpace(rawValue: name), space.hasFunction || names[name] != nil else {
            return nil
        }
        self.space = space
        isNamed = true
        divisor = space == .srgb ? 255 : 1
    }

    /// Recognizes the color spaces of `color()`.
    init?(predefinedSpace name: String) {
        guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name), !space.hasFunction else { return nil }
        self.space = space
        isNamed = false
        divisor = 1
    }

    /// The component of an argument, or `nil` if it is invalid.
    func component(_ number: CSSNumber, at index: Int) -> Double? {
        if index == space.hueIndex { return number.degrees.map(ElementaryFunctions.turned) }
        let kind = space.components[index]
        let component: Double
        switch number.unit {
        case nil: component = number.value / divisor
        case .percent: component = number.value / 100 * kind.hundredPercent
        default: return nil
        }
        return isNamed ? kind.clamp(component) : component
    }
}
