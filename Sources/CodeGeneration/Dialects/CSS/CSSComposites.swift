import DesignTokens

/// Composite values in the syntax of the CSS properties that use them.
enum CSSComposites {
    static func expression(of value: ComposedValue) -> String? {
        if value.type == .gradient { return gradient(value) }
        if value.isList { return list(value) }
        return switch value.type {
        case .shadow: shadow(value)
        case .border: joined([length("width", of: value), lineStyle(value), value["color"]?.expression])
        case .transition: joined(["duration", "timingFunction", "delay"].map { value[$0]?.expression })
        case .typography: typography(value)
        // CSS cannot specify dashes.
        case .strokeStyle: "dashed"
        default: nil
        }
    }

    /// Returns a list of shadows, each a symbol or a literal.
    private static func list(_ value: ComposedValue) -> String? {
        let elements = value.parts.compactMap { $0.expression ?? $0.composed.flatMap(expression) }
        return elements.isEmpty ? "none" : elements.joined(separator: ", ")
    }

    private static func shadow(_ shadow: ComposedValue) -> String? {
        let lengths = ["offsetX", "offsetY", "blur", "spread"].map { length($0, of: shadow) ?? "0" }
        let inset = shadow["inset"]?.value == .boolean(true) ? "inset" : nil
        return joined([inset] + lengths + [shadow["color"]?.expression])
    }

    /// Returns a length. Numbers without unit are pixels.
    private static func length(_ name: String, of value: ComposedValue) -> String? {
        guard let part = value[name] else { return nil }
        if case .number(let number) = part.value { return NumberText.number(number) + "px" }
        return part.expression
    }

    private static func lineStyle(_ border: ComposedValue) -> String {
        guard let style = border["style"] else { return "solid" }
        return style.expression ?? style.composed.flatMap(expression) ?? "solid"
    }

    // MARK: - Gradients

    /// Returns a gradient. Without a shape, it consists of stops for a gradient function: `linear-gradient(90deg,
    /// var(--brand))`.
    private static func gradient(_ value: ComposedValue) -> String? {
        guard value.isList else { return stop(value) }
        let stops = value.stops.compactMap { $0.composed.flatMap(stop) ?? $0.expression }.joined(separator: ", ")
        return switch value.shape {
        case .linear(let angle): "linear-gradient(\(NumberText.number(angle))deg, \(stops))"
        case .radial(let center, let form):
            "radial-gradient(\(form == .circle ? "circle " : "")at \(point(center)), \(stops))"
        case .conic(let angle, let center):
            "conic-gradient(from \(NumberText.number(angle))deg at \(point(center)), \(stops))"
        case nil: stops
        }
    }

    private static func stop(_ stop: ComposedValue) -> String? {
        guard case .number(let position)? = stop["position"]?.value else { return stop["color"]?.expression }
        return stop["color"]?.expression.map { "\($0) \(CSSText.percentage(position))" }
    }

    private static func point(_ point: GradientShape.Point) -> String {
        "\(CSSText.percentage(point.x)) \(CSSText.percentage(point.y))"
    }

    // MARK: - Text

    /// Returns a text style for the property `font`, which does not support letter spacing.
    private static func typography(_ style: ComposedValue) -> String? {
        guard let size = length("fontSize", of: style) else { return nil }
        let height = style["lineHeight"].flatMap { part in part.expression.map { " / \($0)" } } ?? ""
        let family = style["fontFamily"]?.expression ?? "sans-serif"
        return joined([slope(of: style), style["fontWeight"]?.expression, size + height, family])
    }

    private static func slope(of style: ComposedValue) -> String? {
        FontRequest { style[$0]?.value }.isItalic ? "italic" : nil
    }

    private static func joined(_ words: [String?]) -> String? {
        let words = words.compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
