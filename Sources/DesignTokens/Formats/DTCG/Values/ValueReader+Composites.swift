import Diagnostics
import LocatedJSON

/// Values made of others: format module, section 9.
extension ValueReader {
    /// Section 9.3: the name of a style, or the lengths of dashes and the shape of their ends.
    mutating func readStrokeStyle(_ node: JSONNode) -> TokenValue? {
        if source.kind(of: node) == .object { return readParts(node, of: .strokeStyle) }
        return readName(node, of: "stroke style", among: Self.strokeStyles).map(TokenValue.strokeStyle)
    }

    /// Section 9.6: one shadow, or several over each other.
    mutating func readShadow(_ node: JSONNode) -> TokenValue? {
        guard source.kind(of: node) == .array else { return readParts(node, of: .shadow) }
        return readList(node, of: .shadow) { reader, element in reader.readParts(element, of: .shadow) }
    }

    /// Section 9.7: colours at positions from 0 to 1.
    mutating func readGradient(_ node: JSONNode) -> TokenValue? {
        if let text = source.stringValue(of: node), text.contains("gradient(") {
            return accepts(.gradientText, at: node, now: nil) ? .uninterpreted : nil
        }
        guard source.kind(of: node) == .array else {
            return report(
                .invalidGradient, "a gradient is an array of stops, not \(shown(node))", at: node,
                advice: LegacySyntax.gradientText.advice)
        }
        return readList(node, of: .gradient) { reader, element in
            reader.readParts(element, of: .gradient, named: "stop of a gradient")
        }
    }

    private static let strokeStyles = [
        "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
    ]
    private static let lineCaps = ["round", "butt", "square"]

    private mutating func readName(_ node: JSONNode, of owner: String, among names: [String]) -> String? {
        let name = source.stringValue(of: node)
        if let name, names.contains(name) { return name }
        let nearest = name.flatMap { NearestName.nearest(to: $0, among: names) }
        return report(
            .invalidStrokeStyle, "\(shown(node)) is not a \(owner)", at: node,
            advice: nearest.map(NearestName.suggestion(ofName:)) ?? "the names are \(names.joined(separator: ", "))")
    }
}

extension ValueReader {
    /// Reads an object of parts. Every part that is wrong is reported, not the first alone.
    mutating func readParts(_ node: JSONNode, of type: TokenType, named words: String? = nil) -> TokenValue? {
        let words = words ?? type.words
        let parts = (CompositeSchema.of(type)?.parts ?? []).filter { !$0.inModule.isAbsent }
        guard source.kind(of: node) == .object else {
            let required = parts.filter { if case .optional = $0.inModule { false } else { true } }
            let names = required.map { "\"\($0.name)\": …" }.joined(separator: ", ")
            return report(
                type.errorCode, "a \(words) is an object, not \(shown(node))", at: node,
                advice: "write it as { \(names) }")
        }
        var found: [CompositeValue.Part?] = Array(repeating: nil, count: parts.count)
        var seen = Array(repeating: false, count: parts.count)
        for member in source.members(of: node) {
            guard let index = parts.firstIndex(where: { source.string(member.key, equals: $0.key) }) else {
                reportMember(member, of: words)
                continue
            }
            seen[index] = true
            found[index] = readPart(member.value, parts[index].kind).map { value, reference in
                CompositeValue.Part(name: parts[index].name, value: value, reference: reference)
            }
        }
        for (index, part) in parts.enumerated() where !seen[index] {
            found[index] = missingPart(part, in: node, of: words)
        }
        let values = found.compactMap { $0 }
        guard values.count == parts.count else { return nil }
        return composite(CompositeValue(type, values), words, at: node)
    }

    /// A value, unless a part of it has one that it cannot have.
    private mutating func composite(_ value: CompositeValue?, _ words: String, at node: JSONNode) -> TokenValue? {
        if let value { return .composite(value) }
        return report(
            .typeMismatch, "a part of this \(words) has a value of another type", at: node,
            advice: "write the values of its parts out, one by one, to see which it is")
    }

    private mutating func readPart(
        _ node: JSONNode, _ kind: CompositeSchema.Kind
    ) -> (value: TokenValue, reference: String?)? {
        var reference: String?
        var value = followed(node, as: kind.type, path: &reference) { reader, node in reader.readPart(node, as: kind) }
        if case .position = kind, case .number(let position) = value {
            value = .number(clamped(position, at: node))
        }
        return value.map { ($0, reference) }
    }

    private mutating func readPart(_ node: JSONNode, as kind: CompositeSchema.Kind) -> TokenValue? {
        if reportsBraces(in: node) { return nil }
        switch kind {
        case .type(.boolean):
            if let boolean = source.booleanValue(of: node) { return .boolean(boolean) }
            return report(
                .invalidBoolean, "this is true or false, not \(shown(node))", at: node,
                advice: "write true or false, without quotes")
        case .type(let type): return read(node, as: type)
        case .lineCap: return readName(node, of: "line cap", among: Self.lineCaps).map(TokenValue.string)
        case .dashes: return readDashes(node)
        case .position: return readPosition(node).map(TokenValue.number)
        case .lineHeight: return readLineHeight(node)
        }
    }

