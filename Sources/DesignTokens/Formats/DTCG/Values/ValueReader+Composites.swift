import Diagnostics
import LocatedJSON

/// Composite values: format module, section 9.
extension ValueReader {
    /// Section 9.3: the name of a style, or the lengths of dashes and the shape of their ends.
    mutating func readStrokeStyle(_ node: JSONNode) -> TokenValue? {
        if source.kind(of: node) == .object { return readParts(node, of: .strokeStyle) }
        return readName(node, of: "stroke style", among: TokenValue.strokeStyles).map(TokenValue.strokeStyle)
    }

    /// Section 9.6: one shadow, or several over each other.
    mutating func readShadow(_ node: JSONNode) -> TokenValue? {
        if let shadow = source.stringValue(of: node).flatMap({ CSSShadow(css: $0) }) {
            return readCSS(shadow.value(), .shadowText, at: node)
        }
        if source.string(node, equals: "none") {
            return report(
                .invalidValue, "expected an object for a shadow, found \"none\"", at: node,
                advice: "remove the token, or write a transparent shadow, with \"alpha\": 0 in its color")
        }
        guard source.kind(of: node) == .array else { return readParts(node, of: .shadow) }
        return readList(node, of: .shadow) { $0.readParts($1, of: .shadow) }
    }

    /// Section 9.7: colors at positions from 0 to 1.
    mutating func readGradient(_ node: JSONNode) -> TokenValue? {
        if let gradient = source.stringValue(of: node).flatMap({ CSSGradient(css: $0) }),
            PartLimit.allows(gradient.stops)
        {
            return readCSS(gradient.value(), .gradientText, at: node)
        }
        guard source.kind(of: node) == .array else {
            if let text = source.stringValue(of: node), Color.isGradient(css: text) {
                let obstacle = CSSGradient.obstacle(in: text)
                let message = "unsupported gradient \(shown(node))\(obstacle.words)"
                return report(.invalidValue, message, at: node, advice: obstacle.advice)
            }
            return report(
                .invalidValue, "expected an array of stops for a gradient, found \(shown(node))", at: node,
                advice: LegacySyntax.gradientText.advice)
        }
        return readList(node, of: .gradient) { $0.readParts($1, of: .gradient, named: "stop of a gradient") }
    }

    /// Reads a value that is written as in CSS.
    private mutating func readCSS(
        _ text: (value: TokenValue?, problem: ColorSpecification.Problem?), _ spelling: LegacySyntax, at node: JSONNode
    ) -> TokenValue? {
        if let problem = text.problem { report(problem, at: node) }
        return accepts(spelling, at: node, now: nil) ? text.value : nil
    }

    static let lineCaps = ["round", "butt", "square"]

    private mutating func readName(_ node: JSONNode, of owner: String, among names: [String]) -> String? {
        let name = source.stringValue(of: node)
        if let name, names.contains(name) { return name }
        let advice = NearestName.advice(
            for: name, among: names, otherwise: "use one of \(names.joined(separator: ", "))")
        return report(.invalidValue, "\(shown(node)) is not a \(owner)", at: node, advice: advice)
    }
}

extension ValueReader {
    /// Reads an object of parts. Reports every invalid part, not only the first.
    mutating func readParts(_ node: JSONNode, of type: TokenType, named words: String? = nil) -> TokenValue? {
        let words = words ?? type.words
        let parts = (CompositeSchema.of(type)?.parts ?? []).filter { part in
            !part.inModule.isAbsent || (rules != .strict && part.inModule.isUnspecified)
        }
        guard source.kind(of: node) == .object else {
            let names = parts.filter(\.inModule.isRequired).map { "\"\($0.name)\": …" }.joined(separator: ", ")
            return report(
                .invalidValue, "expected an object for a \(words), found \(shown(node))", at: node,
                advice: "write it as { \(names) }")
        }
        var found: [CompositeValue.Part?] = Array(repeating: nil, count: parts.count)
        var seen = Array(repeating: false, count: parts.count)
        for member in source.members(of: node) {
            guard let index = parts.firstIndex(where: { isMember(member, $0) }) else {
                reportMember(member, of: words)
                continue
            }
            seen[index] = true
            found[index] = readPart(member.value, parts[index].kind, name: parts[index].name)
        }
        var leftOut = 0
        for (index, part) in parts.enumerated() where !seen[index] {
            if part.inModule.isUnspecified {
                leftOut += 1
            } else if case .expected = part.inModule, rules != .strict, accepts(.missingFontPart, at: node, now: nil) {
                leftOut += 1
            } else {
                found[index] = missingPart(part, in: node, of: words)
            }
        }
        let values = found.compactMap(\.self)
        return values.count + leftOut == parts.count ? CompositeValue(type, values).map(TokenValue.composite) : nil
    }

