import LocatedJSON
import Testing

@testable import DesignTokens

@Suite("A modifier that several resolver documents have")
struct SeveralDocumentTests {
    private let ground = document(of: "ground", ("light", "#aaaaaa"), ("dark", "#0a0a0a"))
    private let ink = document(of: "ink", ("light", "#bbbbbb"), ("dark", "#0b0b0b"), ("darkContrast", "#0c0c0c"))

    @Test("is one, whose light and dark the device chooses in all of them, and more contrast where it is stated")
    func contextsOfOneName() throws {
        let resolution = try resolution(ground, ink)
        #expect(shown("ground", resolution) == ["light #AAAAAA", "dark #0A0A0A", "darkHighContrast #0A0A0A"])
        #expect(shown("ink", resolution) == ["light #BBBBBB", "dark #0B0B0B", "darkHighContrast #0C0C0C"])
        #expect(resolution.modes.map(\.name) == ["light", "dark", "darkContrast"])
    }

    @Test("is one for the device where each document calls light and dark differently, too")
    func contextsOfOtherNames() throws {
        let other = Self.document(of: "ink", ("appDark", "#0b0b0b"), ("appLight", "#bbbbbb"))
        let resolution = try resolution(ground, other)
        #expect(shown("ground", resolution) == ["light #AAAAAA", "dark #0A0A0A"])
        #expect(shown("ink", resolution) == ["light #BBBBBB", "dark #0B0B0B"])
    }

    @Test("is not one with a modifier of another name: which of them the device chooses is to be said")
    func otherModifier() throws {
        let other = Self.document(of: "ink", modifier: "inversion", ("light", "#bbbbbb"), ("dark", "#0b0b0b"))
        #expect(shown("ground", try resolution(ground, other)) == ["light #AAAAAA"])
    }

    // MARK: - Helpers

    /// A document with one color, which the contexts of its modifier state.
    private static func document(
        of token: String, modifier: String = "mode", _ contexts: (name: String, color: String)...
    ) -> String {
        let members = contexts.map { context in
            """
            "\(context.name)": [{ "\(token)": { "$type": "color", "$value": "\(context.color)" } }]
            """
        }
        return resolver(modifiers: [
            (modifier, "{ \"default\": \"\(contexts[0].name)\", \"contexts\": { \(members.joined(separator: ", ")) } }")
        ])
    }

    private func resolution(_ texts: String...) throws -> Resolution {
        let readings = try texts.map { resolverDocument(try MarkedFiles($0)).reading() }
        return AliasResolver.resolve(TokenGraph(readings)).checked()
    }

    /// The colors that a token has in the appearances of the device.
    private func shown(_ path: String, _ resolution: Resolution) -> [String] {
        guard let token = resolution.graph.token(at: path) else { return [] }
        let appearances = resolution.variants.appearances.isEmpty ? [.light] : resolution.variants.appearances
        return zip(appearances, resolution.variants.states[0]).map { appearance, state in
            guard case .color(let color) = state.value(of: token) else { return "\(appearance) -" }
            return "\(appearance) \(color.hexadecimalText)"
        }
    }
}
