import DesignTokens
import Diagnostics
import FileAccess

/// What the compiler says where code uses a member that is withheld: the reason, and the file it is about. There is no line,
/// so that an edit above it rewrites nothing.
struct WithheldReasons: Sendable {
    private let resolution: Resolution
    /// The folder that paths of files are shown relative to.
    private let folder: String
    /// What costs tokens, by their paths.
    private let losses: [String: Diagnostic]

    init(_ resolution: Resolution, in folder: String) {
        self.resolution = resolution
        self.folder = folder
        var losses: [String: Diagnostic] = [:]
        for diagnostic in resolution.diagnostics + resolution.losses where diagnostic.severity == .error {
            guard case .tokens(let paths) = diagnostic.loss else { continue }
            for path in paths where losses[path] == nil { losses[path] = diagnostic }
        }
        self.losses = losses
    }

    /// The reason, as a sentence without a full stop.
    func text(of member: WithheldMember, in output: NamedOutput) -> String {
        let path = resolution.graph.tokens[member.token].path
        switch member.cause {
        case .contested(let diagnostic): return text(diagnostic.message, diagnostic.location)
        case .unexpressed:
            let message = UnexpressedTokens.message(of: member.token, in: output, resolution)
            return text(message, resolution.graph.valueLocation(of: member.token))
        case .leftOut:
            guard let loss = losses[path] else { return "\(path) is left out" }
            let names = loss.message.hasPrefix(path) || loss.message.hasPrefix("'\(path)'")
            return text(names ? loss.message : "\(path) is left out: \(loss.message)", loss.location)
        }
    }

    /// The reason that several assets ask for a name.
    func text(of contest: Diagnostic) -> String { text(contest.message, contest.location) }

    private func text(_ message: String, _ location: SourceLocation?) -> String {
        guard let file = location?.path else { return message }
        return "\(message) (\(FilePath.relative(FilePath.normalised(file), to: FilePath.normalised(folder)) ?? file))"
    }
}
