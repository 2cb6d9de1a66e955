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
        /// The token files that the configuration names.
        package var sources: [String] = []
        /// The token files that state the tokens of another again.
        package var leftOut: [LeftOutFile] = []
        /// The asset catalogs.
        package var catalogs: [String] = []
        /// The files that the configuration makes, with the output root.
        package var outputs: [String] = []
        /// How many tokens the sources hold.
        package var tokenCount = 0
        /// How many of them an output takes.
        package var takenCount = 0
        /// How many images the catalogs hold.
        package var imageCount = 0
    }

    /// A token file that cannot be read beside another, because both state the same tokens.
    package struct LeftOutFile: Sendable, Hashable {
        /// The file.
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

    /// Makes a configuration for what a folder holds; writes nothing.
    ///
    /// - Parameters:
    ///   - folder: The folder, which the configuration's paths are relative to.
    ///   - fileSystem: Where it lies.
    /// - Returns: The configuration, or the error `no-token-files`.
    package static func make(in folder: String = ".", _ fileSystem: any FileSystem = LocalFileSystem()) -> Self {
        var starter = StarterConfiguration()
        let search = StarterSearch(folder, in: fileSystem)
        let sources = StarterSources(search, in: folder, fileSystem)
        starter.diagnostics = search.diagnostics + sources.diagnostics
        guard !sources.readings.isEmpty else {
            starter.reportNoTokenFiles()
            return starter
        }
        let project = StarterProject(search, in: folder, fileSystem)
        let proof = StarterComposer(sources, project).compose()
        starter.text = proof.text
        starter.diagnostics += proof.diagnostics
        starter.summary = proof.summary
        return starter
    }

    /// Makes a configuration and writes it, unless there is one.
    ///
    /// - Parameters:
    ///   - folder: The folder to look through, and to write to.
    ///   - fileSystem: Where it lies.
    /// - Returns: The configuration that was written, or an error: `configuration-exists`, `no-token-files`,
    ///   `cannot-write`.
    package static func write(in folder: String = ".", _ fileSystem: any FileSystem = LocalFileSystem()) -> Self {
        let path = FilePath.join(folder, ConfigurationLoader.fileName)
        do {
            if try fileSystem.status(of: path) != nil { return existing(path) }
            var starter = make(in: folder, fileSystem)
            guard let text = starter.text else { return starter }
            do {
                try fileSystem.create(path, bytes: Array(text.utf8), permissions: nil)
            } catch {
                starter.text = nil
                starter.reportUnwritten(path, error)
            }
            return starter
        } catch {
            var starter = StarterConfiguration()
            starter.reportUnwritten(path, error)
            return starter
        }
    }

    private static func existing(_ path: String) -> Self {
        var starter = StarterConfiguration()
        starter.report(
            .configurationExists, "there is a configuration already", path,
            "remove or rename it, and run init again; init never overwrites one")
        return starter
    }

    private mutating func reportUnwritten(_ path: String, _ error: FileError) {
        report(.cannotWrite, "the configuration \(error.message)", path, "check the permissions of the folder")
    }

    private mutating func reportNoTokenFiles() {
        report(
            .noTokenFiles, "there is no token file here", nil,
            "export the variables from Figma into a folder \"tokens\", as \"Mode 1.tokens.json\" or the like, and "
                + "run init in the folder above it")
    }

    private mutating func report(_ code: DiagnosticCode, _ message: String, _ path: String?, _ advice: String) {
        let location = path.map { SourceLocation(path: $0, line: 1, column: 1) }
        diagnostics.append(Diagnostic(.error, code, message, at: location, notes: [Diagnostic.Note(advice)]))
    }
}
