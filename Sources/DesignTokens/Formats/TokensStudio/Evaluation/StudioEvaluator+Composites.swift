import Diagnostics
import LocatedJSON

/// Shadows, borders and text styles: values with parts, each of which is a string like the value of any token.
extension StudioEvaluator {
    /// The value of a token whose value is an object or an array, references followed.
    ///
    /// - Returns: The value, or `nil` after reporting an error.
    mutating func composite(_ token: Int) -> TokenValue? {
        let (source, node) = (source(of: token), node(of: token))
        guard let type = type(of: token).compositeType else {
            let message = "expected a string or a number for the value, found \(source.kind(of: node).description)"
            report(
                .invalidValue, message, token,
                advice: "only shadows, borders, text styles and transitions are objects; correct the type, or remove "
                    + "the token")
            return nil
        }
        guard source.kind(of: node) == .array else {
            return composite(places(of: token), of: token, type).map(TokenValue.composite)
        }
        let document = place(of: token).source
        var layers: [CompositeValue.Part] = []
        var isBroken = false
        for element in source.elements(of: node) {
            let added =
                source.kind(of: element) == .object
                ? composite([ValuePlace(source: document, node: element)], of: token, type)
                    .map { [CompositeValue.Part(value: .composite($0))] }
                : layersReferred(to: element, by: token, type)
            guard layers.count + (added?.count ?? 0) <= PartLimit.parts else { return reportTooManyParts(token) }
            isBroken = isBroken || added == nil
            layers += added ?? []
        }
        return isBroken ? nil : CompositeValue(listOf: type, layers).map(TokenValue.composite)
    }

    /// Reads an object, with those that complete it, part by part in the order of the format.
    private mutating func composite(_ places: [ValuePlace], of token: Int, _ type: TokenType) -> CompositeValue? {
        let parts = CompositeSchema.studioParts(of: type)
        var members: [String: ValuePlace] = [:]
        for place in places {
            guard let more = self.members(of: place, of: token, parts) else { return nil }
            members.merge(more) { first, _ in first }
        }
        var result: [CompositeValue.Part] = []
        var isBroken = false
        for part in parts {
            guard let name = part.memberNames.first(where: { members[$0] != nil }), let member = members[name],
                !isIgnored(member, part, of: type)
            else {
                if let value = missing(part, behind: result.last) {
                    result.append(CompositeValue.Part(name: part.name, value: value))
                }
                continue
            }
            let hasStyle = parts.contains { $0.name == "fontStyle" && $0.memberNames.contains { members[$0] != nil } }
            let canNameStyle = part.name == "fontWeight" && result.first?.name == "fontFamily" && !hasStyle
            if let value = read(part, member, named: name, of: token, orStyleName: canNameStyle) {
                result.append(value)
            } else {
                isBroken = true
            }
        }
        return isBroken ? nil : CompositeValue(type, result)
    }

    /// Whether a member is an empty string that means the same as a missing one: text styles omit empty properties, and
    /// so do shadows and transitions with optional parts.
    private func isIgnored(_ member: ValuePlace, _ part: CompositeSchema.Part, of type: TokenType) -> Bool {
        guard type == .typography || part.inStudio.missing != nil else { return false }
        let text = graph.text(of: member, as: part.studioType)
        return text?.utf8.allSatisfy(ASCII.isSpace) ?? false
    }

    /// The members of an object by name, the first of each name, or `nil` if one is not a string.
    private mutating func members(
        of place: ValuePlace, of token: Int, _ parts: [CompositeSchema.Part]
    ) -> [String: ValuePlace]? {
        let source = graph.sources[place.source]
        let known = parts.flatMap(\.studioNames)
        let types = Dictionary(parts.flatMap { part in part.memberNames.map { ($0, part.studioType) } }) { one, _ in one
        }
        var members: [String: ValuePlace] = [:]
        var isBroken = false
        for member in source.members(of: place.node) {
            let (name, value) = (source.string(member.key), ValuePlace(source: place.source, node: member.value))
            if types[name] == nil {
                let advice = NearestName.advice(
                    for: name, among: known, otherwise: "use one of \(known.joined(separator: ", "))")
                report(
                    .warning, .unknownMember, "unknown key '\(name)' in this value",
                    at: source.location(of: member.key), advice, costing: token)
            } else if graph.text(of: value, as: types[name] ?? .text) == nil {
                isBroken = true
                report(
                    .error, .invalidValue,
                    "expected a string or a number for '\(name)', found \(source.kind(of: member.value).description)",
                    at: source.location(of: member.value), "put the value in double quotes", costing: token)
            } else if members[name] == nil {
                members[name] = value
            }
        }
        return isBroken ? nil : members
    }

