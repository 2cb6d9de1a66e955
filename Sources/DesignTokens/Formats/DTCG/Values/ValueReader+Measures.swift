import Diagnostics
import LocatedJSON

/// Numbers, lengths, times and curves: format module, sections 8.2 and 8.5 to 8.7.
extension ValueReader {
    mutating func readNumber(_ node: JSONNode) -> Double? {
        if let text = source.stringValue(of: node), let number = QuantityText.number(text[...]) {
            return accepts(.numberText, at: node, now: NumberText.shortest(number)) ? number : nil
        }
        return source.numberValue(of: node)
            ?? report(
                .invalidValue, "expected a number for a number token, found \(source.kind(of: node).description)",
                at: node,
                advice: source.kind(of: node) == .string
                    ? "write a number without quotes, or set \"$type\" to \"string\"" : "write it as 16 or 0.5")
    }

    /// `true` or `false`; Figma writes a number, where only 0 is false.
    mutating func readBoolean(_ node: JSONNode) -> Bool? {
        source.booleanValue(of: node) ?? source.numberValue(of: node).map { $0 != 0 }
            ?? report(
                .invalidValue,
                "expected true or false for a boolean token, found \(source.kind(of: node).description)", at: node,
                advice: "write true or false, without quotes")
    }

    mutating func readText(_ node: JSONNode) -> String? {
        source.stringValue(of: node)
            ?? report(
                .invalidValue, "expected a string for a string token, found \(source.kind(of: node).description)",
                at: node, advice: "put it in double quotes, or correct \"$type\"")
    }

    /// Section 8.2, `{ "value": 16, "unit": "px" }`, and the spellings that preceded it: `"16px"`, `16`. Lengths
    /// relative to a font size are not part of the format, and are read unless rules are strict.
    mutating func readDimension(_ node: JSONNode) -> TokenValue? {
        readQuantity(node, .dimension, .dimensionText, TokenValue.dimension)
    }

    /// Section 8.5, `{ "value": 200, "unit": "ms" }`, and the spelling that preceded it: `"200ms"`.
    mutating func readDuration(_ node: JSONNode) -> TokenValue? {
        readQuantity(node, .duration, .durationText, TokenValue.duration)
    }

    private mutating func readQuantity<Unit: QuantityUnit>(
        _ node: JSONNode, _ type: TokenType, _ text: LegacySyntax, _ value: (Double, Unit) -> TokenValue
    ) -> TokenValue? {
        let assumed: Unit? = unit(beside: node) ?? .ofNumbers
        let number = assumed.flatMap { unit in source.numberValue(of: node).map { ($0, unit) } }
        if let (number, unit) = number ?? source.stringValue(of: node).flatMap(QuantityText.quantity),
            unit.isSpecified || rules != .strict
        {
            let isAccepted = accepts(text, at: node, now: unit.isSpecified ? Self.object(number, unit) : nil)
            return isAccepted ? value(number, unit) : nil
        }
        return readObject(node, type).map(value)
    }

    private func unit<Unit: QuantityUnit>(beside value: JSONNode) -> Unit? {
        guard let unitBeside, unitBeside.value == value else { return nil }
        return source.stringValue(of: unitBeside.unit).flatMap { Unit(rawValue: UnitName.plain($0)) }
    }

    /// Section 8.6: four numbers; the first and third are from 0 to 1.
    mutating func readCurve(_ node: JSONNode) -> [Double]? {
        let text = source.stringValue(of: node)
        if let numbers = text.flatMap(CSSTimingCurve.numbers(css:)) ?? text.flatMap(CSSTimingCurve.numbers(list:)) {
            let text = JSONValue.array(numbers.map(JSONValue.number)).inside(.line)
            return accepts(.curveText, at: node, now: "[\(text)]") ? numbers : nil
        }
        guard source.kind(of: node) == .array else {
            return report(
                .invalidValue, "expected an array of four numbers for a timing curve, found \(shown(node))", at: node,
                advice: "write it as [0.42, 0, 0.58, 1]")
        }
        var isX = false
        let numbers = readElements(of: node) { reader, element in
            isX.toggle()
            return reader.readCoordinate(element, isX: isX)
        }
        guard let numbers, numbers.count != 4 else { return numbers }
        return report(
            .invalidValue, "expected four numbers in a timing curve, found \(numbers.count)", at: node,
            advice: "write x and y of the first control point, then of the second")
    }

