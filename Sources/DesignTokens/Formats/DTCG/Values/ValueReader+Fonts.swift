import Diagnostics
import LocatedJSON

/// Fonts: format module, sections 8.3 and 8.4.
extension ValueReader {
    /// Section 8.3: the name of a font, or several in order of preference.
    mutating func readFamily(_ node: JSONNode) -> [String]? {
        guard source.kind(of: node) == .array else { return readFamilyNames(node) }
        return readElements(of: node, whenEmpty: ("empty list of font families", Self.familyAdvice)) {
            // A reference in place of a name can lead to a list in a string.
            let isName = $0.reference(at: $1) == nil
            return $0.readElement($1, as: .fontFamily) { $0.readFamilyNames($1, isName: isName) }?.value
        }?.flatMap(\.self)
    }

    /// The names in a string: one, which is all that the format has, or a list as in CSS.
    private mutating func readFamilyNames(_ node: JSONNode, isName: Bool = false) -> [String]? {
        guard let text = source.stringValue(of: node) else {
            return report(
                .invalidValue, "expected a string for the name of a font, found \(shown(node))", at: node,
                advice: Self.familyAdvice)
        }
        guard rules != .strict else { return [text] }
        guard let names = isName ? [FontList.name(in: text)] : FontList.names(in: text) else {
            return report(
                .invalidValue, "\(shown(node)) is not a list of font families", at: node, advice: FontList.advice)
        }
        if names == [StudioExpression.path(text.utf8)] { return [text] }
        guard PartLimit.allows(names) else {
            return report(.limitExceeded, PartLimit.message, at: node, advice: PartLimit.advice)
        }
        let list = JSONValue.strings(names).inside(.line)
        let isPlain = isName || names.count == 1 && FontList.names(in: names[0]) == names
        let spelling = isPlain ? list : "[\(list)]"
        return accepts(.familyText, at: node, now: spelling) ? names : nil
    }

    private static var familyAdvice: String { "write it as \"SF Pro\" or [\"SF Pro\", \"Helvetica\"]" }

    /// Section 8.4: a number from 1 to 1000, or the name of a weight.
    mutating func readWeight(_ node: JSONNode) -> FontWeight? {
        if let number = source.numberValue(of: node) {
            if 1...1000 ~= number { return FontWeight(number) }
            return report(
                .invalidValue, "expected a number from 1 to 1000 for a font weight, found \(shown(node))", at: node,
                advice: "400 is regular, 700 is bold")
        }
        let text = source.stringValue(of: node)
        if let text, let weight = FontWeightName.weight(text) { return FontWeight(weight) }
        if let text, let weight = FontWeightName.outdated(text) {
            return accepts(.weightName, at: node, now: NumberText.shortest(weight)) ? FontWeight(weight) : nil
        }
        let advice = NearestName.advice(
            for: text, among: FontWeightName.all,
            otherwise: "write a number from 1 to 1000, or a name such as \"bold\"")
        return report(.invalidValue, "unknown font weight \(shown(node))", at: node, advice: advice)
    }
}

/// Lists of fonts in a string.
enum FontList {
    /// The names, the preferred one first, in a list as in CSS, `Inter, "Helvetica Neue", sans-serif`, or as JSON; `nil`
    /// if a name or a quotation mark is missing.
    ///
    /// A quotation mark at the beginning of a name also ends it, and may enclose a comma; elsewhere it belongs to the
    /// name: `Suisse Int'l`.
    static func names(in text: String) -> [String]? {
        if let names = names(inJSON: text) { return names }
        var names: [String] = []
        var name: [UInt8] = []
        var quote: UInt8?
        for byte in text.utf8 {
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: ",") {
                names.append(StudioExpression.path(name))
                name = []
            } else if name.isEmpty, "'\"".utf8.contains(byte) {
                quote = byte
            } else if !name.isEmpty || !ASCII.isSpace(byte) {
                name.append(byte)
            }
        }
        names.append(StudioExpression.path(name))
        return quote == nil && !names.contains("") ? names : nil
    }

    /// What to do about a string that is not a list.
    static let advice = "separate names with commas, and put quotation marks on both sides of a name"

    /// A name without quotation marks around it; an element of an array is one name even if it contains a comma.
    static func name(in element: String) -> String {
        guard let names = names(in: element), names.count == 1 else { return element }
        return names[0]
    }

    /// A list of names as text; names with a comma are quoted.
    static func text(_ names: [String]) -> String {
        names.map { name in
            guard name.contains(","), !name.hasPrefix("\""), !name.hasPrefix("'") else { return name }
            return name.contains("\"") ? "'\(name)'" : "\"\(name)\""
        }.joined(separator: ", ")
    }

    /// The names, at least one, in JSON inside a string, `"[\"Inter\", \"Arial\"]"`, or `nil` for any other text.
    static func names(inJSON text: String) -> [String]? {
        guard text.utf8.first == UInt8(ascii: "["), let list = try? JSONDocument(parsing: Array(text.utf8), path: ""),
            list.kind(of: list.root) == .array
        else { return nil }
        let names = list.elements(of: list.root).map { list.stringValue(of: $0) }
        return names.isEmpty || names.contains(nil) || names.contains("") ? nil : names.compactMap(\.self)
    }
}

/// The names of font weights.
enum FontWeightName {
    /// The names of section 8.4.
    static let all = """
        thin hairline extra-light ultra-light light normal regular book medium semi-bold demi-bold bold extra-bold \
        ultra-bold black heavy extra-black ultra-black
        """.split(separator: " ").map(String.init)

    /// The weight of a name, which is compared exactly.
    static func weight(_ name: String) -> Double? { all.contains(name) ? outdated(name) : nil }

    /// The weight of a name in any case and with any separators, or of a number in quotes.
    static func outdated(_ text: String) -> Double? {
        if let number = QuantityText.number(text[...]), 1...1000 ~= number { return number }
        return FontWeight.weight(named: text.joinedWords)
    }
}
