import DesignTokens
import Diagnostics

/// Kotlin with Jetpack Compose.
package struct ComposeDialect: Dialect {
    package init() {}

    package var form: DialectForm { Self.form }

    private static let form = DialectForm(
        name: "Kotlin", file: FileForm(ending: "kt", toolLines: ["// @formatter:off"]),
        // Outside a composition the appearance is unknown, so no expression follows it.
        abilities: [], known: known,
        // Kotlin has no access level for the modules of one package.
        accessWords: [.package: "public"],
        // Properties of the generated class. No token name begins with an underscore and a letter like this.
        conditions: [
            .dark: "_isDark", .lightHighContrast: "_hasMoreContrast", .darkHighContrast: "_isDark && _hasMoreContrast",
        ])

    package func literal(_ value: TokenValue) -> String? {
        switch value {
        case .color(let color): return ComposeText.color(color)
        // Numbers and lengths refer to each other, so they have one type.
        case .number, .dimension: return value.points.map { ComposeText.measure($0, "dp") }
        case .string(let text), .strokeStyle(let text): return ComposeText.quoted(text)
        case .boolean(let boolean): return boolean.description
        case .duration(let time, let unit): return ComposeText.milliseconds(unit.milliseconds(time))
        case .cubicBezier(let numbers):
            return "CubicBezierEasing(\(numbers.map(ComposeText.float).joined(separator: ", ")))"
        case .fontFamily(let names): return "listOf(\(names.map(ComposeText.quoted).joined(separator: ", ")))"
        case .fontWeight(let weight): return ComposeText.weight(weight)
        case .composite, .alias, .deferred, .uninterpreted, .unusable: return nil
        }
    }

    package func expression(of value: ComposedValue, fonts: FontNames) -> String? {
        value.type == .typography ? ComposeText.style(value) : nil
    }

    package func lack(of value: TokenValue) -> ExpressionLack? {
        guard case .composite(let composite) = value, composite.type != .typography else {
            return value.lackByFontWeight
        }
        return ExpressionLack(composite.partWithoutExpression)
    }

    package func text(_ text: String) -> String { ComposeText.literal(text) }

    /// No nested type has one of these names, so none can be shadowed.
    package func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? {
        switch type {
        case .color: "Color"
        case .number, .dimension: "Dp"
        case .string: "String"
        case .boolean: "Boolean"
        case .duration: "Int"
        case .cubicBezier: "Easing"
        case .fontFamily: "List<String>"
        case .fontWeight: "FontWeight"
        case .strokeStyle: if case .strokeStyle = value { "String" } else { nil }
        case .typography: "TextStyle"
        case .border, .transition, .shadow, .gradient: nil
        }
    }

    package func reference(to name: String, in scope: String, type: TokenType?) -> String {
        "\(scope).\(declaration(name))"
    }

    package func translucent(_ color: String, opacity: Double) -> String {
        "\(color).copy(alpha = \(ComposeText.float(opacity)))"
    }

    package func following(_ type: TokenType) -> AppearanceFollowing { type == .color ? .colors : .nothing }

    /// Comments nest in Kotlin, so the text must contain neither the beginning nor the end of one.
    package func comment(_ text: String) -> String {
        EscapedText.onOneLine(text).replacing("*/", with: "* /").replacing("/*", with: "/ *")
    }
}
