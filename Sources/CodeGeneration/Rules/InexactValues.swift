import DesignTokens
import Diagnostics
import LocatedJSON

extension CheckedConfiguration {
    /// Values that Swift has no form for, so that outputs have the nearest one. Each is told of once, where it is written: not
    /// again for each token that refers to it.
    var inexactValues: [RuleFinding] {
        var search = InexactSearch(mode: resolution.modes[0], baseFontSize: configuration.baseFontSize)
        for output in symbols.outputs
        where !output.declaration.writesParts && output.language.abilities.contains(.support) {
            // Most tokens are colors and numbers, which are exact.
            let tokens = output.tokens.filter { token in
                resolution.types[token].map { !$0.isPlain && $0 != .color } ?? false
            }
            for mode in output.declaration.isTheme ? resolution.variants.states.flatMap(\.self) : [resolution.modes[0]]
            {
                search.mode = mode
                for token in tokens { search.visit(mode.value(of: token), token) }
            }
        }
        return search.findings
    }
}

/// Looks through values for what has no form in Swift.
private struct InexactSearch {
    /// The tokens as one mode has them.
    var mode: ResolvedMode
    let baseFontSize: Double
    var findings: [RuleFinding] = []
    /// What was said of which token.
    var reported: Set<String> = []

    /// Looks at the value of a token, and at what it is made of.
    mutating func visit(_ value: TokenValue, _ token: Int) {
        let origin = mode.traces[token].origin
        switch value {
        case .fontWeight(let weight) where weight.weight > Double(FontStep.black.rawValue):
            report(origin, "a weight of \(NumberText.number(weight.weight))", "SwiftUI's heaviest weight is black, 900")
        case .strokeStyle(let name) where !["solid", "dashed", "dotted"].contains(name):
            report(origin, "the stroke style \(name)", "its line is solid")
        case .composite(let composite):
            visit(composite, origin)
        default: break
        }
    }

    private mutating func visit(_ composite: CompositeValue, _ token: Int) {
        if composite.type == .typography { visitTypography(composite, token) }
        for entry in PartTable.Entry.all(of: composite, baseFontSize: baseFontSize) {
            // What another token says is that token's affair.
            let stated = entry.part.reference.flatMap(mode.graph.token)
            visit(entry, of: composite, stated.map { mode.traces[$0].origin } ?? token)
            visit(entry.part.value, stated ?? token)
        }
    }

    private mutating func visit(_ entry: PartTable.Entry, of composite: CompositeValue, _ token: Int) {
        guard composite.type != .typography, let points = entry.points, points != 0 else { return }
        if entry.part.name == "spread" {
            report(
                token, "a spread of \(NumberText.number(points))",
                "View.shadow(_:) leaves it out; fill(_:shadow:) of a shape draws it")
        }
        if case .dimension(let number, let unit) = entry.part.value, entry.fontSizes != nil {
            report(
                token, "a length of \(NumberText.number(number))\(unit.rawValue)",
                "it is written as \(NumberText.number(points)), as if the text had the base font size")
        }
    }

    private mutating func visitTypography(_ style: CompositeValue, _ token: Int) {
        for (part, words, what, advice) in [
            ("textCase", StyleWord.textCases, "case", "the text stays as it is typed"),
            ("textDecoration", StyleWord.decorations, "decoration", "the text has none"),
        ] {
            if case .other(let word)? = style.value(of: part).flatMap({ StyleWord($0, in: words) }) {
                report(token, "the \(what) \(JSONValue.quoted(word))", advice)
            }
        }
        let parts = PartTable.Entry.all(of: style, baseFontSize: baseFontSize)
        let points = { name in parts.first { $0.part.name == name }?.points }
        if let indent = points("paragraphIndent"), indent != 0 {
            report(token, "a paragraph indent of \(NumberText.number(indent))", "the text has none")
        }
        guard let height = points("lineHeight"), let size = points("fontSize"), height < size else { return }
        report(
            token, "a line height of \(NumberText.number(height)), below the font size of \(NumberText.number(size))",
            "SwiftUI's lines are no closer than the font has them; the attributes for UIKit and AppKit have it")
    }

    private mutating func report(_ token: Int, _ what: String, _ advice: String) {
        let path = mode.graph.tokens[token].path
        let message = "\(path) has \(what), which SwiftUI does not have"
        guard reported.insert("\(token) \(message)").inserted else { return }
        findings.append(
            Diagnostic(.warning, .inexactValue, message, at: mode.graph.valueLocation(of: token), advice: advice)
                .about(path))
    }
}
