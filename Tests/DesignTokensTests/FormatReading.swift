import Diagnostics
import LocatedJSON
import Testing

@testable import DesignTokens

/// A file of a format, read and resolved.
struct FormatReading {
    let files: MarkedFiles
    let reading: TokenReading
    let resolution: Resolution

    init(_ format: TokenFormatReader, _ text: String) throws {
        files = try MarkedFiles(text)
        reading = format.read(files.sources, nil, ReadingOptions(), NoFolders())
        resolution = AliasResolver.resolve(TokenGraph([reading])).checked()
    }

    /// The paths of the tokens that can be used.
    var paths: [String] {
        let graph = resolution.graph
        return graph.tokens.indices.filter { !graph.isUnusable($0) }.map { graph.tokens[$0].path }
    }

    func token(_ path: String) throws -> Token {
        resolution.graph.tokens[try #require(resolution.graph.token(at: path))]
    }

    /// The value of a token in its default mode.
    func value(_ path: String) throws -> TokenValue {
        resolution.value(of: try #require(resolution.graph.token(at: path)))
    }

    /// The values of a token in all modes, each behind the mode's name.
    func values(_ path: String) throws -> [String] {
        resolution.values(of: try #require(resolution.graph.token(at: path))).map { mode, value in
            "\(mode) \(value.shortText)"
        }
    }

    /// Checks what is said of the file against a text in which marks stand for locations.
    func expect(_ expected: String, at location: Testing.SourceLocation = #_sourceLocation) {
        files.expect(resolution.diagnostics, are: expected, at: location)
    }

    /// The format that a file is recognized as, where some are asked.
    static func format(of text: String, among formats: [TokenFormatReader]) throws -> TokenFormat {
        let file = try JSONDocument(parsing: Array(text.utf8), path: "a.json")
        return FormatGuess(file, among: formats, NoFolders()).reader.format
    }
}

extension TokenValue {
    /// A color as `#RRGGBBAA`, and a number.
    var shortText: String {
        switch self {
        case .color(let color):
            String(String(0x100_0000 + color.rounded, radix: 16).dropFirst())
                + (color.alpha == 1 ? "" : " \(color.alpha)")
        case .number(let number): "\(number)"
        case .dimension(let number, let unit): "\(number)\(unit.rawValue)"
        case .string(let text): text
        case .boolean(let isTrue): "\(isTrue)"
        default: "\(self)"
        }
    }
}

/// What must hold of a format whatever the file: a byte of it taken away, or replaced.
func expectUnbroken(_ format: TokenFormatReader, _ text: String) {
    let bytes = Array(text.utf8)
    for position in bytes.indices {
        for replacement in [[], [bytes[position], bytes[position]]] + "\"{}[],:0a-/".utf8.map({ [$0] }) {
            var damaged = bytes
            damaged.replaceSubrange(position...position, with: replacement)
            guard let file = try? JSONDocument(parsing: damaged, path: "a.json") else { continue }
            let reading = format.read([file], nil, ReadingOptions(), NoFolders())
            let resolution = AliasResolver.resolve(TokenGraph([reading])).checked()
            #expect(violations(in: resolution).isEmpty, "byte \(position) replaced by \(replacement)")
        }
    }
}

/// No folders at all.
struct NoFolders: TokenFolders {
    func folder(around file: String, holding names: [String]) -> String? { nil }
    func folder(of file: String) -> String { "" }
    func path(of file: String, from folder: String) -> String { file }
    func find(_ name: String, in folder: String) -> FoundFile? { nil }
    func holdsObject(_ name: String, in folder: String) -> Bool { false }
    func find(referred path: String) -> FoundFile { .outside }
}
