import TestSupport
import Testing

@Suite("The import of images") struct ImportImagesTests {
    /// Runs the command in a folder with an export and a configuration.
    private func run(_ arguments: String..., configuration: String = configuration) throws -> Tool.Outcome {
        try withTemporaryFolder { folder in
            try folder.write("<svg/>", to: "Design/images/icons/tick.svg")
            try folder.write(configuration, to: "Design/tokengenerator.json")
            return try Tool.run(["import-images"] + arguments, in: folder.path)
        }
    }

    private static let configuration = """
        { "outputs": [], "images": { "from": "images", "catalog": "App.xcassets", "namespaces": false } }
        """

    @Test("takes its folder and catalog from the command line")
    func commandLine() throws {
        let outcome = try run("Design/images", "--catalog", "App.xcassets")
        #expect(outcome.output == "added   icons/tick (tick.svg)\n1 image: 1 added, 0 changed, 0 same, 0 gone\n")
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == 0)
    }

    @Test("takes them from the configuration, whose paths are relative to its folder")
    func fromConfiguration() throws {
        let outcome = try run("--config", "Design", "--dry-run")
        #expect(
            outcome.output
                == "added   icons/tick (tick.svg)\n1 image: 1 added, 0 changed, 0 same, 0 gone (nothing was written)\n")
        #expect(outcome.exitCode == 0)
    }

    @Test("is an error where neither names them")
    func unnamed() throws {
        let outcome = try run("--config", "Design", configuration: "{ \"outputs\": [] }")
        #expect(outcome.errors.contains("Pass a folder and --catalog, or set \"images\" in the configuration."))
        #expect(outcome.exitCode == 64)
    }

    @Test("refuses a limit for what is not removed")
    func idleLimit() throws {
        let outcome = try run("Design/images", "--catalog", "App.xcassets", "--prune-limit", "3")
        #expect(outcome.errors.contains("--prune-limit requires --prune"))
        #expect(outcome.exitCode == 64)
    }

    @Test("ends with 1 after an error")
    func failure() throws {
        let outcome = try run("Nowhere", "--catalog", "App.xcassets")
        #expect(
            outcome.errors == """
                error: the folder of images 'Nowhere' does not exist [no-images]
                note: pass the folder that contains the exported images

                """)
        #expect(outcome.exitCode == 1)
    }
}
