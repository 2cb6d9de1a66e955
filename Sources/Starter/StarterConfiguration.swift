import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess

/// A first `tokengenerator.json` for the token files and asset catalogs of a folder: layers, selections and names
/// filled in, so that it generates without a collision.
///
/// ```swift
/// let starter = StarterConfiguration.write(in: ".", LocalFileSystem())
/// for diagnostic in starter.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterConfiguration: Sendable {
    /// The configuration; `nil` after an error.
    package private(set) var text: String?
    /// What is wrong with the files that were found.
    package private(set) var diagnostics: [Diagnostic] = []
    /// What was found.
    package private(set) var summary = Summary()

    /// What a starter configuration is made of. Paths are relative to the folder.
    package struct Summary: Sendable, Hashable {
        /// What the configuration names as token files.
        package var sources: [String] = []
        /// The token files that state the tokens of another again.
        package var leftOut: [LeftOutFile] = []
        /// The asset catalogs that hold images.
        package var catalogs: [String] = []
        /// The files that the configuration makes, with the output root.
        package var outputs: [String] = []
        /// How many tokens the sources hold.
        package var tokenCount = 0
        /// How many of them an output takes.
        package var takenCount = 0
    }

    /// A token file that cannot be read beside another, because both state the same tokens.
    package struct LeftOutFile: Sendable, Hashable {
        package var path: String
        /// The file that states some of its tokens and is a source.
        package var firstPath: String
        /// How many of its tokens that file states; none where only a group of one has the path of a token of the other.
        package var sharedCount: Int
        /// How many tokens it holds.
        package var tokenCount: Int
    }

    /// Whether there is no configuration.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// Makes a configuration and writes it, unless there is one.
    ///
    /// - Parameters:
    ///   - folder: The folder to look through, and to write to.
    ///   - fileSystem: Where it lies.
    /// - Returns: The configuration that was written, or an error: `configuration-exists`, `no-token-files`,
    ///   `cannot-write`.
    package static func write(in folder: String = ".", _ fileSystem: any FileSystem = LocalFileSystem()) -> Self {
        let path = FilePath.join(folder, ConfigurationLoader.fileName)
        let files = NewFiles(
            kind: "configuration", existsCode: .configurationExists, existsAdvice: "init never overwrites one",
            failureAdvice: "check the permissions of the folder", fileSystem: fileSystem)
        let problems = files.problems(with: [path])
        guard problems.isEmpty else { return StarterConfiguration(diagnostics: problems) }
        var starter = StarterConfiguration(in: folder, fileSystem)
        let failures = starter.text.map { files.create([(path, $0)]) } ?? []
        if !failures.isEmpty { starter.text = nil }
        starter.diagnostics += failures
        return starter
    }

    private init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Makes a configuration for what a folder holds.
    private init(in folder: String, _ fileSystem: any FileSystem) {
        let search = StarterSearch(folder, in: fileSystem)
        let sources = StarterSources(search, in: folder, fileSystem)
        diagnostics = search.diagnostics + sources.diagnostics
        guard !sources.readings.isEmpty else {
            diagnostics.append(Self.noTokenFiles)
            return
        }
        let resolution = AliasResolver.resolve(TokenGraph(sources.readings))
        let draft = StarterDraft(search, sources, resolution) { path in
            AssetCatalog.load(FilePath.join(folder, path), from: fileSystem)
        }
        let tokenCount = resolution.graph.tokens.count - resolution.leftOut.count
        text = draft.text
        summary = Summary(
            sources: draft.sources, leftOut: sources.leftOut, catalogs: draft.catalogs,
            outputs: draft.outputs.map { FilePath.join(draft.outputRoot, $0.configuration.path.value) },
            tokenCount: tokenCount, takenCount: tokenCount - draft.untaken.count)
        diagnostics += Self.problems(of: resolution, besides: sources.readings.flatMap(\.diagnostics))
        if summary.takenCount == 0 { diagnostics.append(Self.nothingTaken(tokenCount)) }
        diagnostics += Self.proof(of: draft.text, resolution)
    }

    /// What is wrong beyond what stands in one file, such as references into a file that is left out.
    private static func problems(of resolution: Resolution, besides known: [Diagnostic]) -> [Diagnostic] {
        let known = Set(known)
        let errors = resolution.diagnostics.filter { $0.severity == .error && !known.contains($0) }
        // No file is to blame, and no run of validate would be made for it.
        let tooMany = resolution.diagnostics.filter { $0.code == .tooManyCombinations && $0.severity == .warning }
        return Diagnostic.summary(of: errors) { "the tokens have \($0) in what they refer to" } + tooMany
    }

    /// Reads the text back and names every token that it takes: nothing is wrong with what is written.
    private static func proof(of text: String, _ resolution: Resolution) -> [Diagnostic] {
        let reading = ConfigurationReader.read(Array(text.utf8), path: ConfigurationLoader.fileName)
        return reading.diagnostics + SymbolTable(resolution, reading.configuration).diagnostics
    }

    private static let noTokenFiles = Diagnostic(
        .error, .noTokenFiles, "there is no token file here",
        advice: "export the variables from Figma into a folder \"tokens\", as \"Mode 1.tokens.json\" or the like, and "
            + "run init in the folder above it")

    private static func nothingTaken(_ count: Int) -> Diagnostic {
        Diagnostic(
            .warning, .nothingTaken, "no template can write any of the \(count) tokens",
            advice: "none is a color or a number; a template of your own can (\"templates\")")
    }
}
