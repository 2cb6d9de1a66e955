import Testing

@testable import DesignTokens

@Suite("Colors with another opacity")
struct ComposedColorTests {
    /// A mode of a collection: tokens as `name value`, or `name base opacity red`, where `base` is a variable.
    private func mode(_ name: String, _ tokens: String...) -> String {
        let members = tokens.enumerated().map { number, token in
            let parts = token.split(separator: " ").map(String.init)
            let id = "\"com.figma.variableId\": \"VariableID:\(number)\""
            if parts.count == 2 {
                return """
                    "\(parts[0])": { "$type": "color", "$value": "\(parts[1])", "$extensions": { \(id) } }
                    """
            }
            return "\"\(parts[0])\": " + composed(parts[1], parts[2], red: parts[3], id: id)
        }
        return """
            { \(members.joined(separator: ", ")), "$extensions": { "com.figma.modeName": "\(name)" } }
            """
    }

    /// A token of a base's color in an opacity; of a base in another collection, where one is named.
    private func composed(
        _ base: String, _ opacity: String, red: String = "1", id: String = "\"x\": 1", collection: String? = nil
    ) -> String {
        let set = collection.map { name in
            ", \"targetVariableSetName\": \"\(name)\", \"targetVariableSetId\": \"VariableCollectionId:7\""
        }
        return """
            { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(red), 0, 0], "alpha": \(opacity) },
              "$extensions": { \(id), "com.figma.composedColor": { "colorArg": { "type": "alias",
                "alias": { "targetVariableName": "\(base)"\(set ?? "") } }, "opacityArg": { "type": "number", "value": 5 } } } }
            """
    }

    private func alphas(_ path: String, _ resolution: Resolution) throws -> [String] {
        let token = try #require(resolution.graph.token(at: path))
        return resolution.values(of: token).map { mode, value in
            guard case .color(let color) = value else { return "\(mode): none" }
            return "\(mode): red \(color.red), alpha \(color.alpha)"
        }
    }

    @Test("refer to their base, and have its color in every mode, each with the opacity of the value there")
    func modes() throws {
        let resolution = try MarkedFiles(
            mode("Light", "ink #FF0000", "overlay ink 0.25 1"), mode("Dark", "ink #000000", "overlay ink 0.5 0")
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(try resolution.step("overlay") == "variable ink")
        #expect(
            try alphas("overlay", resolution) == ["Light: red 1.0, alpha 0.25", "Dark: red 0.0, alpha 0.5"])
        #expect(resolution.modes.map { $0.traces[1].opacity } == [0.25, 0.5])
        #expect(resolution.traces[0].opacity == nil)
    }

    @Test("can be a color of its own in another mode")
    func literalInOneMode() throws {
        let resolution = try MarkedFiles(
            mode("Light", "ink #FF0000", "overlay ink 0.25 1"), mode("Dark", "ink #000000", "overlay #00FF00")
        ).resolution()
        #expect(try alphas("overlay", resolution) == ["Light: red 1.0, alpha 0.25", "Dark: red 0.0, alpha 1.0"])
        #expect(resolution.modes.map { $0.traces[1].step } == [.variable, .literal])
    }

    @Test("replace the opacity of their base, and hand their own on to what refers to them")
    func chain() throws {
        let resolution = try MarkedFiles(
            mode(
                "Light", "ink #FF0000", "half ink 0.5 1", "quarter half 0.25 1", "alias {quarter}", "again quarter 1 1")
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.traces.map(\.opacity) == [nil, 0.5, 0.25, 0.25, 1])
        #expect(resolution.traces.map(\.origin) == [0, 0, 0, 0, 0])
        #expect(
            resolution.graph.tokens.indices.map { resolution.modes[0].setOpacity(of: $0) } == [nil, 0.5, 0.25, nil, 1])
    }

    @Test("follow a base in another collection, which their values help to find the default mode of")
    func otherCollection() throws {
        let resolution = try MarkedFiles(
            mode("Light", "ink #FF0000"), mode("Dark", "ink #000000"),
            "{ \"card\": \(composed("ink", "0.25", red: "0", collection: "Colours")) }"
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(resolution.graph.collections[0].modes.map(\.name) == ["Dark", "Light"])
        #expect(
            try alphas("card", resolution) == ["Dark: red 0.0, alpha 0.25", "Light: red 1.0, alpha 0.25"])
        #expect(resolution.collectionMatches.map(\.name) == ["Colours"])
    }

    @Test("without a collection mean their own, also where another one has a variable of that name")
    func ownCollection() throws {
        let resolution = try MarkedFiles(
            ##"{ "x": { "ink": { "$type": "color", "$value": "#FF0000" } }, "y": \##(composed("ink", "0.5")) }"##,
            ##"{ "z": { "ink": { "$type": "color", "$value": "#00FF00" } } }"##
        ).resolution()
        #expect(try resolution.step("y") == "variable x.ink")
        #expect(resolution.diagnostics.isEmpty)
    }

    @Test("keep their value where the base is gone, with one warning")
    func missing() throws {
        let files = try MarkedFiles(
            """
            { "a": { "$type": "color", "$value": 1️⃣"#FF000080", "$extensions": { "com.figma.composedColor": {
                "colorArg": { "type": "alias", "alias": { "targetVariableName": "gone" } } } } },
              "b": \(composed("gone", "0.5")) }
            """)
        let resolution = files.resolution()
        files.expect(
            resolution.diagnostics,
            are: """
                1️⃣: warning: 2 values are kept as exported, because the variables that they refer to are \
                not in their own collection [missing-variable]
                1️⃣: note: publish the variables, or export the collection again
                """)
        #expect(try resolution.step("b") == "literal")
    }

    @Test("are just their value where they are made of a color without a name")
    func color() throws {
        let resolution = try MarkedFiles(
            """
            { "a": { "$type": "color", "$value": "#FF000080", "$extensions": { "com.figma.composedColor": {
                "colorArg": { "type": "color", "value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } } } }
            """
        ).resolution()
        #expect(resolution.diagnostics.isEmpty)
        #expect(try resolution.step("a") == "literal")
        #expect(resolution.graph.tokens[0].annotations == nil)
    }

    @Test("whose color is not that of their base are a warning; the opacity may differ")
    func stale() throws {
        let resolution = try MarkedFiles(
            mode("Light", "ink #FF0000", "old ink 0.5 0", "new ink 0.5 1")
        ).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["variable-differs"])
    }

    @Test("that refer to themselves in a circle keep the value of the last one")
    func cycle() throws {
        let resolution = try MarkedFiles(mode("Light", "a b 0.5 1", "b a 0.25 1")).resolution()
        #expect(resolution.diagnostics.map(\.code) == ["variable-cycle"])
        #expect(resolution.traces.map(\.opacity) == [0.5, nil])
        #expect(resolution.value(of: 0) == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(resolution.value(of: 1) == .color(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.25)))
    }
}
