import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions

/// The result of comparing two states of tokens or assets.
package struct ComparisonReport: Sendable {
    /// The changes; `nil` if a side cannot be read at all.
    package let comparison: TokenComparison?
    /// The diagnostics: those of the old side that still matter, then those of the new side.
    package let diagnostics: [Diagnostic]
}

extension GeneratorPipeline {
    /// Reads and compares two states of tokens and assets with one configuration. Each state is a file, a folder or a
    /// catalog, or the configured files at a Git revision or, without an argument, in the working tree. Errors of the
    /// old state are warnings, because the new state may fix them; a file that cannot be opened is always an error.
    ///
    /// - Parameters:
    ///   - old: The old state.
    ///   - new: The new state.
    ///   - configurationPath: The configuration on the command line.
    ///   - usage: Folders and files whose code is searched for uses of changed names.
    /// - Returns: The differences and diagnostics.
    package func compare(
        old: String, new: String?, configurationPath: String?, usage: [String] = []
    ) async -> ComparisonReport {
        var options = CommandOptions()
        options.configurationPath = configurationPath
        let settings = configure(options)
        do {
            let oldSide = try side(old, settings, diagnostics: [])
            let newSide = try side(new, settings, diagnostics: settings.diagnostics)
            async let oldTokens = GeneratorPipeline(fileSystem: oldSide.fileSystem).analyze(oldSide.settings)
            async let newTokens = GeneratorPipeline(fileSystem: newSide.fileSystem).analyze(newSide.settings)
            let newRun = await newTokens
            let found = comparison(oldSide, await oldTokens, newSide, newRun, usage: usage)
            let diagnostics = found.losses + newSide.located(newRun.diagnostics) + found.ofAssets + found.ofUsage
            return ComparisonReport(comparison: found.comparison, diagnostics: diagnostics)
        } catch {
            return ComparisonReport(comparison: nil, diagnostics: settings.diagnostics + [error.diagnostic])
        }
    }

    /// Compares two states that have been read.
    ///
    /// - Returns: The differences, unless one side was empty; and diagnostics about the old side, assets that cannot be
    ///   compared, and Swift sources that cannot be searched.
    func comparison(
        _ oldSide: ComparedSide, _ oldRun: AnalyzedTokens, _ newSide: ComparedSide, _ newRun: AnalyzedTokens,
        usage paths: [String], expectsNames: Bool = true
    ) -> (comparison: TokenComparison?, losses: [Diagnostic], ofAssets: [Diagnostic], ofUsage: [Diagnostic]) {
        let losses = oldSide.located(oldRun.losses(unlike: newRun))
        guard oldRun.hasOpenedFiles, newRun.hasOpenedFiles else { return (nil, losses, [], []) }
        var assets = AssetComparer(oldRun, newRun, on: oldSide, newSide)
        var comparison = TokenComparison(
            oldRun, newRun, assets: assets.changes(), renamedAssets: assets.renamed, expectsNames: expectsNames)
        guard !paths.isEmpty else { return (comparison, losses, assets.diagnostics, []) }
        var search = SourceUsageSearch(oldRun, newRun, comparison)
        search.read(paths, fileSystem)
        comparison.usage = search.usage
        return (comparison, losses, assets.diagnostics, search.diagnostics)
    }
}

extension AnalyzedTokens {
    /// Returns the diagnostics of the old side that cost tokens and do not occur in the new side.
    fileprivate func losses(unlike new: AnalyzedTokens) -> [Diagnostic] {
        var policy = policy
        policy.newer = new.diagnostics
        return policy.judged(found).all
    }

    /// Whether any file could be opened, even with errors.
    fileprivate var hasOpenedFiles: Bool {
        !files.isEmpty || !catalogs.opened.isEmpty || !fileDiagnostics.contains(where: \.isOfUnreadableFile)
    }
}
