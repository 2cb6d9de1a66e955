import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Token files that were rewritten to the spelling of the Design Tokens format module 2025.10.
package struct TokenFileUpgrade: Sendable {
    /// The files with their numbers of changed values.
    package var files: [(path: String, values: Int)] = []
    /// Errors that prevented the upgrade, and notes.
    package var diagnostics: [Diagnostic] = []

    package var text: String {
        files.map { "upgraded    \(Diagnostic.visible($0.path)) (\(Wording.count($0.values, "value")))\n" }.joined()
    }
}

extension GeneratorPipeline {
    /// Upgrades the token files of a run that have no errors. Only outdated values change. Either all of these files are
    /// written or none.
    package func upgrade(_ options: CommandOptions) -> TokenFileUpgrade {
        let folders = Set(analyze(options).files.map { FilePath.parent(of: $0.path) }).sorted()
        // Lock in a fixed order so that no two runs wait for each other.
        let locks = folders.map { WriteLock($0, isShared: false, fileSystem, announce: announce) }
        defer { for lock in locks { lock.release() } }
        for folder in folders {
            for stray in TemporaryName.strays(in: folder, fileSystem) { try? fileSystem.removeFile(stray) }
        }
        var upgrade = upgrade(analyze(options))
        upgrade.diagnostics += locks.flatMap(\.diagnostics)
        return upgrade
    }

    private func upgrade(_ run: AnalyzedTokens) -> TokenFileUpgrade {
        var upgrade = TokenFileUpgrade()
        var edits: [Int: Set<JSONEdit>] = [:]
        for change in run.resolution.upgrades { edits[change.source, default: []].insert(change.edit) }
        let outdated = edits.sorted { $0.key < $1.key }.map { (run.resolution.graph.sources[$0.key], Array($0.value)) }
        let errors = run.readingDiagnostics.shown(.errors)
        let places = Set(errors.map { $0.location?.path })
        let isBroken = { (file: JSONDocument) in places.contains(nil) || places.contains(file.path) }
        let changed = outdated.filter { !isBroken($0.0) }
        upgrade.diagnostics = rewrite(
            changed.map { file, edits in
                RewrittenFile(path: file.path, previous: file.bytes, bytes: file.applying(edits))
            })
        if upgrade.diagnostics.isEmpty { upgrade.files = changed.map { ($0.path, $1.count) } }
        upgrade.diagnostics = errors + upgrade.diagnostics
        let refused = outdated.filter { isBroken($0.0) }.map(\.0.path)
        if !refused.isEmpty || changed.isEmpty && !errors.isEmpty {
            upgrade.diagnostics.append(refusal(of: refused, isOfAll: changed.isEmpty))
        }
        return upgrade
    }

    /// Returns the error that some files were not upgraded.
    private func refusal(of paths: [String], isOfAll: Bool) -> Diagnostic {
        let subject =
            isOfAll ? "no file was" : paths.count == 1 ? "'\(paths[0])' was not" : "\(paths.count) files were not"
        return Diagnostic(
            .error, .notUpgraded, "\(subject) upgraded because of the errors above",
            advice: "fix the errors and run again")
    }
}
