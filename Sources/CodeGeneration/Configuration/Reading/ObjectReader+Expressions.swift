import Diagnostics
import LocatedJSON

// The expressions that replace tokens. They are trusted, because their author also writes the app.
extension ObjectReader {
    /// Reads the expressions by token path.
    mutating func expressions(_ node: JSONNode?) -> [Located<String>: ConfiguredExpression] {
        var expressions: [Located<String>: ConfiguredExpression] = [:]
        for (path, value) in members(node, "\"expressions\"") {
            expressions[path] = expression(value)
        }
        return expressions
    }

    /// Reads an expression for all platforms, or an object with one for each.
    private mutating func expression(_ node: JSONNode) -> ConfiguredExpression? {
        guard document.kind(of: node) == .object else {
            return line(node).map { ConfiguredExpression(everywhere: $0) }
        }
        let names = ApplePlatform.allCases.map(\.rawValue)
        guard let object = object(node, "an expression", keys: names) else { return nil }
        if Array(document.members(of: node)).isEmpty {
            report(
                .missingKey, "the expression has no platform", at: node,
                advice: "use { \"iOS\": … }, or a string for all platforms")
        }
        var expression = ConfiguredExpression()
        for platform in ApplePlatform.allCases {
            expression.platforms[platform] = object[platform.rawValue].flatMap { line($0) }
        }
        return expression
    }

    /// Reads a single line of code.
    private mutating func line(_ node: JSONNode) -> String? {
        guard let text = string(node)?.value else { return nil }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard isEmpty || text.contains(where: \.isNewline) else { return text }
        report(
            .invalidConfiguration,
            "expected one line of code, found \(isEmpty ? "an empty string" : "several lines")",
            at: node, advice: "use an expression such as Color(.systemBackground)")
        return nil
    }
}
