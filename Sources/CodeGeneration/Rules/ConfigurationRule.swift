import DesignTokens
import Diagnostics

/// One thing that can be wrong with a configuration in the light of what was read under it: a question that
/// ``CheckedConfiguration`` answers.
///
/// A rule is a file beside this one, a row of ``all``, and a row of docs/reference/rules.md.
struct ConfigurationRule: Rule {
    /// When a rule is asked.
    enum Occasion {
        case always
        /// Where outputs are written: it says nothing to commands that only read.
        case writing
        /// Where files could be read and tokens in them can be used: otherwise no name is known.
        case knownTokens
        /// Where Swift files may be read: `validate` alone asks.
        case knownDeclarations
    }

    let kinds: [RuleKind]
    let occasion: Occasion
    let findings: @Sendable (CheckedConfiguration) -> [RuleFinding]

    /// Makes a rule whose findings the configuration can switch.
    init(
        _ occasion: Occasion, finds codes: DiagnosticCode..., about subject: RuleSubject,
        _ severity: Diagnostic.Severity = .warning,
        as findings: @escaping @Sendable (CheckedConfiguration) -> [RuleFinding]
    ) {
        kinds = codes.map { RuleKind($0, severity, about: subject) }
        (self.occasion, self.findings) = (occasion, findings)
    }

    /// Makes a rule that finds errors alone: no configuration can switch it.
    init(_ occasion: Occasion, errors: @escaping @Sendable (CheckedConfiguration) -> [Diagnostic]) {
        (kinds, self.occasion) = ([], occasion)
        findings = { errors($0).map { $0.about() } }
    }

    /// All rules, in the order in which they report.
    static let all: [ConfigurationRule] = [
        Self(.writing, errors: \.outputsOutsideRoot),
        Self(.writing, errors: \.stalePlan),
        Self(.always, errors: \.unfittingOutputs),
        Self(.always, errors: \.hidingScopes),
        Self(.always, errors: \.noTokens),
        Self(.knownTokens, finds: .unknownPath, about: .tokens, as: \.unknownPaths),
        Self(.knownTokens, finds: .emptyPair, .tooManyPairs, about: .tokens, as: \.unshownPairs),
        Self(.knownTokens, errors: \.unknownModes),
        Self(.knownTokens, finds: .unknownPath, about: .tokens, as: \.unknownExpressions),
        Self(.knownTokens, errors: \.unknownOrigins),
        Self(.always, finds: .themesUnwritten, about: .themes, as: \.themeFaults),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.emptyOutputs),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.lostOutputs),
        Self(.writing, finds: .unexpressedValue, about: .tokens, as: \.unexpressedTokens),
        Self(.writing, finds: .inexactValue, about: .tokens, as: \.inexactValues),
        Self(.writing, finds: .missingSupport, about: .outputs, .note, as: \.missingSupport),
        Self(.always, finds: .unknownFont, about: .families, as: \.unknownFonts),
        Self(.always, finds: .guessedFont, .missingFont, about: .families, as: \.missingFonts),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.fontlessOutputs),
        Self(.writing, finds: .unwrittenModes, about: .outputs, .note, as: \.unwrittenModes),
        Self(.writing, finds: .newerSystem, about: .outputs, .note, as: \.newerSystems),
        Self(.writing, errors: \.unclaimedTokens),
        Self(.writing, errors: \.missingColorSets),
        Self(.writing, errors: \.sourceCatalogOutputs),
        Self(.writing, finds: .assetSymbolClash, about: .outputs, as: \.assetSymbolClashes),
        Self(.knownDeclarations, finds: .duplicateDeclaration, about: .outputs, as: \.redeclaredNames),
    ]
}

/// A configuration with what was read under it.
struct CheckedConfiguration {
    let settings: Settings
    let resolution: Resolution
    let symbols: SymbolTables
    let fonts: FontNames
    var catalogs = LoadedCatalogs()
    /// Whether any token file could be read.
    let hasFiles: Bool
    /// Whether anything that was read has an error.
    let hasErrors: Bool

    var configuration: Configuration { settings.configuration }

    /// Whether all files could be read, and gave no token that can be used.
    var isWithoutTokens: Bool { hasFiles && !hasErrors && resolution.leftOut.count == resolution.graph.tokens.count }

    /// What is wrong, rule by rule.
    func diagnostics(isWriting: Bool) -> [Diagnostic] {
        let isAsked: [ConfigurationRule.Occasion: Bool] = [
            .always: true, .writing: isWriting, .knownTokens: hasFiles && !isWithoutTokens,
        ]
        return diagnostics { isAsked[$0] == true }
    }

    /// What other Swift files declare that outputs declare, too.
    var declarationDiagnostics: [Diagnostic] { diagnostics { $0 == .knownDeclarations } }

    private func diagnostics(on isAsked: (ConfigurationRule.Occasion) -> Bool) -> [Diagnostic] {
        ConfigurationRule.all.filter { isAsked($0.occasion) }.flatMap { rule in
            configuration.rules.reported(rule.findings(self), of: rule)
        }
    }
}

extension OutputConfiguration {
    /// A finding about the output, at its path.
    func finding(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, advice: String
    ) -> RuleFinding {
        Diagnostic(severity, code, message, at: path.location, advice: advice).about(path.value)
    }
}
