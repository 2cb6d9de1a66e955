import DesignTokens

/// Composite values as initializers of SwiftUI types and support types.
extension SwiftDialect {
    package func expression(of value: ComposedValue, fonts: FontNames) -> String? {
        switch value.type {
        case .typography: SwiftTypography(value, fonts)?.textStyle
        case .shadow: shadow(value)
        case .gradient: SwiftText.gradient(value)
        case .border: border(value)
        case .strokeStyle: dashes(value)
        case .transition: transition(value)
        default: nil
        }
    }

    private func shadow(_ value: ComposedValue) -> String? {
        let layers = value.isList ? value.parts.compactMap(\.composed) : [value]
        let isInner = { (layer: ComposedValue) in layer["inset"]?.value == .boolean(true) }
        let lists = [("drops", layers.filter { !isInner($0) }), ("inner", layers.filter(isInner))]
        let arguments = lists.filter { !$0.1.isEmpty }.map { name, layers in
            "\(name): [\(layers.compactMap(shadowLayer).joined(separator: ", "))]"
        }
        return ".init(\(arguments.joined(separator: ", ")))"
    }

    private func shadowLayer(_ layer: ComposedValue) -> String? {
        guard let color = layer["color"]?.expression else { return nil }
        var arguments = ["color: \(color)"]
        for (label, name) in [("blur", "blur"), ("x", "offsetX"), ("y", "offsetY")] {
            arguments.append("\(label): \(layer[name]?.expression ?? "0")")
        }
        if let spread = layer["spread"], spread.points != 0, let expression = spread.expression {
            arguments.append("spread: \(expression)")
        }
        return ".init(\(arguments.joined(separator: ", ")))"
    }

    private func border(_ value: ComposedValue) -> String? {
        guard let color = value["color"]?.expression, let width = value["width"]?.expression else { return nil }
        let style = value["style"]?.expression.map { ", style: \($0)" } ?? ""
        return ".init(color: \(color), width: \(width)\(style))"
    }

    private func dashes(_ value: ComposedValue) -> String? {
        let lengths = value["dashArray"]?.composed?.parts.compactMap(\.expression) ?? []
        guard case .string(let cap)? = value["lineCap"]?.value else { return nil }
        return ".dashes([\(lengths.joined(separator: ", "))], lineCap: .\(cap))"
    }

    /// A curve is written as a literal, because an animation needs its duration when it is created.
    private func transition(_ value: ComposedValue) -> String? {
        guard case .cubicBezier(let numbers)? = value["timingFunction"]?.value,
            let duration = value["duration"]?.expression
        else { return nil }
        let curve = SwiftText.timingCurve(numbers, duration: duration)
        guard let delay = value["delay"], case .duration(let time, _) = delay.value, time != 0,
            let expression = delay.expression
        else { return curve }
        return curve + ".delay(\(expression))"
    }
}

extension SwiftText {
    /// Returns the curve of an animation; without a duration, SwiftUI's default applies.
    static func timingCurve(_ numbers: [Double], duration: String? = nil) -> String {
        let points = numbers.map(NumberText.number).joined(separator: ", ")
        return ".timingCurve(\(points)\(duration.map { ", duration: \($0)" } ?? ""))"
    }

    /// Returns the name of a font, or an array of several.
    static func families(_ names: [String]) -> String {
        names.count == 1 ? quoted(names[0]) : "[\(names.map(quoted).joined(separator: ", "))]"
    }

    /// Returns the pattern of a line. Patterns with several lines become solid.
    static func strokePattern(_ name: String) -> String { ["dashed", "dotted"].contains(name) ? ".\(name)" : ".solid" }
}
