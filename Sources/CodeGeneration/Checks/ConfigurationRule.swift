import DesignTokens
import Diagnostics

/// One thing that can be wrong with a configuration in the light of the tokens that were read under it.
///
/// A rule is a file beside this one, and a line in ``ConfigurationRules/all``.
protocol ConfigurationRule: Sendable {
    /// Whether the rule is about writing, and says nothing to commands that only read.
    var isOfWriting: Bool { get }

    /// Says what is wrong.
    func diagnostics(_ checked: CheckedConfiguration) -> [Diagnostic]
}

extension ConfigurationRule {
    var isOfWriting: Bool { false }
}

/// A configuration with what was read under it.
package struct CheckedConfiguration: Sendable {
    /// The configuration with what the command line says.
    let settings: Settings
    /// The tokens.
    let resolution: Resolution
    /// Their names.
    let symbols: SymbolTable
    /// Whether any token file could be read.
    let hasFiles: Bool
    /// Whether anything that was read has an error.
    let hasErrors: Bool

    /// The configuration.
    var configuration: Configuration { settings.configuration }

    package init(
        _ settings: Settings, _ resolution: Resolution, _ symbols: SymbolTable, hasFiles: Bool, hasErrors: Bool
    ) {
        self.settings = settings
        self.resolution = resolution
        self.symbols = symbols
        self.hasFiles = hasFiles
        self.hasErrors = hasErrors
    }
}

/// The rules that hold a configuration against its tokens.
package enum ConfigurationRules {
    /// All rules, in the order in which they report.
    static let all: [any ConfigurationRule] = [
        RootOutsideFolder(), OutputsOutsideRoot(), StalePlan(), UnfittingOutputs(), UnknownPaths(), NothingTaken(),
    ]

    /// What is wrong with a configuration, rule by rule.
    ///
    /// - Parameters:
    ///   - checked: The configuration.
    ///   - isWriting: Whether outputs are to be written, or shown as they would be.
    /// - Returns: The diagnostics.
    package static func diagnostics(_ checked: CheckedConfiguration, isWriting: Bool) -> [Diagnostic] {
        all.filter { isWriting || !$0.isOfWriting }.flatMap { $0.diagnostics(checked) }
    }
}
