import DesignTokens
import Diagnostics

/// One thing that can be wrong with a configuration in the light of the tokens that were read under it.
///
/// A rule is a file beside this one, a line in ``ConfigurationRules/all``, and a row of docs/rules.md.
protocol ConfigurationRule: Rule {
    /// Whether the rule is about writing, and says nothing to commands that only read.
    var isOfWriting: Bool { get }

    func findings(in checked: CheckedConfiguration) -> [RuleFinding]
}

extension ConfigurationRule {
    var isOfWriting: Bool { false }
}

/// A rule that finds errors alone: no configuration can switch it.
protocol ConfigurationCheck: ConfigurationRule {
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic]
}

extension ConfigurationCheck {
    var kinds: [RuleKind] { [] }

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] { diagnostics(checked).map { $0.about() } }
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
}

enum ConfigurationRules {
    /// All rules, in the order in which they report.
    static let all: [any ConfigurationRule] = [
        OutputsOutsideRoot(), StalePlan(), UnfittingOutputs(), HidingScopes(), NoTokens(), UnknownPaths(),
        UnshownPairs(), UnknownModes(), UnknownExpressions(), UnknownOrigins(), ThemeOutputs(), EmptyOutputs(),
        LostOutputs(), UnexpressedTokens(), InexactValues(), MissingSupport(), UnknownFonts(), MissingFonts(),
        FontlessOutputs(), UnwrittenModes(), NewerSystems(), UnclaimedTokens(), MissingColorSets(),
        SourceCatalogOutputs(), AssetSymbolClashes(),
    ]

    /// What is wrong with a configuration, rule by rule.
    static func diagnostics(_ checked: CheckedConfiguration, isWriting: Bool) -> [Diagnostic] {
        all.filter { isWriting || !$0.isOfWriting }.flatMap { rule in
            checked.configuration.rules.reported(rule.findings(in: checked), of: rule)
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
