import DesignTokens

extension NamedOutput {
    /// Returns the additional names of a kind from `former` or `alsoNamed`, in the order of the tokens. Names that a
    /// token already has are omitted.
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

/// An additional name of a token.
package struct AdditionalName: Sendable {
    /// Why the token has the name. Earlier kinds win if two ask for the same name.
    package enum Kind: CaseIterable, Sendable {
        /// A permanent second name.
        case second
        /// A deprecated former name.
        case former

        /// The word in messages.
        var word: String { self == .second ? "second name" : "former name" }

        /// The configuration key.
        var key: String { self == .second ? "alsoNamed" : "former" }
    }

    package var kind: Kind
    /// The position of the token in the output.
    package var position: Int
    package var name: String
}

extension NamingRules {
    /// The configured names of a kind, by path.
    func additional(_ kind: AdditionalName.Kind) -> [Located<String>: String] {
        kind == .second ? alsoNamed : former
    }

    /// The paths of all rules: those that drop names, then the others in alphabetical order.
    var paths: [Located<String>] {
        let keys = Array(replace.keys) + Array(former.keys) + Array(alsoNamed.keys)
        return drop + keys.sorted { $0.value < $1.value }
    }
}
