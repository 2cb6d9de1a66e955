import Diagnostics
import LocatedJSON

/// Reads values of variables as the REST API spells them.
struct FigmaRESTValue {
    enum Reading {
        case literal(TokenValue)
        /// A reference to the variable with an id.
        case alias(String)
        /// The color of a variable in another opacity.
        case composed(TokenValue, FigmaVariable?)
    }

    /// The reason there is no value, in words that follow the variable's name.
    struct Problem: Error {
        var message: String
        var advice: String
        var code = DiagnosticCode.invalidValue
    }

    let file: JSONDocument
    let collections: FigmaRESTCollections
    /// The variables by id.
    let variables: [String: JSONNode]

    /// Reads a value. Composed colors are computed in the mode with the given name.
    func read(_ node: JSONNode, type: String?, inMode mode: String) -> Result<Reading, Problem> {
        if let id = file.variableAlias(node) { return .success(.alias(id)) }
        if let parts = compositionParts(node) { return composed(parts, inMode: mode) }
        let literal: TokenValue? =
            switch (type, file.kind(of: node)) {
            case ("COLOR", .object): file.channelColor(node).map(TokenValue.color)
            case ("FLOAT", .number): file.numberValue(of: node).flatMap { $0.isFinite ? .number($0) : nil }
            case ("STRING", .string): .string(file.string(node))
            case ("BOOLEAN", _): file.booleanValue(of: node).map(TokenValue.boolean)
            default: nil
            }
        if let literal { return .success(.literal(literal)) }
        guard let type, Self.types.contains(type) else {
            let kind = type.map { "'\($0)'" } ?? "no type"
            return .failure(
                Problem(
                    message: "is a variable of the unsupported kind \(kind)",
                    advice: "use a variable of the kind COLOR, FLOAT, STRING or BOOLEAN", code: .unsupportedVariable))
        }
        return .failure(
            Problem(
                message: "is a \(type), but its value is \(file.shown(node))",
                advice: "save the response of the REST API without changes"))
    }

    private static let types = ["COLOR", "FLOAT", "STRING", "BOOLEAN"]

    /// The color and the opacity of a composed color, in either spelling.
    private func compositionParts(_ node: JSONNode) -> (color: JSONNode, opacity: JSONNode)? {
        if file.text("type", of: node) == "VARIABLE_EXPRESSION" {
            let arguments = file.list(file.value(of: "expressionArguments", in: node))
            guard file.text("expressionFunction", of: node) == "COMPOSE_COLOR", arguments.count == 2 else { return nil }
            return (arguments[0], arguments[1])
        }
        guard let color = file.value(of: "color", in: node), let opacity = file.value(of: "opacity", in: node) else {
            return nil
        }
        return (color, opacity)
    }

    private func composed(
        _ parts: (color: JSONNode, opacity: JSONNode), inMode mode: String
    ) -> Result<Reading, Problem> {
        guard var color = followed(parts.color, inMode: mode).flatMap({ file.channelColor($0) }),
            let percentage = followed(parts.opacity, inMode: mode).flatMap(file.numberValue), 0...100 ~= percentage
        else {
            return .failure(
                Problem(
                    message: "is composed of a color or an opacity that is not in the file",
                    advice: "save the response again, or give the variable a color of its own"))
        }
        color.alpha = percentage / 100
        return .success(.composed(.color(color), file.variableAlias(parts.color).flatMap(variable)))
    }

    /// The variable with an id, as an export names it.
    private func variable(_ id: String) -> FigmaVariable? {
        guard let node = variables[id], let name = file.text("name", of: node) else { return nil }
        return FigmaVariable(name: name)
    }

    /// The literal at the end of a chain of references.
    private func followed(_ node: JSONNode, inMode mode: String) -> JSONNode? {
        var node = node
        for _ in 0..<FigmaRESTCollections.longestChain {
            guard let id = file.variableAlias(node) else { return node }
            guard let next = variables[id].flatMap({ collections.value(of: $0, inModeNamed: mode) }) else { return nil }
            node = next
        }
        return nil
    }
}
