import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import SwiftSources

/// Checks the files of an app, one after the other, so that only one is in memory.
struct Linter {
    private let run: AnalyzedTokens
    private let files: ProjectFiles
    private let request: LintRequest
    private let fileSystem: any FileSystem
    private let rules: [LintRule]
    private var results: [FileResult] = []
    /// The types that each module declares, if they have names of types in positions.
    private var ownTypes: [String: Set<String>] = [:]
    private var ownInitializers: Set<OwnInitializer> = []
    private var unreadable: [Diagnostic] = []
    /// The rules to check.
    private let chosen: Set<DiagnosticCode>
    /// The findings about more than one file of code.
    private var projectFindings: [RuleFinding] = []
    /// The names that the app mentions; `nil` if they do not matter.
    private var mentions: NameMentions?

    init(_ run: AnalyzedTokens, _ files: ProjectFiles, _ request: LintRequest, _ fileSystem: any FileSystem) {
        (self.run, self.files, self.request, self.fileSystem) = (run, files, request, fileSystem)
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
        // Tokens name themselves in their files.
        let inputs = Set(([run.configuration.path].compactMap(\.self) + run.files.map(\.path)).map(FilePath.normalized))
        for path in files.texts + files.interfaces where !inputs.contains(path) {
            if let bytes = try? fileSystem.read(path) { mentions.add(text: bytes) }
        }
        if isChosen(.assetUnused) { projectFindings += unused.assetFindings(mentions) }
        if isChosen(.tokenUnused) { projectFindings += unused.tokenFindings(mentions, without: tokensOfLiterals) }
    }

    /// The paths of tokens that should replace literals, which are unused for that reason alone.
    private var tokensOfLiterals: Set<String> {
        let codes: Set<DiagnosticCode> = [.colorEqualsToken, .colorEqualsMode, .spacingEqualsToken, .radiusEqualsToken]
        return Set(results.flatMap(\.findings).map(\.finding).filter { codes.contains($0.code) }.map(\.subject))
    }

    /// Whether unused names are searched. A part of the app cannot show that the rest does not use a name.
    private var searchesUnusedNames: Bool { request.paths.isEmpty && LintRule.projectRules.contains(where: isChosen) }

    private func isChosen(_ code: DiagnosticCode) -> Bool { chosen.contains(code) }

    /// Returns whether a catalog is part of the app, rather than of its tests, its previews or other projects.
    private func isOwn(_ catalog: AssetCatalog) -> Bool {
        let path = relativePath(catalog.path)
        return CodePlace(path: path, bytes: []) == .app && !path.lowercased().contains("preview")
    }

    /// Reads the generated files, which other files refer to.
    private mutating func readGeneratedFiles() -> GeneratedCode {
        var generated = GeneratedCode()
        for file in files.allSwiftFiles {
            guard let start = try? fileSystem.readStart(of: file.path, count: 1024) else { continue }
            let isOurs = GeneratedHeader.begins(swiftFile: start)
            let isOther = mentions != nil && CodePlace(path: relativePath(file.path), bytes: start) == .generated
            guard isOurs || isOther, let bytes = try? fileSystem.read(file.path) else { continue }
            let code = SwiftCode(bytes)
            if isOurs { generated.add(file, code) } else { mentions?.addAliases(code) }
        }
        return generated
    }

    private mutating func checkInterfaces(_ assets: KnownAssets) {
        guard isChosen(.assetUnknown) else { return }
        for path in files.interfaces where files.isChecked(path) {
            guard CodePlace(path: relativePath(path), bytes: []) == .app, let bytes = try? fileSystem.read(path) else {
                continue
            }
            projectFindings += InterfaceFile(bytes).unknownAssets(at: path, assets)
        }
    }

    /// Reads what a file declares and mentions, and checks its code if that is asked for.
    private mutating func check(_ file: SwiftFile, _ context: LintContext) {
        let isChecked = files.isChecked(file.path)
        let bytes: [UInt8]
        do { bytes = try fileSystem.read(file.path) } catch {
            guard isChecked else { return }
            return unreadable.append(.uncheckable(file.path, error))
        }
        let path = relativePath(file.path)
        let place = CodePlace(path: path, bytes: bytes)
        guard place != .generated else { return }
        let code = SwiftCode(bytes)
        ownTypes[file.module, default: []].formUnion(code.declaredTypes)
        ownInitializers.formUnion(OwnInitializer.all(in: code))
        mentions?.add(code)
        guard place == .app, isChecked else { return }
        let checked = CheckedFile(file, code, place: place)
        let findings = rules.flatMap { rule in rule.findings(checked, context) }
        results.append(FileResult(checked, path: path, findings))
    }

    /// Returns the path of a file relative to the configuration, so that it is the same on every machine.
    private func relativePath(_ path: String) -> String {
        FilePath.relative(path, to: FilePath.normalized(run.configuration.folder)) ?? path
    }
}

// MARK: - What is reported

