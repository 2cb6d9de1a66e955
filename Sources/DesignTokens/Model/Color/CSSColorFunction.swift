/// A function of CSS that makes a color: the space it is in, and what its arguments mean.
struct CSSColorFunction {
    let space: ColorSpace
    /// Whether it is one of the functions with a name of their own, which keep to the range of their space.
    private let isNamed: Bool
    /// What a number is divided by: 255 in `rgb()`.
    private let divisor: Double

    /// Recognises `rgb`, `rgba`, `hsl`, `hsla`, `hwb`, `lab`, `lch`, `oklab` and `oklch`.
    init?(named name: String) {
        let names: [String: ColorSpace] = ["rgb": .srgb, "rgba": .srgb, "hsla": .hsl]
        guard let space = names[name] ?? ColorSpace(rawValue: name), space.hasFunction || names[name] != nil else {
            return nil
        }
        self.space = space
        isNamed = true
        divisor = space == .srgb ? 255 : 1
    }

    /// Recognises the spaces that `color()` has.
    init?(predefinedSpace name: String) {
        guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name), !space.hasFunction else { return nil }
        self.space = space
        isNamed = false
        divisor = 1
    }

    /// The component that an argument stands for; `nil` when it cannot be one.
    func component(_ number: CSSNumber, at index: Int) -> Double? {
        if index == space.hueIndex { return number.degrees.map(ElementaryFunctions.turned) }
        let component: Double
        switch number.unit {
        case nil: component = number.value / divisor
        case .percent: component = number.value / 100 * hundredPercent(at: index)
        default: return nil
        }
        return isNamed ? space.components[index].clamp(component) : component
    }

    /// What 100% is (CSS Color 4, the tables of reference ranges).
    private func hundredPercent(at index: Int) -> Double {
        switch (space, index) {
        case (.lab, 1...2): 125
        case (.lch, 1): 150
        case (.oklab, 1...2), (.oklch, 1): 0.4
        case (.hsl, _), (.hwb, _), (.lab, _), (.lch, _): 100
        default: 1
        }
    }
}
