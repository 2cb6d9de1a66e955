import Diagnostics
import LocatedJSON

/// Creates tokens from statements.
struct StyleDictionaryTokens {
    let values: StyleDictionaryValue
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StyleDictionaryReader

    init(_ reader: StyleDictionaryReader) {
        self.reader = reader
        let (scaled, times) = (
            Self.numbersWithoutUnit(reader) { $0.isScaled }, Self.numbersWithoutUnit(reader) { $0.studio == .duration }
        )
        let unit: DimensionUnit = Self.arePoints(scaled.map { abs($0.number) }) ? .px : .rem
        // No duration is a fraction of a millisecond.
        let seconds = times.first { abs($0.number) < 1 }
        values = StyleDictionaryValue(
            scaledUnit: unit, durationUnit: seconds == nil ? .ms : .s, types: reader.types)
        let reading =
            unit == .rem
            ? "rem (1 rem = 16 points), as in Style Dictionary's ios-swift"
            : "points, because 16 or more is too large to be in rem"
        reportUnit(of: scaled, "size", reading, example: "\"16px\" or \"1rem\"")
        if seconds != nil {
            reportUnit(
                of: times, "duration", "seconds, because less than 1 is too short to be in milliseconds",
                example: "\"200ms\" or \"0.2s\"")
        }
    }

    /// Returns whether sizes are in points: some are too large to be in rem. One such as 999, for round corners, is large
    /// in any unit; it only counts if no other is a fraction, such as 0.75.
    private static func arePoints(_ sizes: [Double]) -> Bool {
        let large = sizes.filter { $0 >= DimensionUnit.defaultBaseFontSize }
        let hasFractions = sizes.contains { $0 != $0.rounded() }
        return large.contains { $0 < Self.fewestForRoundCorners } || (!large.isEmpty && !hasFractions)
    }

    private static let fewestForRoundCorners = 99.0

    /// Returns the numbers without a unit among the values of some types, except zero.
    private static func numbersWithoutUnit(
        _ reader: StyleDictionaryReader, where isIncluded: (StyleDictionaryType) -> Bool
    ) -> [(statement: StudioStatement, number: Double)] {
        zip(reader.statements, reader.types).filter { isIncluded($1) }.compactMap { statement, _ in
            let text = reader.sources[statement.source].scalarText(of: statement.valueNode)
            let number = text.flatMap { StudioQuantity(parsing: $0) }.flatMap { $0.unit == nil ? $0.number : nil }
            return number == 0 ? nil : number.map { (statement, $0) }
        }
    }

    /// Returns the tokens of some statements.
    mutating func tokens(_ statements: [Int]) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(statements.count)
        for number in statements {
            let statement = reader.statements[number]
            let value = value(of: statement, number)
            // A reference has the type of its target.
            let type = value.aliasedPath == nil ? statement.tokenType : nil
            tokens.append(statement.token(number, group: statement.group, statedType: type, value: value))
        }
        return tokens
    }

    private mutating func value(of statement: StudioStatement, _ number: Int) -> TokenValue {
        let source = reader.sources[statement.source]
        if !statement.isToken {
            let path = reader.groups.all[statement.group].path
            return report(
                .tokenWithChildren, "'\(path)' has a value, which hides the token '\(statement.path)' in it", statement,
                at: statement.nameNode, advice: "move the value to a token of its own, such as \"\(path).default\"")
        }
        let text = source.text(
            of: statement.valueNode, as: statement.type == .color ? .color : .text,
            reader.channelScales[statement.source])
        guard let text else { return valueWithParts(statement, source) }
        if text.utf8.contains(UInt8(ascii: "{")) {
            let expression = StudioExpression(text, .styleDictionary)
            // A reference to a part of a value is not one to a token: `{line.value.width}`.
            if let path = expression.alias, !statement.statesType, !path.contains(".value.") { return .alias(path) }
            if expression.hasReferences { return .deferred }
        }
        if statement.tokenType == nil {
            if let boolean = source.booleanValue(of: statement.valueNode) { return .boolean(boolean) }
            if text.isEmpty {
                return report(
                    .invalidValue, "'\(statement.path)' has an empty value", statement, at: statement.valueNode,
                    advice: "give it a value, or remove the token until it has one")
            }
        }
        let (value, report) = values.read(text, of: number)
        // A line height left to the font is optional for whatever refers to it.
        if value == .uninterpreted { return .deferred }
        if var report {
            (report.location, report.loss) = (source.location(of: statement.valueNode), .token(statement.path))
            diagnostics.append(report)
        }
        if case .color(let color)? = value { checkHex(of: statement, color) }
        if case .string(let text)? = value { return .string(Self.withoutQuotes(text)) }
        return value ?? .unusable
    }

    /// A text without quotes around it, which are written for the formats that copy values into code.
    private static func withoutQuotes(_ text: String) -> String {
        let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        let inner = isQuoted ? text.dropFirst().dropLast() : text[...]
        return inner.contains("\"") ? text : String(inner)
    }

    /// Reports the hexadecimal text beside the components of a color if it is another color.
    private mutating func checkHex(of statement: StudioStatement, _ color: ColorValue) {
        let source = reader.sources[statement.source]
        guard source.kind(of: statement.valueNode) == .object,
            let hex = source.value(of: "hex", in: statement.valueNode),
            let problem = source.problem(ofHex: hex, beside: color)
        else { return }
        diagnostics.append(problem.diagnostic(at: source.location(of: hex), loss: .token(statement.path)))
    }

    /// A value that is neither a string nor a number: fonts, the points of a curve, or parts, which may contain
    /// references.
    private mutating func valueWithParts(_ statement: StudioStatement, _ source: JSONDocument) -> TokenValue {
        let node = statement.valueNode
        if statement.type.compositeType != nil { return .deferred }
        if source.kind(of: node) == .array {
            let texts = source.elements(of: node).compactMap { source.scalarText(of: $0) }
            let count = source.elements(of: node).count { _ in true }
            let isPlain = texts.count == count && !texts.contains { $0.contains("{") }
            switch statement.type {
            case .fontFamilies where isPlain && !texts.isEmpty: return .fontFamily(texts.map(FontList.name))
            case .cubicBezier:
                if isPlain, let curve = StudioValue.curve(points: texts) { return .cubicBezier(curve) }
            default: break
            }
        }
        let words = statement.tokenType.map { "a \($0.words)" } ?? "a value of a type with parts"
        return report(
            .invalidValue,
            "expected \(words) for '\(statement.path)', found \(source.kind(of: node).description)", statement,
            at: node, advice: "write it as a string or a number")
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ statement: StudioStatement, at node: JSONNode, advice: String
    ) -> TokenValue {
        let location = reader.sources[statement.source].location(of: node)
        diagnostics.add(.error, code, message, at: location, advice: advice, loss: .token(statement.path))
        return .unusable
    }

    /// Reports the unit assumed for numbers without one, because Style Dictionary's platforms differ.
    private mutating func reportUnit(
        of numbers: [(statement: StudioStatement, number: Double)], _ noun: String, _ reading: String, example: String
    ) {
        guard let first = numbers.first?.statement else { return }
        let (subject, they) =
            numbers.count == 1 ? ("'\(first.path)' has", "it is") : ("\(numbers.count) \(noun)s have", "they are")
        diagnostics.add(
            .note, .numberWithoutUnit, "\(subject) no unit; \(they) read as \(reading)",
            at: reader.sources[first.source].location(of: first.valueNode),
            advice: "if this is wrong, write the unit, such as \(example)")
    }
}
