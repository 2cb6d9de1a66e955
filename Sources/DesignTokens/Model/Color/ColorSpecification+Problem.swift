import Diagnostics

extension ColorSpecification {
    /// Something wrong with one part of a colour, in words.
    enum Problem {
        /// There is no space of this name.
        case space(String)
        /// So many components, which are not three.
        case count(Int, ColorSpace)
        /// The component with this index is no number, or none of those that its space allows.
        case component(Int, ColorSpace)
        /// The opacity is not a number from 0 to 1.
        case alpha
        /// The hexadecimal text has not `#` and six digits.
        case hex
        /// Display P3 does not hold the colour; the second one is drawn.
        case gamut(Color, ColorValue)
        /// The hexadecimal text is another colour than this one, which the components are.
        case hexDiffers(ColorValue)

        /// A part of a colour.
        enum Part: Equatable {
            case space, components, component(Int), alpha, hex
        }
    }
}

extension ColorSpecification.Problem {
    /// The part that is wrong.
    var part: Part {
        switch self {
        case .space: .space
        case .count, .gamut: .components
        case .component(let index, _): .component(index)
        case .alpha: .alpha
        case .hex, .hexDiffers: .hex
        }
    }

    /// Whether there is a colour all the same.
    var severity: Diagnostic.Severity {
        switch self {
        case .gamut: .warning
        case .hexDiffers: .note
        default: .error
        }
    }

    var code: DiagnosticCode {
        switch self {
        case .space: .unknownColorSpace
        case .count, .hex: .invalidValue
        case .component, .alpha: .outOfRange
        case .gamut: .outOfGamut
        case .hexDiffers: .hexDiffers
        }
    }

    /// What is wrong, said with the text that the file has where the part should be.
    func message(showing text: @autoclosure () -> String) -> String {
        switch self {
        case .space:
            "\(text()) is not a color space"
        case .count(let count, let space):
            "\"components\" holds three numbers: \(space.components.map(\.name).joined(separator: ", ")), not \(count)"
        case .component(let index, let space):
            "the \(space.components[index].name) of \(space.rawValue) is "
                + "\(space.components[index].rangeDescription), not \(text())"
        case .alpha:
            "alpha is a number from 0 to 1, not \(text())"
        case .hex:
            "\"hex\" is # and six digits, not \(text())"
        case .gamut(let color, let drawn):
            "Display P3 does not hold \(color.shortText): \(Color(drawn).shortText) is drawn"
        case .hexDiffers(let color):
            "'hex' is another color than the components, which are \(color.hexadecimalText)"
        }
    }

    /// What to do about it.
    var advice: String {
        switch self {
        case .space(let name):
            NearestName.advice(
                for: name, among: ColorSpace.allCases.map(\.rawValue),
                otherwise: "use one of \(ColorSpace.allCases.map(\.rawValue).joined(separator: ", "))")
        case .count:
            "write a missing component as \"none\" or 0; the opacity stands in \"alpha\""
        case .component(let index, let space):
            Self.advice(on: space.components[index])
        case .alpha:
            "0 is transparent, 1 is opaque; divide a percentage by 100"
        case .hex:
            "write it as \"#893825\", or remove it: the components decide; the opacity stands in \"alpha\""
        case .gamut:
            "it is the widest space that SwiftUI draws in; the chroma was reduced in OKLCh until the color fitted"
        case .hexDiffers:
            "change the components, which decide, or correct 'hex' or remove it"
        }
    }

    private static func advice(on component: ColorComponent) -> String {
        switch component.limit {
        case 360: "360 is 0 again, and -30 is 330; a missing hue is \"none\""
        case 100: "it is a percentage, written without the sign"
        case 1 where ["red", "green", "blue"].contains(component.name): "divide eight-bit values by 255"
        case 1: "divide a percentage by 100"
        default: "write it without quotes; a missing component is \"none\""
        }
    }
}

extension Color {
    /// The colour for people: as CSS writes it, with at most four decimals.
    fileprivate var shortText: String {
        let numbers = numbers.mapped { ($0 * 10_000).rounded() / 10_000 }
        return Color(space, numbers, missing: missing, alpha: alpha).cssText
    }
}
