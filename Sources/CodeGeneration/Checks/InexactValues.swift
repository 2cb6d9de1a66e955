import DesignTokens
import Diagnostics

/// Values that Swift has no form for, so that outputs have the nearest one. Each is told of once, where it is written: not
/// again for each token that refers to it.
struct InexactValues: ConfigurationRule {
    let isOfWriting = true

    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic] {
        var search = InexactSearch(resolution: checked.resolution, baseFontSize: checked.configuration.baseFontSize)
        for output in checked.symbols.outputs
        where !output.traits.canTakeEveryType && output.configuration.language.usesSupport {
            for token in output.tokens {
                // Most tokens are colours and numbers, which are exact.
                guard let type = checked.resolution.types[token], !type.isPlain, type != .color else { continue }
                search.visit(checked.resolution.value(of: token), token)
            }
        }
        return search.diagnostics
    }
}

/// Looks through values for what has no form in Swift.
private struct InexactSearch {
    let resolution: Resolution
    let baseFontSize: Double
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Report> = []

    /// What was said of which token.
    private struct Report: Hashable {
        var token: Int
        var message: String
    }

    init(resolution: Resolution, baseFontSize: Double) {
        self.resolution = resolution
        self.baseFontSize = baseFontSize
    }

    /// Looks at the value of a token, and at what it is made of.
    mutating func visit(_ value: TokenValue, _ token: Int) {
        let origin = resolution.traces[token].origin
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
        for part in composite.parts {
            // What another token says is that token's affair.
            let stated = part.reference.flatMap(resolution.graph.token)
            if part.name == "spread", let spread = part.value.points, spread != 0 {
                report(
                    stated.map { resolution.traces[$0].origin } ?? token,
                    "a spread of \(NumberText.number(spread))",
                    "View.shadow(_:) leaves it out; fill(_:shadow:) of a shape draws it")
            }
            visit(part.value, stated ?? token)
        }
    }

    private mutating func visitTypography(_ style: CompositeValue, _ token: Int) {
        if case .other(let word)? = style.value(of: "textCase").flatMap(TextCaseWord.init) {
            report(token, "the case \(JSONText.quoted(word))", "the text stays as it is typed")
        }
        if case .other(let word)? = style.value(of: "textDecoration").flatMap(TextDecorationWord.init) {
            report(token, "the decoration \(JSONText.quoted(word))", "the text has none")
        }
        let parts = PartTable.Entry.all(of: style, baseFontSize: baseFontSize)
        let points = { name in parts.first { $0.part.name == name }?.points }
        guard let height = points("lineHeight"), let size = points("fontSize"), height < size else { return }
        report(
            token, "a line height of \(NumberText.number(height)), below the font size of \(NumberText.number(size))",
            "SwiftUI's lines are no closer than the font has them; the attributes for UIKit and AppKit have it")
    }

    private mutating func report(_ token: Int, _ what: String, _ advice: String) {
        let message = "\(resolution.graph.tokens[token].path) has \(what), which SwiftUI does not have"
        guard reported.insert(Report(token: token, message: message)).inserted else { return }
        diagnostics.append(
            Diagnostic(
                .warning, .inexactValue, message, at: resolution.graph.valueLocation(of: token), advice: advice))
    }
}
