import Diagnostics
import LocatedJSON

extension [Diagnostic] {
    /// Reports a value that is not of the kind that it must be, and returns whether it is.
    mutating func require(
        _ kind: JSONKind, of node: JSONNode, in source: JSONDocument, _ wish: String, _ code: DiagnosticCode,
        advice: String, loss: Diagnostic.Loss = .detail
    ) -> Bool {
        let actual = source.kind(of: node)
        if actual == kind { return true }
        let message = "\(wish), not \(actual.description)"
        add(.error, code, message, at: source.location(of: node), advice: advice, loss: loss)
        return false
    }
}
