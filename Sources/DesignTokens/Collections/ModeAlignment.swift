import LocatedJSON

/// Lays the tokens of a collection's other modes beside those of its default mode.
struct ModeAlignment {
    /// The tokens of the other mode in the order of the default one's; where one is missing, the default's.
    private(set) var tokens: [Token]
    /// Tokens that one of the two modes lacks, or that have another type there.
    private(set) var diagnostics: [Diagnostic] = []

    private let sources: [JSONDocument]

    /// Aligns two modes.
    ///
    /// - Parameters:
    ///   - others: The other mode's tokens.
    ///   - mode: The other mode.
    ///   - defaults: The tokens of the default mode.
    ///   - defaultMode: The default mode.
    ///   - sources: The graph's sources, which all tokens count.
    ///   - broken: The paths of tokens that could not be read, which has been reported.
    init(
        _ others: [Token], in mode: TokenMode, to defaults: ArraySlice<Token>, in defaultMode: TokenMode,
        sources: [JSONDocument], broken: Set<String>
    ) {
        self.sources = sources
        tokens = Array(defaults)
        var places: [String: Int] = [:]
        var isUsed = Array(repeating: false, count: others.count)
        for (index, token) in defaults.enumerated() {
            var place = index < others.count && others[index].path == token.path ? index : nil
            if place == nil {
                if places.isEmpty { places = Self.places(of: others) }
                place = places[token.path]
            }
            if let place {
                isUsed[place] = true
                take(others[place], index)
            } else if !broken.contains(token.path) {
                reportMissing(token, in: mode, but: defaultMode)
            }
        }
        for (index, token) in others.enumerated() where !isUsed[index] && !broken.contains(token.path) {
            reportMissing(token, in: defaultMode, but: mode)
        }
    }

    private static func places(of tokens: [Token]) -> [String: Int] {
        Dictionary(tokens.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func take(_ token: Token, _ index: Int) {
        let other = tokens[index]
        if let type = token.type, let otherType = other.type, type != otherType {
            diagnostics.append(
                Diagnostic(
                    .error, "type-differs-by-mode",
                    "\(token.path) is a \(type.rawValue) here and a \(otherType.rawValue) in another mode",
                    at: location(of: token),
                    notes: [
                        Diagnostic.Note("the other mode stands here", at: location(of: other)),
                        Diagnostic.Note("a token has one type in all modes: export the collection again"),
                    ]))
        }
        tokens[index] = token
        tokens[index].group = other.group
    }

    private mutating func reportMissing(_ token: Token, in mode: TokenMode, but otherMode: TokenMode) {
        diagnostics.append(
            Diagnostic(
                .error, "missing-in-mode",
                "the mode \(mode.name) has no token \(token.path), which \(otherMode.name) has",
                at: location(of: token),
                notes: [
                    Diagnostic.Note(
                        "the mode \(mode.name) is here",
                        at: sources[mode.source].location(of: sources[mode.source].root)),
                    Diagnostic.Note("export all modes of the collection again"),
                ]))
    }

    private func location(of token: Token) -> SourceLocation { sources[token.document].location(of: token.nameNode) }
}
