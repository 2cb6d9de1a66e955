import Testing

@testable import DesignTokens

@Suite("Style Dictionary: files that are modes")
struct StyleDictionaryModeTests {
    private let day = ##"{ "color": { "paper": { "value": "#FFFFFF" }, "ink": { "value": "{base.dark.value}" } } }"##
    private let night = ##"{ "color": { "ink": { "value": "#FFFFFF" }, "paper": { "value": "{base.dark.value}" } } }"##
    private let base = ##"{ "base": { "dark": { "value": "#000000" } } }"##

    @Test("are those that state the same tokens, where no other file does")
    func twins() throws {
        let reading = try StyleDictionaryReading(day, night, base)
        reading.expect(
            """
            a.json:1:1: note: these files hold the same tokens, and are taken for modes: a.json (a), b.json (b) \
            [inferred-modes]
            """)
        let resolution = reading.resolution
        #expect(resolution.graph.collections.map { $0.modes.map(\.name) } == [["default"], ["a", "b"]])
        let paper = try #require(resolution.graph.token(at: "color.paper"))
        let values = resolution.values(of: paper)
        #expect(values.map(\.mode) == ["a", "b"])
        #expect(values.map(\.value) == [.srgb(1, 1, 1), .srgb(0, 0, 0)])
        #expect(resolution.graph.tokens.map(\.path) == ["base.dark", "color.paper", "color.ink"])
    }

    @Test("are none where another file states one of the tokens: the last one counts")
    func overlaid() throws {
        let reading = try StyleDictionaryReading(day, night, ##"{ "color": { "ink": { "value": "#FF0000" } } }"##, base)
        #expect(reading.resolution.graph.collections.map(\.modes.count) == [1])
        #expect(try reading.value("color.ink") == .srgb(1, 0, 0))
        #expect(try reading.value("color.paper") == .srgb(0, 0, 0))
    }

    @Test(
        "are named by what their paths do not have in common",
        arguments: [
            (["tokens/color-dark.json", "tokens/color-light.json"], ["dark", "light"]),
            (["tokens/dark/color.json", "tokens/light/color.json"], ["dark", "light"]),
            (["t/color.dark.json", "t/color.json"], ["dark", "default"]),
            (["a.json", "b.json"], ["a", "b"]),
            (["t/high-contrast dark.json", "t/high-contrast light.json"], ["dark", "light"]),
            (["t/brand-1/a.json", "u/brand-2/a.json"], ["t-brand-1", "u-brand-2"]),
        ])
    func names(paths: [String], names: [String]) { #expect(FileModeNames.names(of: paths) == names) }
}
