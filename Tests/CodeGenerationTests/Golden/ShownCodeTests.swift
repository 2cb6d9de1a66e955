import FileAccess
import GoldenCases
import Testing

@testable import CodeGeneration
@testable import Reports

@Suite("The code that is shown for tokens") struct ShownCodeTests {
    private static let cases = [
        "appearances", "catalog-colors", "composed-colors", "expressions", "former-names", "themes", "themes-groups",
        "themes-of-all-colors",
    ].map(GoldenCase.init)

    @Test("is what the files have, whatever their template makes of a token", arguments: cases)
    func isWritten(_ golden: GoldenCase) throws {
        let tokens = tokens(of: golden)
        var count = 0
        for declaration in tokens.usable.flatMap(\.declarations) where declaration.output.hasSuffix(".swift") {
            let file = String(
                decoding: try LocalFileSystem().read(golden.file(declaration.output)), as: UTF8.self)
            let expression = try #require(declaration.expression)
            #expect(file.contains(expression), "\(declaration.symbol.text) in \(declaration.output)")
            count += 1
        }
        #expect(count > 0)
    }

    @Test("is found again by every name that it has in an output, and by that which lists show", arguments: cases)
    func isFound(_ golden: GoldenCase) {
        let tokens = tokens(of: golden)
        let search = TokenSearch(tokens)
        for token in tokens.usable {
            for name in token.declarations.map(\.reference) + [token.reference].compactMap(\.self) {
                let found = search.matches(name).contains { match in
                    if case .token(let found) = match { found.path == token.path } else { false }
                }
                #expect(found, "\(name) of \(token.path)")
            }
        }
    }

    @Test("loads a color set, and the list says the same as an explanation")
    func colorSet() throws {
        let tokens = tokens(of: GoldenCase(name: "catalog-colors"))
        let token = tokens[try #require(tokens.graph.token(at: "Background.Raised"))]
        #expect(token.expression == #"Color("Background/Raised", bundle: ColorSets.bundle)"#)
        #expect(token.declarations.first?.expression == token.expression)
        #expect(
            ListChoice(tokens).jsonLines.contains(
                #""expression":"Color(\"Background/Raised\", bundle: ColorSets.bundle)","symbol":"#))
    }

    private func tokens(of golden: GoldenCase) -> InspectedTokens {
        var options = CommandOptions()
        options.configurationPath = golden("tokengenerator.json")
        return InspectedTokens(GeneratorPipeline().analyze(options))
    }
}
