import CodeGeneration
import DesignTokens
import Diagnostics
import TerminalText

/// Which tokens have a color, or else look most like it: what to write for a color that somebody picked from a picture.
package struct ColorAnswer {
    private let color: ColorValue
    private let all: InspectedTokens
    /// The tokens that have the color in some mode: those that say what it is for before those that name it.
    private let same: [InspectedToken]
    /// The nearest tokens that refer to nothing, where none has it, with how different they look.
    private let nearest: [(token: InspectedToken, difference: Double)]

    /// Looks for a color.
    package init(_ color: ColorValue, in all: InspectedTokens) {
        self.color = color
        self.all = all
        let colors = all.usable.filter { $0.type == .color }
        same = colors.filter { $0.hasColor(color) }.sorted { ($0.rank, $0.number) < ($1.rank, $1.number) }
        nearest = same.isEmpty ? Self.nearest(color, among: colors) : []
    }

    /// The color that a word is: three, four, six or eight hexadecimal digits, with `#` in front of them or without.
    package static func color(of word: String) -> ColorValue? {
        ColorValue(hexadecimal: (word.hasPrefix("#") ? word : "#" + word).utf8)
    }

    package var isFound: Bool { !same.isEmpty }

    private static let nearestCount = 5
    private static let limit = 20

    private static func nearest(
        _ color: ColorValue, among tokens: [InspectedToken]
    ) -> [(token: InspectedToken, difference: Double)] {
        let all = tokens.compactMap { token -> (token: InspectedToken, difference: Double, isAsOpaque: Bool)? in
            let own = token.values.filter { $0.target == nil }.compactMap(\.color)
            let best = own.map { ($0.okDifference(from: color), $0.alpha) }.min { $0.0 < $1.0 }
            return best.map { (token, $0.0, ($0.1 * 1000).rounded() == (color.alpha * 1000).rounded()) }
        }
        // One of another opacity is another color, however near its hue is.
        let opaque = all.filter(\.isAsOpaque)
        return (opaque.isEmpty ? all : opaque).sorted { $0.difference < $1.difference }
            .prefix(nearestCount).map { ($0.token, $0.difference) }
    }

    // MARK: - For people

    package func text(on screen: Screen) -> String {
        var lines = ExplainedLines(on: screen)
        let name = ValueText.color(color).joined(separator: " ")
        if isFound {
            let have = "\(Wording.count(same.count, "token")) \(same.count == 1 ? "has" : "have") \(name)"
            lines.add(line: screen.swatch(color) + have)
            lines.add("Tokens", rows(same.map { ($0, nil) }, lines))
        } else if nearest.isEmpty {
            lines.add(line: screen.swatch(color) + "No token has \(name), and none is a color.")
        } else {
            lines.add(line: screen.swatch(color) + "No token has \(name). The nearest, by ΔE OK:")
            lines.add("Nearest", rows(nearest.map { ($0.token, $0.difference) }, lines))
            lines.add("Users", users(lines))
        }
        lines.add("Write", advice.map { lines.wrapped($0) } ?? [])
        return lines.text
    }

    private func rows(_ tokens: [(token: InspectedToken, difference: Double?)], _ lines: ExplainedLines) -> [String] {
        let shown = tokens.prefix(Self.limit)
        let names = lines.columns(
            shown.map { ($0.token.path, $0.token.reference ?? "in no output") },
            beside: tokens.first?.difference == nil ? 0 : Self.nearestWidth + lines.screen.swatchWidth)
        let rows = zip(shown, names).map { row, name in
            guard let difference = row.difference else { return name }
            let own = row.token.values.compactMap(\.color).min { nearness($0) < nearness($1) } ?? color
            let value = ValueText.color(own).joined(separator: " ")
            return "\(Self.text(difference))  \(lines.screen.swatch(own))\(value)  \(name)"
        }
        return rows + (tokens.count > Self.limit ? ["and \(tokens.count - Self.limit) more"] : [])
    }

    /// How many columns the difference and the value take: `12.3  #14706E  `.
    private static let nearestWidth = 15

    private func nearness(_ other: ColorValue) -> Double { other.okDifference(from: color) }

    /// The tokens that refer to the nearest one.
    private func users(_ lines: ExplainedLines) -> [String] {
        let users = nearest.first?.token.users ?? []
        let more = users.count - Self.nearestCount
        return lines.columns(users.prefix(Self.nearestCount).map { ($0.path, $0.reference ?? "in no output") })
            + (more > 0 ? ["and \(more) more"] : [])
    }

    /// The code to write: that of a token which says what the color is for, where there is one.
    private var advice: String? {
        let tokens = (isFound ? same : nearest.map(\.token)).filter { $0.reference != nil && !$0.isDeprecated }
        guard let best = tokens.first, let reference = best.reference else { return nil }
        if isFound, tokens.count(where: { $0.layer == best.layer }) > 1 { return "the one that says what it is for" }
        let isNamedForUse = best.layer != .primitive || best.users.isEmpty
        return isNamedForUse ? reference : "\(reference), or the token that refers to it and says what it is for"
    }

    /// A difference with one decimal, in four columns.
    private static func text(_ difference: Double) -> String {
        let tenths = Int((difference * 10).rounded())
        let text = "\(tenths / 10).\(tenths % 10)"
        return String(repeating: " ", count: max(0, 4 - text.count)) + text
    }

    // MARK: - For programs

    /// One object: `color`, and `tokens` that have it, or `nearest`; each with `path`, `symbol`, `file`, `line` and `column`,
    /// and the nearest with `difference`, which is ΔE OK.
    package var json: String {
        TokenExplanation.object([
            ("color", JSONText.value(.color(color))),
            ("tokens", TokenExplanation.list(same.map { Self.object($0, nil) })),
            ("nearest", TokenExplanation.list(nearest.map { Self.object($0.token, $0.difference) })),
        ]) + "\n"
    }

    private static func object(_ token: InspectedToken, _ difference: Double?) -> String {
        let difference = difference.map { [("difference", NumberText.number(($0 * 100).rounded() / 100))] } ?? []
        return TokenExplanation.object(
            [
                ("path", JSONText.quoted(token.path)), ("symbol", TokenExplanation.text(token.reference)),
                ("file", JSONText.quoted(token.location.path)), ("line", "\(token.location.line)"),
                ("column", "\(token.location.column)"),
            ] + difference)
    }
}

extension InspectedToken {
    /// How early it is named among tokens of one color: what says what it is for comes before what names the color.
    fileprivate var rank: Int {
        switch layer {
        case .semantic: 0
        case .component: 1
        case nil: 2
        case .primitive: 3
        }
    }
}
