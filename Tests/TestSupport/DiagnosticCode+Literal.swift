import Diagnostics

/// Tests name codes as users see them.
extension DiagnosticCode: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        guard let code = DiagnosticCode(rawValue: text) else { preconditionFailure("there is no code \"\(text)\"") }
        self = code
    }
}
