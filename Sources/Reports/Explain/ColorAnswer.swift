import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON
import TerminalText

/// The answer for a color, for example from an image: the tokens with it, or the nearest ones.
struct ColorAnswer: Explanation {
    private let color: ColorValue
    /// The tokens that have the color in some mode. Those named for a purpose come before those named for the color.
    private let same: [InspectedToken]
    /// The nearest tokens without references if none has the color, with their differences.
    private let nearest: [(token: InspectedToken, difference: Double)]

    /// Searches for a color.
    init(_ color: ColorValue, in all: InspectedTokens) {
        self.color = color
        let colors = all.usable.filter { $0.type == .color }
        same = colors.filter { $0.hasColor(color) }.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
        nearest = same.isEmpty ? Self.nearest(color, among: colors) : []
    }

    /// Returns the color of a word: three, four, six or eight hexadecimal digits with an optional `#`.
    static func color(of word: String) -> ColorValue? {
        ColorValue(hexadecimal: (word.hasPrefix("#") ? word : "#" + word).utf8)
    }

    var isFound: Bool { !same.isEmpty }

    private static let nearestCount = 5
    private static let limit = 20

    private static func nearest(
        _ color: ColorValue, among tokens: [InspectedToken]
    ) -> [(token: InspectedToken, difference: Double)] {
        let all = tokens.compactMap { token -> (token: InspectedToken, difference: Double, distance: Double)? in
            let own = token.values.filter { $0.target == nil }.compactMap(\.color)
            let best = own.map { own in
                (own.okDifference(from: color), hasOpacity(own, of: color) ? 0 : abs(own.alpha - color.alpha))
            }.min { $0 < $1 }
            return best.map { (token, $0.0, $0.1) }
        }
        // A color with another opacity is a different color, however close.
        let asOpaque = all.filter { $0.distance == 0 }
        return (asOpaque.isEmpty ? all : asOpaque).sorted {
            ($0.difference, $0.distance, $0.token.colorCount) < ($1.difference, $1.distance, $1.token.colorCount)
        }
        .prefix(nearestCount).map { ($0.token, $0.difference) }
    }

    // MARK: - For people

    func text(on screen: Screen) -> String {
        var lines = ExplainedLines(on: screen)
        let name = ValueText.color(color).joined(separator: " ")
        if isFound {
            let have = "\(Wording.count(same.count, "token")) \(same.count == 1 ? "has" : "have") \(name)"
            lines.add(line: screen.swatch(color) + have + partly)
            lines.add("Tokens", rows(same.map { ($0, nil) }, lines))
        } else if nearest.isEmpty {
            lines.add(line: screen.swatch(color) + "No token is a color.")
        } else {
            let opacities = isOfOtherOpacity ? ", with a different opacity" : ""
            lines.add(line: screen.swatch(color) + "No token has \(name). The nearest by ΔE OK\(opacities):")
            lines.add("Nearest", rows(nearest.map { ($0.token, $0.difference) }, lines))
            lines.add("Used by", users(lines))
        }
        lines.add("Use", advice.map { lines.wrapped($0) } ?? [])
        return lines.text
    }

    private func rows(_ tokens: [(token: InspectedToken, difference: Double?)], _ lines: ExplainedLines) -> [String] {
        let shown = Array(tokens.prefix(Self.limit))
        let values = shown.map { ValueText.color(nearestColor(of: $0.token)).joined(separator: " ") }
        let width = values.map(\.count).max() ?? 0
        let names = lines.columns(
            shown.map { row in
                let code = row.token.reference ?? "in no output"
                guard let modes = modes(of: row.token) else { return (row.token.path, code) }
                return (row.token.path, "\(code) in \(Wording.list(modes))")
            },
            beside: tokens.first?.difference == nil ? 0 : Self.differenceWidth + width + lines.screen.swatchWidth)
        let rows = zip(shown.indices, names).map { index, name in
            guard let difference = shown[index].difference else { return name }
            let value = values[index] + String(repeating: " ", count: width - values[index].count)
            return
                "\(Self.text(difference))  \(lines.screen.swatch(nearestColor(of: shown[index].token)))\(value)  \(name)"
        }
        return rows + ExplainedLines.rest(of: tokens.count, after: Self.limit)
    }

    /// The columns of the difference and the spaces after it and the value: `12.3    `.
    private static let differenceWidth = 8

