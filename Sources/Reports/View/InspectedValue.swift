import CodeGeneration
import DesignTokens
import Diagnostics

/// The value of a token in one combination of modes.
package struct InspectedValue: Sendable {
    /// The name of the mode; `nil` if the token is the same in all.
    package let mode: String?
    /// The index of the combination of modes.
    package let modeNumber: Int
    private let all: InspectedTokens
    private let token: Int
    private let isWrittenAsFraction: Bool

    init(of token: InspectedToken, inMode number: Int, isOnly: Bool) {
        all = token.all
        self.token = token.number
        modeNumber = number
        isWrittenAsFraction = token.isWrittenAsFraction
        mode = isOnly ? nil : all.resolution.modes[number].name
    }

    private var state: ResolvedMode { all.resolution.modes[modeNumber] }
    private var trace: Trace { all.references.trace(of: token, inMode: modeNumber) }

    /// The Figma variable of the value in the file of this mode.
    var variable: FigmaVariable? { state.graph.tokens[token].variable }
    /// The tokens whose paths end in the name of that variable.
    var tokensNamedAsVariable: [InspectedToken] {
        all.resolution.tokensNamed(asVariableOf: token, inMode: modeNumber).map { all[$0] }
    }
    /// The value with references resolved.
    package var value: TokenValue { state.value(of: token) }
    /// The value as readable text: `#14706E 40%`, `16 pt`; empty if it has none.
    package var text: String { all.texts.text(of: value) }
    /// The text with the parts of a composite value as `list` prints them: `0 4 12 #000000 25%`.
    var briefText: String { all.texts.briefWords(of: value).joined(separator: " ") }
    /// Returns the text. If another value has the same parts, it has only the parts that differ.
    func text(besides other: InspectedValue) -> String {
        DifferingParts(all.texts).text(of: value, besides: other.value) ?? text
    }
    /// Whether another value has no comparable parts.
    func hasParts(unlike other: InspectedValue?) -> Bool {
        other.map { DifferingParts(all.texts).text(of: value, besides: $0.value) == nil } ?? false
    }
    /// The beginning of the value's text in its file; many tokens can refer to one very long value.
    var spelling: String {
        let token = state.graph.tokens[state.traces[token].origin]
        return state.graph.sources[token.document].withBytes(of: token.valueNode) {
            String(decoding: $0.prefix(Self.longestSpelling), as: UTF8.self)
        }
    }
    private static let longestSpelling = 400
    /// The text, shortened for printing.
    package var shortText: String { PrintedText.bounded(all.shortTexts.text(of: value)) }
    /// The number in generated code if it differs: 0.8 for an opacity of 80.
    package var written: Double? {
        guard isWrittenAsFraction, case .number(let number) = value,
            let fraction = all.resolution.fraction(of: token, in: state), fraction != number
        else { return nil }
        return fraction
    }
    /// The number in generated code as text after the value: `, written 0.8`; empty if they are equal.
    package var writtenWords: String { written.map { ", written \(NumberText.number($0))" } ?? "" }
    package var color: ColorValue? { if case .color(let color) = value { color } else { nil } }
    /// The number of points or other units.
    package var points: Double? { value.inPoints(baseFontSize: all.run.configuration.baseFontSize).points }

    /// The step that decided it.
    package var step: ResolutionStep { trace.step }
    /// The token that it refers to as a whole.
    package var target: InspectedToken? { trace.target.map { all[$0] } }
    /// The path that it refers to as a whole, even without a target.
    package var targetPath: String? { target?.path ?? state.graph.tokens[token].value.aliasedPath }
    /// The opacity that replaces that of the target color.
    package var opacity: Double? { state.setOpacity(of: token) }
    /// The target with the opacity: `brand.ink 40%`; empty without a reference.
    var targetText: String {
        [target?.path, opacity.map(NumberText.percentage)].compactMap(\.self).joined(separator: " ")
    }
    /// The token, its target, and so on, to the literal.
    package var chain: [InspectedToken] { all.references.chain(of: token, inMode: modeNumber).map { all[$0] } }
    /// The tokens that parts of its value refer to.
    package var parts: [InspectedToken] { all.references.parts(of: token, inMode: modeNumber).map { all[$0] } }
    /// The location of the value in the file of this mode.
    package var location: SourceLocation { state.graph.valueLocation(of: token) }
}
