import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions
import LocatedJSON

/// One of the two compared states and its file system.
struct ComparedSide: Sendable {
    let settings: Settings
    let fileSystem: any FileSystem
    /// The Git revision; `nil` for files.
    var revision: RevisionFileSystem?

    /// Returns the path of a file on this side for messages.
    func spelling(of path: String) -> String { revision?.spelling(of: path) ?? path }

    /// Returns the diagnostics with locations that include the revision. Locations in the configuration belong to the
    /// working tree.
    func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard let revision else { return diagnostics }
        func located(_ location: SourceLocation?) -> SourceLocation? {
            guard var location, location.path != settings.configuration.path else { return location }
            location.path = revision.spelling(of: location.path)
            return location
        }
        return diagnostics.map { diagnostic in
            var result = diagnostic
            result.location = located(diagnostic.location)
            result.notes = diagnostic.notes.map { Diagnostic.Note($0.message, at: located($0.location)) }
            return result
        }
    }

}

extension GeneratorPipeline {
    /// Returns the side for an argument: a file or folder, or else a Git revision; the working tree without one.
    func side(
        _ argument: String?, _ settings: Settings, diagnostics: [Diagnostic]
    ) throws(GitRepository.Failure) -> ComparedSide {
        guard let argument else {
            let own = settings.readingOwnSources(of: settings.configuration, diagnostics: diagnostics)
            return ComparedSide(settings: own, fileSystem: fileSystem)
        }
        let status = try? fileSystem.status(of: argument)
        if argument != "-", status == nil { return try revision(argument, settings, diagnostics) }
        let reading = settings.reading(argument, diagnostics: diagnostics)
        // A shell pipe, <(…), can only be read once and has no size. A named pipe might never be written to.
        let isStream = argument == "-" || (status?.kind == .other && Self.isOfShell(argument))
        return ComparedSide(
            settings: reading, fileSystem: isStream ? StreamFileSystem(argument, on: fileSystem) : fileSystem)
    }

    private func revision(
        _ name: String, _ settings: Settings, _ diagnostics: [Diagnostic]
    ) throws(GitRepository.Failure) -> ComparedSide {
        // An argument that looks like a file name must exist.
        if Self.isFileName(name) {
            return ComparedSide(settings: settings.reading(name, diagnostics: diagnostics), fileSystem: fileSystem)
        }
        let files = try GitRepository(around: settings.configuration.folder).files(at: name)
        var configuration = settings.configuration
        if configuration.path == nil {
            // The built-in default depends on the existing files.
            configuration = ConfigurationLoader(fileSystem: files).defaultConfiguration(in: configuration.folder)
        }
        let missing = configuration.removeMissingFiles(files)
        let reading = settings.readingOwnSources(of: configuration, diagnostics: diagnostics + missing)
        return ComparedSide(settings: reading, fileSystem: files, revision: files)
    }

    /// Returns whether a path is a shell's pipe: `/dev/fd/63`.
    private static func isOfShell(_ path: String) -> Bool {
        ["/dev", "/proc"].contains { FilePath.contains(folder: $0, path) }
    }

    /// Returns whether a text has the file extension of a token file or catalog, which branches do not have.
    private static func isFileName(_ text: String) -> Bool {
        (JSONDialect.endings + ["tokens", "xcassets"]).contains(FilePath.ending(of: text))
    }
}

extension Configuration {
    /// Removes paths that a revision does not have, with a warning for each. Only the other side has them.
    fileprivate mutating func removeMissingFiles(_ files: RevisionFileSystem) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let folder = folder
        func isMissing(_ path: Located<String>) -> Bool {
            let pattern = PathPattern(path.value)
            let place = FilePath.join(folder, pattern.hasWildcards ? pattern.folder : path.value)
            do { guard try files.status(of: place) == nil else { return false } } catch { return false }
            diagnostics.add(
                .warning, .notInRevision, "'\(path.value)' does not exist in \(files.name)", at: path.location,
                advice: "its tokens or assets are reported as added or removed", loss: .detail)
            return true
        }
        sources.removeAll { isMissing($0.path) }
        fonts.files.removeAll(where: isMissing)
        for index in targets.indices { targets[index].catalogs.removeAll(where: isMissing) }
        return diagnostics
    }
}