    /// The value of a missing part: the style of a font follows from its weight, which is the part before it.
    private func missing(_ part: CompositeSchema.Part, behind weight: CompositeValue.Part?) -> TokenValue? {
        guard part.name == "fontStyle" else { return part.inStudio.missing }
        return if case .fontWeight(let weight)? = weight?.value, weight.isItalic { .string("italic") } else { nil }
    }

    private mutating func read(
        _ part: CompositeSchema.Part, _ member: ValuePlace, named name: String, of token: Int, orStyleName: Bool
    ) -> CompositeValue.Part? {
        let number = addPart(
            "\(path(of: token)).\(name)", member, part.studioType, of: token, isOptional: part.isOptional)
        if orStyleName, let style = evaluated(number).flatMap(StudioValue.fontStyleName) {
            return CompositeValue.Part(name: "fontStyle", value: .string(style))
        }
        let found = followed(number) ?? ownValue(ofPart: number)
        // A style without a usable line height keeps all other parts.
        if isOptionalWithoutValue(number) { return CompositeValue.Part(name: part.name, value: .uninterpreted) }
        guard let value = found, value.aliasedPath == nil else { return nil }
        switch part.value(value) {
        case .success(let value):
            // The kind of a shadow is written as a string, but the part is a Boolean.
            let path = part.kind.type == .boolean ? nil : text(of: number).flatMap { expression($0).alias }
            return CompositeValue.Part(
                name: part.name, value: value, reference: path.flatMap { graph.token(at: $0) == nil ? nil : $0 })
        case .failure(let problem):
            report(.invalidValue, problem.message, number, advice: problem.advice ?? "correct it")
            return nil
        }
    }

    /// The layers of another shadow, which replace a reference to it.
    private mutating func layersReferred(
        to element: JSONNode, by token: Int, _ type: TokenType
    ) -> [CompositeValue.Part]? {
        let source = source(of: token)
        let path = source.scalarText(of: element).flatMap { expression($0).alias }
        guard let path, let target = target(path, from: token) else {
            let members = CompositeSchema.studioParts(of: type).flatMap(\.studioNames)
            report(
                .error, .invalidValue,
                "expected an object for the value, found \(source.kind(of: element).description)",
                at: source.location(of: element), "write an object with \(members.joined(separator: ", "))",
                costing: token)
            return nil
        }
        guard depth < Self.referenceDepth else {
            report(
                .limitExceeded, "shadows refer to each other more than \(Self.referenceDepth) levels deep", token,
                advice: "write out some of the layers")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        guard case .composite(let other)? = followed(target) else { return nil }
        guard other.type == type else {
            report(
                .invalidValue, "expected a \(type.words), but '\(path)' is a \(other.type.words)", token,
                advice: "refer to a \(type.words) token")
            return nil
        }
        guard other.isList else { return [CompositeValue.Part(value: .composite(other), reference: path)] }
        guard other.parts.count <= referredPartsLeft else { return reportTooManyParts(token) }
        referredPartsLeft -= other.parts.count
        return other.parts
    }

    /// Reports a list that grows beyond the limit through references.
    private mutating func reportTooManyParts<Value>(_ token: Int) -> Value? {
        report(.limitExceeded, PartLimit.message, token, advice: PartLimit.advice)
        return nil
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
            // A circular chain leads to nothing, and is reported where aliases are followed.
            ends[current] = .some(nil)
            result = value(of: current)
            guard let path = result?.aliasedPath, let next = target(path, from: current) else { break }
            current = next
        }
        for link in chain { ends[link] = .some(result) }
        return result
    }
}
