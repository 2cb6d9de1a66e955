import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.offset, in: node)
        if failure.isTooLong { return reportTooLong(failure.path, at: location, token) }
        if reportTextless(failure.path, by: token) { return }
        let isOfStudio = project.spelling == .tokensStudio
        var diagnostic = graph.unresolved(
            failure.path, by: graph.tokens[owner(of: token)].path,
            otherwise: isOfStudio ? "enable the set that holds it" : "add its file to \"sources\"",
            &result.suggestionsLeft)
        (diagnostic.location, diagnostic.loss) = (location, loss(of: token))
        result.diagnostics.append(diagnostic)
    }

    /// Reports a reference in a text to a token that is there and is no text.
    private mutating func reportTextless(_ path: String, by token: Int) -> Bool {
        guard let target = target(path, from: token), isWithoutText(target) else { return false }
        let type = target < graph.tokens.count ? graph.tokens[target].type?.words : nil
        report(
            .invalidValue, "{\(path)} is \(type.map { "a \($0)" } ?? "made of parts"), which no text can hold", token,
            advice: "refer to one of its parts, or state its type")
        return true
    }
}
