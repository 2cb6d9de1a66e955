import DesignTokens
import Diagnostics

/// The first half of a run, and all that `list` and `validate` need: files to resolved tokens with names.
package struct AnalyzedTokens: Sendable {
    package let settings: Settings
    package let resolution: Resolution
    package let symbols: SymbolTables
    /// The tokens that are missed because they are left out.
    package var lostTokens: Set<Int> = []
    /// The files that could be read.
    package internal(set) var files: [TokenFileSummary] = []
    package internal(set) var catalogs = LoadedCatalogs()
    /// What fonts are called.
    package internal(set) var fonts = FontNames()
    /// What is wrong with the font files.
    var fontDiagnostics: [Diagnostic] = []
    /// What is wrong with the configuration, the files and their references, as the command judges it; names are not
    /// looked at.
    package internal(set) var readingDiagnostics: [Diagnostic] = []
    /// What is wrong with names, with font files, and with the configuration in the light of the tokens.
    private(set) var checkDiagnostics: [Diagnostic] = []
    /// What is wrong with the catalogs.
    private(set) var catalogDiagnostics: [Diagnostic] = []
    package internal(set) var times = StageTimes()

    package var configuration: Configuration { settings.configuration }

    /// Everything that is wrong, in the order of the stages.
    package var diagnostics: [Diagnostic] { readingDiagnostics + checkDiagnostics + catalogDiagnostics }

    /// What is wrong with the files alone, whatever code is made of them.
    package var fileDiagnostics: [Diagnostic] { readingDiagnostics + catalogDiagnostics }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The same run with what is wrong with its names and catalogs, and with its configuration in the light of its tokens.
    func checked(isWriting: Bool) -> AnalyzedTokens {
        var run = self
        run.checkDiagnostics = settings.judgement.judged(symbols.diagnostics)
        // Of tokens from elsewhere a configuration says nothing, and one with errors is none that anybody wrote.
        if settings.readsOwnSources, settings.options.judgesConfiguration, !settings.diagnostics.hasErrors {
            let checked = CheckedConfiguration(
                settings: settings, resolution: resolution, symbols: symbols, fonts: fonts, catalogs: catalogs,
                hasFiles: !files.isEmpty, hasErrors: run.hasErrors)
            run.checkDiagnostics += settings.judgement.judged(
                ConfigurationRules.diagnostics(checked, isWriting: isWriting))
        }
        run.checkDiagnostics += settings.judgement.judged(fontDiagnostics)
        run.catalogDiagnostics = settings.judgement.judged(catalogs.diagnostics(of: configuration.targets))
        UnreadFiles.withholdConsequences(in: &run.readingDiagnostics, and: &run.checkDiagnostics)
        return run
    }

    /// Whether outputs use types that the template `support` writes.
    package var usesSupportTypes: Bool {
        symbols.units.lazy.filter(\.language.usesSupport).contains { unit in
            SupportPieces(unit.symbols, resolution, includesOwn: false).users.keys.contains { !$0.types.isEmpty }
        }
    }

    /// The tokens that can be used, by graph index.
    package var usableTokens: [Int] { resolution.graph.tokens.indices.filter { !resolution.leftOut.contains($0) } }

    package var tokenCount: Int { resolution.graph.tokens.count - resolution.leftOut.count }

    /// How many tokens each step decided, in words: `46 alias, 2 variable, 2 value, 65 literal`.
    package var stepSummary: String {
        let tokens = usableTokens
        return ResolutionStep.allCases.map { step in
            "\(tokens.count { resolution.traces[$0].step == step }) \(step.rawValue)"
        }.joined(separator: ", ")
    }

    /// What the files were taken for, in sentences: the collections with several modes, then the collections that Figma's
    /// references name.
    package var collectionLines: [String] {
        let graph = resolution.graph
        let collections = graph.collections.filter { $0.modes.count > 1 }.map { collection in
            let name = collection.name.map { "the collection \"\($0)\"" } ?? "a collection"
            let modes = collection.modes.map(\.name).joined(separator: ", ")
            let reason = collection.evidence.map { ", because \($0.reason)" } ?? ""
            return "\(name) has the modes \(modes)\(reason): \(files(of: collection))"
        }
        let matches = resolution.collectionMatches.map { match in
            let variables = "\(match.found) of \(Wording.count(match.wanted, "variable"))"
            let place = match.collection.map { files(of: graph.collections[$0]) } ?? "in no file"
            return "the collection \"\(match.name)\" is \(place): \(variables)"
        }
        return collections + matches
    }

    private func files(of collection: TokenCollection) -> String {
        var paths: [String] = []
        for path in collection.modes.map({ resolution.graph.sources[$0.source].path }) where path != paths.last {
            paths.append(path)
        }
        return paths.joined(separator: ", ")
    }
}