    /// A part that is not there: that is fine, was fine before 2025.10, or is an error.
    private mutating func missingPart(
        _ part: CompositeSchema.Part, in node: JSONNode, of words: String
    ) -> CompositeValue.Part? {
        guard let value = part.inModule.missing else {
            return report(
                .missingMember, "this \(words) has no \"\(part.name)\"", at: node,
                advice: "add \"\(part.name)\": \(part.kind.example)")
        }
        if case .requiredSince2025 = part.inModule, let syntax = LegacySyntax(missing: part.name) {
            let zero = "\"\(part.name)\": { \"value\": 0, \"unit\": \"\(value.zeroUnit)\" }"
            guard accepts(syntax, at: node, adding: zero) else { return nil }
        }
        return CompositeValue.Part(name: part.name, value: value)
    }

    /// Reads an array. An element that is a reference stands for one element (section 9.1): a reference to several is
    /// an error, to one is this one.
    private mutating func readList(
        _ node: JSONNode, of type: TokenType, _ readElement: (inout ValueReader, JSONNode) -> TokenValue?
    ) -> TokenValue? {
        var parts: [CompositeValue.Part] = []
        var count = 0
        for element in source.elements(of: node) {
            count += 1
            var path: String?
            let isReference = reference(at: element) != nil
            let value = followed(element, as: type, path: &path) { reader, element -> TokenValue? in
                guard isReference else { return readElement(&reader, element) }
                return reader.singleElement(element).flatMap { readElement(&reader, $0) }
            }
            if let value { parts.append(CompositeValue.Part(value: value, reference: path)) }
        }
        guard count > 0 else {
            return report(
                type.errorCode, "this \(type.words) is empty", at: node,
                advice: "an array holds at least one")
        }
        return parts.count == count ? composite(CompositeValue(listOf: type, parts), type.words, at: node) : nil
    }

    /// The element of a list that a reference leads to, which can be a list of one.
    private mutating func singleElement(_ node: JSONNode) -> JSONNode? {
        guard source.kind(of: node) == .array else { return node }
        let elements = Array(source.elements(of: node).prefix(2))
        if elements.count == 1, source.kind(of: elements[0]) == .object, reference(at: elements[0]) == nil {
            return elements[0]
        }
        isUnfit = true
        return nil
    }

    private mutating func readDashes(_ node: JSONNode) -> TokenValue? {
        guard source.kind(of: node) == .array else {
            return report(
                .invalidStrokeStyle, "\"dashArray\" is an array of dimensions, not \(shown(node))", at: node,
                advice: "write it as [{ \"value\": 4, \"unit\": \"px\" }]")
        }
        var parts: [CompositeValue.Part] = []
        var count = 0
        for element in source.elements(of: node) {
            count += 1
            if let part = readPart(element, .type(.dimension)) {
                parts.append(CompositeValue.Part(value: part.value, reference: part.reference))
            }
        }
        guard count > 0 else {
            return report(
                .invalidStrokeStyle, "\"dashArray\" is empty", at: node,
                advice: "write \"solid\" for a line without dashes")
        }
        guard parts.count == count else { return nil }
        return composite(CompositeValue(listOf: .dimension, parts), "list of dashes", at: node)
    }

    private mutating func readPosition(_ node: JSONNode) -> Double? {
        if let position = source.numberValue(of: node) { return position }
        return report(
            .invalidGradient, "the position of a stop is a number, not \(shown(node))", at: node,
            advice: "0 is the start, 1 the end")
    }

    /// Section 9.7: what lies outside 0…1 is taken as the nearer end.
    private mutating func clamped(_ position: Double, at node: JSONNode) -> Double {
        if 0...1 ~= position { return position }
        let end: Double = position < 0 ? 0 : 1
        warn(
            .positionOutOfRange,
            "the position \(NumberText.shortest(position)) is taken as \(NumberText.shortest(end))", at: node,
            advice: "0 is the start of a gradient, 1 its end")
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
        if let multiple = source.numberValue(of: node) { return .number(multiple) }
        guard rules != .strict, source.kind(of: node) == .object || source.kind(of: node) == .string else {
            return report(
                .invalidTypography, "the line height is a number, not \(shown(node))", at: node,
                advice: LegacySyntax.lineHeight.advice)
        }
        guard let length = readDimension(node) else { return nil }
        return accepts(.lineHeight, at: node, now: nil) ? length : nil
    }

    /// A member that no value of the type has: section 9.2 forbids it.
    mutating func reportMember(_ member: JSONMember, of words: String) {
        let name = source.string(member.key)
        let advice = "remove it, or keep it in \"$extensions\""
        let message = "\"\(name)\" is not a part of a \(words)"
        if rules == .strict {
            let _: Void? = report(.unknownMember, message, at: member.key, advice: advice)
        } else if rules == .lenient {
            warn(.unknownMember, message, at: member.key, advice: advice)
        }
    }
}

extension CompositeSchema.Kind {
    /// What such a part looks like, for advice.
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
