import DesignTokens
import TerminalText
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("What changes do to the contrast of colors that belong together") struct ContrastComparisonTests {
    /// A file with texts on one white background.
    private func texts(_ colors: KeyValuePairs<String, String>) -> String {
        file(
            [(path: "background.default", token: colorToken("#FFFFFF"))]
                + colors.map { (path: "text.\($0)", token: colorToken($1)) })
    }

    private func lines(_ comparison: TokenComparison) -> [String] {
        comparison.contrast.map { change in
            "\(change.text) on \(change.background)\(change.mode.map { " in \($0)" } ?? ""): "
                + "\(change.before?.text ?? "new"), \(change.now.text), \(change.isTooLittle)"
        }
    }

    @Test("is told where it falls below what is asked, rises above it, or is too little from the start")
    func kinds() throws {
        let comparison = try compared(
            texts(["faint": "#999999", "muted": "#767676", "plain": "#222222", "weak": "#AAAAAA"]),
            texts(["faint": "#666666", "muted": "#777777", "plain": "#333333", "weak": "#BBBBBB", "new": "#CCCCCC"]))
        #expect(
            lines(comparison) == [
                "text.muted on background.default: 4.54:1, 4.47:1, true",
                "text.new on background.default: new, 1.60:1, true",
                "text.faint on background.default: 2.84:1, 5.74:1, false",
            ])
        #expect(
            comparison.text(on: Screen()).contains(
                """

                Enough contrast again (1)
                  Color       On                  Before  Now     Required
                  text.faint  background.default  2.84:1  5.74:1  4.50:1

                """))
        #expect(
            comparison.jsonLine.contains(
                #""contrast":[{"text":"text.muted","background":"background.default","base":null,"mode":null,"old":4.54,"#
            ))
    }

    @Test("is told of pairs that the configuration names, by the level that it states")
    func configured() throws {
        let ink = { (color: String) in
            file((path: "ink", token: colorToken(color)), (path: "paper", token: colorToken("#FFFFFF")))
        }
        let pair = ContrastConfiguration.Pair(
            foreground: Located("ink"), background: Located("paper"), level: Contrast(7))
        let comparison = try compared(ink("#555555"), ink("#666666"), contrast: [pair])
        #expect(lines(comparison) == ["ink on paper: 7.45:1, 5.74:1, true"])
        #expect(comparison.contrast.map(\.level) == [Contrast(7)])
        #expect(try compared(ink("#555555"), ink("#666666")).contrast.isEmpty)
    }

    @Test("is told of the mode in which it changed, also where only the background did")
    func modes() throws {
        func mode(_ name: String, _ text: String, _ background: String) -> String {
            """
            { "text": { "default": \(colorToken(text)) }, "background": { "default": \(colorToken(background)) },
              "$extensions": { "com.figma.modeName": "\(name)" } }
            """
        }
        let light = mode("Light", "#000000", "#FFFFFF")
        let comparison = try compared(
            modes: [light, mode("Dark", "#FFFFFF", "#000000")], [light, mode("Dark", "#FFFFFF", "#999999")])
        #expect(lines(comparison) == ["text.default on background.default in Dark: 21.00:1, 2.84:1, true"])
    }

    @Test("is not told where no color changed")
    func same() throws {
        let faint = texts(["faint": "#999999"])
        #expect(try compared(faint, faint).contrast.isEmpty)
    }
}
