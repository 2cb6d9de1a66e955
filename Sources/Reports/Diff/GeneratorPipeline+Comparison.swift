import CodeGeneration
import Diagnostics
import FileAccess
import GitRevisions

/// What comparing two states of tokens, or of assets, found, and what is wrong with them.
package struct ComparisonReport: Sendable {
    /// What changed; `nil` when a side could not be read at all.
    package let comparison: TokenComparison?
    /// What is wrong: with the old side, as far as it can matter still, then with the new one.
    package let diagnostics: [Diagnostic]

    package var hasErrors: Bool { diagnostics.hasErrors }
}

extension GeneratorPipeline {
    /// Reads two states of the tokens and assets under one configuration, and compares them. Each is a file, a folder or a
    /// catalog, or what the configuration names: at a revision of Git, or without an argument as it is now. Errors of the old
    /// state are warnings, because the new one may be their repair; a file that cannot be opened is an error on either side.
    ///
    /// - Parameters:
    ///   - old: What was.
    ///   - new: What is.
    ///   - configurationPath: The configuration, as the command line names it.
    ///   - usage: Folders and files whose Swift code is searched for uses of the names that the changes concern.
    /// - Returns: The differences, and what is wrong.
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
    /// - Returns: The differences, unless there was nothing to read in one of them; what is wrong with the old side, the assets
    ///   that could not be compared, and the Swift sources that could not be searched.
    func comparison(
        _ oldSide: ComparedSide, _ oldRun: AnalyzedTokens, _ newSide: ComparedSide, _ newRun: AnalyzedTokens,
        usage paths: [String], expectsNames: Bool = true
    ) -> (comparison: TokenComparison?, losses: [Diagnostic], ofAssets: [Diagnostic], ofUsage: [Diagnostic]) {
        let losses = oldSide.located(oldRun.losses(unlike: newRun))
        guard oldRun.hasOpenedFiles, newRun.hasOpenedFiles else { return (nil, losses, [], []) }
        var assets = AssetComparer(oldRun, newRun, on: oldSide, newSide)
        var comparison = TokenComparison(oldRun, newRun, assets: assets.changes(), expectsNames: expectsNames)
        guard !paths.isEmpty else { return (comparison, losses, assets.diagnostics, []) }
        var search = SourceUsageSearch(oldRun, newRun)
        search.read(paths, fileSystem)
        comparison.usage = search.usage(for: comparison)
        return (comparison, losses, assets.diagnostics, search.diagnostics)
    }
}

extension AnalyzedTokens {
    /// What is wrong with the old side, as far as it costs anything and is not wrong with the new one as well.
    fileprivate func losses(unlike new: AnalyzedTokens) -> [Diagnostic] {
        diagnostics.ofFormerState(besides: new.diagnostics) { $0.isOfUnreadableFile }
    }

    /// Whether there was anything to read, be it with errors.
    fileprivate var hasOpenedFiles: Bool {
        !files.isEmpty || !catalogs.opened.isEmpty || !fileDiagnostics.contains(where: \.isOfUnreadableFile)
    }
}

extension Diagnostic {
    fileprivate var isOfUnreadableFile: Bool {
        severity == .error && (code == .noSource || code == .noCatalog)
    }
}
