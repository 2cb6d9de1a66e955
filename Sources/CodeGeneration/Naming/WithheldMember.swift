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
    package let name: String
    /// The types around the member, outermost first.
    let scope: [String]
    package let cause: Cause
}

extension NamedOutput {
    /// Whether a name that cannot be given can be declared all the same, so that the compiler says why it is missing.
    var canWithhold: Bool {
        configuration.language.marksUnavailable && takesTokens && !traits.isTheme && !traits.isCatalog
            && !traits.listsPaths
    }

    /// The names of tokens that the output would declare, if they could be written.
    func withheld(
        _ naming: OutputNaming, _ resolution: Resolution, _ namespace: inout Namespace
    ) -> [WithheldMember] {
        let causes: [(tokens: [Int], cause: WithheldMember.Cause)] = [(leftOut, .leftOut), (unexpressed, .unexpressed)]
        return causes.flatMap { tokens, cause in
            tokens.compactMap { number -> WithheldMember? in
                let token = resolution.graph.tokens[number]
                // Without a type, nobody knows what the declaration would be.
                guard resolution.types[number] != nil else { return nil }
                let group = naming.name(of: resolution.graph.groups[token.group])
                let (scope, name) = (naming.scope(of: token, in: group), naming.name(of: token, in: group))
                guard namespace.withhold(name, in: scope, token: number, group: token.group) else { return nil }
                return WithheldMember(token: number, name: name, scope: scope, cause: cause)
            }
        }
    }
}