    private mutating func readCoordinate(_ node: JSONNode, isX: Bool) -> Double? {
        let number = followedNumber(
            node, .invalidValue, "expected numbers in a timing curve", advice: "write it as [0.42, 0, 0.58, 1]")
        guard let number, isX, !(0...1 ~= number) else { return number }
        return report(
            .invalidValue,
            "expected a number from 0 to 1 for the x of a control point, found \(NumberText.shortest(number))",
            at: node,
            advice: "x is a share of the duration; only y can be any number")
    }

    private static func object(_ number: Double, _ unit: some RawRepresentable<String>) -> String {
        "{ \"value\": \(NumberText.shortest(number)), \"unit\": \"\(unit.rawValue)\" }"
    }

    /// Reads a number, or the one that a reference leads to; reports anything else.
    private mutating func followedNumber(
        _ node: JSONNode, _ code: DiagnosticCode, _ expectation: @autoclosure () -> String, advice: String
    ) -> Double? {
        followed(node, as: .number) { reader, node in
            reader.source.numberValue(of: node)
                ?? reader.report(code, "\(expectation()), found \(reader.shown(node))", at: node, advice: advice)
        }?.value
    }

    /// Whether a text is a length with a unit that the format does not have, or a function: `48pt`, `calc(1px + 2vw)`.
    private static func isLength(_ text: String) -> Bool {
        let number = text.prefix { $0.isASCII && $0.isNumber || ".-".contains($0) }
        return Double(number) != nil && otherUnits.contains(String(text.dropFirst(number.count)))
            || CSSGradient.function(text).map { functions.contains($0.name) } == true
    }

    private static let otherUnits: Set = [
        "pt", "pc", "in", "cm", "mm", "ch", "ex", "lh", "vw", "vh", "vmin", "vmax", "dvh", "dvw", "svh", "lvh", "dp",
        "sp",
    ]
    private static let functions: Set = ["calc", "clamp", "min", "max"]

    /// Reads an object with a number and a unit.
    private mutating func readObject<Unit: QuantityUnit>(_ node: JSONNode, _ type: TokenType) -> (Double, Unit)? {
        guard source.kind(of: node) == .object else { return reportNoObject(node, type, Unit.words.example) }
        var (value, unit): (JSONNode?, JSONNode?)
        for member in source.members(of: node) {
            switch MemberName(key: member.key, source: source) {
            case "value": value = member.value
            case "unit": unit = member.value
            default: reportMember(member, of: type.words)
            }
        }
        if let value, unit == nil, rules == .lenient, let points = Unit.ofNumbers,
            let number = source.numberValue(of: value), number.isFinite
        {
            return accepts(.missingUnit, at: node, adding: "\"unit\": \"\(points.rawValue)\"") ? (number, points) : nil
        }
        guard let value, let unit else {
            let (name, example) = value == nil ? ("value", "16") : ("unit", "\"\(Unit.words.example)\"")
            return report(
                .invalidValue, "missing '\(name)' in a \(type.rawValue)",
                at: node, advice: "add \"\(name)\": \(example)")
        }
        return read(value, unit, type)
    }

    private mutating func reportNoObject<Value>(_ node: JSONNode, _ type: TokenType, _ unit: String) -> Value? {
        if type == .dimension, let text = source.stringValue(of: node), Self.isLength(text) {
            return report(
                .unsupportedLength, "unsupported length \(shown(node))", at: node,
                advice: "if it is needed, write it in px or rem")
        }
        return report(
            .invalidValue, "expected a number and a unit for a \(type.rawValue)", at: node,
            advice: "write it as { \"value\": 16, \"unit\": \"\(unit)\" }")
    }

    private mutating func read<Unit: QuantityUnit>(
        _ value: JSONNode, _ unit: JSONNode, _ type: TokenType
    ) -> (Double, Unit)? {
        let number = followedNumber(
            value, .invalidValue, "expected a number for the 'value' of a \(type.rawValue)",
            advice: "write a number without quotes, and the unit in \"unit\"")
        guard let read: Unit = readUnit(unit, type), let number else { return nil }
        guard (number * read.scale).isFinite else {
            return report(
                .outOfRange, "this \(type.rawValue) is too large for a 64-bit floating-point number",
                at: value, advice: "the largest number is about 1.8e308 \(Unit.words.base)")
        }
        return (number, read)
    }

