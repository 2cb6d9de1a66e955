import Diagnostics
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

    /// The members that describe a style in the plugin's original format.
    static let originalKeys: Set<String> = ["category", "exportKey"]

    /// The warning about a file in the original format, in which styles are groups of their parts.
    static func originalFormat(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, .outdatedSyntax,
            "the file has the original format of the plugin Design Tokens, in which the parts of text styles, shadows and "
                + "gradients are separate tokens", at: location,
            advice: "export it again in the plugin's standard format, which keeps styles whole", loss: .detail)
    }

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
