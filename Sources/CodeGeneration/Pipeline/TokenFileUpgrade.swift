import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Token files that were written anew, in the spelling of the Design Tokens format module 2025.10.
package struct TokenFileUpgrade: Sendable {
    /// A file, and how many of its values changed.
    package var files: [(path: String, values: Int)] = []
    /// Why nothing was written, and notes.
    package var diagnostics: [Diagnostic] = []

    package var text: String {
        files.map { "upgraded    \(Diagnostic.visible($0.path)) (\(Wording.count($0.values, "value")))\n" }.joined()
    }
}

extension GeneratorPipeline {
    /// Brings the files of a run up to date: only the outdated values change, nothing around them. All files are
    /// written or none, and none when anything is wrong with what was read.
    package func upgrade(_ options: CommandOptions) -> TokenFileUpgrade {
        let folders = Set(analyze(options).files.map { FilePath.parent(of: $0.path) }).sorted()
        // All in one order, so that no two runs wait for each other.
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
                .error, .notUpgraded, "no file was upgraded, because of the errors above",
                advice: "correct them first: what cannot be read cannot be written anew")
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