    /// Returns the token's own color that is nearest to the searched one.
    private func nearestColor(of token: InspectedToken) -> ColorValue {
        token.values.compactMap(\.color).min { $0.okDifference(from: color) < $1.okDifference(from: color) } ?? color
    }

    /// Returns the modes in which the token has the color, or the one nearest to it; `nil` for all modes.
    private func modes(of token: InspectedToken) -> [String]? {
        let (values, wanted) = (token.values, isFound ? color : nearestColor(of: token))
        let same = values.filter { $0.color?.isSame(as: wanted) == true }
        return same.count == values.count ? nil : same.compactMap(\.mode)
    }

    /// The number of tokens that have the color only in some modes: `, 26 of them not in every mode`.
    private var partly: String {
        let count = same.count { modes(of: $0) != nil }
        if count == 0 { return "" }
        return count == same.count ? ", not in every mode" : ", \(count) of them not in every mode"
    }

    /// Whether none of the nearest tokens has the searched opacity.
    private var isOfOtherOpacity: Bool {
        nearest.allSatisfy { !Self.hasOpacity(nearestColor(of: $0.token), of: color) }
    }

    private static func hasOpacity(_ one: ColorValue, of other: ColorValue) -> Bool {
        (one.alpha * 1000).rounded() == (other.alpha * 1000).rounded()
    }

    /// Returns the tokens that refer to the nearest one.
    private func users(_ lines: ExplainedLines) -> [String] {
        let users = nearest.first?.token.users ?? []
        return lines.columns(users.prefix(Self.nearestCount).map { ($0.path, $0.reference ?? "in no output") })
            + ExplainedLines.rest(of: users.count, after: Self.nearestCount)
    }

    /// The code to use: that of a token named for a purpose, if there is one.
    private var advice: String? {
        let tokens = (isFound ? same : nearest.map(\.token)).filter { $0.reference != nil && !$0.isDeprecated }
        guard let best = tokens.first, let reference = best.reference else { return nil }
        if isFound, tokens.count(where: { $0.layer == best.layer }) > 1 { return "the one whose name fits the purpose" }
        if let modes = modes(of: best) {
            return "\(reference), which has this color only in \(Wording.list(modes))"
        }
        if !isFound, !Self.hasOpacity(nearestColor(of: best), of: color) {
            return best.expression(withOpacity: color.alpha) ?? "\(reference), which has a different opacity"
        }
        let isNamedForUse = best.layer != .primitive || best.users.isEmpty
        return isNamedForUse ? reference : "\(reference), or a token that refers to it and whose name fits the purpose"
    }

    /// Returns a difference with one decimal in four columns.
    private static func text(_ difference: Double) -> String {
        let tenths = Int((difference * 10).rounded())
        let text = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(0, 4 - text.count)) + text
    }

    // MARK: - For programs

    /// One object: `color`, and either `tokens` with the color or `nearest`; each with `path`, `symbol`, `file`, `line`
    /// and `column`. `modes` contains the names of the modes with the color or the nearest one; `null` means all.
    /// Nearest tokens also have `difference`, in ΔE OK, and `opacity`.
    var json: String {
        let answer: JSONValue = [
            "color": TokenValue.color(color).json,
            "tokens": .array(same.map { json($0) + ["modes": modesJSON(of: $0)] }),
            "nearest": .array(nearest.map { json($0.token) + nearness(of: $0) }),
        ]
        return answer.text() + "\n"
    }

    private func modesJSON(of token: InspectedToken) -> JSONValue { modes(of: token).map(JSONValue.strings) ?? .null }

    private func nearness(of nearest: (token: InspectedToken, difference: Double)) -> JSONValue {
        [
            "difference": .number((nearest.difference * 100).rounded() / 100),
            "opacity": .number((nearestColor(of: nearest.token).alpha * 1000).rounded() / 1000),
            "modes": modesJSON(of: nearest.token),
        ]
    }

    private func json(_ token: InspectedToken) -> JSONValue {
        ["path": .string(token.path), "symbol": JSONValue(token.reference)] + token.location.json
    }
}

extension InspectedToken {
    /// The number of different colors in all modes. A constant color applies to every mode.
    fileprivate var colorCount: Int { Set(values.compactMap(\.color)).count }

    /// The rank among tokens with a color: names for a purpose come before names for a color.
    fileprivate var rank: Int {
        switch layer {
        case .semantic: 0
        case .component: 1
        case nil: 2
        case .primitive: 3
        }
    }
}
