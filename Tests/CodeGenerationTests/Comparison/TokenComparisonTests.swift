import DesignTokens
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("What became of each token") struct TokenComparisonTests {
    @Test("is nothing where nothing changed, whatever the order and the spelling")
    func same() throws {
        let components = #"{ "colorSpace": "srgb", "components": [0.9529411792755127, 0, 0.2], "alpha": 1 }"#
        let old = file(
            ("a", colorToken("#f30033")), ("n", token(.number, "16")), ("d", token(.dimension, "\"1rem\"")),
            ("f", token(.fontFamily, #"{ "x": [1.0, "a"], "y": null }"#)), ("alias", colorToken("{a}")))
        let new = file(
            ("alias", colorToken("{a}")), ("d", token(.dimension, #"{ "unit": "px", "value": 16.0 }"#)),
            ("f", token(.fontFamily, #"{ "y": null, "x": [1, "\u0061"] }"#)), ("n", token(.number, "16.0")),
            ("a", token(.color, components)))
        let comparison = try compared(old, new)
        #expect(comparison.lines.isEmpty)
        #expect(comparison.isEmpty && !comparison.isBreaking)
        #expect(comparison.summary == "no changes")
    }

    @Test("added ones stand in the order of the new file, then the removed ones in that of the old file")
    func addedAndRemoved() throws {
        let old = file(("z", colorToken("#111")), ("kept", colorToken("#222")), ("a", colorToken("#333")))
        let new = file(("y", colorToken("#111")), ("kept", colorToken("#222")), ("b", colorToken("#333")))
        let comparison = try compared(old, new)
        #expect(comparison.lines == ["y: added", "b: added", "z: removed", "a: removed"])
        #expect(comparison.summary == "2 removed, 2 added")
    }

    @Test(
        "changed, when its own value did",
        arguments: [
            (token(.color, "\"#f30033\""), token(.color, "\"#f30034\"")),
            (token(.color, "\"#f30033\""), token(.color, "\"#f3003380\"")),
            (
                token(.color, "\"#f00\""),
                token(.color, #"{ "colorSpace": "display-p3", "components": [1, 0, 0] }"#)
            ),
            (token(.number, "16"), token(.number, "16.5")),
            (token(.dimension, "\"16px\""), token(.dimension, "\"16rem\"")),
            (token(.string, "\"a\""), token(.string, "\"A\"")),
            (token(.fontFamily, "\"a\""), token(.fontFamily, "[\"a\", \"b\"]")),
            (token(.strokeStyle, "\"solid\""), token(.strokeStyle, "\"dashed\"")),
            (token(.duration, "\"200ms\""), token(.duration, "\"2s\"")),
            (token(.cubicBezier, "[0, 0, 1, 1]"), token(.cubicBezier, "[0, 0, 0.5, 1]")),
        ])
    func changed(_ old: String, _ new: String) throws {
        #expect(try compared(file(("a", old)), file(("a", new))).lines == ["a: changed"])
        #expect(try compared(file(("a", old)), file(("a", old))).lines.isEmpty)
    }

    @Test("changed only where the value stands; what follows is counted there, directly or not")
    func followers() throws {
        func text(_ value: String) -> String {
            file(
                ("a", colorToken(value)), ("b", colorToken("{a}")), ("c", colorToken("{b}")), ("d", colorToken("{a}")),
                ("e", colorToken("#999"))
            )
        }
        let comparison = try compared(text("#111"), text("#222"))
        #expect(comparison.lines == ["a: changed (3)"])
        let gray = ColorValue(red: 1 / 15, green: 1 / 15, blue: 1 / 15)
        #expect(comparison.changes.first?.old?.value.value == .color(gray))
    }

    @Test("changed only where its own words did; values with parts from changed tokens follow these")
    func compositeFollowers() throws {
        func shadow(_ color: String, blur: Int) -> String {
            """
            { "color": "\(color)", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
              "blur": { "value": \(blur), "unit": "px" }, "spread": { "value": 0, "unit": "px" } }
            """
        }
        func text(_ ink: String, _ soft: String, blur: Int) -> String {
            file(
                ("ink", colorToken(ink)), ("gray", colorToken("#777")), ("soft", colorToken("{\(soft)}")),
                ("low", token(.shadow, shadow("{soft}", blur: 4))), ("card", token(.shadow, "\"{low}\"")),
                ("high", token(.shadow, shadow("{soft}", blur: blur))), ("own", token(.shadow, shadow("#111", blur: 2)))
            )
        }
        let changed = try compared(text("#111", "ink", blur: 8), text("#222", "ink", blur: 8))
        #expect(changed.lines == ["ink: changed (4)"])
        let retargeted = try compared(text("#111", "ink", blur: 8), text("#111", "gray", blur: 9))
        #expect(retargeted.lines == ["soft: retargeted (3)", "high: changed"])
        #expect(retargeted.changes[0].followedBy.map(\.path) == ["low", "card", "high"])
        #expect(retargeted.markdown.contains("| `gray` = `#777777` | `low` / `card` / `high` |\n"))
    }

    @Test("renamed, when its Figma variable has another path; what referred to it follows it still")
    func renamed() throws {
        let old = file(("a", colorToken("#111", variable: "1")), ("x", colorToken("{a}", variable: "2")))
        let new = file(("b", colorToken("#111", variable: "1")), ("x", colorToken("{b}", variable: "2")))
        let comparison = try compared(old, new)
        #expect(comparison.lines == ["b: renamed (1)"])
        #expect(comparison.changes.first?.old?.path == "a")
    }

    @Test("renamed where it took the place of another that moved on")
    func shifted() throws {
        let old = file(("s.1", colorToken("#111", variable: "1")), ("s.2", colorToken("#222", variable: "2")))
        let new = file(
            ("s.1", colorToken("#000", variable: "3")), ("s.2", colorToken("#111", variable: "1")),
            ("s.3", colorToken("#222", variable: "2")))
        #expect(try compared(old, new).lines == ["s.1: added", "s.2: renamed", "s.3: renamed"])
    }

    @Test("no other one where its variable was deleted and made again")
    func madeAgain() throws {
        let old = file(("a", colorToken("#111", variable: "1")))
        #expect(try compared(old, file(("a", colorToken("#111", variable: "2")))).isEmpty)
        #expect(try compared(old, file(("a", colorToken("#222")))).lines == ["a: changed"])
    }

    @Test("not renamed by an id that stands twice on one side")
    func repeatedId() throws {
        let twice = file(("a", colorToken("#111", variable: "1")), ("b", colorToken("#222", variable: "1")))
        let other = file(("a", colorToken("#111", variable: "1")), ("c", colorToken("#222", variable: "1")))
        let once = file(("c", colorToken("#333", variable: "1")))
        #expect(try compared(twice, other).lines == ["c: added", "b: removed"])
        #expect(try compared(twice, once).lines == ["c: added", "a: removed", "b: removed"])
        #expect(try compared(once, twice).lines == ["a: added", "b: added", "c: removed"])
    }

    @Test(
        "retargeted, when it refers to another token, begins to refer or ends",
        arguments: [("{a}", "{b}"), ("{a}", "#111"), ("#111", "{a}"), ("{a}", "#333"), ("#333", "{b}")])
    func retargeted(_ old: String, _ new: String) throws {
        func text(_ value: String) -> String {
            file(
                ("a", colorToken("#111")), ("b", colorToken("#222")), ("x", colorToken(value)), ("y", colorToken("{x}"))
            )
        }
        let comparison = try compared(text(old), text(new))
        #expect(comparison.lines == ["x: retargeted (1)"])
        #expect(comparison.changes.first?.old?.value.targetPath == (old == "{a}" ? "a" : nil))
    }

    @Test("no other one when Figma has flattened its reference: by name or, in components, by value")
    func flattened() throws {
        let layers: [Layer: [String]] = [.primitive: ["brand"], .component: ["button"]]
        func text(_ value: String, from source: String? = nil, brand: String = "#93CFCA") -> String {
            file(("brand.primary.200", colorToken(brand)), ("button.fill", colorToken(value, from: source)))
        }
        let alias = text("{brand.primary.200}")
        for flat in [text("#93CFCA", from: "Primary200"), text("#93CFCA"), text("#000", from: "brand/primary/200")] {
            #expect(try compared(alias, flat, layers: layers).isEmpty)
            #expect(try compared(flat, alias, layers: layers).isEmpty)
        }
        let changed = text("#111", brand: "#111")
        #expect(try compared(alias, changed, layers: layers).lines == ["brand.primary.200: changed (1)"])
    }

    @Test("not retargeted when an inline color merely begins or ceases to equal another")
    func chance() throws {
        let layers: [Layer: [String]] = [.primitive: ["brand"], .component: ["button"]]
        func text(_ brand: String) -> String {
            file(("brand.white", colorToken(brand)), ("button.fill", colorToken("#FFF")))
        }
        #expect(try compared(text("#FFF"), text("#EEE"), layers: layers).lines == ["brand.white: changed"])
        #expect(try compared(text("#EEE"), text("#FFF"), layers: layers).lines == ["brand.white: changed"])
    }

    @Test("retyped, when its type did; a length that got its unit keeps its value")
    func retyped() throws {
        let number = file(("a", token(.number, "6")))
        #expect(try compared(number, file(("a", token(.dimension, "\"6px\"")))).lines == ["a: retyped"])
        #expect(try compared(number, file(("a", colorToken("#666")))).lines == ["a: changed, retyped"])
    }

    @Test("several of these at once")
    func combined() throws {
        let old = file(
            ("a", colorToken("#111", variable: "1")), ("b", colorToken("#222")),
            ("x", colorToken("{a}", variable: "2")),
            ("n", token(.number, "1", variable: "3")))
        let new = file(
            ("a2", colorToken("#112", variable: "1")), ("b", colorToken("#222")),
            ("x2", colorToken("{b}", variable: "2")),
            ("n2", colorToken("#000", variable: "3")))
        let comparison = try compared(old, new)
        let expected = ["a2: renamed, changed", "x2: renamed, retargeted", "n2: renamed, changed, retyped"]
        #expect(comparison.lines == expected)
        #expect(comparison.summary == "2 changed, 1 retargeted, 1 retyped, 3 renamed")
    }

    @Test("removed where it stands and cannot be used, with what refers to it; what dangles on both sides is not")
    func errors() throws {
        let old = file(("a", colorToken("#111")), ("x", colorToken("{gone}")), ("y", colorToken("{a}")))
        let new = file(("a", colorToken("oops")), ("x", colorToken("{gone}")), ("y", colorToken("{a}")))
        let comparison = try compared(old, new)
        #expect(comparison.lines == ["a: removed", "y: removed"])
    }
}
