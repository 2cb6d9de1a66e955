import Diagnostics
import LocatedJSON

/// Fonts: format module, sections 8.3 and 8.4.
extension ValueReader {
    /// Section 8.3: the name of a font, or several in order of preference.
    mutating func readFamily(_ node: JSONNode) -> [String]? {
        if rules != .strict, let text = source.stringValue(of: node), let names = FontList.names(in: text) {
            return accepts(.familyText, at: node, now: text) ? names : nil
        }
        guard source.kind(of: node) == .array else { return readFamilyName(node).map { [$0] } }
        return readElements(of: node, whenEmpty: ("empty list of font families", Self.familyAdvice)) {
            $0.readElement($1, as: .fontFamily) { $0.readFamilyName($1) }?.value
        }
    }

    private mutating func readFamilyName(_ node: JSONNode) -> String? {
        source.stringValue(of: node)
            ?? report(
                .invalidValue, "expected a string for the name of a font, found \(shown(node))", at: node,
                advice: Self.familyAdvice)
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

/// Lists of fonts as JSON inside a string: `"[\"Inter\", \"Arial\"]"`.
enum FontList {
    /// The names, at least one, or `nil` for any other text.
    static func names(in text: String) -> [String]? {
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
