import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import Projects
import Reports
import SwiftSources

/// Checks the files of an app one by one, so that only one is in memory.
struct Linter {
    private let run: AnalyzedTokens
    private let files: ProjectFiles
    private let request: LintRequest
    private let fileSystem: any FileSystem
    private let rules: [LintRule]
    private let scope: LintScope
    private let positions: OwnPositions
    /// The indices of the positions in calls of checked files.
    private var calledPositions: Set<Int> = []
    private var results: [FileResult] = []
    /// The app's own declarations with names of the system's.
    private var ownDeclarations = OwnDeclarations()
    /// The static members in all code except generated code of TokenGenerator.
    private var ownMembers = SwiftDeclarations()
    private var hexInitializers = HexInitializers()
    private var unreadable: [Diagnostic] = []
    /// The requested rules.
    private let chosen: Set<DiagnosticCode>
    /// The findings that no single file of code has.
    private var projectFindings: [RuleFinding] = []
    /// The comments in files of Interface Builder with the files' paths, in order.
    private var interfaceComments: [(path: String, suppressions: Suppressions)] = []
    /// The names that the app mentions; `nil` if they are not needed.
    private var mentions: NameMentions?
    /// The patterns in the configuration that match no name.
    private var unusedNamePatterns: [Located<String>] = []

    init(_ run: AnalyzedTokens, _ files: ProjectFiles, _ request: LintRequest, _ fileSystem: any FileSystem) {
        (self.run, self.files, self.request, self.fileSystem) = (run, files, request, fileSystem)
        scope = LintScope(run.configuration)
        positions = OwnPositions(run.configuration.lint.positions)
        let settings = run.configuration.rules
        let enabled = CodeRule.all.map(\.kind).filter { settings.settings(of: $0).severity != nil }.map(\.code)
        let chosen = Set(enabled.filter { request.rules.isEmpty || request.rules.contains($0) })
        rules = LintRule.all.filter { chosen.contains($0.code) }
        self.chosen = chosen
    }

    mutating func check() {
        let assets = KnownAssets(run, files, fileSystem)
        let unused = searchesUnusedNames ? UnusedNames(run, assets.catalogs.filter(isOwn)) : nil
        mentions = unused.map { NameMentions($0.names) }
        let generated = readGeneratedFiles()
        let searched = rules.contains { $0.code == .nameFormer } ? files.swiftFiles : []
        let context = LintContext(
            assets: assets, tokens: KnownTokens(run), generated: generated,
            formerUses: FormerUses(run, searched, fileSystem))
        for file in files.allSwiftFiles { check(file, context) }
        checkInterfaces(assets)
        guard let unused, var mentions else { return }
        // Token files contain the names of their own tokens.
        let inputs = Set(([run.configuration.path].compactMap(\.self) + run.files.map(\.path)).map(FilePath.normalized))
        for path in files.texts + files.interfaces where !inputs.contains(path) {
            if let bytes = try? fileSystem.read(path) { mentions.add(text: bytes) }
        }
        if isChosen(.assetUnused) { projectFindings += unused.assetFindings(mentions) }
        if isChosen(.tokenUnused) { projectFindings += unused.tokenFindings(mentions, without: tokensOfLiterals) }
        unusedNamePatterns = unused.unusedPatterns
    }

    /// The paths of tokens that should replace literals. They are only unused because of these.
    private var tokensOfLiterals: Set<String> {
        Set(
            results.flatMap { result in
                result.findings.map(\.finding).filter { applies($0, in: result.module) }.flatMap(\.suggested)
            })
    }

    /// Whether unused names are searched. If only a part of the app is checked, the rest may use a name.
    private var searchesUnusedNames: Bool { checksWholeApp && LintRule.projectRules.contains(where: isChosen) }

    private var checksWholeApp: Bool { request.paths.isEmpty }

    private func isChosen(_ code: DiagnosticCode) -> Bool { chosen.contains(code) }

    /// Returns whether a catalog is part of the app, rather than of its tests, its previews or other projects.
    private func isOwn(_ catalog: AssetCatalog) -> Bool {
        let place = scope.place(of: catalog.path)
        return place == .app && scope.includes(catalog.path, place)
            && !scope.relativePath(catalog.path).lowercased().contains("preview")
    }

    /// Reads the generated files, whose declarations other files use.
    private mutating func readGeneratedFiles() -> GeneratedCode {
        var generated = GeneratedCode(run, beside: files.allSwiftFiles)
        for file in files.allSwiftFiles {
            guard let start = try? fileSystem.readStart(of: file.path, count: 1024) else { continue }
            let isOurs = GeneratedHeader.begins(swiftFile: start)
            let isOther = scope.place(of: file.path, bytes: start) == .generated
            guard isOurs || isOther, let bytes = try? fileSystem.read(file.path) else { continue }
            let code = SwiftCode(bytes)
            if isOurs {
                generated.add(file, code)
                hexInitializers.add(code, of: file.module)
            } else {
                mentions?.addAliases(code)
                ownMembers.add(code, at: file.path)
            }
        }
        return generated
    }

