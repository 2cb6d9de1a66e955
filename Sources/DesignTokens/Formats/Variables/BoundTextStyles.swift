import Diagnostics
import LocatedJSON

/// Reads text styles with parts that are bound to variables, whose values can depend on the mode.
struct BoundTextStyles: DeferredValueReader {
    /// The paths of the variables by the names of the parts, for the statement of each style.
    let parts: [Int: [String: String]]

    /// The names of the parts that Figma binds to variables.
    static let names: Set = [
        "fontFamily", "fontSize", "fontStyle", "fontWeight", "letterSpacing", "lineHeight", "paragraphSpacing",
        "paragraphIndent",
    ]

    func read(_ tokens: [Int], in state: ReferenceState) -> DeferredReading {
        var reading = DeferredReading(suggestionsLeft: state.suggestionsLeft)
        for token in tokens { reading.values.append(value(of: token, in: state, &reading)) }
        return reading
    }

    private func value(of token: Int, in state: ReferenceState, _ reading: inout DeferredReading) -> TokenValue? {
        let graph = state.graph
        let style = graph.tokens[token]
        let variables = (parts[Int(style.statement)] ?? [:]).compactMapValues { graph.token(at: $0, from: token) }
        reading.dependencies += variables.values.sorted().map { (token, $0) }
        let origins = variables.mapValues { state.origins[$0] }
        // What refers to an unusable token is reported with it.
        if origins.values.contains(where: graph.isUnusable) { return nil }
        let nodes = origins.filter { graph.tokens[$0.value].document == style.document }
            .mapValues { graph.tokens[$0].valueNode }
        let file = graph.sources[style.document]
        let value = StyleValue.TextReader(file) { name in
            // In Figma, the name of a font's style is its weight, too.
            let bound = nodes["\(name)"] ?? ("\(name)" == "fontWeight" ? nodes["fontStyle"] : nil)
            return bound ?? file.value(of: name, in: style.valueNode)
        }.value
        if value == nil {
            reading.diagnostics.add(
                .error, .invalidValue, "the variables of the text style '\(style.path)' do not fit its parts",
                at: graph.valueLocation(of: token),
                advice: "correct them in Figma, then export the variables again", loss: .token(style.path))
        }
        return value
    }
}
