import DesignTokens

/// Gives the tokens of one output the names that they had before, as its configuration says.
///
/// A rule of `former` names a token as the same rule of `replace` would, and takes the place of all of `drop` and
/// `replace`: those make the new names.
package struct DeprecatedNames {
    private let output: NamedOutput
    private let naming: OutputNaming
    private let rules: [String: Located<String>]

    /// Prepares the naming; `nil` for an output that has no former names.
    package init?(_ output: NamedOutput, _ language: any OutputLanguage) {
        let names = output.configuration.names
        guard !names.former.isEmpty, output.traits.canOfferFormerNames(under: names) else { return nil }
        var configuration = output.configuration
        configuration.names.drop = []
        configuration.names.replace = names.former
        configuration.names.usesCodeSyntax = false
        naming = OutputNaming(configuration, traits: output.traits, language: language)
        rules = Dictionary(names.former.keys.map { ($0.value, $0) }) { first, _ in first }
        self.output = output
    }

    /// The former names in the order of the tokens, none for a token that still has the name.
    package func names(_ graph: TokenGraph, _ namespace: inout Namespace) -> [NamedOutput.DeprecatedName] {
        var names: [NamedOutput.DeprecatedName] = []
        for group in output.ownGroups {
            let groupName = naming.name(of: graph.groups[group.group])
            for position in group.range {
                let token = output.tokens[position]
                guard let rule = naming.rule(for: graph.tokens[token].path).flatMap({ rules[$0] }) else { continue }
                let name = naming.name(of: graph.tokens[token], in: groupName)
                guard name != output.names[position],
                    namespace.claimFormer(name, scope: group.scopeText, token: token, rule: rule)
                else { continue }
                names.append(NamedOutput.DeprecatedName(position: position, name: name))
            }
        }
        return names
    }
}
