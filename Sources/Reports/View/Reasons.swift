import CodeGeneration
import DesignTokens
import Diagnostics

/// The reasons for a token's value, as sentences: the deciding step and the alternatives.
package struct Reasons {
    private let token: InspectedToken
    private let candidates: Candidates

    package init(_ token: InspectedToken) {
        self.token = token
        candidates = Candidates(token)
    }

    /// The texts for each way in which values in modes were determined.
    package var texts: [String] {
        if token.isLeftOut { return [loss] }
        let values = token.values
        return given + steps(values)
    }

    /// The reason for being left out.
    private var loss: String {
        guard let cause = token.lossCause else {
            return "It is left out, because the token that it refers to is left out."
        }
        if cause.way.count > 1 {
            let names = Wording.chain(cause.way.dropFirst().map(\.path))
            return "It is left out, because it refers to \(names), which cannot be used. The error is below."
        }
        return "It is left out. The error is below."
    }

    /// The reason for a configured expression.
    private var given: [String] {
        guard let expression = token.configuredExpression, let code = token.configuredCode else { return [] }
        let rest = expression.everywhere == nil ? " On other platforms, its value is used." : ""
        return ["\"expressions\" in the configuration replaces its value with \(code).\(rest)"]
    }

    private func steps(_ values: [InspectedValue]) -> [String] {
        let ways = Dictionary(grouping: values.indices) { Way(values[$0]) }.values.sorted { $0[0] < $1[0] }
        let texts = ways.map { way in
            let modes = ways.count > 1 ? "In \(Wording.list(way.compactMap { values[$0].mode })): " : ""
            return modes + sentences(of: values[way[0]]).joined(separator: " ")
        }
        return texts + [opacity].compactMap(\.self)
    }

    /// The unit of an opacity, if Figma states that it is one; `nil` for other tokens.
    private var opacity: String? {
        guard token.token.unit == .ratio, token.token.hasUnitOfFigma else { return nil }
        return token.all.resolution.countsHundredths(token.number)
            ? "Its scopes in Figma make it an opacity. It is a percentage, because some opacities in its collection are not "
                + "between 0 and 1."
            : "Its scopes in Figma make it an opacity. It is a fraction, because all opacities in its collection are "
                + "between 0 and 1."
    }

    /// The way in which a value was determined.
    private struct Way: Hashable {
        let step: ResolutionStep
        let target: Int?
        let variable: FigmaVariable?

        init(_ value: InspectedValue) {
            (step, target) = (value.step, value.target?.number)
            variable = [.variable, .literal].contains(step) ? value.variable : nil
        }
    }

    private func sentences(of value: InspectedValue) -> [String] {
        switch value.step {
        case .alias: ["Step 1, alias: the value is a reference to \(path(value.target))."]
        case .variable:
            [
                "Step 2, variable: the value is inline, but Figma exported it from "
                    + (value.variable.map(Self.name) ?? "a variable") + ", which is the token \(path(value.target))."
            ]
        case .value: equal(value)
        case .literal: literal(value)
        }
    }

    private func path(_ target: InspectedToken?) -> String { target?.path ?? "nothing" }

    // MARK: - Step 2

    /// Returns the Figma variable that the value was exported from.
    private func origin(of value: InspectedValue) -> String {
        "According to Figma, it came from \(value.variable.map(Self.name) ?? "a variable")."
    }

    private static func name(_ variable: FigmaVariable) -> String {
        let collection = variable.collection.map { " in the collection '\($0)'" } ?? ""
        return "the variable '\(variable.name)'\(collection)"
    }

    // MARK: - Step 3

    private func equal(_ value: InspectedValue) -> [String] {
        let others = candidates.equal.filter { $0.number != value.target?.number }
        var sentences = ["Step 3, value: the color is inline and equals \(path(value.target)) in every mode."]
        if !others.isEmpty {
            let isFirst = candidates.equal.first?.number == value.target?.number
            sentences.append(
                "\(list(others)) \(others.count == 1 ? "has" : "have") the same color; \(path(value.target)) is used "
                    + (isFirst ? "because it is defined first." : "because their paths have a part in common."))
        }
        return sentences + partlyEqual
    }

    /// The tokens that have the color only in some modes.
    private var partlyEqual: [String] {
        candidates.partlyEqual.prefix(Self.limit).map { other, modes in
            "\(other.path) has this color only in \(Wording.list(modes))."
        }
    }

    // MARK: - Step 4

    private func literal(_ value: InspectedValue) -> [String] {
        let parts = value.parts.isEmpty ? "" : ", with parts from \(list(value.parts))"
        var sentences = ["Step 4, literal: the value is written inline\(parts)."]
        if value.variable != nil {
            sentences.append("\(origin(of: value)) \(variableRefusal(of: value))")
        }
        guard token.type == .color else { return sentences }
        if !candidates.looksForEqual, !candidates.equal.isEmpty {
            let have = candidates.equal.count == 1 ? "has" : "have"
            let reason =
                layers.map { "only \($0) are matched by value" } ?? "\"matchValues\" turns off matching by value"
            sentences.append("\(list(candidates.equal)) \(have) the same color, but \(reason).")
        }
        return sentences + partlyEqual
    }

    private func variableRefusal(of value: InspectedValue) -> String {
        let named = value.tokensNamedAsVariable
        switch named.count {
        case 0: return "No token path ends in this name."
        case 1: return "\(named[0].path) ends in this name, but is in a different collection and has a different value."
        default: return "Several token paths end in this name, so none is used: \(list(named))."
        }
    }

    /// The layers whose tokens are matched by value; `nil` if there are none.
    private var layers: String? {
        let layers = Layer.allCases.filter(token.all.run.configuration.valueLayers.contains).map(\.rawValue)
        return layers.isEmpty ? nil : Wording.list(layers) + " tokens"
    }

    private static let limit = 3

    private func list(_ tokens: [InspectedToken]) -> String {
        let more = tokens.count - Self.limit
        let names = tokens.prefix(Self.limit).map(\.path)
        return Wording.list(names + (more > 0 ? ["\(more) more"] : []))
    }
}

extension String {
    /// The text with a capital first letter.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