    private mutating func checkInterfaces(_ assets: KnownAssets) {
        guard isChosen(.assetUnknown) else { return }
        for path in files.interfaces where files.isChecked(path) {
            let place = scope.place(of: path)
            guard place == .app, scope.includes(path, place), let bytes = try? fileSystem.read(path) else { continue }
            projectFindings += InterfaceFile(bytes).unknownAssets(at: path, assets)
            interfaceComments.append((path, Suppressions(interface: bytes, at: path)))
        }
    }

    /// Reads the declarations and mentions in a file, and checks its code if requested.
    private mutating func check(_ file: SwiftFile, _ context: LintContext) {
        let isChecked = files.isChecked(file.path)
        let bytes: [UInt8]
        do { bytes = try fileSystem.read(file.path) } catch {
            guard isChecked else { return }
            return unreadable.append(.uncheckable(file.path, error))
        }
        let place = scope.place(of: file.path, bytes: bytes)
        guard place != .generated else { return }
        let code = SwiftCode(bytes)
        ownDeclarations.add(code, in: file.module)
        ownMembers.add(code, at: file.path)
        hexInitializers.add(code, of: file.module)
        mentions?.add(code)
        guard isChecked, scope.includes(file.path, place) else { return }
        let checked = CheckedFile(file, code, place: place, positions)
        calledPositions.formUnion(checked.calledPositions)
        let findings = rules.flatMap { rule in rule.findings(checked, context) }
        results.append(FileResult(checked, path: scope.relativePath(file.path), findings))
    }
}

// MARK: - Judgment

extension Linter {
    /// Returns the findings to report, in file order, and notes about comments and baseline entries without a finding.
    ///
    /// This is the only place that drops findings or changes their severity: by the app's own types, the configuration,
    /// comments, and the baseline, in this order.
    func judged(_ baseline: Baseline?) -> JudgedFindings {
        var judged = JudgedFindings(baseline: baseline)
        judged.fileCount = results.count
        judged.add(unreadable)
        let rules = Dictionary(uniqueKeysWithValues: CodeRule.all.map { ($0.kind.code, $0) })
        let unusedComments = addCodeFindings(by: rules, to: &judged) + addProjectFindings(by: rules, to: &judged)
        if request.rules.isEmpty {
            judged.add(unusedComments + unusedSettings)
            let checked = Set(results.map(\.path) + files.interfaces.map(scope.relativePath))
            judged.addStaleEntries { checksWholeApp || checked.contains($0) }
        }
        judged.apply(DiagnosticPolicy(isStrict: request.isStrict || run.configuration.isStrict))
        return judged
    }

    /// Adds the findings in Swift files. Returns notes about comments without a finding.
    private func addCodeFindings(by rules: [DiagnosticCode: CodeRule], to judged: inout JudgedFindings) -> [Diagnostic]
    {
        results.flatMap { result in
            var result = result
            for finding in result.findings where applies(finding.finding, in: result.module) {
                let finding = finding.aware(of: hidingMember(of: finding.finding))
                guard let rule = rules[finding.finding.code],
                    let diagnostic = rule.diagnostics([result.ruleFinding(finding, rule)])
                        .compactMap(run.configuration.rules.judged).first
                else { continue }
                let logged = result.logged(finding, diagnostic)
                judged.add(logged, as: result.key(of: finding), finding.isOnlyNote ? nil : finding.finding.fix)
            }
            return result.suppressions.unused
        }
    }

    /// Adds the findings about the project and its interface files. Returns notes about comments without a finding.
    private func addProjectFindings(
        by rules: [DiagnosticCode: CodeRule], to judged: inout JudgedFindings
    ) -> [Diagnostic] {
        var comments = Dictionary(uniqueKeysWithValues: interfaceComments.map { ($0.path, $0.suppressions) })
        for finding in projectFindings {
            guard let rule = rules[finding.code] else { continue }
            for diagnostic in rule.diagnostics([finding]).compactMap(run.configuration.rules.judged) {
                var logged = LoggedResult(diagnostic)
                if let place = diagnostic.location {
                    logged.suppression = comments[place.path]?.suppress(diagnostic.code, line: place.line)
                }
                judged.add(logged, as: key(of: diagnostic))
            }
        }
        return interfaceComments.flatMap { comments[$0.path]?.unused ?? [] }
    }

    /// Returns whether a finding is valid, given the app's own declarations.
    private func applies(_ finding: LintFinding, in module: String) -> Bool {
        if let called = finding.initializer, ownDeclarations.contains(called) { return false }
        guard let type = finding.type else { return true }
        if ownDeclarations.contains(type: type, in: module) { return false }
        guard let order = finding.hexOrder else { return true }
        return order == hexInitializers.order(of: type, in: module) ?? run.configuration.lint.hexOrder
    }

