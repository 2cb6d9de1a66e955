import Diagnostics
import LocatedJSON

/// Shadows, borders and text styles: values with parts, each of which is a text like the value of any token.
extension StudioEvaluator {
    /// The value of a token whose value is an object or an array, references followed.
    ///
    /// - Returns: The value; uninterpreted for a composition; `nil` after an error, which has been reported.
    mutating func composite(_ token: Int) -> TokenValue? {
        guard let type = type(of: token).compositeType else { return .uninterpreted }
        let (source, node) = (source(of: token), node(of: token))
        guard source.kind(of: node) == .array else {
            return composite(node, of: token, type).map(TokenValue.composite)
        }
        var layers: [CompositeValue.Part] = []
        var isBroken = false
        for element in source.elements(of: node) {
            let added =
                source.kind(of: element) == .object
                ? composite(element, of: token, type).map { [CompositeValue.Part(value: .composite($0))] }
                : layersReferred(to: element, by: token)
            isBroken = isBroken || added == nil
            layers += added ?? []
        }
        return isBroken ? nil : CompositeValue(listOf: type, layers).map(TokenValue.composite)
    }

    /// An object, part by part in the order in which the format lists them.
    private mutating func composite(
        _ node: JSONNode, of token: Int, _ type: TokenType
    ) -> CompositeValue? {
        let parts = CompositeSchema.studioParts(of: type)
        var reports: [Diagnostic] = []
        let members = StudioMembers.read(
            node, in: source(of: token), known: parts.flatMap(\.studioNames), diagnostics: &reports)
        add(reports)
        guard let members, !reports.hasErrors else { return nil }
        var result: [CompositeValue.Part] = []
        var isBroken = false
        for part in parts {
            guard let name = part.studioNames.first(where: { members[$0] != nil }), let member = members[name] else {
                if let value = part.inStudio.missing {
                    result.append(CompositeValue.Part(name: part.name, value: value))
                }
                continue
            }
            if let value = read(part, member, named: name, of: token) {
                result += [value] + style(of: value)
            } else {
                isBroken = true
            }
        }
        return isBroken ? nil : CompositeValue(type, result)
    }

    /// The style that the weight of a font names in the same breath, as a part of its own.
    private func style(of part: CompositeValue.Part) -> [CompositeValue.Part] {
        guard case .fontWeight(let weight) = part.value, weight.isItalic else { return [] }
        return [CompositeValue.Part(name: "fontStyle", value: .string("italic"))]
    }

    private mutating func read(
        _ part: CompositeSchema.Part, _ member: StudioMember, named name: String, of token: Int
    ) -> CompositeValue.Part? {
        let number = addPart(part, member.node, named: name, of: token)
        guard let value = followed(number), value.aliasedPath == nil else { return nil }
        switch part.value(value) {
        case .success(let value):
            // What a kind of shadow is written with is a text, and the part is none.
            let path = part.kind.type == .boolean ? nil : StudioExpression(member.text).alias?.path
            return CompositeValue.Part(
                name: part.name, value: value, reference: path.flatMap { graph.token(at: $0) == nil ? nil : $0 })
        case .failure(let problem):
            report(.invalidValue, problem.message, number, advice: problem.advice ?? "correct it")
            return nil
        }
    }

    /// The layers of another shadow, which come in the place of a reference to it.
    private mutating func layersReferred(to element: JSONNode, by token: Int) -> [CompositeValue.Part]? {
        let text = source(of: token).scalarText(of: element).map { StudioExpression($0) }
        guard let path = text?.alias?.path, let target = target(path, from: token) else {
            var reports: [Diagnostic] = []
            _ = StudioMembers.read(
                element, in: source(of: token), known: CompositeSchema.studioParts(of: .shadow).flatMap(\.studioNames),
                diagnostics: &reports)
            add(reports)
            return nil
        }
        guard enterReference() else {
            report(
                .tooManyReferences, "shadows refer to each other more than \(Self.referenceDepth) deep", token,
                advice: "write some of the layers out")
            return nil
        }
        defer { leaveReference() }
        guard case .composite(let other)? = followed(target) else { return nil }
        guard other.type == type(of: token).compositeType else {
            report(
                .invalidComposite, "{\(path)} is a \(other.type.words), and no part of this", token,
                advice: "refer to a token of the same type")
            return nil
        }
        return other.isList ? other.parts : [CompositeValue.Part(value: .composite(other), reference: path)]
    }

    /// The value of a token, or of the one at the end of its chain of aliases.
    private mutating func followed(_ token: Int) -> TokenValue? {
        var chain: [Int] = []
        var current = token
        var result: TokenValue?
        while true {
            if let known = ends[current] {
                result = known
                break
            }
            chain.append(current)
            // What a chain in a circle leads to is nothing, which is reported where the aliases are followed.
            ends[current] = .some(nil)
            guard let value = value(of: current) else { break }
            guard let path = value.aliasedPath, let next = target(path, from: current) else {
                result = value
                break
            }
            current = next
        }
        for link in chain { ends[link] = .some(result) }
        return result
    }
}
