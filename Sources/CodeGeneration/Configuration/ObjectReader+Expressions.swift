import Diagnostics
import LocatedJSON

// What the configuration says of the code that stands for tokens. It is trusted: whoever writes it writes the app.
extension ObjectReader {
    /// The expressions for paths of tokens.
    mutating func expressions(_ node: JSONNode?) -> [Located<String>: ConfiguredExpression] {
        var expressions: [Located<String>: ConfiguredExpression] = [:]
        for (path, value) in members(node, "\"expressions\"") {
            expressions[path] = expression(value)
        }
        return expressions
    }

    /// One expression for all platforms, or an object of one for each.
    private mutating func expression(_ node: JSONNode) -> ConfiguredExpression? {
        guard document.kind(of: node) == .object else {
            return line(node).map { ConfiguredExpression(everywhere: $0) }
        }
        let names = ApplePlatform.allCases.map(\.rawValue)
        guard let object = object(node, "an expression", keys: names) else { return nil }
        if Array(document.members(of: node)).isEmpty {
            report(
                .missingKey, "the expression names no platform", at: node,
                advice: "write { \"iOS\": … }, or one text for all platforms")
        }
        var expression = ConfiguredExpression()
        for platform in ApplePlatform.allCases {
            expression.platforms[platform] = object[platform.rawValue].flatMap { line($0) }
        }
        return expression
    }

    /// Code on one line.
    private mutating func line(_ node: JSONNode) -> String? {
        guard let text = string(node)?.value else { return nil }
        let isEmpty = text.allSatisfy(\.isWhitespace)
        guard isEmpty || text.contains(where: \.isNewline) else { return text }
        report(
            .invalidConfiguration,
            "an expression is one line of code, and this \(isEmpty ? "is empty" : "has several")",
            at: node, advice: "write it as a member's body needs it: Color(.systemBackground)")
        return nil
    }
}
