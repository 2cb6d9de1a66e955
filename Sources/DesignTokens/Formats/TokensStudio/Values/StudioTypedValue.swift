import Diagnostics

/// The value of a token whose text is known, as the rest of the tool knows values.
struct StudioTypedValue {
    /// The value; `nil` after an error.
    var value: TokenValue?
    /// What is to be said of it.
    var report: StudioReport?

    /// Reads a text in which references have been replaced and sums done.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - stated: The text as the file has it, for messages about colours.
    ///   - type: The type that the token states.
    init(_ text: String, stated: String, as type: StudioType) {
        if type == .color, let color = Color(css: text) {
            let (drawn, isMapped) = color.drawn()
            value = .color(drawn)
            if isMapped { report = StudioReport(ColorSpecification.Problem.gamut(color, drawn), of: stated) }
            return
        }
        switch Self.read(text, as: type) {
        case .success(let read): value = read
        case .failure where type.isLength && UnsupportedLength.matches(text):
            value = .uninterpreted
            report = StudioReport(
                severity: .warning, code: .foreignLength,
                message: "\(StudioProblem.quoted(text)) is a length that has no value in Swift",
                advice: "the token is left out; a length in px or rem would be generated")
        case .failure(let problem):
            report = StudioReport(
                severity: .error, code: .invalidValue, message: problem.message,
                advice: problem.advice ?? "correct the value, or the type")
        }
    }

    /// The text with its sums done, where its type has numbers: that is what references to the token put in.
    static func computed(_ text: String, as type: StudioType) -> String {
        guard type.isNumeric else { return text }
        if let quantity = StudioQuantity(parsing: text) { return quantity.text }
        guard case .quantities(let quantities) = StudioMath.evaluate(text) else { return text }
        return quantities.map(\.text).joined(separator: " ")
    }

    /// Reads a text, which is no colour, by the type that the token states.
    private static func read(_ text: String, as type: StudioType) -> StudioValue.Reading<TokenValue> {
        switch type {
        case .color: gradient(text)
        case .sizing, .spacing, .borderRadius, .borderWidth, .fontSizes, .paragraphSpacing, .paragraphIndent,
            .dimension:
            StudioValue.lengths(text).map { $0.count == 1 ? length($0[0]) : .uninterpreted }
        case .opacity: StudioValue.opacity(text).map(TokenValue.number)
        case .number: StudioValue.number(text).map(TokenValue.number)
        case .lineHeights: StudioValue.lineHeight(text, bareNumber: .likely).map { lineHeight($0.height) }
        case .letterSpacing: StudioValue.letterSpacing(text).map(letterSpacing)
        case .fontWeights: StudioValue.fontWeight(text).map(TokenValue.fontWeight)
        case .fontFamilies: StudioValue.fontFamilies(text).map(TokenValue.fontFamily)
        case .boolean: StudioValue.boolean(text).map(TokenValue.boolean)
        case .boxShadow, .typography, .composition, .border: .success(.uninterpreted)
        case .textCase, .textDecoration, .asset, .text, .other: .success(.string(text))
        }
    }

    /// What is not a single colour: a gradient is a value of a type that is not interpreted yet.
    private static func gradient(_ text: String) -> StudioValue.Reading<TokenValue> {
        if Color.isGradient(css: text) { return .success(.uninterpreted) }
        return StudioValue.problem(
            text, "is not a color", "write it as #893825, rgba(137, 56, 37, 0.5) or {group.token}")
    }

    /// A length in points or in multiples of the text's size; what depends on anything else has no value in Swift.
    private static func length(_ quantity: StudioQuantity) -> TokenValue {
        switch quantity.unit {
        case nil, .px: .dimension(quantity.number, .px)
        case .rem: .dimension(quantity.number, .rem)
        default: .uninterpreted
        }
    }

    private static func lineHeight(_ height: StudioLineHeight) -> TokenValue {
        switch height {
        case .multiple(let multiple): .number(multiple)
        case .length(let quantity): quantity.points().map { .number($0) } ?? .uninterpreted
        case .automatic: .uninterpreted
        }
    }

    private static func letterSpacing(_ spacing: StudioLetterSpacing) -> TokenValue {
        switch spacing {
        case .em: .uninterpreted
        case .length(let quantity): length(quantity)
        }
    }
}

/// What is to be said of a value, before it is known where the value stands.
struct StudioReport {
    var severity: Diagnostic.Severity
    var code: DiagnosticCode
    var message: String
    var advice: String

    /// The diagnostic at a place.
    func diagnostic(at location: SourceLocation) -> Diagnostic {
        Diagnostic(severity, code, message, at: location, notes: [Diagnostic.Note(advice)])
    }
}

extension StudioReport {
    fileprivate init(_ problem: ColorSpecification.Problem, of text: String) {
        self.init(
            severity: problem.severity, code: problem.code, message: problem.message(showing: text),
            advice: problem.advice)
    }
}
