import Diagnostics
import LocatedJSON

extension [Diagnostic] {
    /// Reports a value of the wrong kind, and returns whether it has the right one. `expectation` reads "expected an
    /// object for …".
    mutating func require(
        _ kind: JSONKind, of node: JSONNode, in source: JSONDocument, _ expectation: String, _ code: DiagnosticCode,
        advice: String, loss: Diagnostic.Loss = .detail
    ) -> Bool {
        let actual = source.kind(of: node)
        if actual == kind { return true }
        let message = "\(expectation), found \(actual.description)"
        add(.error, code, message, at: source.location(of: node), advice: advice, loss: loss)
        return false
    }
}
