import AssetCatalogs
import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions
import LocatedJSON

/// One of the two states that are compared: what is read, and from where.
struct ComparedSide: Sendable {
    let settings: Settings
    let fileSystem: any FileSystem
    /// The revision of Git that it is; `nil` for files.
    var revision: RevisionFileSystem?

    /// What people call a file of this side.
    func spelling(of path: String) -> String { revision?.spelling(of: path) ?? path }

    /// The same diagnostics with places that name the revision; those in the configuration are the working tree's.
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
    /// What an argument of a comparison stands for: a file or folder, else a revision of Git; without one, the files of the
    /// working tree.
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
        // A pipe of the shell's, <(…), can be read once, and has no size. One with a name may never be written to.
        let isStream = argument == "-" || (status?.kind == .other && Self.isOfShell(argument))
        return ComparedSide(
            settings: reading, fileSystem: isStream ? StreamFileSystem(argument, on: fileSystem) : fileSystem)
    }

    private func revision(
        _ name: String, _ settings: Settings, _ diagnostics: [Diagnostic]
    ) throws(GitRepository.Failure) -> ComparedSide {
        // Who names a file means a file, and is told so.
        if Self.isFileName(name) {
            return ComparedSide(settings: settings.reading(name, diagnostics: diagnostics), fileSystem: fileSystem)
        }
        let files = try GitRepository(around: settings.configuration.folder).files(at: name)
        var configuration = settings.configuration
        if configuration.path == nil {
            // The built-in default is made of the files that are there.
            configuration = ConfigurationLoader(fileSystem: files).defaultConfiguration(in: configuration.folder)
        }
        let missing = configuration.removeMissingFiles(files)
        let reading = settings.readingOwnSources(of: configuration, diagnostics: diagnostics + missing)
        return ComparedSide(settings: reading, fileSystem: files, revision: files)
    }

    /// Whether a path is one that the shell gives to a pipe: `/dev/fd/63`.
    private static func isOfShell(_ path: String) -> Bool {
        ["/dev", "/proc"].contains { FilePath.contains(folder: $0, path) }
    }

    /// Whether a text ends as the names of token files and catalogs do, and those of branches do not.
    private static func isFileName(_ text: String) -> Bool {
        (JSONDialect.endings + ["tokens", "xcassets"]).contains(FilePath.ending(of: text))
    }
}

extension Configuration {
    /// Takes out what it names and a revision does not have, with a warning for each: the other state has it alone.
    fileprivate mutating func removeMissingFiles(_ files: RevisionFileSystem) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let folder = folder
        func isMissing(_ path: Located<String>) -> Bool {
            let pattern = PathPattern(path.value)
            let place = FilePath.join(folder, pattern.hasWildcards ? pattern.folder : path.value)
            do { guard try files.status(of: place) == nil else { return false } } catch { return false }
            diagnostics.add(
                .warning, .notInRevision, "\(files.name) has no \"\(path.value)\"", at: path.location,
                advice: "all that it holds counts as added, or as removed", loss: .detail)
            return true
        }
        sources.removeAll { isMissing($0.path) }
        fonts.files.removeAll(where: isMissing)
        for index in targets.indices { targets[index].catalogs.removeAll(where: isMissing) }
        return diagnostics
    }
}
