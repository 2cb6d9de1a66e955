import TestSupport
import Testing

@testable import CodeGeneration
@testable import Starter

@Suite("Dark files that redefine some tokens of others, in a starter configuration")
struct StarterOverlayTests {
    private let names = ["bg", "ink", "line", "card", "hover", "focus", "muted", "accent"]

    private func colors(_ group: String, _ names: [String], _ hex: String = "#112233") -> String {
        "{ \"\(group)\": \(object(names, color(hex))) }"
    }

    @Test("are modes of the files that they override, even with more tokens of their own", arguments: [1, 4, 6])
    func moreOfItsOwn(_ ownCount: Int) throws {
        let own = (0..<ownCount).map { "glow\($0)" }
        let started = try start([
            "tokens/base.json": colors("color", names),
            "tokens/dark.json": colors("color", Array(names.prefix(3)) + own, "#DDEEFF"),
            "tokens/space.json": #"{ "space": { "s": \#(number()) } }"#,
        ])
        #expect(started.starter.summary.sources == ["tokens/base.json", "tokens/dark.json", "tokens/space.json"])
        #expect(started.run.resolution.graph.axes.map(\.contexts) == [["base", "dark"]])
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
        #expect(started.run.symbols.untaken.isEmpty)
        #expect(!started.run.hasErrors)
    }

    @Test("are listed with the reason why they are modes")
    func evidence() throws {
        let started = try start([
            "tokens/light.json": colors("color", names), "tokens/dark.json": colors("color", names, "#DDEEFF"),
        ])
        let reason = "because they define the same tokens"
        #expect(
            started.starter.summary.modes.map { String($0.prefix { $0 != ":" }) } == [
                "a collection has the modes light, dark, \(reason)"
            ])
    }

    @Test("are none if the groups of a file are modes")
    func groups() throws {
        let started = try start([
            "tokens/colors.json":
                #"{ "light": \#(object(names, color())), "dark": \#(object(names, color("#DDEEFF"))), "other": \#(color()) }"#
        ])
        #expect(started.starter.summary.sources == ["tokens/colors.json"])
        #expect(!(started.starter.text ?? "").contains("left out"))
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
        #expect(started.run.symbols.untaken.isEmpty)
    }

    @Test("are modes beside those for high contrast")
    func contrast() throws {
        let started = try start([
            "tokens/base.json": colors("color", names), "tokens/dark.json": colors("color", names, "#DDEEFF"),
            "tokens/high-contrast.json": colors("color", Array(names.prefix(2)) + ["edge", "rim"], "#000000"),
        ])
        #expect(started.run.resolution.graph.axes.map(\.contexts) == [["base", "dark", "high-contrast"]])
        #expect(started.run.resolution.variants.appearances == [.light, .dark, .lightHighContrast])
        #expect(started.run.symbols.untaken.isEmpty)
    }

    @Test("are not modes if they have the same name")
    func sameModes() throws {
        let started = try start([
            "tokens/light.tokens.json": colors("color", names),
            "tokens/dark.tokens.json": colors("color", names, "#DDEEFF"),
            "tokens/dark.high-contrast.tokens.json": colors("color", Array(names.prefix(2)), "#000000"),
        ])
        #expect(!started.run.hasErrors)
        #expect(started.starter.text?.contains("\"collection\"") == false)
    }

    @Test("are modes of all files, and only those, whose tokens they redefine")
    func ofSeveral() throws {
        let started = try start([
            "tokens/base.json": colors("color", names), "tokens/parts.json": colors("button", names),
            "tokens/dark.json": """
            { "color": \(object(Array(names.prefix(4)), color("#DDEEFF"))),
              "button": \(object(Array(names.prefix(3)), color("#DDEEFF"))) }
            """,
        ])
        #expect(started.starter.summary.sources == ["tokens/base.json", "tokens/dark.json", "tokens/parts.json"])
        #expect(started.run.resolution.graph.axes.map(\.contexts) == [["base", "dark"]])
        #expect(started.run.resolution.variants.appearances == [.light, .dark])
        #expect(!started.run.hasErrors)
    }

    @Test("are modes of several files, even with tokens of their own")
    func ofSeveralWithMore() throws {
        let started = try start([
            "tokens/base.json": colors("color", names), "tokens/parts.json": colors("button", names),
            "tokens/dark.json": """
            { "color": \(object(Array(names.prefix(4)), color())), "button": \(object(Array(names.prefix(3)), color())),
              "night": \(object(Array(names.prefix(3)), color())) }
            """,
        ])
        #expect(started.starter.summary.sources == ["tokens/base.json", "tokens/dark.json", "tokens/parts.json"])
        #expect(started.starter.text?.contains("left out") == false)
        #expect(started.isProven)
    }
}
