import DesignTokens
import Testing

@testable import CodeGeneration

@Suite("Settings")
struct SettingsTests {
    private var configuration: Configuration {
        var configuration = Configuration(path: "Design/tokengenerator.json")
        configuration.sources = [SourceConfiguration(Located("tokens"))]
        configuration.targets[0].catalogs = [Located("A.xcassets")]
        configuration.targets[0].outputRoot = Located("Sources")
        configuration.templates = Located("templates")
        configuration.resolverInputs.inputs = [ResolverInputs.Input(name: "theme", value: "light")]
        return configuration
    }

    @Test("are those of the configuration, whose paths begin in its folder")
    func configured() {
        let settings = Settings(configuration)
        #expect(settings.sources.files.map(\.path.value) == ["tokens"])
        #expect(settings.sources.folder == "Design")
        #expect(settings.outputRoot == "Design/Sources")
        #expect(settings.outputBoundary == "Design")
        #expect(settings.templateFolder == "Design/templates")
        #expect(
            settings.inputs == [
                "Design/tokengenerator.json", "Design/tokens", "Design/A.xcassets", "Design/templates",
            ])
    }

    @Test("are those of the command line where it says any, whose paths begin in the working directory")
    func options() {
        var options = CommandOptions()
        options.files = ["other.json"]
        options.outputRoot = "out"
        options.templates = "own"
        options.inputs = [ResolverInputs.Input(name: "theme", value: "dark")]
        let settings = Settings(configuration, options)
        #expect(settings.sources.files.map(\.path.value) == ["other.json"])
        #expect(settings.sources.folder == ".")
        #expect(settings.outputRoot == "out")
        #expect(settings.outputBoundary == nil)
        #expect(settings.templateFolder == "own")
        #expect(settings.resolverInputs.inputs.map(\.value) == ["light", "dark"])
    }
}
