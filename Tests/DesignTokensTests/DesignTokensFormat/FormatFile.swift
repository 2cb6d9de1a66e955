import DesignTokens
import Diagnostics
import LocatedJSON
import Testing

/// A file of the Design Tokens format, read to the letter and resolved; marks in its text stand for places.
struct FormatFile {
    private let files: MarkedFiles
    /// The file, read.
    let document: TokenReading
    /// The file, resolved.
    let resolution: Resolution

    init(_ text: String, isStrict: Bool = true) throws {
        files = try MarkedFiles(text)
        document = [DTCGReader.read(files.sources[0], rules: isStrict ? .strict : .lenient)].withInheritedTokens[0]
        resolution = AliasResolver.resolve(TokenGraph([document])).checked()
    }

    /// A file with a single token `a`.
    init(type: String, value: String, isStrict: Bool = true) throws {
        try self.init(#"{ "a": { "$type": "\#(type)", "$value": \#(value) } }"#, isStrict: isStrict)
    }

    /// The codes of what is reported.
    var codes: [DiagnosticCode] { resolution.diagnostics.map(\.code) }

    /// The paths of all tokens, in order.
    var paths: [String] {
        resolution.graph.tokens.indices.filter { !resolution.leftOut.contains($0) }
            .map { resolution.graph.tokens[$0].path }
    }

    /// The value of the token at a path, references followed.
    func value(_ path: String) throws -> TokenValue { resolution.value(of: try token(path)) }

    /// The type of the token at a path.
    func type(_ path: String) throws -> TokenType? { resolution.types[try token(path)] }

    /// The parts of the value of the token at a path.
    func composite(_ path: String) throws -> CompositeValue {
        guard case .composite(let composite) = try value(path) else {
            throw NoComposite(path: path)
        }
        return composite
    }

    /// Checks what is reported against a text in which marks stand for places.
    func expect(_ expected: String, at location: Testing.SourceLocation = #_sourceLocation) {
        files.expect(resolution.diagnostics, are: expected, at: location)
    }

    private func token(_ path: String) throws -> Int {
        try #require(resolution.graph.token(at: path), "\(path) is among the tokens")
    }

    private struct NoComposite: Error { let path: String }
}

extension CompositeValue.Part {
    /// The part in words: its name, the token that it refers to, and the value.
    init(_ name: String?, _ value: TokenValue, from reference: String? = nil) {
        self.init(name: name, value: value, reference: reference)
    }
}

extension TokenValue {
    /// A color in sRGB.
    static func srgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> TokenValue {
        .color(ColorValue(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A value of named parts; what no value can be is not interpreted.
    static func parts(_ type: TokenType, _ parts: KeyValuePairs<String, TokenValue>) -> TokenValue {
        .parts(type, parts.map { CompositeValue.Part(name: $0.key, value: $0.value) })
    }

    /// A value of parts that may refer to tokens.
    static func parts(_ type: TokenType, _ parts: [CompositeValue.Part]) -> TokenValue {
        CompositeValue(type, parts).map(TokenValue.composite) ?? .uninterpreted
    }

    /// A value of elements.
    static func elements(of type: TokenType, _ elements: [TokenValue]) -> TokenValue {
        CompositeValue(listOf: type, elements.map { CompositeValue.Part(value: $0) }).map(TokenValue.composite)
            ?? .uninterpreted
    }
}
