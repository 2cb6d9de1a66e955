import CodeGeneration
import DesignTokens

/// A token with its name in an output.
struct TokenName {
    var token: Int
    /// The start of the path to which a rule of the output applies.
    var rule: String?
    /// How many path segments the name contains.
    var usedCount: Int
    var isFlat: Bool
    var symbol: Symbol
    /// The beginning that all names of the output have.
    var prefix = ""
    /// The scopes of the same name in other frameworks.
    var otherScopes: [String] = []

    /// The scopes that have the name.
    var scopes: [String] { [symbol.scope] + otherScopes }

    /// The name in each of its scopes.
    var symbols: [Symbol] { scopes.map { Symbol(scope: $0, name: symbol.name) } }

    /// Whether no declaration can have the name in one of its scopes.
    var isRefused: Bool { symbols.contains(where: \.isRefused) }

    /// Whether the name needs a replacement: SwiftUI already uses it, or it is a number or a single letter. In nested
    /// types, a longer part of the path would not change it.
    var isPoor: Bool { isFlat && (isRefused || isVague) }

    /// Whether it is a number or a single letter, after the prefix.
    private var isVague: Bool {
        guard !prefix.isEmpty, symbol.name.hasPrefix(prefix) else {
            return symbol.isNumber || symbol.name.unicodeScalars.count == 1
        }
        let rest = String(symbol.name.dropFirst(prefix.count))
        return Self.isNumber(rest) || rest.unicodeScalars.count == 1
    }

    static func isNumber(_ name: String) -> Bool { name.unicodeScalars.first.map(NameCharacter.isDigit) == true }

    /// Returns whether a name contains no word after its beginning: `8` and `4xl`, but not `8Cols`.
    static func isWithoutWords(_ name: String) -> Bool { !name.unicodeScalars.contains { $0.properties.isUppercase } }

    /// Returns whether a name is a single word: `default`, but not `textDefault` or `gray50`.
    static func isOneWord(_ name: String) -> Bool {
        isWithoutWords(name) && !name.unicodeScalars.contains(where: NameCharacter.isDigit)
    }
}

extension ProposedOutput {
    /// Returns the tokens with their names, in naming order.
    func names(in graph: TokenGraph) -> [TokenName] {
        let hasPatterns = configuration.names.replace.keys.contains { $0.value.contains("*") }
        let naming = OutputNaming(
            hasPatterns ? configuration.expanded(in: graph, GroupTree(graph)) : configuration)
        let isFlat = naming.style == .flat
        let groups = Dictionary(grouping: tokens) { graph.tokens[$0].group }
        return groups.sorted { $0.key < $1.key }.flatMap { group, tokens in
            let group = graph.groups[group]
            let name = naming.name(of: group)
            let rule = naming.rule(for: group.path)
            let groupCount = isFlat ? naming.remainingNames(of: group.path, group.names).count : 0
            return tokens.map { number in
                let token = graph.tokens[number]
                let scope = naming.scope(of: token, in: name).joined(separator: ".")
                return TokenName(
                    token: number, rule: rule, usedCount: token.isRoot ? max(groupCount, 1) : groupCount + 1,
                    isFlat: isFlat, symbol: Symbol(scope: scope, name: naming.name(of: token, in: name)),
                    prefix: configuration.names.prefix, otherScopes: twins.map(\.configuration.scopeName))
            }
        }
    }
}
