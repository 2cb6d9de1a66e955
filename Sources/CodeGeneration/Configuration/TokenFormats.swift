import DesignTokens

/// The formats that token files are read in. They are tried in this order; a file without recognizable keys has the
/// last format.
package enum TokenFormats {
    package static let all: [TokenFormatReader] = [
        .dtcgResolver, .figmaREST, .variablePlugins, .designTokensPlugin, .tokensStudio, .styleDictionary, .figma,
        .dtcg,
    ]

    /// Whether nothing else looks like a file of a format.
    package static func isUnmistakable(_ format: TokenFormat) -> Bool { reader(of: format).isUnmistakable }

    static func reader(of format: TokenFormat) -> TokenFormatReader {
        all.first { $0.format == format } ?? all[all.count - 1]
    }
}
