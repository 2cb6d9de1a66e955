import DesignTokens
import LocatedJSON
import TestSupport
import Testing

@Suite("Three axes against a naive reader")
struct RandomLayersTests {
    @Test("a Tokens Studio project has the values of every full combination of its themes, sums too", arguments: 0..<60)
    func studio(seed: Int) throws {
        var numbers = RandomNumbers(seed: seed)
        let layers = RandomLayers(&numbers, longestSum: 3)
        var project = StudioProject(path: "a.json")
        project.addFile(try JSONDocument(parsing: Array(layers.studioFile.utf8), path: "a.json"))
        expectAgreement(project.reading(), layers, layers.studioFile)
    }

    @Test("so has a resolver document of its modifiers", arguments: 0..<60)
    func resolver(seed: Int) throws {
        var numbers = RandomNumbers(seed: 1000 + seed)
        let layers = RandomLayers(&numbers, longestSum: 1)
        let reading = resolverDocument(try MarkedFiles(layers.resolverDocument)).reading()
        expectAgreement(reading, layers, layers.resolverDocument)
    }

    @Test("in each appearance of each theme, tokens have the values that its layers have there", arguments: 0..<60)
    func variants(seed: Int) throws {
        var numbers = RandomNumbers(seed: 2000 + seed)
        let layers = RandomLayers(&numbers, longestSum: 2)
        let made = RandomVariants(layers, &numbers)
        var project = StudioProject(path: "a.json")
        project.addFile(try JSONDocument(parsing: Array(layers.studioFile.utf8), path: "a.json"))
        var options = AliasResolver.Options()
        (options.themes, options.appearances) = (made.themeChoices, made.appearances)
        let resolution = AliasResolver.resolve(TokenGraph([project.reading()]), options: options).checked()
        let variants = resolution.variants
        var differences: [String] = []
        for (theme, states) in zip([nil, 0, 1], variants.states) {
            for (appearance, state) in zip(variants.appearances, states) {
                let contexts = made.contexts(theme, in: appearance)
                for token in layers.base.indices {
                    let expected = Double(layers.value(of: token, in: contexts))
                    let found = resolution.graph.token(at: "t\(token)").map(state.value)
                    if found?.points != expected {
                        differences.append("t\(token) in \(appearance) of \(theme ?? -1) is not \(expected)")
                    }
                }
            }
        }
        #expect(variants.appearances.contains(.dark))
        #expect(differences == [], "\(layers.studioFile) \(made.usual) \(made.themes)")
    }

    private func expectAgreement(_ reading: TokenReading, _ layers: RandomLayers, _ text: String) {
        let resolution = AliasResolver.resolve(TokenGraph([reading])).checked()
        // By chance, one group can always have the last word.
        let diagnostics = resolution.diagnostics.filter { $0.code != .overriddenThemes }
        #expect(diagnostics.map(\.text) == [], "\(text)")
        let values = ContextValues(resolution)
        var differences: [String] = []
        for combination in layers.combinations {
            // An axis that changes nothing need not be one of the graph's.
            let contexts = resolution.graph.axes.map { axis in
                layers.axes.firstIndex { $0.name == axis.name }.map { combination[$0] } ?? 0
            }
            for token in layers.base.indices {
                let expected = Double(layers.value(of: token, in: combination))
                let found = resolution.graph.token(at: "t\(token)").flatMap { values.value(of: $0, at: contexts) }
                if found?.points != expected { differences.append("t\(token) in \(combination) is not \(expected)") }
            }
        }
        #expect(differences == [], "\(text)")
    }
}
