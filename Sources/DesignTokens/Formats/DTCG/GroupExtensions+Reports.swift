import Diagnostics
import LocatedJSON

extension GroupExtensions {
    /// The maximum number of inherited tokens and groups.
    static let tokenLimit = 100_000
    /// The maximum number of groups that are searched for inherited tokens.
    static let overlayLimit = 2_500_000

    /// The error about too many inherited tokens, or too many groups that are searched for them.
    static func excess(ofTokens areTokens: Bool, at location: SourceLocation) -> Diagnostic {
        let message =
            areTokens
            ? "groups inherit more than \(tokenLimit) tokens and groups through $extends"
            : "groups inherit from other groups more than \(overlayLimit) times through chains of $extends"
        return Diagnostic(
            .error, .limitExceeded, message, at: location,
            advice: areTokens ? "extend fewer or smaller groups" : "extend a group that does not extend another one",
            loss: .detail)
    }

    /// The error about groups that extend each other.
    static func circle(_ cycle: [GroupExtension], in sources: [JSONDocument]) -> Diagnostic {
        let names = cycle.map { $0.path.isEmpty ? "the root" : $0.path }
        let message =
            cycle.count == 1
            ? ownBase(names[0], cycle[0])
            : "groups extend each other in a circle: \(Wording.circle(names))"
        let notes = cycle.dropFirst().map { ext in
            Diagnostic.Note("'\(ext.path)' is defined here", at: sources.location(of: ext.place))
        }
        return Diagnostic(
            .error, .referenceCycle, message, at: sources.location(of: cycle[0].place), notes: notes,
            advice: "copy the tokens of one group instead of extending it", loss: .detail)
    }

    private static func ownBase(_ name: String, _ ext: GroupExtension) -> String {
        let base = ext.base ?? ""
        if base == ext.path { return "'\(name)' extends itself" }
        return "'\(name)' extends '\(base)', "
            + (base.isPath(inside: ext.path) ? "which it contains" : "which contains it")
    }

    /// The error about a group that no file has.
    static func missing(_ base: String, isToken: Bool, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, .invalidExtends,
            isToken ? "'\(base)' is a token, not a group" : "cannot find the group '\(base)'", at: location,
            advice: isToken
                ? "extend the group of this token" : "correct the name, or add the file that defines it to \"sources\"",
            loss: .detail)
    }
}
