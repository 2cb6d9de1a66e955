import Foundation

/// A temporary folder with the projects that are measured.
struct Workspace {
    /// One project: a configuration and the token file it names.
    struct Project {
        /// What the table calls it.
        let name: String
        /// The token file's form; `nil` for the small project, which has a catalog and more templates.
        let form: TokenFileGenerator.Form?
        /// How many tokens were asked for; 0 for the small project.
        let size: Int
        /// The configuration's path.
        let configuration: String
        /// The token file's path.
        let input: String
        /// The folder that outputs are written below.
        let output: String
    }

    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("token-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes everything.
    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Removes what a run has written.
    func clear(_ project: Project) { try? FileManager.default.removeItem(atPath: project.output) }

    /// A project around a generated token file.
    func makeInput(form: TokenFileGenerator.Form, count: Int) throws -> Project {
        let home = folder.appendingPathComponent("\(form)-\(count)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let input = home.appendingPathComponent("tokens.json")
        let command = [Self.ownPath, "make-input", form.rawValue, "\(count)", input.path]
        _ = try ChildProcess.run(command, logFolder: folder.path)
        let configuration = home.appendingPathComponent("tokengenerator.json")
        try Data(Self.configuration.utf8).write(to: configuration)
        return Project(
            name: "\(form)", form: form, size: count, configuration: configuration.path, input: input.path,
            output: home.appendingPathComponent("output").path)
    }

    /// The repository's own project, with its catalog, and with another token file if one is given.
    func makeProject(repository: String, tokens: String?) throws -> Project {
        let manager = FileManager.default
        let repository = URL(fileURLWithPath: repository)
        let home = folder.appendingPathComponent("project")
        let input = home.appendingPathComponent("tokens/Mode 1.tokens.json")
        try manager.createDirectory(at: input.deletingLastPathComponent(), withIntermediateDirectories: true)
        let source = tokens.map { URL(fileURLWithPath: $0) }
        try manager.copyItem(at: source ?? repository.appendingPathComponent("tokens/Mode 1.tokens.json"), to: input)
        let configuration = home.appendingPathComponent("tokengenerator.json")
        try manager.copyItem(at: repository.appendingPathComponent("tokengenerator.json"), to: configuration)
        try manager.createSymbolicLink(
            at: home.appendingPathComponent("Examples"),
            withDestinationURL: repository.appendingPathComponent("Examples"))
        return Project(
            name: tokens == nil ? "sample" : "given", form: nil, size: 0, configuration: configuration.path,
            input: input.path, output: home.appendingPathComponent("output").path)
    }

    /// The path of this program.
    static var ownPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

    private static let configuration = """
        {
          "sources": ["tokens.json"],
          "layers": {
            "primitive": ["Colors.brand"], "semantic": ["Colors.semantic"], "component": ["Component"]
          },
          "outputs": [
            { "template": "shape-style", "path": "Color/Primitives.swift",
              "tokens": { "groups": ["Colors.brand"] }, "names": { "drop": ["Colors.brand"] } },
            { "template": "shape-style", "path": "Color/Semantics.swift",
              "tokens": { "groups": ["Colors.semantic"] }, "names": { "drop": ["Colors.semantic"] } },
            { "template": "cgfloat", "path": "Number/Spacing.swift",
              "tokens": { "groups": ["Spacing"] }, "names": { "drop": ["Spacing"] } },
            { "template": "component-token", "path": "Component/ComponentToken.swift",
              "tokens": { "groups": ["Component"] }, "names": { "drop": ["Component"] } }
          ]
        }
        """
}
