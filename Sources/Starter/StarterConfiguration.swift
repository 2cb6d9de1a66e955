import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// A first `tokengenerator.json` for the token files and asset catalogs of a folder: layers, selections and names
/// filled in, so that it generates without a collision.
///
/// ```swift
/// let starter = StarterConfiguration.write(in: ".", LocalFileSystem())
/// for diagnostic in starter.diagnostics { print(diagnostic.text) }
/// ```
package struct StarterConfiguration: Sendable {
    /// The configuration; `nil` after an error.
    package private(set) var text: String?
    /// What is wrong with the files that were found.
    package private(set) var diagnostics: [Diagnostic] = []
    /// What was found.
    package private(set) var summary = Summary()

    /// What a starter configuration is made of. Paths are relative to the folder.
    package struct Summary: Sendable, Hashable {
        /// What the configuration names as token files.
        package var sources: [String] = []
        /// Which files have which modes, and why, in sentences.
        package var modes: [String] = []
        /// The token files that state the tokens of another again.
        package var leftOut: [LeftOut] = []
        /// The asset catalogs that hold what outputs take.
        package var catalogs: [String] = []
        /// The asset catalogs that hold what outputs could take, and are not taken.
        package var leftOutCatalogs: [LeftOut] = []
        /// The target that they go into, and whether nothing tells it, though there are some.
        package var target: String?
        package var lacksTarget = false
        /// Why each choice was made, a line each.
        package var reasons: [String] = []
        /// What a person does next, a step each.
        package var nextSteps: [String] = []
        /// The files that the configuration makes, with the output root.
        package var outputs: [String] = []
        /// How many tokens the sources hold.
        package var tokenCount = 0
        /// How many of them an output takes.
        package var takenCount = 0
        /// How many more cannot be used.
        package var unusableCount = 0
        /// How many more only token sets state that no theme takes.
        package var untakenCount = 0
        /// How many assets an output takes, and how many of each kind, in words.
        package var assetCount = 0
        package var assetSummary = ""

        /// How much has an output, in words.
        package var counts: String {
            let tokens = "\(takenCount) of \(Wording.count(tokenCount, "token"))"
            let assets = assetCount > 0 ? [assetSummary] : []
            let things = (sources.isEmpty ? [] : [tokens]) + assets
            let unusable = unusableCount == 0 ? "" : "; \(Wording.count(unusableCount, "more token")) cannot be used"
            let untaken = untakenCount == 0 ? "" : "; no theme uses \(Wording.count(untakenCount, "more token"))"
            return things.joined(separator: " and ") + (takenCount + assetCount == 1 ? " has" : " have") + " an output"
                + unusable + untaken
        }
    }

    /// A token file that cannot be read beside another, because both state the same tokens, or an asset catalog that is not
    /// taken.
    package struct LeftOut: Sendable, Hashable {
        package var path: String
        /// Why, in words that follow its name.
        package var reason: String
        /// The same in the configuration, which can say more.
        var remark: String?
        /// Whether it seems to be compiled into another bundle.
        var isOfAnotherTarget = false

        /// Remarks on some, one line of a comment each.
        static func comments(on all: [Self], noun: String) -> [String] {
            let lines = all.prefix(Proposal.commentLimit).map { file in
                "\(JSONValue.quoted(file.path)) is left out: \(file.remark ?? file.reason)."
            }
            let rest = all.count - lines.count
            return lines + (rest > 0 ? ["Also left out: \(Wording.count(rest, noun))."] : [])
        }
    }

    /// Whether there is no configuration.
    package var hasErrors: Bool { diagnostics.hasErrors }

    /// Makes a configuration and writes it, unless there is one.
    ///
    /// - Parameters:
    ///   - folder: The folder to look through, and to write to.
    ///   - tool: Where the schema of configurations is found.
    ///   - options: What a person wants instead of what would be chosen.
    ///   - fileSystem: Where it lies.
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
        guard problems.isEmpty else { return StarterConfiguration(diagnostics: problems) }
        var starter = StarterConfiguration(
            in: folder, schema: tool?.schema(in: folder, fileSystem), options, fileSystem)
        let failures = starter.text.map { files.create([(path, $0)]) } ?? []
        if !failures.isEmpty { starter.text = nil }
        starter.diagnostics += failures
        return starter
    }

    private init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// Makes a configuration for what a folder holds. What is read, taken and counted is what a run with it reads and takes.
    private init(in folder: String, schema: String?, _ options: StarterOptions, _ fileSystem: any FileSystem) {
        var survey = ProjectSurvey(of: folder, options, fileSystem)
        if let target = options.target, let names = survey.catalogs.targetNames {
            diagnostics.append(Self.unknownTarget(target, names))
            return
        }
        var proposal = Proposal(survey, schema: schema)
        diagnostics = options.problems(survey, proposal)
        if hasErrors { return }
        diagnostics = survey.search.diagnostics + survey.sources.diagnostics
        guard !survey.sources.isEmpty || !proposal.catalogs.isEmpty else {
            let isSkipped = survey.sources.diagnostics.contains { $0.code == .skippedFile }
            let script = survey.search.script.map(Self.onlyScripts)
            diagnostics.append(
                isSkipped
                    ? Self.allLeftOut
                    : script ?? options.tokens.map(Self.noTokenFiles(at:)) ?? Self.noTokenFiles(survey.search.catalogs))
            return
        }
        var run = survey.analyze(proposal.configuration)
        // Values can be wrong in modes that nothing else asks for.
        if !proposal.themes.isEmpty, survey.analyze(proposal.tryingThemes).faultCount > run.faultCount {
            survey = survey.withoutThemes
            proposal = Proposal(survey, schema: schema)
            run = survey.analyze(proposal.configuration)
        }
        diagnostics += Self.problems(of: run)
        guard run.tokenCount > 0 || !proposal.catalogs.isEmpty else {
            diagnostics.append(Self.noUsableToken)
            return
        }
        proposal.addSupport(for: run)
        text = proposal.text
        summary = Summary(proposal, survey, run)
        guard summary.takenCount == 0, !survey.sources.isEmpty else { return }
        diagnostics.append(Self.nothingTaken(summary.tokenCount))
    }

    /// What is wrong with the tokens, in one sentence: validate says the rest.
    private static func problems(of run: AnalyzedTokens) -> [Diagnostic] {
        let errors = run.diagnostics.filter { $0.severity == .error }
        // No run of validate would be made for it.
        let tooMany = run.diagnostics.filter { $0.code == .tooManyCombinations && $0.severity == .warning }
        guard let first = errors.first else { return tooMany }
        let count = Wording.count(errors.count, "error")
        let notes = [
            Diagnostic.Note("first error: \(first.message)", at: first.location),
            Diagnostic.Note("run TokenGenerator validate to see all errors"),
        ]
        return [Diagnostic(.warning, .tokenErrors, "the token files have \(count)", notes: notes)] + tooMany
    }

    private static func onlyScripts(_ script: String) -> Diagnostic {
        Diagnostic(
            .error, .noTokenFiles, "the tokens are scripts, and init does not run scripts",
            at: SourceLocation(path: script, line: 1, column: 1),
            advice: "build them with Style Dictionary's format json/nested into a folder \"tokens\" and run init again"
        )
    }

    private static func noTokenFiles(_ catalogs: [String]) -> Diagnostic {
        let empty =
            catalogs.isEmpty
            ? ""
            : ", or images, symbols, data or colors in the \(Wording.count(catalogs.count, "asset catalog"))"
        return Diagnostic(
            .error, .noTokenFiles, "cannot find token files in this folder\(empty)",
            advice:
                "export the variables from Figma into a folder \"tokens\", for example as \"Mode 1.tokens.json\", and "
                + "run init in its parent folder")
    }

    private static func noTokenFiles(at path: String) -> Diagnostic {
        Diagnostic(
            .error, .noTokenFiles, "cannot find token files in '\(path)'",
            advice: "pass a token file, or a folder with token files, to --tokens")
    }

    private static func unknownTarget(_ name: String, _ names: [String]) -> Diagnostic {
        Diagnostic(
            .error, .unknownTarget, "cannot find the target '\(name)' in the packages and projects here",
            advice: names.isEmpty
                ? "remove --target"
                : NearestName.advice(
                    for: name, among: names, otherwise: "the targets are \(names.joined(separator: ", "))"))
    }

    private static let allLeftOut = Diagnostic(
        .error, .noTokenFiles, "none of the token files can be used",
        advice: "fix one of the skipped files and run init again")

    private static let noUsableToken = Diagnostic(
        .error, .noTokenFiles, "none of the tokens can be used",
        advice: "run TokenGenerator validate to see the errors")

    private static func nothingTaken(_ count: Int) -> Diagnostic {
        Diagnostic(
            .warning, .emptyOutput, "no built-in template can write any of the \(Wording.count(count, "token"))",
            advice: "they have no value in Swift; to write them anyway, add a template with \"templates\"")
    }
}

