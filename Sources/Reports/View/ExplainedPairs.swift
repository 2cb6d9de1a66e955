import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The pairs of a color as foreground or background, with their contrast.
struct ExplainedPairs {
    private let token: InspectedToken
    /// The checks of the pairs in each mode, failing ones first.
    private let checks: [ContrastCheck]

    init(_ token: InspectedToken) {
        self.token = token
        let pairs = ContrastPairs(token.all.run)
        let own = token.type == .color && !token.isLeftOut ? pairs.pairs(of: token.number) : []
        checks = own.flatMap(pairs.checks).failuresFirst
    }

    /// The other color and the contrast: `on page.background` with `4.47:1 in Dark, below 4.50:1`.
    var rows: [(name: String, text: String)] {
        checks.map { check in
            let pair = check.pair
            let isFront = pair.text == token.number
            let other = token.all[isFront ? pair.background : pair.text].path
            let mode = check.mode.map { " in \($0)" } ?? ""
            let base = check.base.map { " over \(token.all[$0].path)" } ?? ""
            return (isFront ? "on \(other)" : "behind \(other)", Self.words(check, base + mode))
        }
    }

    /// Returns the contrast, its base and mode, and the required level.
    private static func words(_ check: ContrastCheck, _ place: String) -> String {
        guard let contrast = check.contrast else {
            return "unknown\(place): the background is translucent, and \"contrast\" names no \"page\" behind it"
        }
        let measured = contrast.text + place
        return switch check.verdict {
        case .passes, .unknown: measured
        case .exempt: "\(measured), not required: disabled"
        case .fails:
            "\(measured), below \(check.level.text)"
                + (check.mended.map { ": \(ValueText.color($0).joined(separator: " ")) as foreground passes" } ?? "")
        }
    }

    /// Objects with the paths `text`, `background` and `base` (the color behind that, or `null`), `mode`, `ratio` (`null` if
    /// unknown), `level` and `verdict`.
    var json: [JSONValue] {
        checks.map { check in
            [
                "text": .string(token.all[check.pair.text].path),
                "background": .string(token.all[check.pair.background].path),
                "base": JSONValue(check.base.map { token.all[$0].path }), "mode": JSONValue(check.mode),
                "ratio": check.contrast?.json ?? .null, "level": .number(check.level.ratio),
                "verdict": .string(check.verdict.rawValue),
            ]
        }
    }
}
