import Testing

@testable import TokenGeneratorBuildTool

@Suite("The program of the build plugin")
struct BuildToolTests {
    @Test("takes what the plugin passes")
    func options() throws {
        let options = try #require(
            TokenGeneratorBuildTool.options([
                "generate", "--quiet", "--flat", "--config", "a/tokengenerator.json", "--output-root", "out",
                "--only-target", "App", "--planned-files", "tokens\nA.swift",
            ]))
        #expect(options.isFlat && options.task == .write && options.replacement == .none)
        #expect(options.configurationPath == "a/tokengenerator.json")
        #expect(options.outputRoot == "out")
        #expect(options.targets == .compiled("App"))
        #expect(options.plannedFiles == ["tokens", "A.swift"])
        #expect(TokenGeneratorBuildTool.options(["generate", "--planned-files", ""])?.plannedFiles == [])
    }

    @Test(
        "refuses anything else, so that nothing is generated where something else was asked for",
        arguments: [
            [], ["--quiet"], ["init"], ["generate", "--check", "x"], ["generate", "--config"], ["generate", "x"],
        ])
    func mistakes(arguments: [String]) {
        #expect(TokenGeneratorBuildTool.options(arguments) == nil)
    }

    @Test("says whom to run instead, and says what is wrong as TokenGenerator does")
    func errors() throws {
        let refused = try Tool.run(["init"], of: "TokenGeneratorBuildTool", in: "/")
        #expect(refused.exitCode == 64 && refused.output.isEmpty)
        let advice = "run 'TokenGenerator' instead"
        #expect(refused.errors == "error: expected the arguments of TokenGeneratorPlugin; \(advice)\n")
        let arguments = ["generate", "--quiet", "--config", "/none/tokengenerator.json"]
        let failed = try Tool.run(arguments, of: "TokenGeneratorBuildTool", in: "/")
        #expect(failed.exitCode == 1)
        #expect(failed.errors == (try Tool.run(arguments, in: "/")).errors)
    }
}