extension StarterConfiguration.Summary {
    fileprivate init(_ proposal: Proposal, _ survey: ProjectSurvey, _ run: AnalyzedTokens) {
        sources = proposal.configuration.sources.map(\.path.value)
        modes = run.modeLines
        leftOut = survey.sources.leftOut
        catalogs = proposal.catalogs
        leftOutCatalogs = survey.catalogs.leftOut
        (target, lacksTarget) = (survey.catalogs.module?.name, survey.catalogs.lacksModule)
        reasons = ProposalReasons(proposal, survey).lines
        nextSteps = Self.nextSteps(
            survey.catalogs.module, outputRoot: proposal.outputRoot,
            first: survey.catalogs.swiftGen.step(deleting: survey.target.replacedFiles))
        let made = proposal.outputs.filter { !$0.isProposed }
        outputs = made.map { FilePath.join(proposal.outputRoot, $0.configuration.path.value) }
        tokenCount = run.tokenCount
        unusableCount = run.resolution.leftOut.count
        let graph = run.resolution.graph
        untakenCount = Set(graph.unusedSets.flatMap(\.paths)).count { graph.token(at: $0) == nil }
        takenCount = run.tokenCount - run.symbols.untaken.count
        assetCount = run.symbols.assets.count
        assetSummary = run.symbols.assetSummary
    }

    private static func nextSteps(_ module: StarterModule?, outputRoot: String, first: String?) -> [String] {
        let look = ["review tokengenerator.json"] + [first].compactMap(\.self)
        if module?.hasBuildPlugin == true { return look + ["build the target: the build plugin generates the code"] }
        return look + ["run TokenGenerator"] + (module?.firstStep.map { [$0] } ?? [])
            + ["to collapse the files in code reviews, add to .gitattributes: \(outputRoot)/** linguist-generated"]
    }
}

extension AnalyzedTokens {
    /// How much is wrong.
    fileprivate var faultCount: Int { diagnostics.count { $0.severity != .note } }
}
