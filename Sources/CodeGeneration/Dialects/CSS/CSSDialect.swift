import DesignTokens
import Diagnostics

/// Custom properties of CSS.
package struct CSSDialect: Dialect {
    package init() {}

    package var form: DialectForm { Self.form }

    private static let form = DialectForm(
        name: "CSS", file: FileForm(ending: "css", lineComment: "/*", toolLines: ["/* stylelint-disable */"]),
        abilities: [.units, .themes, .adaptiveColors], emptyName: .kebabCase(KebabCase()),
        conditions: [
            .dark: "(prefers-color-scheme: dark)", .lightHighContrast: "(prefers-contrast: more)",
            .darkHighContrast: "(prefers-color-scheme: dark) and (prefers-contrast: more)",
        ])

    // MARK: - Values

    package func lack(of value: TokenValue) -> ExpressionLack? {
        if case .radial(_, .diamond)? = value.composite?.shape { return .value }
        return value.fontSizes == nil ? value.lackByFontWeight : nil
    }

    package func literal(_ value: TokenValue) -> String? {
        switch value {
        case .color(let color): return CSSText.color(color)
        case .number(let number): return NumberText.number(number)
        case .dimension(let number, let unit): return NumberText.number(number) + unit.rawValue
        case .string(let text): return CSSText.quoted(text)
        case .boolean(let boolean): return boolean.description
        case .duration(let time, let unit): return NumberText.number(time) + unit.rawValue
        case .cubicBezier(let numbers):
            return "cubic-bezier(\(numbers.map(NumberText.number).joined(separator: ", ")))"
        case .fontFamily(let names): return names.map(CSSText.family).joined(separator: ", ")
        case .fontWeight(let weight): return NumberText.number(weight.weight)
        case .strokeStyle(let name): return CSSText.lineStyle(name)
        case .composite, .alias, .deferred, .uninterpreted, .unusable: return nil
        }
    }

    package func expression(of value: ComposedValue, fonts: FontNames) -> String? {
        CSSComposites.expression(of: value)
    }

    package func text(_ text: String) -> String { CSSText.literal(text) }

    /// Custom properties have no types.
    package func typeName(of type: TokenType, _ value: TokenValue, isQualified: Bool) -> String? { type.rawValue }

    // MARK: - References

    package func reference(to name: String, in scope: String, type: TokenType?) -> String { "var(--\(name))" }

    /// Colors use `light-dark()`; other types use separate rules.
    package func following(_ type: TokenType) -> AppearanceFollowing { .everything }

    /// Every browser with `light-dark()` also supports `color-mix()`.
    package func translucent(_ color: String, opacity: Double) -> String {
        "color-mix(in srgb, \(color) \(CSSText.percentage(opacity)), transparent)"
    }

    /// High contrast needs a separate rule, because `light-dark()` does not support it.
    package func adaptive(_ colors: [(appearance: Appearance, expression: String)], isQualified: Bool) -> String {
        let (light, dark) = (colors[0].expression, colors.first { $0.appearance == .dark }?.expression)
        return dark.map { $0 == light ? light : "light-dark(\(light), \($0))" } ?? light
    }

    // MARK: - Comments

    /// The text must not end the comment or an HTML element that contains the style sheet.
    package func comment(_ text: String) -> String {
        EscapedText.onOneLine(text).replacing("*/", with: "* /").replacing("</", with: "< /")
    }

    /// Returns whether a text is a simple selector: `:root`, `.card`, `#app`.
    package func isTypeName(_ text: String) -> Bool {
        !text.isEmpty && NameCharacter.areAll(text, or: "-_.:#")
    }
}
