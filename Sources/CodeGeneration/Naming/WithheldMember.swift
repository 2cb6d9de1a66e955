import DesignTokens
import Diagnostics

/// A name that code would have for a token, if the token could be written and had the name for itself.
package struct WithheldMember: Sendable {
    package enum Cause: Sendable {
        /// The token cannot be used, or what it refers to cannot.
        case leftOut
        /// The language has no expression for the value.
        case unexpressed
        /// Several tokens ask for the name.
        case contested(Diagnostic)
    }

    package let token: Int
    /// The type that the declaration has.
    let type: TokenType
    package let name: String
    /// The types around the member, outermost first.
    let scope: [String]
    package let cause: Cause
}

extension NamedOutput {
    /// Whether a token or an asset has no name for a reason that the compiler can give.
    var withholdsNames: Bool { !withheld.isEmpty || !assets.withheld.isEmpty }

    /// Whether a name that cannot be given can be declared all the same, so that the compiler says why it is missing.
    var canWithhold: Bool {
        configuration.language.abilities.contains(.unavailableMembers) && takesTokens && !declaration.isTheme
            && !declaration.listsPaths
    }

    /// The names of tokens that the output would declare, if they could be written.
    func withheld(
        _ naming: OutputNaming, _ resolution: Resolution, _ namespace: inout Namespace
    ) -> [WithheldMember] {
        let types = configuration.selection.types.map(Set.init) ?? declaration.types
        lazy var siblings = resolution.typesByGroup
        let causes: [(tokens: [Int], cause: WithheldMember.Cause)] = [(leftOut, .leftOut), (unexpressed, .unexpressed)]
        return causes.flatMap { tokens, cause in
            tokens.compactMap { number -> WithheldMember? in
                let token = resolution.graph.tokens[number]
                var type = resolution.types[number]
                // An alias of nothing has no type of its own, but that of all others in its group.
                if type == nil, resolution.traces[number].step == .alias, siblings[token.group]?.count == 1 {
                    type = siblings[token.group]?.first
                }
                guard let type, types.contains(type) else { return nil }
                let group = naming.name(of: resolution.graph.groups[token.group])
                let (scope, name) = (naming.scope(of: token, in: group), naming.name(of: token, in: group))
                guard namespace.withhold(name, in: scope, token: number, group: token.group) else { return nil }
                return WithheldMember(token: number, type: type, name: name, scope: scope, cause: cause)
            }
        }
    }
}

extension Resolution {
    /// The types of the tokens in each group.
    fileprivate var typesByGroup: [Int: Set<TokenType>] {
        zip(graph.tokens, types).reduce(into: [:]) { types, token in
            if let type = token.1 { types[token.0.group, default: []].insert(type) }
        }
    }
}
