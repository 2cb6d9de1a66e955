import CodeGeneration
import DesignTokens
import Diagnostics

/// A color on the one behind it, in a mode, and how well it is read.
struct PageCheck: Sendable {
    /// A token of the pair: its path, and where it is on the page.
    struct Side: Sendable {
        var path: String
        var anchor: String
    }

    var text: Side
    var background: Side
    /// The name of the mode; empty where the pair is the same in all.
    var mode: String
    /// The numbers of the colors in the palette.
    var textColor: Int
    var backgroundColor: Int
    /// `4.47:1`; empty where it is unknown.
    var ratio: String
    /// `38`: how far apart the two are in CIE lightness.
    var lightness: String
    var verdict: ContrastCheck.Verdict
    /// `4.50:1`: what is asked.
    var level: String
    /// The nearest color that passes; empty where this one does.
    var mended: String
    /// What lies below a translucent background.
    var base: String
}

extension PageCheck {
    /// The checks of all pairs of a run, those that fail first; a pair with a token that is not on the page is left out.
    /// The palette numbers the colors.
    static func all(of tokens: InspectedTokens, _ anchors: [String?], number: (ColorValue) -> Int) -> [PageCheck] {
        let pairs = ContrastPairs(tokens.run)
        let side = { (token: Int) in
            anchors[token].map { Side(path: Diagnostic.visible(tokens[token].path), anchor: $0) }
        }
        let checks = pairs.all.flatMap { pair -> [PageCheck] in
            guard let text = side(pair.text), let background = side(pair.background) else { return [] }
            return pairs.checks(pair).map { check in
                PageCheck(
                    text: text, background: background, mode: Diagnostic.visible(check.mode ?? ""),
                    textColor: number(check.text), backgroundColor: number(check.background),
                    ratio: check.contrast?.text ?? "",
                    lightness: check.lightnessDifference.map { NumberText.number(abs($0).rounded()) } ?? "",
                    verdict: check.verdict, level: check.level.text, mended: check.mended?.text ?? "",
                    base: check.base.map { Diagnostic.visible(tokens[$0].path) } ?? "")
            }
        }
        return checks.filter { $0.verdict == .fails } + checks.filter { $0.verdict != .fails }
    }
}
