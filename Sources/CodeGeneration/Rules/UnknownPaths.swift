import DesignTokens
import Diagnostics

/// Paths of the configuration at which nothing stands: designers reorganise, and a name that no longer exists would
/// otherwise take tokens out of the generated code without a word.
struct UnknownPaths: ConfigurationRule {
    let kinds = [RuleKind.unknownPath]

    func findings(in checked: CheckedConfiguration) -> [RuleFinding] {
        // Where no file could be read, nothing is known, and where none has a token, no path is.
        guard checked.hasFiles, !checked.isWithoutTokens else { return [] }
        let graph = checked.resolution.graph
        let named = Self.paths(in: checked.configuration).filter {
            graph.group(at: $0.value) == nil && graph.token(at: $0.value) == nil
        }
        let tree = named.contains { NamePattern.isPattern($0.value) } ? GroupTree(graph) : nil
        let unknown = named.filter { path in
            !NamePattern.isPattern(path.value) || tree?.matches(of: path.value, in: graph).isEmpty == true
        }
        let groups = graph.groups.prefix(Self.groupLimit).map(\.path)
        return unknown.enumerated().compactMap { number, path in
            unknownPath(path, known: number < Self.comparedLimit ? groups : [])?.about(path.value)
        }
    }

    /// The paths of groups and tokens, wherever they are named.
    private static func paths(in configuration: Configuration) -> [Located<String>] {
        let layers = Layer.allCases.flatMap { configuration.layers[$0] ?? [] }
        let outputs = configuration.outputs.filter(\.takesTokens)
        let selections = outputs.flatMap { ($0.selection.groups ?? []) + $0.selection.excluded }
        let pairs = configuration.contrast.pairs.flatMap { [$0.foreground, $0.background] }
        return layers + pairs + selections + outputs.flatMap(\.names.paths)
    }

    private func unknownPath(_ path: Located<String>, known groups: [String]) -> Diagnostic? {
        guard let location = path.location else { return nil }
        let otherwise = "TokenGenerator list shows the paths of all tokens"
        if NamePattern.isPattern(path.value) {
            return Diagnostic(
                .warning, .unknownPath, "no group or token fits \"\(path.value)\"", at: location, advice: otherwise)
        }
        let advice = NearestName.advice(
            for: path.value, among: groups, otherwise: otherwise)
        return Diagnostic(
            .warning, .unknownPath, "no group or token has the path \"\(path.value)\"", at: location, advice: advice)
    }

    /// More names are not compared, for each with each costs.
    private static let groupLimit = 5_000
    private static let comparedLimit = 100
}

extension RuleKind {
    /// Paths of the configuration at which there is nothing.
    static let unknownPath = RuleKind(.unknownPath, .warning, about: .tokens)
}
