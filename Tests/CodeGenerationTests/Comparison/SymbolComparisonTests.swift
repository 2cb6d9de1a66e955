import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("What became of the names in Swift") struct SymbolComparisonTests {
    private let outputs = [
        output("shape-style", names: rules(drop: ["one", "two"])),
        output("cgfloat", names: rules(drop: ["one", "two"])),
    ]

    private func lines(_ old: String, _ new: String, _ outputs: [OutputConfiguration]? = nil) throws -> [String] {
        try compared(old, new, outputs: outputs ?? self.outputs).symbolLines
    }

    @Test("is added, removed or renamed with its token; only the first breaks nothing")
    func kinds() throws {
        let old = file(("a", colorToken("#111", variable: "1")), ("gone", colorToken("#222")))
        let new = file(("b", colorToken("#111", variable: "1")), ("new", colorToken("#222")))
        let comparison = try compared(old, new, outputs: outputs)
        #expect(
            comparison.symbolLines == [
                "renamed ShapeStyle.a: Color → ShapeStyle.b: Color", "added ShapeStyle.new: Color",
                "removed ShapeStyle.gone: Color",
            ])
        #expect(comparison.symbols.map(\.isBreaking) == [true, false, true])
        #expect(comparison.isBreaking && comparison.breakingCount == 2)
        #expect(comparison.summary == "1 renamed, 1 removed, 1 added; 2 breaking")
    }

    @Test("is the same after a change of value or reference")
    func values() throws {
        let old = file(("a", colorToken("#111")), ("x", colorToken("{a}")))
        let comparison = try compared(old, file(("a", colorToken("#222")), ("x", colorToken("#333"))), outputs: outputs)
        #expect(comparison.symbols.isEmpty)
        #expect(comparison.summary == "1 changed, 1 retargeted; 0 breaking")
    }

    @Test("is the same when its token moves to where the configuration names it alike")
    func movedToken() throws {
        #expect(try lines(file(("one.a", colorToken("#111"))), file(("two.a", colorToken("#111")))) == [])
        let variable = colorToken("#111", variable: "1")
        #expect(try lines(file(("one.a", variable)), file(("two.a", variable))) == [])
    }

    @Test("is of another type when a token of another type takes it over")
    func takenOver() throws {
        let nested = [output("component-token")]
        #expect(
            try lines(file(("a.b", colorToken("#111"))), file(("a.b", token(.number, "1"))), nested)
                == ["retyped ComponentToken.A.b: Color → ComponentToken.A.b: CGFloat"])
        let old = file(("a.b", colorToken("#111", variable: "1")), ("a.c", token(.number, "1", variable: "2")))
        let new = file(("a.b", token(.number, "1", variable: "2")))
        #expect(
            try lines(old, new, nested) == [
                "renamed ComponentToken.A.c: CGFloat → ComponentToken.A.b: CGFloat",
                "retyped ComponentToken.A.b: Color → ComponentToken.A.b: CGFloat",
            ])
    }

    @Test("is another when a type moves its token to another output; a number that becomes a length keeps it")
    func otherOutput() throws {
        let number = file(("a", token(.number, "1")))
        #expect(
            try lines(number, file(("a", colorToken("#111")))) == ["renamed CGFloat.a: CGFloat → ShapeStyle.a: Color"])
        #expect(try lines(number, file(("a", token(.dimension, "\"1px\"")))) == [])
    }

    @Test("is one of several where several outputs take the token")
    func severalOutputs() throws {
        let both = [output("shape-style"), output("component-token", types: [.color])]
        let old = file(("a.b", colorToken("#111", variable: "1")))
        #expect(
            try lines(old, file(("a.c", colorToken("#111", variable: "1"))), both) == [
                "renamed ShapeStyle.aB: Color → ShapeStyle.aC: Color",
                "renamed ComponentToken.A.b: Color → ComponentToken.A.c: Color",
            ])
        #expect(
            try lines(old, "{}", both) == ["removed ShapeStyle.aB: Color", "removed ComponentToken.A.b: Color"])
    }

    @Test("breaks nothing when the configuration offers the old name as a former one, of the same type")
    func stillOffered() throws {
        let outputs = [
            output("shape-style", names: rules(former: ["gray": "neutral"])),
            output("cgfloat", names: rules(former: ["gray": "neutral"])),
        ]
        let old = file(("neutral.5", colorToken("#111", variable: "1")), ("neutral.9", colorToken("#999")))
        let new = file(("gray.5", colorToken("#111", variable: "1")), ("gray.9", colorToken("#999")))
        let comparison = try compared(old, new, outputs: outputs)
        #expect(
            comparison.symbolLines == [
                "renamed ShapeStyle.neutral5: Color → ShapeStyle.gray5: Color", "added ShapeStyle.gray9: Color",
                "renamed ShapeStyle.neutral9: Color → ShapeStyle.gray9: Color",
            ])
        #expect(!comparison.isBreaking)

        let retyped = try compared(old, file(("gray.5", token(.number, "1", variable: "1"))), outputs: outputs)
        #expect(retyped.symbols.map(\.isBreaking) == [true, true])
    }

    @Test("is a second name, too, which breaks code when it goes, and saves it where it is the old name")
    func secondNames() throws {
        let outputs = [output("shape-style", names: rules(alsoNamed: ["gray": "neutral"]))]
        let old = file(("gray.5", colorToken("#111")), ("slate.1", colorToken("#999", variable: "1")))
        let new = file(("gray.7", colorToken("#111")), ("slate.1", colorToken("#999", variable: "1")))
        let comparison = try compared(old, new, outputs: outputs)
        #expect(
            comparison.symbolLines == [
                "added ShapeStyle.gray7: Color", "removed ShapeStyle.gray5: Color",
                "removed ShapeStyle.neutral5: Color", "added ShapeStyle.neutral7: Color",
            ])
        #expect(comparison.breakingCount == 2)

        let moved = try compared(
            file(("neutral.5", colorToken("#111", variable: "1"))), file(("gray.5", colorToken("#111", variable: "1"))),
            outputs: outputs)
        #expect(moved.symbolLines == ["renamed ShapeStyle.neutral5: Color → ShapeStyle.gray5: Color"])
        #expect(!moved.isBreaking)
        let back = try compared(
            file(("gray.5", colorToken("#111"))), file(("neutral.5", colorToken("#111"))), outputs: outputs)
        #expect(back.symbolLines == ["removed ShapeStyle.gray5: Color"])
    }

    @Test("has the type that the language gives its values")
    func otherTypes() throws {
        let outputs = [output("my-own", types: [.duration, .number, .fontFamily, .shadow])]
        func types(_ old: String, _ new: String) throws -> [String] {
            try compared(file(("a", old)), file(("a", new)), outputs: outputs).symbolLines
        }
        let duration = token(.duration, #"{ "value": 1, "unit": "s" }"#)
        #expect(
            try types(token(.number, "1"), duration) == ["retyped MyOwn.a: CGFloat → MyOwn.a: Double"])
        let shadow = token(
            .shadow,
            ##"{ "color": "#111111", "offsetX": "1px", "offsetY": "1px", "blur": "1px", "spread": "1px" }"##)
        #expect(
            try types(token(.fontFamily, #""Inter""#), shadow) == ["retyped MyOwn.a: String → MyOwn.a: LayeredShadow"])
    }

    @Test("is told to be unknown where no output takes a token")
    func noOutput() throws {
        let comparison = try compared(file(("a", colorToken("#111"))), "{}")
        #expect(comparison.symbols.isEmpty && !comparison.isBreaking)
        #expect(comparison.notes.count == 1)
        #expect(comparison.notes.first?.hasPrefix("no output of the configuration selects any of these tokens") == true)
        #expect(comparison.summary == "1 removed")
    }
}
