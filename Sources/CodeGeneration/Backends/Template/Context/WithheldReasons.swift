import DesignTokens
import Diagnostics
import FileAccess

/// The compiler's message for code that uses a withheld member: the reason and the file that it is about. It has no
/// line number, so that an edit above that line does not change the output.
struct WithheldReasons: Sendable {
    private let resolution: Resolution
    /// The folder that paths of files are shown relative to.
    private let folder: String
    /// The diagnostics of unusable tokens, by their paths.
    private let losses: [String: Diagnostic]
    /// The types of the support file that outputs of each unit use; some output writes them.
    private let supportTypes: [Set<String>]

    init(_ resolution: Resolution, _ symbols: SymbolTables, in folder: String) {
        supportTypes = symbols.units.map { unit in
            Set(SupportPieces(unit.symbols, resolution, includesOwn: false).users.keys.flatMap(\.types))
        }
        self.resolution = resolution
        self.folder = folder
        // A token with too many modes is left out with a warning.
        losses = resolution.problemsByPath.compactMapValues { all in
            all.first { $0.severity == .error } ?? all.first
        }
    }

    /// The members that an output of a unit can declare, because their types exist.
    func declared(_ members: [WithheldMember], in output: NamedOutput, ofUnit unit: Int) -> [WithheldMember] {
        members.filter { member in
            let name = output.configuration.language.typeName(of: member.type, resolution.value(of: member.token))
            return name.map { !SupportType.all.contains($0) || supportTypes[unit].contains($0) } ?? false
        }
    }

    /// The reason, as a sentence without a period.
    func text(of member: WithheldMember, in output: NamedOutput) -> String {
        let path = resolution.graph.tokens[member.token].path
        switch member.cause {
        case .contested(let diagnostic): return text(diagnostic.message, diagnostic.location)
        case .unexpressed:
            let value = UnexpressedValue(of: member.token, in: output, resolution)
            return text(value.message, resolution.graph.valueLocation(of: member.token))
        case .leftOut:
            guard let loss = losses[path] else { return "'\(path)' is left out" }
            let names = loss.message.hasPrefix(path) || loss.message.hasPrefix("'\(path)'")
            return text(names ? loss.message : "'\(path)' is left out: \(loss.message)", loss.location)
        }
    }

    /// The reason that several assets would get the same name.
    func text(of contest: Diagnostic) -> String { text(contest.message, contest.location) }

    private func text(_ message: String, _ location: SourceLocation?) -> String {
        guard let file = location?.path else { return message }
        return "\(message) (\(FilePath.relative(FilePath.normalized(file), to: FilePath.normalized(folder)) ?? file))"
    }
}
