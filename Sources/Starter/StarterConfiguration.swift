import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects

/// A first `tokengenerator.json` for the token files and asset catalogs of a folder, with layers, selections and names that
/// do not collide.
///
/// ```swift
/// let starter = StarterConfiguration.write(in: ".", LocalFileSystem())
/// for diagnostic in starter.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterConfiguration {
    /// The configuration; `nil` after an error.
    package private(set) var text: String?
    /// Whether the folder already has this configuration, so that it is not written.
    package private(set) var isUpToDate = false
    /// The problems with the files that were found.
    package private(set) var diagnostics: [Diagnostic] = []
    /// What the configuration contains.
    package private(set) var summary = Summary()

    /// The contents of a starter configuration. Paths are relative to the folder.
    package struct Summary {
        fileprivate var proposal: Proposal?
        fileprivate var run: AnalyzedTokens?

        /// The token sources in the configuration.
        package var sources: [String] { proposal?.settings.sources.map(\.path.value) ?? [] }
        /// The modes of files, with the reasons, one line each.
        package var modes: [String] { run?.modeLines ?? [] }
        /// The token files that are left out, such as files that define the tokens of a chosen one again.
        package var leftOut: [LeftOutFile] { proposal?.survey.sources.leftOut ?? [] }
        /// The asset catalogs in the configuration.
        package var catalogs: [String] { proposal?.catalogs ?? [] }
        /// The asset catalogs that outputs could use, but that are left out.
        package var leftOutCatalogs: [LeftOutFile] { proposal?.leftOutCatalogs ?? [] }
        /// The target for the generated files, or that it is unknown although there are packages or projects.
        package var target: String? { proposal?.survey.target.module?.name }
        package var lacksTarget: Bool { proposal?.survey.catalogs.lacksModule ?? false }
        /// Whether `--target` can choose a target.
        package var canChooseTarget: Bool { proposal?.survey.catalogs.modules.isEmpty == false }
        /// The targets with further generated files.
        package var otherTargets: [String] {
            proposal?.targets.dropFirst().compactMap(\.surveyed.module?.name) ?? []
        }
        /// The reasons for all choices, one line each.
        package var reasons: [String] { proposal?.reasons ?? [] }
        /// The next steps for the user.
        package var nextSteps: [String] { proposal?.nextSteps ?? [] }
        /// The paths of the outputs, with the output root.
        package var outputs: [String] { proposal?.targets.flatMap(\.paths) ?? [] }
        /// The reasons that other outputs cannot be written, one line each. A warning names the first one if there is no
        /// output for tokens.
        package var conflicts: [String] {
            let all = proposal?.conflicts.map(\.phrase) ?? []
            return Array(all.dropFirst(takenCount == 0 && !sources.isEmpty ? 1 : 0))
        }
        /// The number of tokens in the sources.
        package var tokenCount: Int { run?.tokenCount ?? 0 }
        /// The number of them in an output.
        package var takenCount: Int { tokenCount - (run?.symbols.untaken.count ?? 0) }
        /// The number of further tokens that are only defined in token sets that no theme uses.
        private var unusedSetTokenCount: Int {
            guard let graph = run?.resolution.graph else { return 0 }
            return Set(graph.unusedSets.flatMap(\.paths)).count { graph.token(at: $0) == nil }
        }
        /// The number of assets in an output.
        package var assetCount: Int { run?.symbols.assets.count ?? 0 }

        /// The number of tokens and assets with an output, in words.
        package var counts: String {
            let tokens = "\(takenCount) of \(Wording.count(tokenCount, "token"))"
            let things = (sources.isEmpty ? [] : [tokens]) + (run?.symbols.assetCounts ?? [])
            let unusableCount = run?.resolution.leftOut.count ?? 0
            let unusable = unusableCount == 0 ? "" : "; \(Wording.count(unusableCount, "more token")) cannot be used"
            let unused =
                unusedSetTokenCount == 0 ? "" : "; no theme uses \(Wording.count(unusedSetTokenCount, "more token"))"
            let subject = things.isEmpty ? "nothing" : Wording.list(things)
            let isOne = things.isEmpty || (things.count == 1 && [takenCount, tokenCount, assetCount].contains(1))
            return subject + (isOne ? " has" : " have") + " an output" + unusable + unused
        }
    }

    /// Whether there are errors, and so no configuration.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// Creates a configuration and writes it, unless one exists. The same one is up to date.
    ///
    /// - Parameters:
    ///   - folder: The folder to search and to write to.
    ///   - tool: The origin of the tool, for the URL of the schema.
    ///   - options: The choices of the user.
    ///   - fileSystem: The file system with the folder.
    /// - Returns: The configuration that was written, or an error: `configuration-exists`, `no-token-files`,
    ///   `unknown-target`, `cannot-write`.
    package static func write(
        in folder: String = ".", tool: ToolOrigin? = nil, _ options: StarterOptions = StarterOptions(),
        _ fileSystem: any FileSystem = LocalFileSystem()
    ) -> Self {
        let path = FilePath.join(folder, ConfigurationLoader.fileName)
        let files = NewFiles(
            kind: "configuration", existsCode: .configurationExists, existsAdvice: "init never overwrites files",
            failureAdvice: "check the permissions of the folder", fileSystem: fileSystem)
        let problems = files.problems(with: [path])
        let existing = problems.isEmpty ? nil : try? fileSystem.read(path)
        if existing == nil, !problems.isEmpty { return StarterConfiguration(diagnostics: problems) }
        var starter = StarterConfiguration(
            in: folder, schema: tool?.schema(in: folder, fileSystem), options, fileSystem)
        if let existing {
            starter.isUpToDate = starter.text.map { Array($0.utf8) == existing } == true
            return starter.isUpToDate ? starter : StarterConfiguration(diagnostics: problems)
        }
        let failures = starter.text.map { files.create([(path, $0)]) } ?? []
        if !failures.isEmpty { starter.text = nil }
        starter.diagnostics += failures
        return starter
    }

    private init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Creates a configuration for a folder. It is analyzed as in a run, so the counts are those of a run.
    private init(in folder: String, schema: String?, _ options: StarterOptions, _ fileSystem: any FileSystem) {
        let survey = ProjectSurvey(of: folder, options, fileSystem)
        if let target = options.target, let names = survey.catalogs.targetNames {
            diagnostics.append(Self.unknownTarget(target, names))
            return
        }
        var proposal = Proposal(survey, schema: schema)
        diagnostics =
            survey.search.diagnostics + survey.catalogs.unread.map(Self.unread) + survey.sources.diagnostics
        guard !survey.sources.isEmpty || !proposal.catalogs.isEmpty else {
            diagnostics.append(Self.nothingFound(survey, in: folder, fileSystem))
            return
        }
        diagnostics += options.problems(proposal)
        if hasErrors { return }
        let run = survey.analyze(proposal.configuration)
        diagnostics += Self.problems(of: run)
        guard run.tokenCount > 0 || !proposal.catalogs.isEmpty else {
            diagnostics.append(
                Self.noTokens("none of the tokens can be used", "run 'TokenGenerator validate' to see the errors"))
            return
        }
        proposal.addSupport(for: run)
        proposal.keepFonts(ifUsedIn: run)
        text = proposal.text
        summary = Summary(proposal: proposal, run: run)
        guard summary.takenCount == 0, !survey.sources.isEmpty else { return }
        diagnostics.append(Self.nothingTaken(summary.tokenCount, proposal.conflicts.first))
    }

    /// Returns the problems with the tokens as one warning; `validate` lists them all.
    private static func problems(of run: AnalyzedTokens) -> [Diagnostic] {
        // An unknown property of another tool is usually on every token.
        let errors = run.diagnostics.filter { $0.severity == .error && $0.code != .unknownProperty }
        // This warning alone is no reason to run `validate`.
        let tooMany = run.diagnostics.filter { $0.code == .tooManyCombinations && $0.severity == .warning }
        guard let first = errors.first else { return tooMany }
        let count = Wording.count(errors.count, "error")
        let notes = [
            Diagnostic.Note("first error: \(first.message)", at: first.location),
            Diagnostic.Note("run 'TokenGenerator validate' to see all errors"),
        ]
        return [Diagnostic(.warning, .tokenErrors, "the token files have \(count)", notes: notes)] + tooMany
    }

    private static func noTokens(_ message: String, at path: String? = nil, _ advice: String) -> Diagnostic {
        let location = path.map { SourceLocation(path: $0, line: 1, column: 1) }
        return Diagnostic(.error, .noTokenFiles, message, at: location, advice: advice)
    }

    /// Returns the reason that there is nothing to generate code for.
    private static func nothingFound(
        _ survey: ProjectSurvey, in folder: String, _ fileSystem: any FileSystem
    ) -> Diagnostic {
        if survey.sources.diagnostics.contains(where: { $0.code == .skippedFile }) {
            return noTokens(
                "none of the token files can be used",
                "fix one of the skipped files and run 'TokenGenerator init' again")
        }
        if let unread = survey.search.unread {
            return noTokens(
                "the tokens are \(unread.kind), and TokenGenerator only reads JSON", at: unread.path,
                "build them with Style Dictionary's format json/nested into a folder \"tokens\" and run "
                    + "'TokenGenerator init' again")
        }
        if let path = survey.options.tokens {
            let exists = (try? fileSystem.status(of: FilePath.join(folder, path))) != nil
            return noTokens(
                exists ? "cannot find token files in '\(path)'" : "cannot find '\(path)'",
                "pass a token file, or a folder with token files, to --tokens")
        }
        return neitherTokensNorAssets(survey, in: folder, fileSystem)
    }

    private static func neitherTokensNorAssets(
        _ survey: ProjectSurvey, in folder: String, _ fileSystem: any FileSystem
    ) -> Diagnostic {
        let module = survey.options.target.flatMap { _ in survey.target.module }
        let found = survey.search[.catalog].filter { path in module.map { $0.takes(path) } ?? true }
        let catalogs = found.count == 1 ? "asset catalog" : "\(found.count) asset catalogs"
        let others =
            found.isEmpty
            ? module == nil ? "" : ", or an asset catalog"
            : ", or images, symbols, data or colors in the \(catalogs)"
        let owner = module.map { " of the target '\($0.name)'" } ?? ""
        var nothing = noTokens(
            "cannot find token files in this folder\(others)\(owner)",
            advice(onNothingIn: survey.catalogs, of: module))
        nothing.notes += notes(onNothingIn: survey, of: module)
        let assets = found.flatMap { AssetCatalog.load(FilePath.join(folder, $0), from: fileSystem).assets }
        if assets.contains(where: { $0.kind == .appIcon }) {
            nothing.notes.append(
                Diagnostic.Note(
                    "or add images or colors to the \(catalogs); for names of app icons alone, create a "
                        + "tokengenerator.json with an output of the template \"app-icon\""))
        }
        return nothing
    }

    /// Returns the advice if there are neither token files nor assets: to use the catalogs of another target than the
    /// requested one, or to add token files.
    private static func advice(onNothingIn catalogs: StarterCatalogs, of module: ProjectTarget?) -> String {
        if module != nil, let catalog = catalogs.leftOut.first {
            return "\(catalog.remark); to use it, run 'TokenGenerator init' without --target"
        }
        return "export the variables from Figma into a folder \"tokens\", for example as \"Mode 1.tokens.json\", and "
            + "run 'TokenGenerator init' in its parent folder"
    }

    /// Returns notes about catalogs that are left out, unless the advice names one.
    private static func notes(onNothingIn survey: ProjectSurvey, of module: ProjectTarget?) -> [Diagnostic.Note] {
        let others = module == nil ? survey.catalogs.leftOut.filter { !$0.isOfAnotherTarget } : []
        return (survey.sources.leftOut.filter(\.isOnlyForSettings) + others).map { Diagnostic.Note($0.remark) }
    }

    private static func unread(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning, .skippedFile, "cannot read the targets in the file, so it is skipped",
            at: SourceLocation(path: path, line: 1, column: 1),
            advice: "check that all brackets are closed, or pass a folder for the generated files to --outputs")
    }

    private static func unknownTarget(_ name: String, _ names: [String]) -> Diagnostic {
        Diagnostic(
            .error, .unknownTarget, "cannot find the target '\(name)' in the packages and projects here",
            advice: names.isEmpty
                ? "init cannot read the targets here; use --outputs FOLDER instead"
                : NearestName.advice(
                    for: name, among: names, otherwise: "the targets are \(names.joined(separator: ", "))"))
    }

    private static func nothingTaken(_ count: Int, _ conflict: OutputConflict?) -> Diagnostic {
        Diagnostic(
            .warning, .emptyOutput, "no built-in template can write any of the \(Wording.count(count, "token"))",
            advice: conflict?.phrase
                ?? "they have no value in Swift; to write them anyway, add a template with \"templates\"")
    }
}
