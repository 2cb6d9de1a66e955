import Diagnostics

/// Something that can be wrong with resolved tokens.
///
/// A rule is a file beside this one, a line in ``TokenRules/all``, and a row of docs/rules.md.
package protocol TokenRule: Rule {
    func findings(in resolution: Resolution) -> [RuleFinding]
}

/// The rules that every command holds tokens against.
package enum TokenRules {
    /// All rules, in the order in which they report.
    package static let all: [any TokenRule] = [VariableDiffers(), UnboundVariables(), UnstatedTokens(), AbsentTokens()]
}

extension Resolution {
    /// The same tokens with what the rules find.
    package func checked(by rules: ConfiguredRules = ConfiguredRules()) -> Resolution {
        var result = self
        result.diagnostics += TokenRules.all.flatMap { rules.reported($0.findings(in: self), of: $0) }
        return result
    }
}
