import DesignTokens
import LocatedJSON
import Testing

/// Files in Style Dictionary's spelling, read and resolved.
struct StyleDictionaryReading {
    let files: MarkedFiles
    let resolution: Resolution

    init(_ texts: String...) throws { self.init(try MarkedFiles(texts)) }

    init(_ files: MarkedFiles) {
        self.files = files
        let reading = TokenFormatReader.styleDictionary.read(files.sources, "", ReadingOptions(), NoFolders())
        resolution = AliasResolver.resolve(TokenGraph([reading])).checked()
    }

    func value(_ path: String) throws -> TokenValue {
        resolution.value(of: try #require(resolution.graph.token(at: path)))
    }

    func type(_ path: String) throws -> TokenType? { try resolution.type(path) }

    /// Checks what is said of the files against a text in which marks stand for locations.
    func expect(_ expected: String, at location: Testing.SourceLocation = #_sourceLocation) {
        files.expect(resolution.diagnostics, are: expected, at: location)
    }
}
