/// A function of CSS that makes a color: the space it is in, and what its arguments mean.
struct CSSColorFunction {
    let space: ColorSpace
    /// Whether it is one of the functions with a name of their own, which keep to the range of their space.
    private let isNamed: Bool
    /// What a number is divided by: 255 in `rgb()`.
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

    /// Recognizes the spaces that `color()` has.
    init?(predefinedSpace name: String) {
        guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name), !space.hasFunction else { return nil }
        self.space = space
        isNamed = false
        divisor = 1
    }

    /// The component that an argument stands for; `nil` when it cannot be one.
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