extension Linter {
    /// Returns the findings to report, in file order, and notes about comments and a baseline that match none.
    ///
    /// This is the only place that drops findings or changes their severity: by the app's own types, the configuration,
    /// comments, and the baseline, in this order.
    func judged(_ baseline: Baseline?) -> JudgedFindings {
        let rules = Dictionary(uniqueKeysWithValues: CodeRule.all.map { ($0.kind.code, $0) })
        var judged = JudgedFindings(baseline: baseline)
        judged.fileCount = results.count
        for var result in results {
            for finding in result.findings {
                if let called = finding.finding.initializer, ownInitializers.contains(called) { continue }
                if let type = finding.finding.type, ownTypes[result.module]?.contains(type) == true { continue }
                guard let rule = rules[finding.finding.code],
                    var diagnostic = run.configuration.rules.reported(
                        [result.ruleFinding(finding, rule)], of: rule
                    ).first, !result.suppress(finding)
                else { continue }
                if finding.isInPreview { diagnostic.severity = .note }
                judged.add(diagnostic, finding, result)
            }
            if request.rules.isEmpty { judged.notes += result.unusedSuppressions }
        }
        for finding in projectFindings {
            guard let rule = rules[finding.code] else { continue }
            for diagnostic in run.configuration.rules.reported([finding], of: rule) {
                judged.add(diagnostic, at: relativePath(diagnostic.location?.path ?? ""))
            }
        }
        let checked = Set(results.map(\.path) + files.interfaces.map(relativePath))
        if request.rules.isEmpty { judged.addStaleEntries(checked) }
        let policy = DiagnosticPolicy(isStrict: request.isStrict || run.configuration.isStrict)
        judged.diagnostics = unreadable + policy.judged(judged.diagnostics, from: .checks) + judged.notes
        return judged
    }
}

/// The findings to report.
struct JudgedFindings {
    /// The number of checked files.
    fileprivate(set) var fileCount = 0
    fileprivate(set) var diagnostics: [Diagnostic] = []
    fileprivate var notes: [Diagnostic] = []
    /// The fixes by the paths of their files.
    private(set) var fixes: [String: [LintFix]] = [:]
    /// What a new baseline contains.
    private(set) var newBaseline = Baseline()
    private var baseline: Baseline?

    fileprivate init(baseline: Baseline?) { self.baseline = baseline }

    fileprivate mutating func add(_ diagnostic: Diagnostic, _ finding: FileResult.Finding, _ result: FileResult) {
        if diagnostic.severity != .note {
            let key = Baseline.Key(path: result.path, rule: finding.finding.code.rawValue, line: finding.lineHash)
            newBaseline.add(key)
            if baseline?.take(key) == true { return }
        }
        diagnostics.append(diagnostic)
        if let fix = finding.finding.fix, !finding.isInPreview {
            fixes[result.filePath, default: []].append(fix)
        }
    }

    /// Adds a finding that is not in code. Its message identifies it.
    fileprivate mutating func add(_ diagnostic: Diagnostic, at path: String) {
        if diagnostic.severity != .note {
            let key = Baseline.Key(path: path, rule: diagnostic.code.rawValue, line: diagnostic.message)
            newBaseline.add(key)
            if baseline?.take(key) == true { return }
        }
        diagnostics.append(diagnostic)
    }

    fileprivate mutating func addStaleEntries(_ checked: Set<String>) {
        notes += baseline?.staleEntries(in: checked.contains) ?? []
    }
}

/// The findings of a file, after its code is gone.
private struct FileResult {
    struct Finding {
        let finding: LintFinding
        let line: Int
        let column: Int
        let lineHash: String
        let isInPreview: Bool
    }

    let filePath: String
    /// The path relative to the configuration.
    let path: String
    let module: String
    private(set) var findings: [Finding] = []
    private var suppressions: [Suppression]
    private let suppressionPlaces: [SourceLocation]

    init(_ file: CheckedFile, path: String, _ findings: [LintFinding]) {
        (filePath, self.path, module) = (file.file.path, path, file.file.module)
        suppressions = Suppression.all(in: file.code)
        var lines = LineCounter()
        var places: [SourceLocation] = []
        for suppression in suppressions {
            let (line, column) = lines.place(of: suppression.offset, in: file.code.bytes)
            places.append(SourceLocation(path: filePath, line: line, column: column))
        }
        suppressionPlaces = places
        lines = LineCounter()
        for finding in findings.sorted(by: { $0.token < $1.token }) {
            let (line, column) = lines.place(of: Int(file.code.tokens[finding.token].start), in: file.code.bytes)
            self.findings.append(
                Finding(
                    finding: finding, line: line, column: column, lineHash: file.code.lineHash(of: finding.token),
                    isInPreview: file.isInPreview(finding.token)))
        }
    }

    func ruleFinding(_ finding: Finding, _ rule: CodeRule) -> RuleFinding {
        Diagnostic(
            rule.kind.severity ?? .warning, finding.finding.code, finding.finding.message,
            at: SourceLocation(path: filePath, line: finding.line, column: finding.column),
            notes: finding.finding.notes.map { Diagnostic.Note($0) }
        ).about(finding.finding.subject)
    }

    /// Returns whether a comment suppresses a finding.
    mutating func suppress(_ finding: Finding) -> Bool {
        let index = suppressions.firstIndex { $0.applies(to: finding.finding.code, line: finding.line) }
        guard let index else { return false }
        suppressions[index].isUsed = true
        return true
    }

    /// The notes about comments that have suppressed nothing.
    var unusedSuppressions: [Diagnostic] {
        zip(suppressions, suppressionPlaces).filter { !$0.0.isUsed }.map { _, place in
            Diagnostic(
                .note, .unusedSuppression, "this comment suppresses nothing", at: place,
                advice: "remove it, or correct the names of its rules")
        }
    }
}

extension SwiftCode {
    /// The declared types whose names are also those of types in positions.
    fileprivate var declaredTypes: Set<String> {
        var types: Set<String> = []
        for index in tokens.indices.dropLast() where tokens[index].kind == .word {
            guard tokens[index + 1].kind == .word || tokens[index + 1].kind == .quotedWord,
                tokens[index].end - tokens[index].start >= 4, Self.keywords.contains(where: { isText(index, $0) })
            else { continue }
            let name = text(index + 1)
            if AssetPosition.all[name] != nil || LengthPosition.all[name] != nil || ColorPosition.all[name] != nil {
                types.insert(name)
            }
        }
        return types
    }

    private static let keywords: [StaticString] = ["struct", "class", "enum", "typealias", "actor", "protocol"]
}
