import Diagnostics

/// A rule over the resolved tokens: one a file. A new one is entered in ``TokenRules/all``.
protocol TokenRule: Sendable {
    /// What the rule finds.
    func diagnostics(_ resolution: Resolution) -> [Diagnostic]
}

/// The rules that every command holds tokens against.
enum TokenRules {
    static let all: [any TokenRule] = [VariableDiffers(), UnboundVariables(), UnstatedTokens(), AbsentTokens()]
}

extension Resolution {
    /// The same tokens with what the rules find.
    package func checked() -> Resolution {
        var result = self
        result.diagnostics += TokenRules.all.flatMap { $0.diagnostics(self) }
        return result
    }
}