    /// Whether a member is a part of a value.
    private func isMember(_ member: JSONMember, _ part: CompositeSchema.Part) -> Bool {
        if !part.inModule.isUnspecified, source.string(member.key, equals: part.key) { return true }
        // What tools add costs no text style.
        guard source.kind(of: member.value) == .string, part.studioNames.contains(source.string(member.key)) else {
            return false
        }
        return part.inModule.isUnspecified || part.kind.type == .boolean && isInnerShadow(member.value) != nil
    }

    /// Whether the kind of a shadow is that of an inner one: `innerShadow`; `nil` for any other text.
    private func isInnerShadow(_ node: JSONNode) -> Bool? {
        guard let text = source.stringValue(of: node), Bool(text) == nil else { return nil }
        return try? StudioValue.isInnerShadow(text).get()
    }

    private mutating func readPart(
        _ node: JSONNode, _ kind: CompositeSchema.Kind, name: String? = nil
    ) -> CompositeValue.Part? {
        let isLength = if case .lineHeight = kind { isReferenceToLength(node) } else { false }
        let found = followed(node, as: isLength ? .dimension : kind.type) {
            isLength ? $0.readDimension($1) : $0.readPart($1, as: kind)
        }
        guard let found else { return nil }
        var value = found.value
        // What the value that a reference leads to is read as is not reported there.
        if case .lineHeight = kind, case .dimension = value, reference(at: node) != nil,
            !accepts(.lineHeight, at: node, now: nil)
        {
            return nil
        }
        if case .position = kind, case .number(let position) = value { value = .number(clamped(position, at: node)) }
        return CompositeValue.Part(name: name, value: value, reference: found.path)
    }

    private mutating func readPart(_ node: JSONNode, as kind: CompositeSchema.Kind) -> TokenValue? {
        if reportsBraces(in: node) { return nil }
        switch kind {
        case .type(.boolean):
            if let boolean = source.booleanValue(of: node) { return .boolean(boolean) }
            if let isInner = isInnerShadow(node) {
                return accepts(.shadowKind, at: node, now: nil) ? .boolean(isInner) : nil
            }
            return report(
                .invalidValue, "expected true or false, found \(shown(node))", at: node,
                advice: "write true or false, without quotes")
        case .type(let type): return read(node, as: type)
        case .lineCap: return readName(node, of: "line cap", among: Self.lineCaps).map(TokenValue.string)
        case .dashes: return readDashes(node)
        case .position: return readPosition(node).map(TokenValue.number)
        case .lineHeight: return readLineHeight(node)
        }
    }

    /// Handles a missing part: optional, optional before 2025.10, or an error.
    private mutating func missingPart(
        _ part: CompositeSchema.Part, in node: JSONNode, of words: String
    ) -> CompositeValue.Part? {
        guard let value = part.inModule.missing else {
            return report(
                .missingMember, "missing '\(part.name)' in a \(words)", at: node,
                advice: "add \"\(part.name)\": \(part.kind.example)")
        }
        if case .requiredSince2025 = part.inModule, let syntax = LegacySyntax(missing: part.name) {
            let unit = part.kind.type == .duration ? "ms" : "px"
            let zero = "\"\(part.name)\": { \"value\": 0, \"unit\": \"\(unit)\" }"
            guard accepts(syntax, at: node, adding: zero) else { return nil }
        }
        return CompositeValue.Part(name: part.name, value: value)
    }

    /// Reads an array. A reference in it is one element: section 9.1.
    private mutating func readList(
        _ node: JSONNode, of type: TokenType, _ readElement: Read<TokenValue>
    ) -> TokenValue? {
        let parts = readElements(
            of: node, whenEmpty: ("empty \(type.words)", "add at least one element to the array")
        ) { reader, element in
            reader.readElement(element, of: .object, as: type, readElement).map {
                CompositeValue.Part(value: $0.value, reference: $0.path)
            }
        }
        return parts.flatMap { CompositeValue(listOf: type, $0) }.map(TokenValue.composite)
    }

