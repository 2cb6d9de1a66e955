import Diagnostics
import LocatedJSON

/// What is wrong with the values of a project, said where it stands.
extension StudioEvaluator {
    mutating func report(_ failure: StudioExpression.Failure, _ node: JSONNode, of token: Int) {
        let location = source(of: token).location(ofByteAt: failure.offset, in: node)
        if failure.isTooLong { return reportTooLong(failure.path, at: location, token) }
        if reportTextless(failure.path, by: token) || reportGroup(failure.path, by: token) { return }
        let place = project.spelling == .styleDictionary ? "add its file to \"sources\"" : "enable the set that holds it"
        reportDangling(failure.path, at: location, token, otherwise: "correct the name, or \(place)")
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

    /// Reports a reference to a group, which a composition is too.
    private mutating func reportGroup(_ path: String, by token: Int) -> Bool {
        guard let group = graph.group(at: path), group != 0 else { return false }
        let example = result.suggestion { graph.tokens.first { $0.group == group } }
        let inside = example.map { ", such as {\($0.path)}" } ?? ""
        report(.aliasToGroup, "{\(path)} is a group, not a token", token, advice: "refer to a token inside it\(inside)")
        return true
    }
}
