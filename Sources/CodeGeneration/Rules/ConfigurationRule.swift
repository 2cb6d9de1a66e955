import DesignTokens
import Diagnostics

/// A check of the configuration against the loaded tokens, catalogs and fonts.
///
/// A rule is a file next to this one, a row of ``all``, and a row of docs/reference/rules.md.
struct ConfigurationRule: Rule {
    /// When a rule is checked.
    enum Occasion {
        case always
        /// Only if outputs are written.
        case writing
        /// Only if files could be read and contain usable tokens.
        case knownTokens
        /// Only in `validate`, which may read Swift files and manifests.
        case knownDeclarations
    }

    let kinds: [RuleKind]
    let occasion: Occasion
    let findings: @Sendable (CheckedConfiguration) -> [RuleFinding]

    /// Creates a rule whose severity can be configured.
    init(
        _ occasion: Occasion, finds codes: DiagnosticCode..., about subject: RuleSubject,
        _ severity: Diagnostic.Severity = .warning,
        as findings: @escaping @Sendable (CheckedConfiguration) -> [RuleFinding]
    ) {
        kinds = codes.map { RuleKind($0, severity, about: subject) }
        (self.occasion, self.findings) = (occasion, findings)
    }

    /// Creates a rule that reports only errors and cannot be configured.
    init(_ occasion: Occasion, errors: @escaping @Sendable (CheckedConfiguration) -> [Diagnostic]) {
        (kinds, self.occasion) = ([], occasion)
        findings = { errors($0).map { $0.about() } }
    }

    /// All rules, in the order in which they report.
    static let all: [ConfigurationRule] = [
        Self(.writing, errors: \.outputsOutsideRoot),
        Self(.writing, errors: \.stalePlan),
        Self(.always, errors: \.unsupportedSettings),
        Self(.always, errors: \.shadowingScopes),
        Self(.always, errors: \.noTokens),
        Self(.knownTokens, finds: .unknownPath, about: .tokens, as: \.unknownPaths),
        Self(.knownTokens, finds: .emptyPair, .tooManyPairs, about: .tokens, as: \.ignoredPairs),
        Self(.knownTokens, finds: .emptyPair, about: .tokens, as: \.unusablePage),
        Self(.knownTokens, errors: \.unknownModes),
        Self(.knownTokens, finds: .unknownPath, about: .tokens, as: \.unknownExpressions),
        Self(.knownTokens, errors: \.unknownOrigins),
        Self(.always, finds: .unwrittenThemes, about: .themes, as: \.themeFaults),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.emptyOutputs),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.lostOutputs),
        Self(.writing, finds: .unsupportedValue, about: .tokens, as: \.unexpressedTokens),
        Self(.writing, finds: .inexactValue, about: .tokens, as: \.inexactValues),
        Self(.writing, finds: .missingSupport, about: .outputs, .note, as: \.missingSupport),
        Self(.always, finds: .unknownFont, about: .families, as: \.unknownFonts),
        Self(.always, finds: .guessedFont, .missingFont, about: .families, as: \.missingFonts),
        Self(.writing, finds: .emptyOutput, about: .outputs, as: \.fontlessOutputs),
        Self(.writing, finds: .unwrittenModes, about: .outputs, .note, as: \.unwrittenModes),
        Self(.writing, finds: .deploymentTarget, about: .outputs, .note, as: \.newerSystems),
        Self(.writing, errors: \.unclaimedTokens),
        Self(.writing, errors: \.missingColorSets),
        Self(.writing, errors: \.sourceCatalogOutputs),
        Self(.writing, finds: .assetSymbolClash, about: .outputs, as: \.assetSymbolClashes),
        Self(.knownDeclarations, finds: .duplicateDeclaration, about: .outputs, as: \.redeclaredNames),
        Self(.knownDeclarations, finds: .defaultIsolation, about: .outputs, as: \.isolatedOutputs),
    ]
}

/// A configuration with the content of its files.
struct CheckedConfiguration {
    let settings: Settings
    let resolution: Resolution
    let symbols: SymbolTables
    let fonts: FontNames
    var catalogs = LoadedCatalogs()
    /// Whether at least one token file could be read.
    let hasFiles: Bool
    /// Whether the files have errors.
    let hasErrors: Bool

    var configuration: Configuration { settings.configuration }

    /// Whether all files could be read but contain no usable tokens.
    var isWithoutTokens: Bool { hasFiles && !hasErrors && resolution.leftOut.count == resolution.graph.tokens.count }

    /// Returns the diagnostics, rule by rule.
    func diagnostics(isWriting: Bool) -> [Diagnostic] {
        let isAsked: [ConfigurationRule.Occasion: Bool] = [
            .always: true, .writing: isWriting, .knownTokens: hasFiles && !isWithoutTokens,
        ]
        return diagnostics { isAsked[$0] == true }
    }

    /// Diagnostics about Swift files and manifests beside the outputs.
    var declarationDiagnostics: [Diagnostic] { diagnostics { $0 == .knownDeclarations } }

    private func diagnostics(on isAsked: (ConfigurationRule.Occasion) -> Bool) -> [Diagnostic] {
        ConfigurationRule.all.filter { isAsked($0.occasion) }.flatMap { $0.diagnostics($0.findings(self)) }
    }
}

extension OutputConfiguration {
    /// Returns a finding at the output's path.
    func finding(
        _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ message: String, advice: String
    ) -> RuleFinding {
        Diagnostic(severity, code, message, at: path.location, advice: advice).about(path.value)
    }
}
