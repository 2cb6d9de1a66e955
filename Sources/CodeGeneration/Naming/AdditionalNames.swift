import DesignTokens

extension NamedOutput {
    /// The names of a kind that tokens have beside their own, as the configuration says in `former` and `alsoNamed`: in the
    /// order of the tokens, none for a token that has the name already.
    package func additionalNames(
        _ kind: AdditionalName.Kind, _ graph: TokenGraph, _ namespace: inout Namespace
    ) -> [AdditionalName] {
        guard configuration.canOfferMoreNames, let naming = OutputNaming(kind, configuration) else { return [] }
        let rules = Dictionary(configuration.names.additional(kind).keys.map { ($0.value, $0) }) { first, _ in first }
        return ownGroups.flatMap { group in
            let groupName = naming.name(of: graph.groups[group.group])
            return group.range.compactMap { position -> AdditionalName? in
                let token = graph.tokens[tokens[position]]
                guard let rule = naming.rule(for: token.path).flatMap({ rules[$0] }) else { return nil }
                let name = AdditionalName(kind: kind, position: position, name: naming.name(of: token, in: groupName))
                let isGranted =
                    name.name != names[position]
                    && namespace.claim(name, scope: group.scopeText, token: tokens[position], rule: rule)
                return isGranted ? name : nil
            }
        }
    }
}

/// A name of a token beside its own.
package struct AdditionalName: Sendable {
    /// Why the token has the name. Those that come first win where two ask for one.
    package enum Kind: CaseIterable, Sendable {
        /// The team wants both names.
        case second
        /// The token had the name before, and it is deprecated.
        case former

        /// What messages call it.
        var word: String { self == .second ? "second name" : "former name" }

        /// Where the configuration lists it.
        var key: String { self == .second ? "alsoNamed" : "former" }
    }

    package var kind: Kind
    /// Where the token stands in the output.
    package var position: Int
    package var name: String
}

extension NamingRules {
    /// What the rules say of names beside the tokens' own.
    func additional(_ kind: AdditionalName.Kind) -> [Located<String>: String] {
        kind == .second ? alsoNamed : former
    }

    /// The paths of all rules: those that drop names, then the others by their letters.
    var paths: [Located<String>] {
        let keys = Array(replace.keys) + Array(former.keys) + Array(alsoNamed.keys)
        return drop + keys.sorted { $0.value < $1.value }
    }
}
