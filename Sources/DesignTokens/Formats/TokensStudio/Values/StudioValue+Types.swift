import Diagnostics

/// Values by the types that tokens state.
extension StudioValue {
    /// Reads a text in which references have been replaced and sums done.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - type: The type that the token states.
    /// - Returns: The value, `nil` after an error; and what is to be said of it, wherever it stands.
    static func typed(_ text: String, as type: StudioType) -> Reported {
        if type == .color, let color = Color(css: text) {
            let (drawn, isMapped) = color.drawn()
            return (.color(drawn), isMapped ? ColorSpecification.Problem.gamut(color, drawn).diagnostic() : nil)
        }
        if type == .color, Color.isGradient(css: text) { return gradient(text) }
        switch read(text, as: type) {
        case .success(let value) where value.hasTooManyParts: return (nil, tooManyParts)
        case .success(let value): return (value, nil)
        case .failure where type.isLength && UnsupportedLength.matches(text):
            let message = "\(StudioProblem.quoted(text)) is a length that has no value in Swift"
            return (nil, Diagnostic(.error, .foreignLength, message, advice: "write it in px or rem, if it is needed"))
        case .failure(let problem):
            let advice = problem.advice ?? "correct the value, or the type"
            return (nil, Diagnostic(.error, .invalidValue, problem.message, advice: advice))
        }
    }

    static var tooManyParts: Diagnostic {
        Diagnostic(.error, .limitExceeded, PartLimit.message, advice: PartLimit.advice)
    }

    /// The text with its sums done, where its type has numbers: that is what references to the token put in.
    static func computed(_ text: String, as type: StudioType) -> String {
        guard type.isNumeric else { return text }
        if let quantity = StudioQuantity(parsing: text) { return quantity.text }
        guard case .quantities(let quantities) = StudioMath.evaluate(text) else { return text }
        return quantities.map(\.text).joined(separator: " ")
    }

    /// Reads a text, which is no color, by the type that the token states.
    private static func read(_ text: String, as type: StudioType) -> Reading<TokenValue> {
        switch type {
        case .color: problem(text, "is not a color", "write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}")
        case .sizing, .spacing, .borderRadius, .borderWidth, .paragraphSpacing, .paragraphIndent, .dimension:
            length(text)
        case .fontSizes: length(text, em: .rem)
        case .opacity: opacity(text).map(TokenValue.number)
        case .number: number(text)
        case .lineHeights: lineHeight(text)
        case .letterSpacing: letterSpacing(text)
        case .fontWeights: fontWeight(text).map(TokenValue.fontWeight)
        case .fontFamilies: fontFamilies(text).map(TokenValue.fontFamily)
        case .boolean: boolean(text).map(TokenValue.boolean)
        case .duration: duration(text)
        case .cubicBezier: curve(text)
        case .boxShadow, .typography, .composition, .border, .transition: noObject(text, type)
        case .other: motion(text).map(Reading.success) ?? string(text)
        case .textCase, .textDecoration, .asset, .text: string(text)
        }
    }

    /// A text; one that begins with a reference which does not end is none that anybody meant.
    private static func string(_ text: String) -> Reading<TokenValue> {
        let trimmed = ASCII.trimmed(Array(text.utf8))
        let isOpen = trimmed.first == UInt8(ascii: "{") && trimmed.count > 1
        let isReference = isOpen && !trimmed.contains { $0 == UInt8(ascii: "}") || ASCII.isSpace($0) }
        return isReference
            ? problem(text, "opens a reference that does not end", "write } behind it") : .success(.string(text))
    }

    /// What has parts, and is written without them.
    private static func noObject(_ text: String, _ type: StudioType) -> Reading<TokenValue> {
        guard let type = type.compositeType else {
            return problem(text, "is not a composition", "write its members; what others need of one are these")
        }
        let members = CompositeSchema.studioParts(of: type).flatMap(\.studioNames).joined(separator: ", ")
        return problem(text, "is not a \(type.words)", "write an object; its members are \(members)")
    }
}
