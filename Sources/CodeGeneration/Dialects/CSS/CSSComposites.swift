import DesignTokens

/// Values that are made of others, as the properties of CSS that they are for take them.
enum CSSComposites {
    static func expression(of value: ComposedValue) -> String? {
        if value.type == .gradient { return gradient(value) }
        if value.isList { return list(value) }
        return switch value.type {
        case .shadow: shadow(value)
        case .border: joined([length("width", of: value), lineStyle(value), value["color"]?.expression])
        case .transition: joined(["duration", "timingFunction", "delay"].map { value[$0]?.expression })
        case .typography: typography(value)
        // CSS draws dashes as it likes.
        case .strokeStyle: "dashed"
        default: nil
        }
    }

    /// Several shadows, each a symbol or written out.
    private static func list(_ value: ComposedValue) -> String? {
        let elements = value.parts.compactMap { $0.expression ?? $0.composed.flatMap(expression) }
        return elements.isEmpty ? "none" : elements.joined(separator: ", ")
    }

    private static func shadow(_ shadow: ComposedValue) -> String? {
        let lengths = ["offsetX", "offsetY", "blur", "spread"].map { length($0, of: shadow) ?? "0" }
        let inset = shadow["inset"]?.value == .boolean(true) ? "inset" : nil
        return joined([inset] + lengths + [shadow["color"]?.expression])
    }

    /// A length: a number of no unit counts pixels.
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

    /// A gradient without a shape is its stops, for the function of the style sheet that knows one:
    /// `linear-gradient(90deg, var(--brand))`.
    private static func gradient(_ value: ComposedValue) -> String? {
        guard value.isList else { return stop(value) }
        let stops = value.parts.compactMap { $0.composed.flatMap(stop) ?? $0.expression }.joined(separator: ", ")
        return switch value.shape {
        case .linear(let angle): "linear-gradient(\(NumberText.number(angle))deg, \(stops))"
        case .radial(let center): "radial-gradient(at \(point(center)), \(stops))"
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

    /// A text style as the property `font` takes it, which knows nothing of the space between letters.
    private static func typography(_ style: ComposedValue) -> String? {
        guard let size = length("fontSize", of: style) else { return nil }
        let height = style["lineHeight"].flatMap { part in part.expression.map { " / \($0)" } } ?? ""
        let family = style["fontFamily"]?.expression ?? "sans-serif"
        return joined([slope(of: style), style["fontWeight"]?.expression, size + height, family])
    }

    private static func slope(of style: ComposedValue) -> String? {
        if case .fontWeight(let weight)? = style["fontWeight"]?.value, weight.isItalic { return "italic" }
        return style["fontStyle"]?.value == .string("italic") ? "italic" : nil
    }

    private static func joined(_ words: [String?]) -> String? {
        let words = words.compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
