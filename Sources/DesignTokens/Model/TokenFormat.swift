/// The formats that token files come in.
package enum TokenFormat: String, CaseIterable, Sendable {
    /// Figma's native variable export, and the plain core of the Design Tokens format that it is a dialect of.
    case figma
    /// Tokens Studio's token sets, themes and metadata.
    case tokensStudio = "tokens-studio"
    /// Style Dictionary's own spelling: a `value` without `$`, and a type that the path can tell.
    case styleDictionary = "style-dictionary"
    /// The Design Tokens format module 2025.10.
    case dtcg
    /// A document of the resolver module 2025.10, which names files of the format module.
    case dtcgResolver = "dtcg-resolver"
    /// A saved answer of Figma's REST API that lists variables.
    case figmaREST = "figma-rest"
    /// Lists of variables that plugins of Figma export.
    case variablePlugins = "variable-plugins"
    /// What the plugin *Design Tokens* exports: styles and variables.
    case designTokensPlugin = "design-tokens-plugin"
    /// The color sets of an asset catalog, which is a folder, and told by its name.
    case assetCatalog = "asset-catalog"

    /// The formats of files that can be stated. Others are recognized by keys that no other format has.
    package static let allCases: [TokenFormat] = [.figma, .tokensStudio, .styleDictionary, .dtcg, .dtcgResolver]
}
