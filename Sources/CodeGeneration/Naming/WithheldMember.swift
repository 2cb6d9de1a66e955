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
        var siblings = SiblingTypes(resolution)
        let causes: [(tokens: [Int], cause: WithheldMember.Cause)] = [(leftOut, .leftOut), (unexpressed, .unexpressed)]
        return causes.flatMap { tokens, cause in
            tokens.compactMap { number -> WithheldMember? in
                let token = resolution.graph.tokens[number]
                // Without a type, nobody knows what the declaration would be.
                let isAlias = resolution.traces[number].step == .alias
                let expected = isAlias ? siblings.type(in: token.group) : nil
                guard let type = resolution.types[number] ?? expected, types.contains(type) else { return nil }
                let group = naming.name(of: resolution.graph.groups[token.group])
                let (scope, name) = (naming.scope(of: token, in: group), naming.name(of: token, in: group))
                guard namespace.withhold(name, in: scope, token: number, group: token.group) else { return nil }
                return WithheldMember(token: number, type: type, name: name, scope: scope, cause: cause)
            }
        }
    }
}

/// The types of groups whose tokens are of one type: an alias of nothing has none of its own.
private struct SiblingTypes {
    private let resolution: Resolution
    private var byGroup: [Int: Set<TokenType>]?

    init(_ resolution: Resolution) { self.resolution = resolution }

    /// The type of all tokens of a group that have one; `nil` where there are several.
    mutating func type(in group: Int) -> TokenType? {
        let types =
            byGroup
            ?? zip(resolution.graph.tokens, resolution.types).reduce(into: [:]) { types, token in
                if let type = token.1 { types[token.0.group, default: []].insert(type) }
            }
        byGroup = types
        guard let all = types[group], all.count == 1 else { return nil }
        return all.first
    }
}
