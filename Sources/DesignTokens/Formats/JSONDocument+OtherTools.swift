import LocatedJSON

/// Files of other tools, whose contents can look like tokens.
extension JSONDocument {
    /// Whether the keys at the root are those of a file of another tool, and not of token files.
    package var isOfAnotherTool: Bool { Self.signs.contains { $0(self) } }

    private static let signs: [@Sendable (JSONDocument) -> Bool] = [
        // A configuration that names its schema, `config.schema.json`.
        { $0.schema.split(separator: "/").last?.lowercased().contains("config") ?? false },
        // A JSON Schema. A token file can name this address by mistake.
        { file in file.schema.contains("json-schema.org/") && keywords.contains { file.value($0) != nil } },
        { $0.text("type", of: $0.root) == "object" && $0.isObject("properties") },
        // A color theme of Visual Studio Code.
        { $0.isObject("colors") && ($0.value("tokenColors") != nil || $0.value("semanticTokenColors") != nil) },
    ]

    /// The keywords of a JSON Schema that say what it describes.
    private static let keywords: [StaticString] = [
        "properties", "patternProperties", "definitions", "$defs", "$ref", "allOf", "anyOf", "oneOf", "enum", "items",
    ]

    private var schema: String { text("$schema", of: root) ?? "" }

    private func value(_ key: StaticString) -> JSONNode? { value(of: key, in: root) }

    private func isObject(_ key: StaticString) -> Bool { value(key).map(kind) == .object }
}
