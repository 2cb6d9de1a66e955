import DesignTokens
import Diagnostics

/// Swift with SwiftUI.
package struct SwiftDialect: Dialect {
    /// Whether colors are those of UIKit and AppKit. They never refer to SwiftUI colors or vice versa, because an
    /// adaptive color does not always survive the conversion.
    let isNative: Bool
    /// The label of the initializer that takes hexadecimal digits.
    private var hexLabel = SwiftText.hexLabel

    package init(isNative: Bool = false) { self.isNative = isNative }

    package func writingColors(withLabel label: String) -> SwiftDialect {
        var dialect = self
        dialect.hexLabel = label
        return dialect
    }

    package var form: DialectForm { isNative ? Self.nativeForm : Self.swiftUIForm }

    private static let swiftUIForm = DialectForm(
        name: "Swift", file: file,
        abilities: [.support, .themes, .unavailableMembers, .adaptiveColors, .appleLibraries], known: known,
        // In Mac Catalyst, `os(iOS)` is also true.
        platforms: [(.macCatalyst, "targetEnvironment(macCatalyst)")]
            + ApplePlatform.versioned.map { ($0, "os(\($0.rawValue))") })

    /// Configured expressions are SwiftUI colors, so this form has no platforms.
    private static let nativeForm = DialectForm(
        name: "Swift for UIKit and AppKit", file: file,
        abilities: [.unavailableMembers, .adaptiveColors, .nativeColors, .appleLibraries], known: known)

    private static let file = FileForm(
        ending: "swift", hasUniqueNames: true,
        toolLines: ["// swift-format-ignore-file", "// swiftformat:disable all", "// swiftlint:disable all"])

    package func literal(_ value: TokenValue) -> String? {
        switch value {
        case .color(let color):
            return isNative ? SwiftText.nativeColor(color, hexLabel) : SwiftText.color(color, hexLabel)
        case .number, .dimension: return value.points.map(NumberText.number)
        case .string(let text): return SwiftText.quoted(text)
        case .boolean(let boolean): return boolean.description
        case .duration(let time, let unit): return NumberText.number(unit.seconds(time))
        case .cubicBezier(let numbers): return SwiftText.timingCurve(numbers)
        case .fontFamily(let names): return SwiftText.families(names)
        case .fontWeight(let weight): return ".\(FontStep.nearest(to: weight.weight))"
        case .strokeStyle(let name): return SwiftText.strokePattern(name)
        case .composite, .alias, .deferred, .uninterpreted, .unusable: return nil
        }
    }

    package func text(_ text: String) -> String { SwiftText.literal(text) }

    /// A group `color` becomes a type `Color`, which must not shadow SwiftUI's.
    package func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? {
        guard let name = ownName(of: type, value), isQualified, !isNative else { return ownName(of: type, value) }
        return type.isPlain || SupportType.all.contains(name) ? name : "SwiftUI.\(name)"
    }

    private func ownName(of type: TokenType, _ value: TokenValue) -> String? {
        switch type {
        case .color: return isNative ? "UIColor" : "Color"
        case .string: return "String"
        case .boolean: return "Bool"
        case .fontFamily:
            if case .fontFamily(let names) = value, names.count > 1 { return "[String]" } else { return "String" }
        case .cubicBezier, .transition: return "Animation"
        case .duration: return "Double"
        case .fontWeight: return "Font.Weight"
        case .strokeStyle: return SupportType.strokePattern
        case .border: return SupportType.borderStyle
        case .shadow: return SupportType.layeredShadow
        case .gradient: return SwiftText.gradientType(of: value)
        case .typography: return SupportType.textStyle
        case .number, .dimension: return "CGFloat"
        }
    }

    /// Members of the expected type need no scope.
    package func reference(to name: String, in scope: String, type: TokenType?) -> String {
        // The members of one scope are gradients of several SwiftUI types.
        if type == .gradient, Self.gradientScopes.contains(scope) { return "SwiftUI.Gradient.\(name)" }
        let own = isNative && type == .color ? NativeFramework.colors : type.map(Self.ownScopes) ?? []
        return own.contains(scope) ? "." + name : "\(scope).\(name)"
    }

    package func following(_ type: TokenType) -> AppearanceFollowing {
        type == .shadow ? .layers : type.canHoldColors ? .colors : .nothing
    }

    package func translucent(_ color: String, opacity: Double) -> String {
        "\(color).\(isNative ? "withAlphaComponent" : "opacity")(\(SwiftText.alpha(opacity)))"
    }

    package func adaptive(_ colors: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String {
        let type = isNative ? ".init" : isQualified ? "SwiftUI.Color" : "Color"
        let arguments = colors.map { appearance, expression in
            // Inside a call, the compiler resolves an initializer faster by its type.
            let value = expression.hasPrefix(".init(") ? type + expression.dropFirst(".init".count) : expression
            return "\(appearance.rawValue): \(value)"
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// `ColorSets` is a private type of the output that knows the bundle.
    package func colorSet(_ name: String) -> String {
        let name = SwiftText.quoted(name)
        return isNative ? "ColorSets.color(\(name))" : "Color(\(name), bundle: ColorSets.bundle)"
    }

    package func comment(_ text: String) -> String { EscapedText.onOneLine(text) }
}