    private mutating func readUnit<Unit: QuantityUnit>(_ node: JSONNode, _ type: TokenType) -> Unit? {
        followed(node) { reader, node in
            if reader.source.string(node, equals: "px"), let unit = Unit(rawValue: "px") { return unit }
            let text = reader.source.stringValue(of: node) ?? reader.shown(node)
            let isText = reader.source.kind(of: node) == .string
            if isText, let unit = Unit(rawValue: text), unit.isSpecified || reader.rules != .strict { return unit }
            if isText, reader.rules != .strict, let unit = Unit(rawValue: UnitName.plain(text)) {
                return reader.accepts(.unitName, at: node, now: "\"\(unit.rawValue)\"") ? unit : nil
            }
            return reader.report(
                .unknownUnit, "unknown unit '\(text)' in a \(type.rawValue)", at: node,
                advice: Unit.advice(isStrict: reader.rules == .strict))
        }?.value
    }
}

protocol QuantityUnit: RawRepresentable<String>, CaseIterable, Sendable {
    /// The maximum size of one unit in base units.
    var scale: Double { get }
    /// Whether the format module has the unit.
    var isSpecified: Bool { get }
    /// The base unit, in the plural, and a common unit.
    static var words: (base: String, example: String) { get }
    /// The unit of numbers without one, or `nil` if a unit is required.
    static var ofNumbers: Self? { get }
    /// The valid units, for advice.
    static func advice(isStrict: Bool) -> String
}

extension DimensionUnit: QuantityUnit {
    var scale: Double { self == .rem ? Self.largestBaseFontSize : 1 }
    static var words: (base: String, example: String) { ("points", "px") }
    static var ofNumbers: DimensionUnit? { .px }

    static func advice(isStrict: Bool) -> String {
        isStrict
            ? "the units are px (a point) and rem (16 points)"
            : "the units are px (a point), rem (16 points unless configured), em and % (of the font size)"
    }
}

extension DurationUnit: QuantityUnit {
    var scale: Double { seconds(1) }
    var isSpecified: Bool { true }
    static var words: (base: String, example: String) { ("seconds", "ms") }
    static var ofNumbers: DurationUnit? { nil }

    static func advice(isStrict: Bool) -> String { "the units are ms and s" }
}

/// Names of units as some tools spell them.
enum UnitName {
    /// A unit of length; Figma's plugins spell `PIXELS` and `PERCENT`.
    static func plain(_ name: String) -> String { names[name.lowercased()] ?? name }

    private static let names = ["pixels": "px", "pixel": "px", "percent": "%"]
}

/// Numbers with units in strings, as the format had them before 2025.10.
enum QuantityText {
    /// `16px`, `1.5rem`, `-0.02em`, `5%`, `0`; `200ms`, `0.2s`; `nil` for anything else.
    static func quantity<Unit: QuantityUnit>(_ text: String) -> (Double, Unit)? {
        // "rem" ends with "em", and "ms" with "s": the longer one comes first.
        let written = Unit.allCases.first { text.hasSuffix($0.rawValue) }
        let digits = text.dropLast(written?.rawValue.count ?? 0)
        guard let unit = written ?? .ofNumbers, let number = number(digits), (number * unit.scale).isFinite else {
            return nil
        }
        return (number, unit)
    }

    /// A decimal number. `Double` would also read hexadecimal digits, and ignore what follows a NUL.
    static func number(_ digits: Substring) -> Double? {
        guard let first = digits.utf8.first, let last = digits.utf8.last, ASCII.isDigit(last) else { return nil }
        guard ASCII.isDigit(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") else { return nil }
        guard digits.utf8.allSatisfy({ ASCII.isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
        return Double(digits).flatMap { $0.isFinite ? $0 : nil }
    }
}

/// Numbers as JSON spells them.
enum NumberText {
    /// The shortest text of the number, without a needless fraction.
    static func shortest(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
