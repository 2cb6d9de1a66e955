/// The formats of token files.
package enum TokenFormat: String, CaseIterable, Sendable {
    /// Figma's native variable export, and the common core of the Design Tokens format, of which it is a dialect.
    case figma
    /// Tokens Studio's token sets, themes and metadata.
    case tokensStudio = "tokens-studio"
    /// Style Dictionary's own syntax: a `value` without `$`, and types that may follow from the path.
    case styleDictionary = "style-dictionary"
    /// The Design Tokens format module 2025.10.
    case dtcg
    /// A document of the resolver module 2025.10, which lists files of the format module.
    case dtcgResolver = "dtcg-resolver"
    /// A saved response of Figma's REST API with variables.
    case figmaREST = "figma-rest"
    /// Lists of variables exported by Figma plugins.
    case variablePlugins = "variable-plugins"
    /// Exports of the plugin *Design Tokens*: styles and variables.
    case designTokensPlugin = "design-tokens-plugin"
    /// The color sets of an asset catalog, which is recognized by the name of its folder.
    case assetCatalog = "asset-catalog"

    /// The formats that can be configured. Others are recognized by keys that no other format has.
    package static let allCases: [TokenFormat] = [.figma, .tokensStudio, .styleDictionary, .dtcg, .dtcgResolver]
}
