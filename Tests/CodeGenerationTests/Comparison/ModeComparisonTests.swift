import DesignTokens
import TerminalText
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("What became of each token in each mode") struct ModeComparisonTests {
    /// A mode of a collection, with colors as hexadecimal texts or references.
    private func mode(_ name: String, _ colors: KeyValuePairs<String, String>) -> String {
        let tokens = colors.map { name, value in "\"\(name)\": \(colorToken(value, variable: "V:\(name)"))" }
        return """
            { \(tokens.joined(separator: ", ")), "$extensions": { "com.figma.modeName": "\(name)" } }
            """
    }

    /// Each changed token with the modes of each kind.
    private func lines(_ comparison: TokenComparison) -> [String] {
        comparison.changes.map { change in
            let modes = change.kinds.map { "\($0.rawValue) in \((change.modes[$0] ?? []).joined(separator: ", "))" }
            return "\(change.current?.path ?? ""): " + modes.joined(separator: "; ")
        }
    }

    @Test("a value that changed in one mode only is changed there")
    func oneMode() throws {
        let light = mode("Light", ["a": "#111111", "b": "#222222", "c": "{a}"])
        let comparison = try compared(
            modes: [light, mode("Dark", ["a": "#EEEEEE", "b": "#DDDDDD", "c": "{a}"])],
            [light, mode("Dark", ["a": "#EFEFEF", "b": "#DDDDDD", "c": "{a}"])])
        #expect(lines(comparison) == ["a: changed in Dark"])
        #expect(comparison.changes[0].followers == 1)
        #expect(comparison.summary == "1 changed")
        #expect(comparison.notes.allSatisfy { !$0.contains("mode") })
    }

    @Test("a token can be changed in one mode and retargeted in another")
    func twoKinds() throws {
        let comparison = try compared(
            modes: [
                mode("Light", ["a": "#111111", "b": "#222222", "c": "{a}"]),
                mode("Dark", ["a": "#EEEEEE", "b": "#DDDDDD", "c": "#000000"]),
            ],
            [
                mode("Light", ["a": "#111111", "b": "#222222", "c": "{b}"]),
                mode("Dark", ["a": "#EEEEEE", "b": "#DDDDDD", "c": "#000001"]),
            ])
        #expect(lines(comparison) == ["c: changed in Dark; retargeted in Light"])
        #expect(comparison.jsonLine.contains(#""followers":0,"followedBy":[],"modes":["Dark","Light"]"#))
    }

    @Test("the opacity that a color is given is its own value")
    func opacity() throws {
        func file(_ opacity: String) -> String {
            """
            { "a": { "$type": "color", "$value": "#112233" },
              "b": { "$type": "color", "$value": { "colorSpace": "srgb", "hex": "#112233", "alpha": \(opacity) },
                "$extensions": { "com.figma.composedColor": { "colorArg": { "alias": { "targetVariableName": "a" } } } } } }
            """
        }
        let comparison = try compared(file("0.5"), file("0.6"))
        #expect(comparison.lines == ["b: changed"])
        #expect(comparison.text(on: Screen()).contains("b      #112233 50%  #112233 60%"))
        #expect(try compared(file("0.5"), file("0.5000001")).isEmpty)
    }

    @Test("modes are those of one name, whichever is generated, and a sentence says when that is another")
    func otherDefault() throws {
        let (bright, dim) = (mode("Bright", ["a": "#111111"]), mode("Dim", ["a": "#EEEEEE"]))
        let comparison = try compared(modes: [bright, dim], [dim, bright])
        #expect(lines(comparison) == [])
        #expect(comparison.notes.first == "the default mode has changed; modes are compared by name")
    }

    @Test("where names differ in the case of letters alone, modes are those that are spelled alike")
    func namesInAnotherCase() throws {
        let (light, dark) = (mode("light", ["a": "#111111"]), mode("dark", ["a": "#EEEEEE"]))
        let capitals = [mode("LIGHT", ["a": "#111111"]), mode("DARK", ["a": "#222222"])]
        let shouted = try compared(modes: [light, dark], capitals)
        #expect(lines(shouted) == ["a: changed in DARK"])
        let (other, changed) = (mode("Light", ["a": "#333333"]), mode("Light", ["a": "#444444"]))
        #expect(lines(try compared(modes: [light, dark, other], [light, dark, changed])) == ["a: changed in Light"])
        let added = try compared(modes: [light, dark], [light, dark, other])
        #expect(lines(added) == [])
        #expect(added.notes.first == "1 mode exists only in the new tokens and is not compared")
    }

    @Test("a mode that only one side has is not compared, and a sentence says so")
    func newMode() throws {
        let light = mode("Light", ["a": "#111111"])
        let comparison = try compared(modes: [light], [light, mode("Dark", ["a": "#EEEEEE"])])
        #expect(lines(comparison) == [])
        #expect(comparison.notes.first == "1 mode exists only in the new tokens and is not compared")
        let gone = try compared(
            modes: [light, mode("Dark", ["a": "#EEEEEE"]), mode("Dim", ["a": "#777777"])],
            [mode("Light", ["a": "#222222"])])
        #expect(lines(gone) == ["a: changed in Light"])
        #expect(gone.notes.contains("2 modes exist only in the old tokens and are not compared"))
    }

    @Test("each mode has a row, and modes in which a token changed alike share one")
    func rows() throws {
        let old = ["Light", "Dark", "Dim"].map { mode($0, ["a": "#111111"]) }
        let new = [
            mode("Light", ["a": "#222222"]), mode("Dark", ["a": "#333333"]), mode("Dim", ["a": "#222222"]),
        ]
        let markdown = try compared(modes: old, new).markdown
        #expect(
            markdown.hasSuffix(
                """
                | Token | Mode | Before | Now |
                | --- | --- | --- | --- |
                | `a` | `Light` / `Dim` | `#111111` | `#222222` |
                | `a` | `Dark` | `#111111` | `#333333` |

                """))
    }

    @Test("a new token, and one that is gone, has a row for each of its values")
    func oneSide() throws {
        let old = [
            mode("Light", ["a": "#111111", "old": "#222222"]), mode("Dark", ["a": "#111111", "old": "#DDDDDD"]),
        ]
        let new = [
            mode("Light", ["a": "#111111", "new": "#333333", "same": "{a}"]),
            mode("Dark", ["a": "#111111", "new": "{a}", "same": "{a}"]),
        ]
        let text = try compared(modes: old, new).text(on: Screen())
        #expect(
            text.hasSuffix(
                """
                Removed (1)
                  Token  Mode   Value
                  old    Light  #222222
                  old    Dark   #DDDDDD

                Added (2)
                  Token  Mode   Value
                  new    Light  #333333
                  new    Dark   a = #111111
                  same          a = #111111

                """), "\(text)")
    }

    @Test("of very many modes the first few have rows")
    func manyModes() throws {
        let old = (1...6).map { mode("M\($0)", ["a": "#11111\($0)"]) }
        let new = (1...6).map { mode("M\($0)", ["a": "#22222\($0)"]) }
        let text = try compared(modes: old, new).text(on: Screen())
        #expect(text.contains("  a      M4          #111114  #222224\n  a      and 2 more\n"))
    }
}
