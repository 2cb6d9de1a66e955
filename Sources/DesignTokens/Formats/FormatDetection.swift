import LocatedJSON

extension TokenFormat {
    /// A format that a file seems to have, and what made it seem so.
    package struct Guess: Sendable, Hashable {
        /// The format.
        package var format: TokenFormat
        /// The evidence, in words that finish "because".
        package var evidence: String
    }

    /// Tells the format of a file before it is interpreted, by what only files of that format have.
    ///
    /// - Parameters:
    ///   - source: The file.
    ///   - isInStudioProject: Whether `$themes.json` or `$metadata.json` lies in a folder around it.
    /// - Returns: The format, and why.
    package static func guess(_ source: JSONDocument, isInStudioProject: Bool = false) -> Guess {
        if let evidence = source.resolverEvidence { return Guess(format: .dtcgResolver, evidence: evidence) }
        if isInStudioProject {
            return Guess(format: .tokensStudio, evidence: "$themes.json or $metadata.json is beside it")
        }
        let root = source.root
        for key in ["$themes", "$metadata"] as [StaticString] where source.value(of: key, in: root) != nil {
            return Guess(format: .tokensStudio, evidence: "it has the key \(key)")
        }
        if let extensions = source.value(of: "$extensions", in: root),
            source.value(of: "com.figma.modeName", in: extensions) != nil
        {
            return Guess(format: .figma, evidence: "it has the key com.figma.modeName")
        }
        var search = Search(source: source)
        return search.guess() ?? Guess(format: .dtcg, evidence: "nothing in it belongs to another format")
    }

    /// Looks at the first tokens of a file.
    private struct Search {
        let source: JSONDocument
        /// How many tokens are looked at: the first tells nearly always.
        private var tokensLeft = 500

        init(source: JSONDocument) { self.source = source }

        mutating func guess() -> Guess? {
            var rest = [source.root]
            while let node = rest.popLast(), tokensLeft > 0 {
                if let guess = guess(node) { return guess }
                guard source.value(of: "$value", in: node) == nil else { continue }
                for member in source.members(of: node) where source.kind(of: member.value) == .object {
                    if !source.string(member.key, startsWith: "$") { rest.append(member.value) }
                }
            }
            return nil
        }

        private mutating func guess(_ node: JSONNode) -> Guess? {
            let isToken = source.value(of: "$value", in: node) != nil
            if isToken { tokensLeft -= 1 }
            if let extensions = source.value(of: "$extensions", in: node) {
                if source.value(of: "com.figma.variableId", in: extensions) != nil {
                    return Guess(format: .figma, evidence: "a token has the key com.figma.variableId")
                }
                if source.value(of: "com.figma", in: extensions) != nil {
                    return Guess(format: .figma, evidence: "a token has the key com.figma")
                }
                if source.value(of: "studio.tokens", in: extensions) != nil {
                    return Guess(format: .tokensStudio, evidence: "a token has the key studio.tokens")
                }
            }
            if let type = source.value(of: "$type", in: node).flatMap(source.stringValue), isStudioType(type) {
                return Guess(format: .tokensStudio, evidence: "\"\(type)\" is a type of Tokens Studio")
            }
            guard !isToken, let value = source.value(of: "value", in: node), source.kind(of: value) != .object,
                source.value(of: "type", in: node).map(source.kind) == .string
            else { return nil }
            return Guess(format: .tokensStudio, evidence: "a token has the keys value and type")
        }

        /// Whether no other format has the type.
        private func isStudioType(_ name: String) -> Bool {
            TokenType(rawValue: name) == nil && StudioType(rawValue: name) != nil
        }
    }
}
