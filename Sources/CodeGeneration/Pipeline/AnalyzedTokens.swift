import DesignTokens
import Diagnostics

/// The first half of a run, from files to named, resolved tokens. `list` and `validate` need no more.
package struct AnalyzedTokens: Sendable {
    package let settings: Settings
    package let resolution: Resolution
    package let symbols: SymbolTables
    /// The left-out tokens that outputs select.
    package private(set) var lostTokens: Set<Int> = []
    /// The files that could be read.
    package private(set) var files: [TokenFileSummary] = []
    package private(set) var catalogs = LoadedCatalogs()
    /// The PostScript names of fonts.
    package private(set) var fonts = FontNames()
    /// The diagnostics of all stages, before the policy.
    package var found = CollectedDiagnostics()
    /// The policy that judges the diagnostics.
    package private(set) var policy: DiagnosticPolicy
    package private(set) var times = StageTimes()

    package var configuration: Configuration { settings.configuration }

    /// All diagnostics in stage order, judged by the policy.
    package var diagnostics: [Diagnostic] { policy.judged(found).all }

    /// The diagnostics about the configuration, the files and their references.
    package var readingDiagnostics: [Diagnostic] {
        policy.judged(found).from(CollectedDiagnostics.Stage.reading).all
    }

    /// The diagnostics about the files alone, independent of the configured outputs.
    package var fileDiagnostics: [Diagnostic] {
        policy.judged(found).from(CollectedDiagnostics.Stage.reading.union([.catalogs, .declarations])).all
    }

    package var hasErrors: Bool { policy.stops(found) }

    package init(_ settings: Settings, _ resolution: Resolution, _ symbols: SymbolTables) {
        (self.settings, self.resolution, self.symbols) = (settings, resolution, symbols)
        policy = settings.policy
    }

    /// Collects the results and diagnostics of a run's stages.
    init(
        _ settings: Settings, _ input: LoadedInput, _ resolution: Resolution, _ symbols: SymbolTables, isWriting: Bool,
        _ times: StageTimes
    ) {
        self.init(settings, resolution, symbols)
        let lost = LostTokens(resolution, symbols, asChosen: settings.isSelective(isWriting: isWriting))
        (lostTokens, policy.isMissed) = (lost.tokens, lost.isMissed)
        files = input.tokens.files(in: resolution.graph)
        catalogs = input.catalogs
        fonts = input.fonts.names(configuration.fonts)
        self.times = times
        found.add(settings.diagnostics + settings.nothingToRead, from: .configuration)
        found.add(input.tokens.diagnostics, from: .files)
        found.add(resolution.diagnostics + resolution.losses, from: .tokens)
        found.add(symbols.diagnostics, from: .names)
        if let checked {
            found.add(checked.diagnostics(isWriting: isWriting), from: .checks)
            found.add(checked.declarationDiagnostics, from: .declarations)
        }
        found.add(input.fonts.diagnostics, from: .fonts)
        found.add(catalogs.diagnostics(of: configuration.targets), from: .catalogs)
    }

    /// The configuration with the loaded tokens; `nil` if it is not checked.
    var checked: CheckedConfiguration? {
        // Tokens from elsewhere do not match the configuration, and a broken one is not what the user meant.
        guard settings.readsOwnSources, settings.options.judgesConfiguration, !settings.isBroken else { return nil }
        let hasErrors = policy.stops(found.from(CollectedDiagnostics.Stage.reading.union([.names])))
        return CheckedConfiguration(
            settings: settings, resolution: resolution, symbols: symbols, fonts: fonts, catalogs: catalogs,
            hasFiles: !files.isEmpty, hasErrors: hasErrors)
    }

    /// Whether outputs use types that the template `support` declares.
    package var usesSupportTypes: Bool {
        symbols.units.lazy.filter { $0.language.abilities.contains(.support) }.contains { unit in
            SupportPieces(unit.symbols, resolution, includesOwn: false).users.keys.contains { !$0.types.isEmpty }
        }
    }

    /// The usable tokens, by graph index.
    package var usableTokens: [Int] { resolution.graph.tokens.indices.filter { !resolution.leftOut.contains($0) } }

    /// The tokens that no output selects, including unusable ones that no output needs.
    package var unselectedTokens: [Int] {
        let missed = lostTokens.union(symbols.takenElsewhere)
        return (symbols.untaken + resolution.leftOut.subtracting(missed)).sorted()
    }

    /// The tokens that no output selects, each with the reason.
    package var unselectedLines: [String] {
        let untaken = UnselectedTokens(resolution, symbols)
        return unselectedTokens.map { "\(resolution.graph.tokens[$0].path): \(untaken.reason(of: $0).words)" }
    }

    package var tokenCount: Int { resolution.graph.tokens.count - resolution.leftOut.count }

    /// The number of tokens that each step decided: `46 alias, 2 variable, 2 value, 65 literal`.
    package var stepSummary: String {
        let tokens = usableTokens
        return ResolutionStep.allCases.map { step in
            "\(tokens.count { resolution.traces[$0].step == step }) \(step.rawValue)"
        }.joined(separator: ", ")
    }

    /// A line for each collection with several modes: its files, its modes, and how they were inferred.
    package var modeLines: [String] {
        resolution.graph.collections.filter { $0.modes.count > 1 }.map(line)
    }

    /// The lines about inferred modes, followed by those about the collections that Figma's references name.
    package var collectionLines: [String] {
        modeLines
            + resolution.collectionMatches.map { match in
                let variables = "\(match.found) of \(Wording.count(match.wanted, "variable"))"
                let place = match.collection.map {
                    files(of: resolution.graph.collections[$0]).joined(separator: ", ")
                }
                return "the collection '\(match.name)' is \(place ?? "in no file"): \(variables)"
            }
    }

    /// Returns a line about a collection with several modes and how they were inferred.
    package func line(on collection: TokenCollection) -> String {
        let name = collection.name.map { "the collection '\($0)'" } ?? "a collection"
        let modes = collection.modes.map(\.name).joined(separator: ", ")
        let files = files(of: collection)
        let reason = collection.evidence.map { ", because \($0.reason(fileCount: files.count))" } ?? ""
        return "\(name) has the modes \(modes)\(reason): \(files.joined(separator: ", "))"
    }

    /// Returns the files of a collection's modes, without repeating the same file for consecutive modes.
    package func files(of collection: TokenCollection) -> [String] {
        var paths: [String] = []
        for path in collection.modes.map({ resolution.graph.sources[$0.source].path }) where path != paths.last {
            paths.append(path)
        }
        return paths
    }
}
