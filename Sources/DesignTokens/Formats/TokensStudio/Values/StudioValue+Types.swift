import Diagnostics

/// Values by token type.
extension StudioValue {
    /// Reads a text in which references have been replaced and expressions computed.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - type: The type of the token.
    /// - Returns: The value, or `nil` after an error, and a diagnostic without a place.
    static func typed(_ text: String, as type: StudioType) -> Reported {
        if type == .color || type == .other && text.contains("("), let color = color(text) {
            let (drawn, isMapped) = color.drawn()
            return (.color(drawn), isMapped ? ColorSpecification.Problem.gamut(color, drawn).diagnostic() : nil)
        }
        if type == .color, Color.isGradient(css: text) { return gradient(text) }
        if type == .border, let border = border(text) { return border }
        if type == .boxShadow, text.lowercased() == "none" {
            return (CompositeValue(listOf: .shadow, []).map(TokenValue.composite), nil)
        }
        if type == .boxShadow || type == .other, let shadow = shadow(text) { return shadow }
        if type == .other, Color.isGradient(css: text), CSSGradient(css: text) != nil { return gradient(text) }
        switch read(text, as: type) {
        case .success(let value) where value.hasTooManyParts: return (nil, tooManyParts)
        case .success(let value): return (value, nil)
        case .failure where type.isLength && UnsupportedLength.matches(text):
            let message = "unsupported length \(StudioProblem.quoted(text))"
            let advice = "if it is needed, write it in px or rem"
            return (nil, Diagnostic(.error, .unsupportedLength, message, advice: advice))
        case .failure(let problem):
            let advice = problem.advice ?? "correct the value, or the type"
            return (nil, Diagnostic(.error, .invalidValue, problem.message, advice: advice))
        }
    }

    private static func color(_ text: String) -> Color? {
        Color(css: text) ?? Color.function(withChannels: text).flatMap(Color.init(css:))
    }

    /// Reads shadows as CSS writes them, or returns `nil` for anything else.
    static func shadow(_ text: String) -> Reported? {
        guard let (value, problem) = CSSShadow(css: text)?.value(), let value else { return nil }
        return value.hasTooManyParts ? (nil, tooManyParts) : (value, problem?.diagnostic())
    }

    /// Reads a border as CSS writes it, a width, a style and a color in any order, or returns `nil` for anything else.
    private static func border(_ text: String) -> Reported? {
        var (width, style, color): (TokenValue?, String?, Color?)
        for word in CSSGradient.words(text) {
            if let length = CSSShadow.length(word) {
                width = length
            } else if TokenValue.strokeStyles.contains(word.lowercased()) {
                style = word.lowercased()
            } else if let read = Color(css: word), color == nil {
                color = read
            } else {
                return nil
            }
        }
        guard let width, let style, let color else { return nil }
        let (drawn, isMapped) = color.drawn()
        let value = CompositeValue(
            .border,
            [
                .init(name: "color", value: .color(drawn)), .init(name: "width", value: width),
                .init(name: "style", value: .strokeStyle(style)),
            ])
        let problem = isMapped ? ColorSpecification.Problem.gamut(color, drawn).diagnostic() : nil
        return value.map { (.composite($0), problem) }
    }

    static var tooManyParts: Diagnostic {
        Diagnostic(.error, .limitExceeded, PartLimit.message, advice: PartLimit.advice)
    }

    /// The text with its expressions computed if its type is numeric, which references to the token insert.
    static func computed(_ text: String, as type: StudioType) -> String {
        guard type.isNumeric else { return text }
        if let quantity = StudioQuantity(parsing: text) { return quantity.text }
        guard case .quantities(let quantities) = StudioMath.evaluate(text) else { return text }
        return quantities.map(\.text).joined(separator: " ")
    }

    /// Reads a text other than a color by the type of the token.
    private static func read(_ text: String, as type: StudioType) -> Reading<TokenValue> {
        switch type {
        case .color:
            problem(
                text, "is not a color",
                Color.advice(insteadOf: text) ?? "write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}")
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

    /// A string. One that begins with an unterminated reference is an error.
    private static func string(_ text: String) -> Reading<TokenValue> {
        let trimmed = ASCII.trimmed(Array(text.utf8))
        let isOpen = trimmed.first == UInt8(ascii: "{") && trimmed.count > 1
        let isReference = isOpen && !trimmed.contains { $0 == UInt8(ascii: "}") || ASCII.isSpace($0) }
        return isReference
            ? problem(text, "has an unterminated reference", "add } after it") : .success(.string(text))
    }

    /// Reports a value that should have parts, but is a string.
    private static func noObject(_ text: String, _ type: StudioType) -> Reading<TokenValue> {
        guard let type = type.compositeType else {
            return problem(text, "is not a composition", "write an object with its members")
        }
        let members = CompositeSchema.studioParts(of: type).flatMap(\.studioNames).joined(separator: ", ")
        return problem(text, "is not a \(type.words)", "write an object with the members \(members)")
    }
}
