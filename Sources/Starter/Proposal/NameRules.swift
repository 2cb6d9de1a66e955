import CodeGeneration
import DesignTokens

/// Chooses the groups that the names of one output drop, and those that get a shorter name. The result only depends on
/// the tokens of the output and the contents of their groups.
enum NameRules {
    /// Returns an output with rules for its names. If the target already declares many of the names, all get a prefix.
    static func named(
        _ output: ProposedOutput, _ graph: TokenGraph, _ survey: GroupSurvey, besides declared: DeclaredNames
    ) -> ProposedOutput {
        guard let kind = output.kind, !output.tokens.isEmpty else { return output }
        var output = output
        output.configuration.names.replace = CharacterNames.replacements(for: output.tokens, in: graph)
        let scopes = ([output] + output.twins).map(\.configuration.scopeName)
        guard output.configuration.style == .flat, declared.hasMany(in: scopes) else {
            return named(OutputGroups(output, kind, graph, survey))
        }
        // The names of frameworks only clash without the prefix.
        var prefixed = output
        prefixed.configuration.names.prefix = "token"
        prefixed = named(OutputGroups(prefixed, kind, graph, survey))
        var bare = prefixed
        bare.configuration.names.prefix = ""
        guard let reason = declared.reasonForPrefix(ofAll: bare.names(in: graph)) else {
            return named(OutputGroups(output, kind, graph, survey))
        }
        prefixed.nameRemarks.append(reason)
        return prefixed
    }

    private static func named(_ groups: OutputGroups) -> ProposedOutput {
        let drops = GroupDrops(groups)
        var output = groups.output
        output.configuration.names = drops.rules
        output.dropReasons = drops.reasons
        output.configuration.names.replace = NameShortening(groups, drops.rules).replacements
        return output
    }
}
