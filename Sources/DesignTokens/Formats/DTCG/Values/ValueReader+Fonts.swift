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
