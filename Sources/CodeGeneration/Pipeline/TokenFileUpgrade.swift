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
    /// Upgrades the token files of a run. Only outdated values change. Either all files are written or none; none if
    /// any input has errors.
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
        let errors = run.readingDiagnostics.shown(.errors)
        guard errors.isEmpty else {
            let refusal = Diagnostic(
                .error, .notUpgraded, "no file was upgraded because of the errors above",
                advice: "fix the errors and run again")
            return TokenFileUpgrade(diagnostics: errors + [refusal])
        }
        var edits: [Int: Set<JSONEdit>] = [:]
        for change in run.resolution.upgrades { edits[change.source, default: []].insert(change.edit) }
        var outputs: [WritePlan.Output] = []
        for (source, edits) in edits.sorted(by: { $0.key < $1.key }) {
            let file = run.resolution.graph.sources[source]
            do {
                outputs.append(try output(file, Array(edits)))
                upgrade.files.append((file.path, edits.count))
            } catch {
                upgrade.diagnostics.append(WriteTransaction.failure(error, file.path, at: nil))
            }
        }
        if upgrade.diagnostics.isEmpty, let failure = write(outputs) { upgrade.diagnostics.append(failure) }
        if !upgrade.diagnostics.isEmpty { upgrade.files = [] }
        return upgrade
    }

    private func write(_ outputs: [WritePlan.Output]) -> Diagnostic? {
        var transaction = WriteTransaction(fileSystem: fileSystem, temporaryName: .ofUpgrades)
        return DeferredSignals.during { transaction.run(outputs) }
    }

    private func output(_ file: JSONDocument, _ edits: [JSONEdit]) throws(FileError) -> WritePlan.Output {
        WritePlan.Output(
            path: file.path, bytes: file.applying(edits), status: .changed,
            target: try fileSystem.realPath(of: file.path), previous: file.bytes,
            permissions: try fileSystem.status(of: file.path)?.permissions)
    }
}
