import DesignTokens
import Diagnostics
import LocatedJSON

extension CheckedConfiguration {
    /// Values that Swift can only approximate. Each is reported once, where it is defined.
    var inexactValues: [RuleFinding] {
        var search = InexactSearch(mode: resolution.modes[0], baseFontSize: configuration.baseFontSize)
        for output in symbols.outputs
        where !output.declaration.writesParts && output.language.abilities.contains(.support) {
            // Skip colors and numbers, which are always exact.
            let tokens = output.tokens.filter { token in
                resolution.types[token].map { !$0.isPlain && $0 != .color } ?? false
            }
            for mode in output.declaration.isTheme ? resolution.variants.states.flatMap(\.self) : [resolution.modes[0]]
            {
                search.mode = mode
                for token in tokens { search.visitToken(token) }
            }
        }
        return search.findings
    }
}

/// Finds values that Swift can only approximate.
private struct InexactSearch {
    /// The mode whose values are checked.
    var mode: ResolvedMode
    let baseFontSize: Double
    var findings: [RuleFinding] = []
    /// The messages reported for each token.
    var reported: Set<String> = []

    /// Checks the value of a token.
    mutating func visitToken(_ token: Int) {
        let value = mode.value(of: token)
        if case .fontWeight(let weight) = value, weight.isItalic {
            report(
                mode.traces[token].origin, "an italic style", which: "Font.Weight does not have",
                "text styles that refer to it are italic; elsewhere, use italic()")
        }
        visit(value, token)
    }

    /// Checks a value and its parts.
    private mutating func visit(_ value: TokenValue, _ token: Int) {
        let origin = mode.traces[token].origin
        switch value {
        case .fontWeight(let weight) where weight.weight > Double(FontStep.black.rawValue):
            let what = "a weight of \(NumberText.number(weight.weight))"
            report(origin, what, "SwiftUI's heaviest weight, black (900), is used")
        case .strokeStyle(let name) where !["solid", "dashed", "dotted"].contains(name):
            report(origin, "the stroke style '\(name)'", "a solid line is drawn")
        case .composite(let composite):
            visit(composite, origin)
        default: break
        }
    }

    private mutating func visit(_ composite: CompositeValue, _ token: Int) {
        if composite.type == .typography { visitTypography(composite, token) }
        switch composite.shape {
        case .radial(_, .circle):
            report(
                token, "a circular gradient", which: "SwiftUI draws only with a radius in points",
                "an ellipse is drawn, which is a circle only in a square")
        case .radial(_, .diamond): report(token, "a diamond gradient", "an ellipse is drawn")
        default: break
        }
        for entry in PartTable.Entry.all(of: composite, baseFontSize: baseFontSize) {
            // Values of other tokens are reported there.
            let stated = entry.part.reference.flatMap(mode.graph.token)
            // A length alone is exact as a spread.
            let owner = entry.part.name == "spread" ? nil : stated.map { mode.traces[$0].origin }
            visit(entry, of: composite, owner ?? token)
            visit(entry.part.value, stated ?? token)
        }
    }

    private mutating func visit(_ entry: PartTable.Entry, of composite: CompositeValue, _ token: Int) {
        guard composite.type != .typography, let points = entry.points, points != 0 else { return }
        if entry.part.name == "spread" {
            report(
                token, "a spread of \(NumberText.number(points))",
                "View.shadow(_:) ignores the spread; to draw it, call fill(_:shadow:) on a shape")
        }
        if case .dimension(let number, let unit) = entry.part.value, entry.fontSizes != nil {
            report(
                token, "a length of \(NumberText.number(number))\(unit.rawValue)",
                "it is converted to \(NumberText.number(points)) points, based on the default font size")
        }
    }

    private mutating func visitTypography(_ style: CompositeValue, _ token: Int) {
        for (part, words, what, advice) in [
            ("textCase", StyleWord.textCases, "case", "the text is not changed"),
            ("textDecoration", StyleWord.decorations, "decoration", "the text has no decoration"),
        ] {
            if case .other(let word)? = style.value(of: part).flatMap({ StyleWord($0, in: words) }) {
                report(
                    token, "the \(what) \(JSONValue.quoted(word))", which: "generated text styles do not support",
                    advice)
            }
        }
        let parts = PartTable.Entry.all(of: style, baseFontSize: baseFontSize)
        let points = { name in parts.first { $0.part.name == name }?.points }
        if let indent = points("paragraphIndent"), indent != 0 {
            report(token, "a paragraph indent of \(NumberText.number(indent))", "the text is not indented")
        }
        guard let height = points("lineHeight"), let size = points("fontSize"), height < size else { return }
        report(
            token, "a line height of \(NumberText.number(height)), below the font size of \(NumberText.number(size))",
            "SwiftUI uses the font's own line height; the attributes for UIKit and AppKit are exact")
    }

    private mutating func report(
        _ token: Int, _ what: String, which words: String = "SwiftUI does not support", _ advice: String
    ) {
        let path = mode.graph.tokens[token].path
        let message = "'\(path)' has \(what), which \(words)"
        guard reported.insert("\(token) \(message)").inserted else { return }
        findings.append(
            Diagnostic(.warning, .inexactValue, message, at: mode.graph.valueLocation(of: token), advice: advice)
                .about(path))
    }
}
