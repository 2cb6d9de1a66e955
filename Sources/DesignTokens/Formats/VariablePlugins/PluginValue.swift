import LocatedJSON

/// Reads values of variables, and of styles beside them, as plugins spell them.
struct PluginValue {
    let file: JSONDocument

    /// The token type with this name in plugins, or `nil` if the value determines it.
    static func type(named name: String?) -> TokenType? {
        switch name {
        case "color": .color
        case "number", "float": .number
        case "string": .string
        case "boolean": .boolean
        case "typography": .typography
        case "effect": .shadow
        default: nil
        }
    }

    /// The expected value of a type, for a message.
    static func expectation(_ type: String?) -> String {
        switch type.flatMap(Self.type(named:)) {
        case .typography: "a text style"
        case let type?: "a \(type.words)"
        case nil: "a value of a variable"
        }
    }

    /// The value, or `nil` if it does not have the type.
    func read(_ node: JSONNode, type: String?) -> TokenValue? {
        switch type {
        case "color": color(node)
        case "number", "float", "dimension": number(node)
        case "string": file.stringValue(of: node).map(TokenValue.string)
        case "boolean": file.booleanValue(of: node).map(TokenValue.boolean)
        case "typography": StyleValue.TextReader(file) { file.value(of: $0, in: node) }.value
        case "effect": shadow(node)
        case nil:
            color(node) ?? number(node) ?? file.booleanValue(of: node).map(TokenValue.boolean)
                ?? file.stringValue(of: node).map(TokenValue.string)
        default: nil
        }
    }

    /// Whether a value is a color or a number, and not a word as anything might be.
    func isUnambiguous(_ node: JSONNode) -> Bool {
        guard let text = file.stringValue(of: node) else { return file.kind(of: node) != .true }
        return Color(css: text) != nil || StudioQuantity(parsing: text) != nil
    }

    private func color(_ node: JSONNode) -> TokenValue? {
        if let text = file.stringValue(of: node) { return Color(css: text).map { .color($0.drawn().value) } }
        return file.channelColor(node).map(TokenValue.color)
    }

    private func number(_ node: JSONNode) -> TokenValue? {
        if let number = file.numberValue(of: node) { return number.isFinite ? .number(number) : nil }
        guard let quantity = file.stringValue(of: node).flatMap({ StudioQuantity(parsing: $0) }) else { return nil }
        if quantity.unit == nil { return .number(quantity.number) }
        return DimensionUnit(rawValue: quantity.unit?.rawValue ?? "").map { .dimension(quantity.number, $0) }
    }

    /// The visible effects of a style, with the name of the type of each.
    private func effects(_ node: JSONNode) -> [(node: JSONNode, type: String)] {
        file.list(file.value(of: "effects", in: node) ?? node)
            .filter { file.value(of: "visible", in: $0).flatMap(file.booleanValue) != false }
            .map { ($0, file.text("type", of: $0)?.uppercased() ?? "") }
    }

    /// Whether one of some effects is a blur, which has no Swift value.
    func hasBlur(_ node: JSONNode) -> Bool { effects(node).contains { $0.type.hasSuffix("BLUR") } }

    /// The number of effects that are not blurs.
    func shadowCount(_ node: JSONNode) -> Int { effects(node).count { !$0.type.hasSuffix("BLUR") } }

    /// The shadows among effects.
    private func shadow(_ node: JSONNode) -> TokenValue? {
        let shadows = effects(node).filter { !$0.type.hasSuffix("BLUR") }
        if shadows.isEmpty { return nil }
        let layers = shadows.compactMap { effect, kind -> CompositeValue? in
            guard kind.hasSuffix("SHADOW"),
                case .color(let color)? = file.value(of: "color", in: effect).flatMap(color)
            else { return nil }
            let offset = file.value(of: "offset", in: effect) ?? effect
            guard file.areNumbers(["x", "y"], of: offset), file.areNumbers(["radius", "spread"], of: effect) else {
                return nil
            }
            return StyleValue.shadow(
                color, x: file.number("x", of: offset) ?? 0, y: file.number("y", of: offset) ?? 0,
                blur: file.number("radius", of: effect) ?? 0, spread: file.number("spread", of: effect) ?? 0,
                isInner: kind.hasPrefix("INNER"))
        }
        return layers.count == shadows.count ? StyleValue.shadow(layers) : nil
    }
}
