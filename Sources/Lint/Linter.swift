import CodeGeneration
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
    /// The findings, with the types that must not be the app's own.
    private var found: [JudgedFinding] = []
    /// The types that each module declares, if they have names of types in positions.
    private var ownTypes: [String: Set<String>] = [:]
    private(set) var fileCount = 0
    private var unreadable: [Diagnostic] = []

    init(_ run: AnalyzedTokens, _ files: ProjectFiles, _ request: LintRequest, _ fileSystem: any FileSystem) {
        (self.run, self.files, self.request, self.fileSystem) = (run, files, request, fileSystem)
        let settings = run.configuration.rules
        let enabled = CodeRule.all.map(\.kind).filter { settings.settings(of: $0).severity != nil }.map(\.code)
        rules = LintRule.all.filter { rule in
            enabled.contains(rule.code) && (request.rules.isEmpty || request.rules.contains(rule.code))
        }
    }

    mutating func check() {
        var generated = GeneratedCode()
        for file in files.allSwiftFiles {
            guard let start = try? fileSystem.readStart(of: file.path, count: 256),
                GeneratedHeader.begins(swiftFile: start), let bytes = try? fileSystem.read(file.path)
            else { continue }
            generated.add(file, SwiftCode(bytes))
        }
        let context = LintContext(assets: KnownAssets(run, files, fileSystem), generated: generated)
        for file in files.swiftFiles { check(file, context) }
    }

    private mutating func check(_ file: SwiftFile, _ context: LintContext) {
        let bytes: [UInt8]
        do { bytes = try fileSystem.read(file.path) } catch {
            return unreadable.add(
                .error, .noSwiftSources, "cannot check '\(file.path)': \(error.reason)",
                advice: "check its permissions")
        }
        let relative = FilePath.relative(file.path, to: run.configuration.folder) ?? file.path
        let place = CodePlace(path: relative, bytes: bytes)
        guard place == .app else { return }
        fileCount += 1
        let code = SwiftCode(bytes)
        ownTypes[file.module, default: []].formUnion(code.declaredTypes)
        let checked = CheckedFile(file, code, place: place)
        var findings = rules.flatMap { rule in rule.findings(checked, context) }
        findings.sort { $0.token < $1.token }
        var lines = LineCounter()
        for finding in findings {
            let start = Int(code.tokens[finding.token].start)
            let (line, column) = lines.place(of: start, in: bytes)
            let location = SourceLocation(path: file.path, line: line, column: column)
            found.append(
                JudgedFinding(
                    finding: finding, location: location, module: file.module,
                    isInPreview: checked.isInPreview(finding.token)))
        }
    }

    /// The diagnostics in file order: those of findings that are enabled, not excepted, and not about the app's own
    /// types.
    var diagnostics: [Diagnostic] {
        let policy = DiagnosticPolicy(isStrict: request.isStrict || run.configuration.isStrict)
        let rules = Dictionary(uniqueKeysWithValues: CodeRule.all.map { ($0.kind.code, $0) })
        let findings = found.compactMap { found -> Diagnostic? in
            if let type = found.finding.type, ownTypes[found.module]?.contains(type) == true { return nil }
            guard let rule = rules[found.finding.code] else { return nil }
            let reported = run.configuration.rules.reported([found.ruleFinding(rule)], of: rule)
            return reported.first.map { diagnostic in
                var diagnostic = diagnostic
                if found.isInPreview { diagnostic.severity = .note }
                return diagnostic
            }
        }
        return unreadable + policy.judged(findings, from: .checks)
    }
}

/// A finding with what decides whether it is reported.
private struct JudgedFinding {
    let finding: LintFinding
    let location: SourceLocation
    let module: String
    let isInPreview: Bool

    func ruleFinding(_ rule: CodeRule) -> RuleFinding {
        Diagnostic(
            rule.kind.severity ?? .warning, finding.code, finding.message, at: location,
            notes: finding.notes.map { Diagnostic.Note($0) }
        ).about(finding.subject)
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
            if AssetPosition.all[name] != nil { types.insert(name) }
        }
        return types
    }

    private static let keywords: [StaticString] = ["struct", "class", "enum", "typealias", "actor", "protocol"]
}
