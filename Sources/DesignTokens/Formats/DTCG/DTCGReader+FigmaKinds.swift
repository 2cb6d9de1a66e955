import LocatedJSON

/// Figma variables of kinds that the format does not have, such as easings, whose values have no published form.
extension DTCGReader {
    /// Reports a variable of an unsupported kind, and returns whether it is one.
    mutating func reportsUnsupportedVariable(
        _ path: String, _ properties: ObjectProperties, _ figma: FigmaExtensions?, inherited: TokenType?
    ) -> Bool {
        guard let value = properties.value, values.rules == .figma || figma?.statedKind != nil,
            let kind = unsupportedKind(of: value, properties.type, figma, inherited: inherited)
        else { return false }
        values.report(
            .unsupportedVariable, "'\(path)' is a Figma variable of the unsupported kind '\(kind)'", at: value,
            advice: "export it as a different type, such as \"cubicBezier\", or exclude it from "
                + "the outputs with \"exclude\": [\"\(path)\"]")
        return true
    }

    private func unsupportedKind(
        of value: JSONNode, _ type: JSONNode?, _ figma: FigmaExtensions?, inherited: TokenType?
    ) -> String? {
        func isStated(_ name: StaticString, _ known: TokenType) -> Bool {
            type.map { source.string($0, equals: name) } ?? (inherited == known)
        }
        switch source.kind(of: value) {
        case .object:
            // Values of the format may have a "type"; in values of Figma's API it is one of Figma's enumerations.
            let kind = source.value(of: "type", in: value)
            if let kind, source.withBytes(of: kind, Self.isEnumerated) { return source.string(kind) }
        case .string:
            // A reference has the kind of its target.
            if Reference(value, in: source) != nil { return nil }
            if isStated("cubicBezier", .cubicBezier) { return source.string(value) }
        default: break
        }
        if let type, isUnsupported(type) { return source.string(type) }
        // For the format's own motion types, look at the value.
        if isStated("cubicBezier", .cubicBezier) || isStated("duration", .duration) { return nil }
        return figma?.statedKind.flatMap { isUnsupported($0) ? source.string($0) : nil }
    }

    private func isUnsupported(_ kind: JSONNode) -> Bool { Self.kinds.contains { source.string(kind, equals: $0) } }

    /// Whether a text is spelled like the values of Figma's enumerations: `CUSTOM_CUBIC_BEZIER`.
    private static func isEnumerated(_ text: ArraySlice<UInt8>) -> Bool {
        let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
        return !text.isEmpty && text.allSatisfy { letters.contains($0) || $0 == UInt8(ascii: "_") }
    }

    /// The kinds of Figma variables that no type of the format represents, as tools spell them.
    private static let kinds: [StaticString] = ["easing", "timing", "EASING", "TIMING", "Easing", "Timing"]
}
