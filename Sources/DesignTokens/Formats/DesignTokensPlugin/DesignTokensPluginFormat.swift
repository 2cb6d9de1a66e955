import LocatedJSON

extension TokenFormatReader {
    /// The export of the plugin *Design Tokens* by Lukas Oppermann: styles as values of its own types, and variables in
    /// groups for their collections.
    package static let designTokensPlugin = TokenFormatReader(
        format: .designTokensPlugin, isUnmistakable: true, sign: { DesignTokensPlugin.sign(at: $0) }
    ) { files, _, _, _ in DesignTokensPluginReader.read(files[0]) }
}

/// The keys that identify the plugin, and under which it describes a token.
enum DesignTokensPlugin {
    static let key: StaticString = "org.lukasoppermann.figmaDesignTokens"

    static func sign(at place: FormatPlace) -> FormatSign? {
        if extensions(of: place.node, in: place.file) != nil {
            return FormatSign(.certain, "a token has the key \(key)")
        }
        guard let type = place.text(of: "type") ?? place.text(of: "$type"), PluginStyle.isOwn(type) else { return nil }
        return FormatSign(.certain, "'\(type)' is a type of the Design Tokens plugin")
    }

    /// The plugin's data about a token or style.
    static func extensions(of node: JSONNode, in file: JSONDocument) -> JSONNode? {
        file.value(of: "extensions", or: "$extensions", in: node).flatMap { file.value(of: key, in: $0) }
    }
}
