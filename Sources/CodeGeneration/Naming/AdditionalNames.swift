import DesignTokens

/// Gives the tokens of one output names beside their own, as its configuration says: `former` and `alsoNamed`.
package struct AdditionalNames {
    private let kind: AdditionalName.Kind
    private let output: NamedOutput
    private let naming: OutputNaming
    private let rules: [String: Located<String>]

    /// Prepares the naming; `nil` for an output that has no such names.
    package init?(_ kind: AdditionalName.Kind, _ output: NamedOutput) {
        guard output.configuration.canOfferMoreNames, let naming = OutputNaming(kind, output.configuration) else {
            return nil
        }
        self.naming = naming
        rules = Dictionary(output.configuration.names.additional(kind).keys.map { ($0.value, $0) }) { first, _ in first }
        self.kind = kind
        self.output = output
    }

    /// The names in the order of the tokens, none for a token that has the name already.
    package func names(_ graph: TokenGraph, _ namespace: inout Namespace) -> [AdditionalName] {
        var names: [AdditionalName] = []
        for group in output.ownGroups {
            let groupName = naming.name(of: graph.groups[group.group])
            for position in group.range {
                let token = output.tokens[position]
                guard let rule = naming.rule(for: graph.tokens[token].path).flatMap({ rules[$0] }) else { continue }
                let name = AdditionalName(
                    kind: kind, position: position, name: naming.name(of: graph.tokens[token], in: groupName))
                guard name.name != output.names[position],
                    namespace.claim(name, scope: group.scopeText, token: token, rule: rule)
                else { continue }
                names.append(name)
            }
        }
        return names
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
