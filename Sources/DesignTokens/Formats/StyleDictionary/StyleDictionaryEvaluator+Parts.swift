import Diagnostics
import LocatedJSON

/// Text styles, shadows and borders: values with parts, each of which is a text like the value of any token.
extension StyleDictionaryEvaluator {
    /// A value with parts, or a list of such values.
    mutating func composite(_ node: JSONNode, of token: Int, _ type: TokenType) -> TokenValue? {
        let source = source(of: token)
        guard source.kind(of: node) == .array else { return parts(of: node, token, type).map(TokenValue.composite) }
        guard PartLimit.allows(source.elements(of: node)) else {
            add(StudioValue.tooManyParts, at: node, of: token)
            return nil
        }
        let elements = source.elements(of: node).map { parts(of: $0, token, type) }
        let found = elements.compactMap(\.self).map { CompositeValue.Part(value: .composite($0)) }
        guard found.count == elements.count else { return nil }
        return CompositeValue(listOf: type, found).map(TokenValue.composite)
    }

    private mutating func parts(of node: JSONNode, _ token: Int, _ type: TokenType) -> CompositeValue? {
        let source = source(of: token)
        let schema = (CompositeSchema.of(type)?.parts ?? []).filter { !$0.inStudio.isAbsent }
        guard source.kind(of: node) == .object else {
            let names = schema.map(\.name).joined(separator: ", ")
            report(
                .invalidValue, "the value is an object, not \(source.kind(of: node).description)", token, at: node,
                advice: "its members are \(names)")
            return nil
        }
        reportUnknownMembers(of: node, token, schema)
        var result: [CompositeValue.Part] = []
        for part in schema {
            let names = part.studioNames + [part.name]
            let member = source.members(of: node).first { names.contains(source.string($0.key)) }
            if let member {
                guard let value = self.part(part, member, of: token) else { return nil }
                result.append(value)
            } else if let value = part.inStudio.missing {
                result.append(CompositeValue.Part(name: part.name, value: value))
            }
        }
        return CompositeValue(type, result)
    }

    private mutating func part(
        _ part: CompositeSchema.Part, _ member: JSONMember, of token: Int
    ) -> CompositeValue.Part? {
        let source = source(of: token)
        guard let stated = source.styleDictionaryText(of: member.value, as: part.studioType) else {
            let kind = source.kind(of: member.value).description
            report(
                .invalidValue, "\"\(part.name)\" is \(kind), not a text or a number", token, at: member.value,
                advice: "put the value into double quotes")
            return nil
        }
        guard let text = text(of: member, part.studioType, token) else { return nil }
        if case .boolean? = part.kind.type, ["true", "false"].contains(text) {
            return CompositeValue.Part(name: part.name, value: .boolean(text == "true"))
        }
        let (value, report) = project.values.read(text, stated: stated, as: StyleDictionaryType(part.studioType))
        if let report { add(report, at: member.value, of: token) }
        guard let value else { return nil }
        switch part.value(value) {
        case .success(let value):
            let path = StudioExpression(stated, hasDollars: false).alias.map(StyleDictionaryDeferredValues.path)
            return CompositeValue.Part(
                name: part.name, value: value, reference: path.flatMap { graph.token(at: $0) == nil ? nil : $0 })
        case .failure(let problem):
            self.report(.invalidValue, problem.message, token, at: member.value, advice: problem.advice ?? "correct it")
            return nil
        }
    }

    /// The text of a part, with its references replaced.
    private mutating func text(of member: JSONMember, _ type: StudioType, _ token: Int) -> String? {
        let (text, needed) = substituted(member.value, of: token, as: type)
        if needed.isEmpty { return text }
        for other in needed { _ = evaluated(other) }
        return substituted(member.value, of: token, as: type).text
    }

    private mutating func reportUnknownMembers(of node: JSONNode, _ token: Int, _ schema: [CompositeSchema.Part]) {
        let source = source(of: token)
        let known = schema.flatMap { $0.studioNames + [$0.name] }
        for member in source.members(of: node) where !known.contains(source.string(member.key)) {
            let name = source.string(member.key)
            let advice = NearestName.advice(
                for: name, among: known, otherwise: "the members are \(schema.map(\.name).joined(separator: ", "))")
            result.diagnostics.add(
                .warning, .unknownMember, "\"\(name)\" is not a member of this value",
                at: source.location(of: member.key), advice: advice)
        }
    }
}
