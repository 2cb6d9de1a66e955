import CodeGeneration
import Diagnostics

/// What comparing two states of tokens, or of assets, found, and what is wrong with them.
package struct ComparisonReport: Sendable {
    /// What changed; `nil` when a side could not be read at all.
    package let comparison: TokenComparison?
    /// What is wrong: with the old side, as far as it can matter still, then with the new one.
    package let diagnostics: [Diagnostic]

    package var hasErrors: Bool { diagnostics.hasErrors }
}

extension GeneratorPipeline {
    /// Reads two states of the tokens, each a file or folder, or of the assets of a catalog, under one configuration, and
    /// compares them. Errors of the old state are warnings, because the new one may be their repair; a file that cannot be
    /// opened is an error on either side.
    package func compare(old: String, new: String, configurationPath: String?) async -> ComparisonReport {
        var options = CommandOptions()
        options.configurationPath = configurationPath
        let settings = configure(options)
        async let oldSide = analyze(settings.reading(old, diagnostics: []))
        async let newSide = analyze(settings.reading(new, diagnostics: settings.diagnostics))
        let (oldRun, newRun) = await (oldSide, newSide)
        let diagnostics = oldRun.diagnostics.filter(\.isLoss).map(\.ofOldSide) + newRun.diagnostics
        guard oldRun.hasOpenedFiles, newRun.hasOpenedFiles else {
            return ComparisonReport(comparison: nil, diagnostics: diagnostics)
        }
        var assets = AssetComparer(oldRun, newRun, fileSystem)
        let comparison = TokenComparison(
            oldRun, newRun, assets: assets.changes(), assetSymbols: assets.symbolChanges())
        return ComparisonReport(comparison: comparison, diagnostics: diagnostics + assets.diagnostics)
    }
}

extension AnalyzedTokens {
    /// Whether there was anything to read, be it with errors.
    fileprivate var hasOpenedFiles: Bool {
        !files.isEmpty || !catalogs.opened.isEmpty || !fileDiagnostics.contains(where: \.isOfUnreadableFile)
    }
}

extension Diagnostic {
    fileprivate var isOfUnreadableFile: Bool {
        severity == .error && (LoadedTokens.unreadableCodes.contains(code) || code == .noCatalog)
    }

    /// Whether it costs anything: an error, or what would be one if the run did not go on without it.
    fileprivate var isLoss: Bool { severity == .error || severity == .warning && loss != .run }

    fileprivate var ofOldSide: Diagnostic {
        var result = self
        if !isOfUnreadableFile { result.severity = .warning }
        return result
    }
}
