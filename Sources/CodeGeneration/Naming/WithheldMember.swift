import DesignTokens
import Diagnostics

/// A member that is declared unavailable because its token cannot be written or its name is contested.
package struct WithheldMember: Sendable {
    package enum Cause: Sendable {
        /// The token, or one that it refers to, is unusable.
        case leftOut
        /// The language cannot express the value.
        case unexpressed
        /// Several tokens claim the name.
        case contested(Diagnostic)
    }

    package let token: Int
    /// The type of the declaration.
    let type: TokenType
    package let name: String
    /// The types around the member, outermost first.
    let scope: [String]
    package let cause: Cause
}

extension NamedOutput {
    /// Whether unavailable members are declared for tokens or assets.
    var withholdsNames: Bool { !withheld.isEmpty || !assets.withheld.isEmpty }

    /// Whether the output can declare members unavailable, so that the compiler explains why they are missing.
    var canWithhold: Bool {
        configuration.language.abilities.contains(.unavailableMembers) && takesTokens && !declaration.isTheme
            && !declaration.listsPaths
    }

    /// Returns the unavailable members for tokens that the output selects.
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
                // An alias without a target has no type. It gets the type of its group if all others share it.
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
