import CodeGeneration
import DesignTokens
import Diagnostics

/// Why a token's value is what it is, in sentences: the step that decided, and what else was considered.
package struct Reasons {
    private let token: InspectedToken
    private let candidates: Candidates

    package init(_ token: InspectedToken) {
        self.token = token
        candidates = Candidates(token)
    }

    /// One text for each way in which modes were decided.
    package var texts: [String] {
        if token.isLeftOut {
            return ["It is left out: \(token.losses.isEmpty ? "what it refers to is" : "see below")."]
        }
        let values = token.values
        return given + steps(values)
    }

    /// What the configuration gives instead of the value.
    private var given: [String] {
        guard let expression = token.configuredExpression, let code = token.configuredCode else { return [] }
        let rest = expression.everywhere == nil ? " Everywhere else it has its value." : ""
        return ["\"expressions\" of the configuration replaces its value by \(code).\(rest)"]
    }

    private func steps(_ values: [InspectedValue]) -> [String] {
        let ways = Dictionary(grouping: values.indices) { Way(values[$0]) }.values.sorted { $0[0] < $1[0] }
        let texts = ways.map { way in
            let modes = ways.count > 1 ? "In \(Wording.list(way.compactMap { values[$0].mode })): " : ""
            return modes + sentences(of: values[way[0]]).joined(separator: " ")
        }
        return texts + [opacity].compactMap(\.self)
    }

    /// What an opacity counts; `nil` for other tokens.
    private var opacity: String? {
        guard token.token.unit == .ratio else { return nil }
        return token.all.resolution.countsHundredths(token.number)
            ? "Figma's scopes make it an opacity. It counts hundredths: not all opacities of its collection are within 0…1."
            : "Figma's scopes make it an opacity. It is a fraction: all opacities of its collection are within 0…1."
    }

    /// What decided a value.
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
            ["Step 2, variable: the value is inline, and \(origin(of: value)) That is \(path(value.target))."]
        case .value: equal(value)
        case .literal: literal(value)
        }
    }

    private func path(_ target: InspectedToken?) -> String { target?.path ?? "nothing" }

    // MARK: - Step 2

    /// What Figma says of the variable that the value was exported from.
    private func origin(of value: InspectedValue) -> String {
        guard let variable = value.variable else { return "Figma says where it came from." }
        let collection = variable.collection.map { " of the collection \"\($0)\"" } ?? ""
        return "Figma says that it came from the variable \"\(variable.name)\"\(collection)."
    }

    // MARK: - Step 3

    private func equal(_ value: InspectedValue) -> [String] {
        let others = candidates.equal.filter { $0.number != value.target?.number }
        var sentences = ["Step 3, value: the color is inline, and that of \(path(value.target)) in every mode."]
        if !others.isEmpty {
            let isFirst = candidates.equal.first?.number == value.target?.number
            sentences.append(
                "\(list(others)) \(others.count == 1 ? "has" : "have") it, too: \(path(value.target)) is taken because it "
                    + (isFirst ? "comes first." : "shares a name with the token."))
        }
        return sentences + partlyEqual
    }

    /// The tokens that have the color in some modes and not in others.
    private var partlyEqual: [String] {
        candidates.partlyEqual.prefix(Self.limit).map { other, modes in
            "\(other.path) has it in \(Wording.list(modes)) alone."
        }
    }

    // MARK: - Step 4

    private func literal(_ value: InspectedValue) -> [String] {
        let parts = value.parts.isEmpty ? "" : ", made of \(list(value.parts))"
        var sentences = ["Step 4, literal: the value stands for itself\(parts)."]
        if value.variable != nil {
            sentences.append("\(origin(of: value).capitalizedFirst) \(variableRefusal(of: value))")
        }
        guard token.type == .color else { return sentences }
        if !candidates.looksForEqual, !candidates.equal.isEmpty {
            let have = candidates.equal.count == 1 ? "has" : "have"
            sentences.append(
                "\(list(candidates.equal)) \(have) the same color, which is looked for in \(layers) alone.")
        }
        return sentences + partlyEqual
    }

    private func variableRefusal(of value: InspectedValue) -> String {
        let named = value.tokensNamedAsVariable
        switch named.count {
        case 0: return "No token's path ends so."
        case 1: return "\(named[0].path) ends so, but is in another collection and has another value."
        default: return "Several tokens' paths end so, of which none is taken: \(list(named))."
        }
    }

    private var layers: String {
        let layers = Layer.allCases.filter(token.all.run.configuration.valueLayers.contains).map(\.rawValue)
        return layers.isEmpty ? "no layer" : Wording.list(layers) + " tokens"
    }

    private static let limit = 3

    private func list(_ tokens: [InspectedToken]) -> String {
        let more = tokens.count - Self.limit
        let names = tokens.prefix(Self.limit).map(\.path)
        return Wording.list(names + (more > 0 ? ["\(more) more"] : []))
    }
}

extension String {
    /// The same with a capital at its beginning.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
