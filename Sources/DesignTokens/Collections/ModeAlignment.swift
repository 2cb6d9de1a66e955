import LocatedJSON

/// Lays the tokens of a collection's other modes beside those of its default mode.
struct ModeAlignment {
    /// The tokens of the other mode in the order of the default one's; where one is missing, the default's.
    private(set) var tokens: [Token]
    /// Tokens that one of the two modes lacks, or that have another type there.
    private(set) var diagnostics: [Diagnostic] = []

    /// Aligns two modes.
    ///
    /// - Parameters:
    ///   - document: The other mode's file.
    ///   - number: The file's number in the graph.
    ///   - mode: The name of the other mode.
    ///   - defaults: The tokens of the default mode.
    ///   - defaultMode: The name of the default mode.
    ///   - defaultSource: The file that the default mode's tokens stand in.
    ///   - broken: The paths of tokens that could not be read, which has been reported.
    init(
        _ document: TokenDocument, number: Int, mode: String, to defaults: ArraySlice<Token>, defaultMode: String,
        defaultSource: JSONDocument, broken: Set<String>
    ) {
        tokens = Array(defaults)
        var places: [String: Int] = [:]
        var isUsed = Array(repeating: false, count: document.tokens.count)
        for (index, token) in defaults.enumerated() {
            var place = index < document.tokens.count && document.tokens[index].path == token.path ? index : nil
            if place == nil {
                if places.isEmpty { places = Self.places(of: document.tokens) }
                place = places[token.path]
            }
            guard let place else {
                if !broken.contains(token.path) {
                    reportMissing(
                        token.path, in: mode, at: defaultSource.location(of: token.nameNode), as: defaultMode,
                        document.source)
                }
                continue
            }
            isUsed[place] = true
            take(document.tokens[place], number, index, document.source, defaultSource)
        }
        for (index, token) in document.tokens.enumerated() where !isUsed[index] && !broken.contains(token.path) {
            reportMissing(
                token.path, in: defaultMode, at: document.source.location(of: token.nameNode), as: mode, defaultSource)
        }
    }

    private static func places(of tokens: [Token]) -> [String: Int] {
        Dictionary(tokens.enumerated().map { ($0.element.path, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func take(
        _ token: Token, _ number: Int, _ index: Int, _ source: JSONDocument, _ defaultSource: JSONDocument
    ) {
        let other = tokens[index]
        if let type = token.type, let otherType = other.type, type != otherType {
            diagnostics.append(
                Diagnostic(
                    .error, "type-differs-by-mode",
                    "\(token.path) is a \(type.rawValue) here and a \(otherType.rawValue) in another mode",
                    at: source.location(of: token.nameNode),
                    notes: [
                        Diagnostic.Note("the other mode stands here", at: defaultSource.location(of: other.nameNode)),
                        Diagnostic.Note("a token has one type in all modes: export the collection again"),
                    ]))
        }
        tokens[index] = token
        tokens[index].document = number
        tokens[index].group = other.group
    }

    private mutating func reportMissing(
        _ path: String, in mode: String, at location: SourceLocation, as otherMode: String, _ source: JSONDocument
    ) {
        diagnostics.append(
            Diagnostic(
                .error, "missing-in-mode", "the mode \(mode) has no token \(path), which \(otherMode) has",
                at: location,
                notes: [
                    Diagnostic.Note("the mode \(mode) is here", at: source.location(of: source.root)),
                    Diagnostic.Note("export all modes of the collection again"),
                ]))
    }
}
