/// Colours as CSS writes them (CSS Color 4, sections 4 to 9), and as Tokens Studio does: `rgba(#FF0000, 50%)`.
extension ColorValue {
    /// Reads a colour; `nil` for any other text.
    ///
    /// - Parameter text: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a name, or one of the functions `rgb`, `rgba`, `hsl`,
    ///   `hsla`, `lab`, `lch`, `oklab`, `oklch`. Colours outside sRGB are brought into it, component by component.
    public init?(css text: String) {
        let text = text.lowercased().utf8.trimmed
        if let color = ColorValue(hexadecimal: text) {
            self = color
        } else if let name = ColorName.all[String(decoding: text, as: UTF8.self)] {
            self.init(bytes: name)
        } else if text.elementsEqual("transparent".utf8) {
            self.init(red: 0, green: 0, blue: 0, alpha: 0)
        } else if let call = ColorFunction(text), let color = call.color {
            self = color
        } else {
            return nil
        }
    }

    private init(bytes: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(bytes >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }

    /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque, in eight bits a component.
    var hexadecimalText: String {
        let opacity = UInt32((alpha * 255).rounded())
        let (value, digits) = opacity == 255 ? (rounded, 6) : (rounded << 8 | opacity, 8)
        let text = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: digits - text.utf8.count) + text
    }

    /// The components, in the colour's own space.
    var coordinates: ColorCoordinates { ColorCoordinates(red, green, blue) }

    /// The colour of sRGB components, each brought into 0…1.
    init(sRGB coordinates: ColorCoordinates, alpha: Double) {
        let inside = coordinates.clamped
        self.init(red: inside.first, green: inside.second, blue: inside.third, alpha: alpha)
    }
}

extension Sequence<UInt8> where Self: BidirectionalCollection {
    /// The bytes without spaces at both ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        var bytes = Array(self)[...].drop(while: StudioASCII.isSpace)
        while let last = bytes.last, StudioASCII.isSpace(last) { bytes.removeLast() }
        return bytes
    }
}

/// One of the functions that make colours, with its arguments.
private struct ColorFunction {
    private let name: String
    /// The arguments, without the commas, slashes and spaces between them.
    private let arguments: [ArraySlice<UInt8>]

    init?(_ text: ArraySlice<UInt8>) {
        guard let open = text.firstIndex(of: UInt8(ascii: "(")), text.last == UInt8(ascii: ")") else { return nil }
        name = String(decoding: text[..<open], as: UTF8.self)
        let inside = text[text.index(after: open)...].dropLast()
        arguments = inside.split { byte in
            StudioASCII.isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/")
        }
    }

    var color: ColorValue? {
        if arguments.count == 2, let first = arguments.first, name == "rgba" || name == "rgb" {
            // Tokens Studio's own: an opaque colour with another alpha.
            guard var color = ColorValue(hexadecimal: first), let alpha = alpha(1) else { return nil }
            color.alpha = alpha
            return color
        }
        guard arguments.count == 3 || arguments.count == 4, let alpha = alpha(3) else { return nil }
        return coordinates.map { ColorValue(sRGB: $0, alpha: alpha) }
    }

    /// The components in sRGB.
    private var coordinates: ColorCoordinates? {
        switch name {
        case "rgb", "rgba": numbers(255, 255, 255).map { $0.map { $0 / 255 } }
        case "hsl", "hsla": angled(hue: 0, 1, 1).map { ColorCoordinates($0.first, $0.second, $0.third).sRGBFromHSL }
        case "lab": numbers(100, 125, 125)?.sRGBFromLab
        case "lch": angled(hue: 2, 100, 150)?.sRGBFromLCH
        case "oklab": numbers(1, 0.4, 0.4)?.sRGBFromOKLab
        case "oklch": angled(hue: 2, 1, 0.4)?.rectangular.sRGBFromOKLab
        default: nil
        }
    }

    /// Three numbers, of each of which a percentage is a part of its full size.
    private func numbers(_ first: Double, _ second: Double, _ third: Double) -> ColorCoordinates? {
        guard let one = number(0, full: first), let two = number(1, full: second), let three = number(2, full: third)
        else {
            return nil
        }
        return ColorCoordinates(one, two, three)
    }

    /// The same where one of the three is an angle.
    private func angled(hue: Int, _ first: Double, _ second: Double) -> ColorCoordinates? {
        guard let angle = angle(hue) else { return nil }
        let others = hue == 0 ? (1, 2) : (0, 1)
        guard let one = number(others.0, full: first), let two = number(others.1, full: second) else { return nil }
        // Without a percent sign saturation and lightness are percentages too.
        if hue == 0 {
            return ColorCoordinates(angle, min(one > 1 ? one / 100 : one, 1), min(two > 1 ? two / 100 : two, 1))
        }
        return ColorCoordinates(one, two, angle)
    }

    private func alpha(_ index: Int) -> Double? {
        guard index < arguments.count else { return 1 }
        return number(index, full: 1).map { min(max($0, 0), 1) }
    }

    private func number(_ index: Int, full: Double) -> Double? {
        let text = String(decoding: arguments[index], as: UTF8.self)
        if text == "none" { return 0 }
        guard let quantity = StudioQuantity(parsing: text) else { return nil }
        switch quantity.unit {
        case nil: return quantity.number
        case .percent: return quantity.number / 100 * full
        default: return nil
        }
    }

    /// An angle in degrees, 0…360.
    private func angle(_ index: Int) -> Double? {
        let text = String(decoding: arguments[index], as: UTF8.self)
        if text == "none" { return 0 }
        guard let quantity = StudioQuantity(parsing: text) else { return nil }
        let degrees: Double? =
            switch quantity.unit {
            case nil, .deg: quantity.number
            case .turn: quantity.number * 360
            case .grad: quantity.number * 0.9
            case .rad: quantity.number * 180 / .pi
            default: nil
            }
        guard let rest = degrees?.truncatingRemainder(dividingBy: 360) else { return nil }
        return rest < 0 ? rest + 360 : rest
    }
}
