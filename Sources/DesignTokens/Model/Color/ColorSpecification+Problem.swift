import Diagnostics

extension ColorSpecification {
    /// Something wrong with one part of a color, in words.
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
        /// Display P3 does not hold the color; the second one is drawn.
        case gamut(Color, ColorValue)
        /// The hexadecimal text is another color than this one, which the components are.
        case hexDiffers(ColorValue)

        /// A part of a color.
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

    /// What is wrong, said with the text that the file has where the part should be. Where it is no error there is a color all
    /// the same.
    func diagnostic(
        showing text: @autoclosure () -> String = "", at location: SourceLocation? = nil,
        loss: Diagnostic.Loss = .run
    ) -> Diagnostic {
        func report(
            _ code: DiagnosticCode, _ message: String, as severity: Diagnostic.Severity = .error, _ advice: String
        ) -> Diagnostic {
            Diagnostic(severity, code, message, at: location, advice: advice, loss: loss)
        }
        switch self {
        case .space(let name):
            let names = ColorSpace.allCases.map(\.rawValue)
            return report(
                .unknownColorSpace, "\(text()) is not a color space",
                NearestName.advice(for: name, among: names, otherwise: "use one of \(names.joined(separator: ", "))"))
        case .count(let count, let space):
            let names = space.components.map(\.name).joined(separator: ", ")
            return report(
                .invalidValue, "\"components\" holds three numbers: \(names), not \(count)",
                "write a missing component as \"none\" or 0; the opacity stands in \"alpha\"")
        case .component(let index, let space):
            let component = space.components[index]
            return report(
                .outOfRange,
                "the \(component.name) of \(space.rawValue) is \(component.rangeDescription), not \(text())",
                Self.advice(on: component))
        case .alpha:
            return report(
                .outOfRange, "alpha is a number from 0 to 1, not \(text())",
                "0 is transparent, 1 is opaque; divide a percentage by 100")
        case .hex:
            return report(
                .invalidValue, "\"hex\" is # and six digits, not \(text())",
                "write it as \"#893825\", or remove it: the components decide; the opacity stands in \"alpha\"")
        case .gamut(let color, let drawn):
            return report(
                .outOfGamut,
                "Display P3 does not hold \(color.shortText): \(Color(drawn).shortText) is drawn", as: .warning,
                "it is the widest space that SwiftUI draws in; the chroma was reduced in OKLCh until the color fitted")
        case .hexDiffers(let color):
            return report(
                .hexDiffers, "'hex' is another color than the components, which are \(color.hexadecimalText)",
                as: .note,
                "change the components, which decide, or correct 'hex' or remove it")
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
    /// The color for people: as CSS writes it, with at most four decimals.
    fileprivate var shortText: String {
        let numbers = numbers.mapped { ($0 * 10_000).rounded() / 10_000 }
        return Color(space, numbers, missing: missing, alpha: alpha).cssText
    }
}