    /// Reads an element of an array. A reference can lead to an element, or to an array of one element of this kind.
    mutating func readElement<Value>(
        _ node: JSONNode, of kind: JSONKind? = nil, as type: TokenType, _ read: Read<Value>
    ) -> Followed<Value>? {
        let isReference = reference(at: node) != nil
        return followed(node, as: type) { reader, node in
            guard isReference, reader.source.kind(of: node) == .array else { return read(&reader, node) }
            let elements = Array(reader.source.elements(of: node).prefix(2))
            if elements.count == 1, reader.reference(at: elements[0]) == nil,
                kind == nil || kind == reader.source.kind(of: elements[0])
            {
                return read(&reader, elements[0])
            }
            reader.isUnfit = true
            return nil
        }
    }

    private mutating func readDashes(_ node: JSONNode) -> TokenValue? {
        guard source.kind(of: node) == .array else {
            return report(
                .invalidValue, "expected an array of dimensions for 'dashArray', found \(shown(node))", at: node,
                advice: "write it as [{ \"value\": 4, \"unit\": \"px\" }]")
        }
        let parts = readElements(
            of: node, whenEmpty: ("'dashArray' is empty", "write \"solid\" for a line without dashes")
        ) { $0.readPart($1, .type(.dimension)) }
        return parts.flatMap { CompositeValue(listOf: .dimension, $0) }.map(TokenValue.composite)
    }

    private mutating func readPosition(_ node: JSONNode) -> Double? {
        source.numberValue(of: node)
            ?? report(
                .invalidValue, "expected a number for the position of a stop, found \(shown(node))", at: node,
                advice: "0 is the start, 1 the end")
    }

    /// Section 9.7: positions outside 0…1 are clamped.
    private mutating func clamped(_ position: Double, at node: JSONNode) -> Double {
        if 0...1 ~= position { return position }
        let end: Double = position < 0 ? 0 : 1
        report(
            .outOfRange,
            "the position \(NumberText.shortest(position)) is out of range; \(NumberText.shortest(end)) is used instead",
            at: node,
            advice: "0 is the start of a gradient, 1 its end", as: .warning)
        return end
    }

    /// Section 9.8: a multiple of the font size; before 2025.10 also a length or a percentage.
    private mutating func readLineHeight(_ node: JSONNode) -> TokenValue? {
        if let text = source.stringValue(of: node), text.hasSuffix("%"),
            let percentage = QuantityText.number(text.dropLast())
        {
            let multiple = percentage / 100
            return accepts(.lineHeight, at: node, now: NumberText.shortest(multiple)) ? .number(multiple) : nil
        }
        if let multiple = source.numberValue(of: node) {
            guard rules != .strict, multiple >= StudioValue.lowestLine else { return .number(multiple) }
            return accepts(.lineHeight, at: node, now: nil) ? .dimension(multiple, .px) : nil
        }
        if let text = source.stringValue(of: node), let multiple = QuantityText.number(text[...]),
            multiple < StudioValue.lowestLine
        {
            return accepts(.numberText, at: node, now: NumberText.shortest(multiple)) ? .number(multiple) : nil
        }
        guard rules != .strict, source.kind(of: node) == .object || source.kind(of: node) == .string else {
            return report(
                .invalidValue, "expected a number for the line height, found \(shown(node))", at: node,
                advice: LegacySyntax.lineHeight.advice)
        }
        guard let length = readDimension(node) else { return nil }
        return accepts(.lineHeight, at: node, now: nil) ? length : nil
    }

    /// Whether a value refers to a length, which a line height could be before 2025.10.
    private func isReferenceToLength(_ node: JSONNode) -> Bool {
        guard rules == .lenient, let follower, let reference = reference(at: node) else { return false }
        return follower.state.graph.token(of: reference, inFile: sourceNumber).map {
            follower.state.types[$0] == .dimension
        }
            ?? false
    }

    /// Reports a member that the type does not have: section 9.2 forbids it.
    mutating func reportMember(_ member: JSONMember, of words: String) {
        guard rules != .figma else { return }
        let name = source.string(member.key)
        let part = CompositeSchema.part(inStyleSheets: name)
        report(
            .unknownMember, "unknown key '\(name)' in a \(words)", at: member.key,
            advice: part.map { "did you mean '\($0.name)'?" } ?? "remove it, or move it to \"$extensions\"",
            as: rules == .strict ? .error : .warning)
    }
}

extension CompositeSchema.Kind {
    /// An example of such a part, for advice.
    fileprivate var example: String {
        switch self {
        case .dashes: "[{ \"value\": 4, \"unit\": \"px\" }]"
        case .lineCap: "\"butt\""
        case .position: "0, or a reference to a number token"
        case .lineHeight: "1.5, or a reference to a number token"
        case .type(let type): "\(type.example), or a reference to a \(type.words) token"
        }
    }
}