    /// Returns a member in the advice of a finding that the app declares itself, with its file.
    private func hidingMember(of finding: LintFinding) -> (text: String, file: String)? {
        for text in finding.members {
            let names = text.split(separator: ".").map(String.init)
            guard let name = names.last else { continue }
            let member = SwiftDeclarations.Name(name, in: names.dropLast().joined(separator: "."))
            if let file = ownMembers.files[member] { return (text, scope.relativePath(file)) }
        }
        return nil
    }

    /// Returns the key of a finding that is not in code: its message.
    private func key(of diagnostic: Diagnostic) -> Baseline.Key {
        Baseline.Key(
            path: scope.relativePath(diagnostic.location?.path ?? ""), rule: diagnostic.code.rawValue,
            line: diagnostic.message)
    }

    /// The notes about settings that match nothing in the app.
    private var unusedSettings: [Diagnostic] {
        guard checksWholeApp else { return [] }
        let paths = files.allSwiftFiles.map(\.path) + files.interfaces + files.catalogs
        let uncalled = positions.all.indices.filter { !calledPositions.contains($0) }.map { positions.all[$0].text }
        return scope.unusedPatterns(among: paths).map {
            .unused($0, "no file matches '\($0.value)'", "correct the path, which is relative to the configuration")
        }
            + unusedNamePatterns.map {
                .unused($0, "no asset or token matches '\($0.value)'", "correct the pattern")
            }
            + uncalled.map {
                .unused($0, "no checked file calls '\($0.value)'", "correct the name or the label")
            }
    }
}

extension Diagnostic {
    /// Returns a note about a setting of `lint` without effect.
    fileprivate static func unused(_ setting: Located<String>, _ message: String, _ advice: String) -> Diagnostic {
        Diagnostic(.note, .unusedSetting, message, at: setting.location, advice: "\(advice), or remove it")
    }
}

/// The findings of a file, kept after its code is released.
private struct FileResult {
    struct Finding {
        private(set) var finding: LintFinding
        let start: SourceLocation
        let end: SourceLocation
        let lineHash: String
        /// Whether it is in a preview or a test.
        let isOnlyNote: Bool
        private(set) var fix: LoggedResult.Fix?

        /// Returns the finding without a fix that would use a member of the app instead of a generated one.
        func aware(of hiding: (text: String, file: String)?) -> Finding {
            guard let hiding else { return self }
            var copy = self
            copy.finding.notes.insert(
                "'\(hiding.text)' refers to a declaration in '\(hiding.file)'; rename or remove that declaration first",
                at: min(1, copy.finding.notes.count))
            (copy.finding.fix, copy.fix) = (nil, nil)
            return copy
        }
    }

    /// The path relative to the configuration.
    let path: String
    let module: String
    private(set) var findings: [Finding] = []
    private(set) var suppressions: Suppressions

    init(_ file: CheckedFile, path: String, _ findings: [LintFinding]) {
        (self.path, module) = (path, file.file.module)
        suppressions = Suppressions(file.code, at: file.file.path)
        guard !findings.isEmpty else { return }
        let lines = LineTable(file.code.bytes)
        let place = { (offset: Int) in lines.location(ofByteAt: offset, path: file.file.path) }
        self.findings = findings.sorted(by: { $0.token < $1.token }).map { finding in
            let token = file.code.tokens[finding.token]
            return Finding(
                finding: finding, start: place(Int(token.start)), end: place(Int(token.end)),
                lineHash: file.code.lineHash(of: finding.token),
                isOnlyNote: file.place == .tests || file.isInPreview(finding.token),
                fix: finding.fix.map { $0.logged(place) })
        }
    }

    func ruleFinding(_ finding: Finding, _ rule: CodeRule) -> RuleFinding {
        Diagnostic(
            rule.kind.severity ?? .warning, finding.finding.code, finding.finding.message, at: finding.start,
            notes: finding.finding.notes.map { Diagnostic.Note($0) }
        ).about(finding.finding.subject)
    }

    /// Returns a finding for logs, with the comment that accepts it.
    mutating func logged(_ finding: Finding, _ diagnostic: Diagnostic) -> LoggedResult {
        var logged = LoggedResult(diagnostic)
        if finding.isOnlyNote { logged.diagnostic.severity = .note }
        logged.end = finding.end
        logged.related = [finding.finding.definition].compactMap(\.self)
        if !finding.isOnlyNote { logged.fix = finding.fix }
        logged.suppression = suppressions.suppress(finding.finding.code, line: finding.start.line)
        return logged
    }

    func key(of finding: Finding) -> Baseline.Key {
        Baseline.Key(path: path, rule: finding.finding.code.rawValue, line: finding.lineHash)
    }
}

extension LintFix {
    /// The change with its location.
    fileprivate func logged(_ place: (Int) -> SourceLocation) -> LoggedResult.Fix {
        LoggedResult.Fix(
            isExact ? "Use '\(text)'." : "Use '\(text)' if it has the right meaning.",
            from: place(range.lowerBound), to: place(range.upperBound), text: text)
    }
}
