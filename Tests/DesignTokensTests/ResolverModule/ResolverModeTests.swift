import DesignTokens
import LocatedJSON
import Testing

@Suite("Resolver module: contexts are modes")
struct ResolverModeTests {
    private func number(_ name: String, _ value: Int) -> String {
        #"{ "\#(name)": { "$type": "number", "$value": \#(value) } }"#
    }

    private func resolution(
        _ text: String, inputs: [String: String] = [:], modes: [ModeChoice] = []
    ) throws -> Resolution {
        let inputs = ResolverInputs(inputs.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) })
        let reading = resolverDocument(try MarkedFiles(text)).reading(inputs)
        return AliasResolver.resolve(TokenGraph([reading]), options: AliasResolver.Options(modes: modes)).checked()
    }

    private func values(_ resolution: Resolution, _ path: String) throws -> [String] {
        let token = try #require(resolution.graph.token(at: path))
        return resolution.values(of: token).map { "\($0.mode) \(Int($0.value.points ?? -1))" }
    }

    /// Two modifiers, each with a token of its own and one that both state; the second wins.
    private var two: String {
        """
        { "version": "2025.10",
          "sets": { "base": { "sources": [\(number("plain", 1)), \(number("both", 0))] } },
          "modifiers": {
            "theme": { "default": "light", "contexts": {
              "dark": [\(number("ink", 2)), \(number("both", 20))], "light": [\(number("ink", 3)), \(number("both", 30))] } },
            "density": { "default": "loose", "contexts": {
              "loose": [\(number("gap", 4))], "tight": [\(number("gap", 5)), \(number("both", 50))] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }] }
        """
    }

    @Test("tokens of one modifier are its collection, and those of two have the product of the two as modes")
    func collections() throws {
        let resolution = try resolution(two)
        #expect(resolution.diagnostics.isEmpty)
        let collections = resolution.graph.collections.map { collection in
            "\(collection.name ?? "-"): \(collection.modes.map(\.name).joined(separator: " "))"
        }
        #expect(
            collections == [
                "a.json: default", "theme: light dark", "density: loose tight",
                "theme × density: light-loose light-tight dark-loose dark-tight",
            ])
        #expect(try values(resolution, "plain") == [])
        #expect(try values(resolution, "ink") == ["light 3", "dark 2"])
        #expect(try values(resolution, "gap") == ["loose 4", "tight 5"])
    }

    @Test("a name of one context means the default contexts of the other modifiers")
    func combinations() throws {
        let both = try values(try resolution(two), "both")
        #expect(Set(both).isSuperset(of: ["light 30", "dark 20", "tight 50", "dark-tight 50"]))
    }

    @Test("the configuration can choose a context of each modifier")
    func chosenModes() throws {
        let modes = [
            ModeChoice(name: "plain"),
            ModeChoice(name: "dark-compact", collections: ["theme": ["dark"], "density": ["tight"]]),
            ModeChoice(name: "night", collections: ["theme": ["dark"]]),
        ]
        let resolution = try resolution(two, modes: modes)
        #expect(try values(resolution, "both") == ["plain 30", "dark-compact 50", "night 20"])
        #expect(try values(resolution, "ink") == ["plain 3", "dark-compact 2", "night 2"])
    }

    @Test("a modifier that an input fixes has no modes")
    func fixed() throws {
        let resolution = try resolution(two, inputs: ["THEME": "Dark"])
        #expect(resolution.diagnostics.isEmpty)
        #expect(try values(resolution, "ink") == [])
        #expect(try values(resolution, "both") == ["loose 20", "tight 50"])
    }

    @Test("a token that only some contexts state has its value in all modes")
    func onlyInOneContext() throws {
        let text = resolver(modifiers: [
            ("debug", #"{ "default": "off", "contexts": { "off": [], "on": [\#(number("flag", 1))] } }"#)
        ])
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.isEmpty)
        let flag = try #require(resolution.graph.token(at: "flag"))
        #expect(resolution.value(of: flag) == .number(1))
        #expect(try values(resolution, "flag") == [])
    }

    @Test("an alias follows its target into every mode, and a group that extends another follows it too")
    func references() throws {
        let text = """
            { "version": "2025.10", "sets": { "s": { "sources": [
                { "a": { "$type": "number", "x": { "$value": 1 } }, "b": { "$extends": "{a}" },
                  "c": { "$type": "number", "$value": "{a.x}" } }] } },
              "modifiers": { "m": { "default": "one", "contexts": {
                "one": [], "two": [{ "a": { "x": { "$value": 2 } } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }] }
            """
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.map(\.text) == [])
        for path in ["a.x", "b.x", "c"] { #expect(try values(resolution, path) == ["one 1", "two 2"]) }
    }

    @Test("a million permutations cost nothing where no token depends on many modifiers")
    func permutations() throws {
        let text = resolver(
            modifiers: (0..<20).map { index in
                (
                    "m\(index)",
                    #"{ "default": "a", "contexts": { "a": [\#(number("t\(index)", 1))], "b": [\#(number("t\(index)", 2))] } }"#
                )
            })
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.graph.collections.count == 21)
    }

    @Test("modifiers that change tokens of one group are looked at together, and each changes its own")
    func independentModifiers() throws {
        let text = """
            { "version": "2025.10", "sets": { "s": { "sources": [{ "g": { "$type": "number",
                "a": { "$value": 1 }, "b": { "$value": 2 }, "c": { "$value": 3 }, "d": { "$value": 4 } } }] } },
              "modifiers": {
                "m": { "default": "one", "contexts": { "one": [], "two": [{ "g": { "a": { "$value": 5 } } }],
                  "three": [{ "g": { "a": { "$value": 6 }, "e": { "$value": 7 } } }] } },
                "n": { "default": "small", "contexts": { "small": [], "large": [{ "g": { "b": { "$value": 8 } } }] } },
                "o": { "default": "in", "contexts": { "in": [],
                  "out": [{ "g": { "b": { "$value": 9 }, "c": { "$value": 0 } } }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/n" },
                { "$ref": "#/modifiers/o" }] }
            """
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.map(\.text) == [])
        #expect(try values(resolution, "g.a") == ["one 1", "two 5", "three 6"])
        #expect(try values(resolution, "g.b") == ["in 2", "out 9", "small 2", "large 8", "out-large 9"])
        #expect(try values(resolution, "g.c") == ["in 3", "out 0"])
        #expect(try values(resolution, "g.d") == [])
        #expect(try resolution.value(of: #require(resolution.graph.token(at: "g.e"))) == .number(7))
    }

    @Test("modifiers beyond the limit stay in their default contexts")
    func manyModifiers() throws {
        let text = resolver(
            modifiers: (0..<1_002).map { index in
                (
                    "m\(index)",
                    #"{ "default": "a", "contexts": { "a": [\#(number("t\(index)", 1))], "b": [\#(number("t\(index)", 2))] } }"#
                )
            })
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.map(\.code) == ["limit-exceeded"])
        #expect(resolution.graph.axes.count == 1_000)
        #expect(try values(resolution, "t999") == ["a 1", "b 2"])
        #expect(try values(resolution, "t1000") == [])
        #expect(try resolution.value(of: #require(resolution.graph.token(at: "t1001"))) == .number(1))
    }

    @Test("a token that a million permutations change is an error that says so")
    func tooManyModes() throws {
        let text = resolver(
            modifiers: (0..<20).map { index in
                ("m\(index)", #"{ "default": "a", "contexts": { "a": [], "b": [\#(number("t", index))] } }"#)
            })
        let resolution = try resolution(text)
        #expect(resolution.diagnostics.map(\.code) == ["limit-exceeded"])
        #expect(resolution.diagnostics.first?.message == "20 modifiers change 't', resulting in more than 100 modes")
    }
}
