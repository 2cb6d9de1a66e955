import LocatedJSON

/// Reads the values of styles and variables in the plugin *Design Tokens*. Lengths are points: the plugin converts
/// percentages.
struct PluginStyle {
    let file: JSONDocument

    /// The plugin's types that have a Swift type: the token type, and a function that reads a value or returns `nil` if a
    /// required part is missing or of the wrong kind.
    static let kinds: [String: (type: TokenType, read: @Sendable (PluginStyle, JSONNode) -> TokenValue?)] = [
        "custom-fontStyle": (.typography, { $0.textStyle($1) }),
        "custom-shadow": (.shadow, { $0.shadow($1).map(TokenValue.composite) }),
        "custom-gradient": (.gradient, { $0.gradient($1) }),
        "custom-stroke": (.border, { $0.stroke($1) }),
        "custom-transition": (.transition, { $0.transition($1) }),
        "color": (.color, { $0.color($1).map(TokenValue.color) }),
        "dimension": (.dimension, { $0.length($1) }),
        "number": (.number, { $0.number($1) }),
        "custom-opacity": (.number, { $0.number($1) }),
        "string": (.string, { $0.file.stringValue(of: $1).map(TokenValue.string) }),
        "boolean": (.boolean, { $0.file.booleanValue(of: $1).map(TokenValue.boolean) }),
    ]
    /// The types whose members are lengths of sides and corners, which have no Swift type of their own.
    static let sides: Set<String> = ["custom-radius", "custom-spacing"]

    /// Whether a type is one of styles that only this plugin has.
    static func isOwn(_ type: String) -> Bool {
        type.hasPrefix("custom-") && (kinds[type] != nil || sides.contains(type) || type == "custom-grid")
    }

    private func number(_ node: JSONNode) -> TokenValue? {
        file.numberValue(of: node).flatMap { $0.isFinite ? .number($0) : nil }
    }

    /// A color with red, green, blue and alpha in eight digits.
    private func color(_ node: JSONNode) -> ColorValue? {
        file.stringValue(of: node).flatMap { Color(css: $0) }?.drawn().value
    }

    func shadow(_ node: JSONNode) -> CompositeValue? {
        guard let color = file.value(of: "color", in: node).flatMap(color), let blur = file.number("radius", of: node),
            file.areNumbers(["offsetX", "offsetY", "spread"], of: node)
        else { return nil }
        return StyleValue.shadow(
            color, x: file.number("offsetX", of: node) ?? 0, y: file.number("offsetY", of: node) ?? 0, blur: blur,
            spread: file.number("spread", of: node) ?? 0, isInner: file.text("shadowType", of: node) == "innerShadow")
    }

    /// A length: a number of points, or a string with a unit that somebody wrote.
    private func length(_ node: JSONNode) -> TokenValue? {
        if let number = file.numberValue(of: node) { return number.isFinite ? .dimension(number, .px) : nil }
        return file.stringValue(of: node).flatMap { try? StudioValue.length($0).get() }
    }

    /// A text style whose parts are the tokens of a group, or `nil` for any other group. Variables, which have the
    /// plugin's data, and references remain tokens.
    func textStyle(ofGroup node: JSONNode) -> TokenValue? {
        let tokens = file.members(of: node).filter {
            file.kind(of: $0.value) == .object && !["extensions", "$extensions"].contains(file.string($0.key))
        }
        let names = tokens.map { file.string($0.key) }
        let known = CompositeSchema.studioParts(of: .typography).map(\.name) + ["fontStretch"]
        guard names.contains("fontFamily"), names.contains("fontSize"), names.allSatisfy(known.contains) else {
            return nil
        }
        let areParts = tokens.allSatisfy { token in
            let value = file.value(of: "value", or: "$value", in: token.value)
            return value.map { file.textInBraces($0) == nil } == true
                && DesignTokensPlugin.extensions(of: token.value, in: file) == nil
        }
        return areParts ? textStyle(node) : nil
    }

    /// A text style with its parts as members, which can be tokens.
    private func textStyle(_ node: JSONNode) -> TokenValue? {
        StyleValue.TextReader(file) { name in
            file.value(of: name, in: node).map { file.value(of: "value", or: "$value", in: $0) ?? $0 }
        }.value
    }

    private func gradient(_ node: JSONNode) -> TokenValue? {
        let nodes = file.list(file.value(of: "stops", in: node))
        let stops = nodes.compactMap { stop -> (color: ColorValue, position: Double)? in
            guard let color = file.value(of: "color", in: stop).flatMap(color),
                let position = file.number("position", of: stop)
            else { return nil }
            return (color, position)
        }
        let angle = file.number("rotation", of: node) ?? 180
        let shape: GradientShape =
            switch file.text("gradientType", of: node)?.lowercased() {
            case "radial": .radial(center: GradientShape.Point())
            case "diamond": .radial(center: GradientShape.Point(), form: .diamond)
            case "angular": .conic(angle: angle, center: GradientShape.Point())
            default: .linear(angle: angle)
            }
        return stops.count == nodes.count ? StyleValue.gradient(stops, shape) : nil
    }

    private func stroke(_ node: JSONNode) -> TokenValue? {
        guard let color = file.value(of: "color", in: node).flatMap(color), let width = file.number("weight", of: node)
        else { return nil }
        let dashes = file.list(file.value(of: "dashPattern", in: node)).contains { file.numberValue(of: $0) ?? 0 > 0 }
        return CompositeValue(
            .border,
            [
                .init(name: "color", value: .color(color)), .init(name: "width", value: .dimension(width, .px)),
                .init(name: "style", value: .strokeStyle(dashes ? "dashed" : "solid")),
            ]
        ).map(TokenValue.composite)
    }

    /// The code of a transition that is a spring, which is not a curve with a duration.
    func springCode(_ node: JSONNode) -> String? {
        let names: [StaticString] = ["mass", "stiffness", "damping"]
        guard let function = file.value(of: "easingFunction", in: node) else { return nil }
        let parts = names.compactMap { name in
            file.number(name, of: function).map { "\(name): \(NumberText.shortest($0))" }
        }
        return parts.count == names.count ? ".interpolatingSpring(\(parts.joined(separator: ", ")))" : nil
    }

    private func transition(_ node: JSONNode) -> TokenValue? {
        let points = (["x1", "y1", "x2", "y2"] as [StaticString]).compactMap { name in
            file.value(of: "easingFunction", in: node).flatMap { file.number(name, of: $0) }
        }
        guard let duration = file.number("duration", of: node), points.count == 4, 0...1 ~= points[0],
            0...1 ~= points[2]
        else { return nil }
        return CompositeValue(
            .transition,
            [
                .init(name: "duration", value: .duration(duration, .s)),
                .init(name: "delay", value: .duration(0, .s)),
                .init(name: "timingFunction", value: .cubicBezier(points)),
            ]
        ).map(TokenValue.composite)
    }
}
