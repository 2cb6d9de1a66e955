import DesignTokens
import Diagnostics
import LocatedJSON
import TestSupport
import Testing

/// Token files with marks where diagnostics are expected, named `a.json`, `b.json`…; no mark stands in two of them.
struct MarkedFiles {
    private let texts: [MarkedText]
    /// The files without their marks.
    let sources: [JSONDocument]

    init(_ texts: String...) throws { try self.init(texts) }

    init(_ texts: [String]) throws {
        try self.init(zip(texts, "abcdefgh").map { MarkedText($0, path: "\($1).json") })
    }

    /// Files at paths of their own.
    init(_ files: KeyValuePairs<String, String>) throws { try self.init(files.map { MarkedText($1, path: $0) }) }

    private init(_ texts: [MarkedText]) throws {
        self.texts = texts
        sources = try self.texts.map { try JSONDocument(parsing: $0.bytes, path: $0.location(of: 0).path) }
    }

    /// The first file, read.
    var document: TokenReading { DTCGReader.read(sources[0]) }

    /// All files, joined.
    func graph(layers: LayerPaths = .testing) -> TokenGraph {
        TokenGraph(sources.map { DTCGReader.read($0) }.withInheritedTokens, layers: layers)
    }

    /// All files, joined and resolved.
    func resolution(layers: LayerPaths = .testing, valueLayers: Set<Layer> = [.component]) -> Resolution {
        AliasResolver.resolve(graph(layers: layers), options: AliasResolver.Options(valueLayers: valueLayers)).checked()
    }

    /// Checks the printed diagnostics against a text in which marks stand for locations.
    func expect(
        _ diagnostics: [Diagnostic], are expected: String, at location: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(diagnostics.map(\.text).joined(separator: "\n") == spelled(expected), sourceLocation: location)
    }

    private func spelled(_ expected: String) -> String {
        expected.map { character in
            guard character.unicodeScalars.last == "\u{20E3}", let digit = character.utf8.first else {
                return String(character)
            }
            let text = texts.first { $0.location(of: digit - UInt8(ascii: "0")).line > 0 } ?? texts[0]
            return text.spelled(String(character))
        }.joined()
    }
}

extension LayerPaths {
    /// The layers of most tests.
    static let testing = LayerPaths([
        .primitive: ["Brand"], .semantic: ["Semantic"], .component: ["Component"],
    ])
}

extension TokenReading {
    /// The token at a path.
    func token(_ path: String) throws -> Token { try #require(tokens.first { $0.path == path }) }

    /// The value of the token at a path.
    func value(_ path: String) throws -> TokenValue { try token(path).value }
}

extension Resolution {
    /// How a token was decided, in words: `alias Brand.red`, `literal`.
    func step(_ path: String) throws -> String {
        let trace = traces[try #require(graph.token(at: path))]
        return trace.step.rawValue + (trace.target.map { " \(graph.tokens[$0].path)" } ?? "")
    }

    /// The path of the token whose literal is the value.
    func origin(_ path: String) throws -> String {
        graph.tokens[traces[try #require(graph.token(at: path))].origin].path
    }

    /// The type of a token.
    func type(_ path: String) throws -> TokenType? { types[try #require(graph.token(at: path))] }
}

/// Checks the diagnostics of reading one marked file.
func expectReading(_ text: String, reports expected: String, at location: Testing.SourceLocation = #_sourceLocation)
    throws
{
    let files = try MarkedFiles(text)
    files.expect(files.document.diagnostics, are: expected, at: location)
}

/// Checks the diagnostics of resolving one marked file.
func expectResolving(_ text: String, reports expected: String, at location: Testing.SourceLocation = #_sourceLocation)
    throws
{
    let files = try MarkedFiles(text)
    files.expect(files.resolution().diagnostics, are: expected, at: location)
}

extension Resolution {
    /// The diagnostics of tokens that no other diagnostic costs.
    var reportedLosses: [Diagnostic] { (diagnostics + losses).condensed.filter { $0.code == .leftOut } }
}

extension TokenReading {
    /// The tokens of the first collection in its default mode: all of a file.
    /// The tokens that can be used.
    var tokens: [Token] { collections[0].modes[0].tokens.filter { $0.value != .unusable } }

    /// The groups of the first collection in its default mode.
    var groups: [TokenGroup] { collections[0].modes[0].groups }

    /// The name of the default mode.
    var modeName: String? { collections[0].modes[0].name }

    /// What is wrong with the tokens and their references.
    var resolvedDiagnostics: [Diagnostic] { AliasResolver.resolve(TokenGraph([self])).checked().diagnostics }
}
