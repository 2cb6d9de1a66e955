import Diagnostics
import LocatedJSON

/// Makes values of texts with references.
struct StyleDictionaryEvaluator: TextEvaluator {
    var result: DeferredReading
    var texts: [TextState]

    let graph: TokenGraph
    let project: StyleDictionaryDeferredValues
    /// The end of each token's chain of aliases.
    private let origins: [Int]
    /// The reading of the tokens, in the graph.
    private let reading: Int

    init(_ project: StyleDictionaryDeferredValues, _ state: ReferenceState, reading: Int) {
        self.project = project
        self.reading = reading
        graph = state.graph
        origins = state.origins
        result = DeferredReading(suggestionsLeft: state.suggestionsLeft)
        texts = Array(repeating: .unseen, count: graph.tokens.count)
    }

    /// The value of a token; `nil` after an error, which has been reported.
    mutating func value(of token: Int) -> TokenValue? {
        let statement = project.statements[Int(graph.tokens[token].statement)]
        let source = source(of: token)
        if let type = statement.type.compositeType, source.styleDictionaryText(of: statement.valueNode) == nil {
            return composite(statement.valueNode, of: token, type)
        }
        guard let text = evaluated(token) else { return nil }
        let stated = source.styleDictionaryText(of: statement.valueNode) ?? text
        let (value, report) = project.values.read(text, stated: stated, as: statement.type)
        if let report { add(report, at: statement.valueNode, of: token) }
        return value
    }

    mutating func attempt(_ token: Int) -> [Int] {
        guard isDeferred(token) else {
            texts[token] = .done(literalText(of: token))
            return []
        }
        let (text, needed) = substituted(node(of: token), of: token)
        if needed.isEmpty { texts[token] = .done(text) }
        return needed
    }

    /// The text of a value with its references replaced; and the tokens whose texts have to be known before.
    mutating func substituted(
        _ node: JSONNode, of token: Int, as type: StudioType = .text
    ) -> (text: String?, needed: [Int]) {
        var needed: [Int] = []
        var isBroken = false
        let stated = source(of: token).styleDictionaryText(of: node, as: type) ?? ""
        let substitution = StudioExpression(stated, hasDollars: false).substituting { reference in
            guard let target = self.target(reference, from: token) else { return memberText(reference) }
            guard hasText(target) else { return nil }
            guard case .done(let text) = texts[target] else {
                needed.append(target)
                return ""
            }
            isBroken = isBroken || text == nil
            return text ?? ""
        }
        guard needed.isEmpty else { return (nil, needed) }
        for failure in substitution.failures { report(failure, node, of: token) }
        return (isBroken ? nil : substitution.text, [])
    }

    /// The token at the end of the chain that a reference begins.
    private mutating func target(_ reference: String, from token: Int) -> Int? {
        let path = StyleDictionaryDeferredValues.path(reference)
        guard let target = graph.token(at: path, from: token) else { return nil }
        result.dependencies.append((token, target))
        return origins[target]
    }

    /// What a token has beside its value, such as an `alpha` of its own: `{color.shade.alpha}`.
    private func memberText(_ reference: String) -> String? {
        var names = reference.split(separator: ".", omittingEmptySubsequences: false)
        guard let name = names.popLast(), let token = graph.token(at: names.joined(separator: ".")) else { return nil }
        let source = source(of: token)
        let members = source.members(of: source.value(ofKey: graph.tokens[token].nameNode))
        return members.first { source.string($0.key) == name }.flatMap { source.scalarText(of: $0.value) }
    }

    /// Whether the value of a token can be put into a text, or is broken, which has been reported.
    private func hasText(_ token: Int) -> Bool {
        let value = graph.tokens[token].value
        return value == .unusable || value.aliasedPath != nil || literalText(of: token) != nil
    }

    private func isDeferred(_ token: Int) -> Bool {
        graph.tokens[token].value == .deferred && graph.reading(of: token) == reading
    }

    /// The text of a token that refers to nothing, as its file states it, or as its value is written where the file is of
    /// another format; `nil` for one without a text.
    private func literalText(of token: Int) -> String? {
        if graph.tokens[token].value == .unusable || graph.tokens[token].value.aliasedPath != nil { return nil }
        if graph.reading(of: token) != reading { return graph.tokens[token].value.studioText }
        return source(of: token).styleDictionaryText(of: graph.tokens[token].valueNode)
    }

    func path(of token: Int) -> String { graph.tokens[token].path }
    func owner(of token: Int) -> Int { token }
    func node(of token: Int) -> JSONNode { graph.tokens[token].valueNode }
    func source(of token: Int) -> JSONDocument { graph.sources[graph.tokens[token].document] }
}

/// What is wrong with values that hold references, said where it stands.
extension StyleDictionaryEvaluator {
    mutating func add(_ report: Diagnostic, at node: JSONNode, of token: Int) {
        var report = report
        report.location = source(of: token).location(of: node)
        report.loss = loss(of: token)
        result.diagnostics.append(report)
    }

    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let path = StyleDictionaryDeferredValues.path(failure.path)
        let location = source(of: token).location(of: node)
        if failure.isTooLong { return reportTooLong(path, at: location, token) }
        guard let target = graph.token(at: path) else {
            return reportDangling(
                path, at: location, token, otherwise: "correct the name, or add its file to \"sources\"")
        }
        let kind = graph.tokens[target].type.map { "a \($0.words)" } ?? "no text"
        report(
            .typeMismatch, "{\(path)} has \(kind) for a value, which cannot be put into a text", token, at: node,
            advice: "refer to a token whose value is a text or a number")
    }
}
