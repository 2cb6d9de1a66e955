import Diagnostics

extension ColorSpecification {
    /// A problem with one part of a color.
    enum Problem {
        /// An unknown space.
        case space(String)
        /// The wrong number of components.
        case count(Int, ColorSpace)
        /// The component with this index is not a number, or out of range in its space.
        case component(Int, ColorSpace)
        /// The opacity is not a number from 0 to 1.
        case alpha
        /// The hexadecimal text is not `#` and six digits.
        case hex
        /// The color is outside Display P3; the second one is drawn.
        case gamut(Color, ColorValue)
        /// The hexadecimal text differs from this color of the components.
        case hexDiffers(ColorValue)

        enum Part: Equatable {
            case space, components, component(Int), alpha, hex
        }
    }
}

extension ColorSpecification.Problem {
    /// The invalid part.
    var part: Part {
        switch self {
        case .space: .space
        case .count, .gamut: .components
        case .component(let index, _): .component(index)
        case .alpha: .alpha
        case .hex, .hexDiffers: .hex
        }
    }

    /// The diagnostic, which shows the text of the invalid part. If it is not an error, there is a color all the same.
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
                .unknownColorSpace, "unknown color space \(text())",
                NearestName.advice(for: name, among: names, otherwise: "use one of \(names.joined(separator: ", "))"))
        case .count(let count, let space):
            let names = space.components.map(\.name).joined(separator: ", ")
            return report(
                .invalidValue, "expected three numbers (\(names)) in 'components', found \(count)",
                "write a missing component as \"none\" or 0, and the opacity in \"alpha\"")
        case .component(let index, let space):
            let component = space.components[index]
            return report(
                .outOfRange,
                "expected \(component.rangeDescription) for the \(component.name) component of \(space.rawValue), found \(text())",
                Self.advice(on: component))
        case .alpha:
            return report(
                .outOfRange, "expected a number from 0 to 1 for alpha, found \(text())",
                "0 is transparent, 1 is opaque; divide a percentage by 100")
        case .hex:
            return report(
                .invalidValue, "expected # and six digits for 'hex', found \(text())",
                "write it as \"#893825\", or remove it, because the components define the color; \"alpha\" is the opacity"
            )
        case .gamut(let color, let drawn):
            return report(
                .outOfGamut,
                "\(color.shortText) is outside Display P3; \(Color(drawn).shortText) is used instead", as: .warning,
                "SwiftUI cannot draw colors outside Display P3; to choose the replacement yourself, use a color inside it"
            )
        case .hexDiffers(let color):
            return report(
                .hexDiffers, "'hex' differs from the components, which are \(color.hexadecimalText)",
                as: .note,
                "correct or remove 'hex', or change the components, which define the color")
        }
    }

    private static func advice(on component: ColorComponent) -> String {
        switch component.limit {
        case 360: "write 0 instead of 360, and 330 instead of -30; a missing hue is \"none\""
        case 100: "write a percentage without the sign"
        case 1 where ["red", "green", "blue"].contains(component.name): "divide eight-bit values by 255"
        case 1: "divide a percentage by 100"
        default: "write it without quotes; a missing component is \"none\""
        }
    }
}

extension Color {
    /// The color for messages, in CSS with at most four decimals.
    fileprivate var shortText: String {
        let numbers = numbers.mapped { ($0 * 10_000).rounded() / 10_000 }
        return Color(space, numbers, missing: missing, alpha: alpha).cssText
    }
}
