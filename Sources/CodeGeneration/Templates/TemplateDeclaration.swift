import AssetCatalogs
import DesignTokens

/// What a template says it is, in the comment that it begins with: what it is given, what it writes, and what that needs.
///
/// The keys of the comment, with what each means to the author of a template, are in `docs/reference/template-context.md`.
package struct TemplateDeclaration: Sendable {
    /// The type that the output extends or declares unless the configuration says otherwise.
    package var scope: String
    /// Whether the output declares its scope, so that no other may, or extends it.
    package var declaresScope = false
    /// The names that the declared scope has already, so that no token and no theme can.
    package var members: Set<String> = []
    /// The types of tokens that the template is given unless the configuration says otherwise.
    package var types: Set<TokenType> = []
    /// Whether it writes values by their parts: it can be given tokens of any type, with an expression or without, and needs
    /// no support for them.
    package var writesParts = false
    /// Whether it writes the values that tokens have in all modes.
    package var writesModes = false
    /// The kinds of assets that the template is given unless the configuration says otherwise.
    package var assetKinds: Set<AssetKind> = []
    /// How assets are named.
    package var assetNames = AssetNaming.camelCase
    /// The types that the output declares for kinds of assets beside its scope, unless the configuration says otherwise.
    package var assetTypes: [AssetKind: String] = [:]
    /// What lists of all assets of a kind are called, where the configuration asks for them.
    package var assetLists: [AssetKind: String] = [:]
    /// Whether it is given the font files.
    package var takesFontFiles = false
    /// How groups can be expressed; the first is used unless the configuration says otherwise.
    package var styles: [NamingStyle] = [.flat]
    /// Whether it calls tokens by their paths, and by no other names.
    package var listsPaths = false
    /// How the tokens of a group are ordered.
    package var order = Order.document
    /// Whether numbers are written as fractions of a whole, whatever they count.
    package var writesFractions = false
    /// The language that it is written in; `nil` where the name of the file decides.
    package var language: (any Dialect)?
    /// What it has to do with themes.
    package var themes: Themes?
    package var uses: Set<Use> = []
    /// The pieces of support that it writes where outputs use them.
    package var support: Set<SupportPiece> = []
    /// Whether its symbols have the type of their tokens, so that others can refer to them.
    package var canBeReferredTo = true
    /// What writes the output instead of a template.
    package var backend: BackendForm?

    /// The order of a group's tokens.
    package enum Order: String, CaseIterable, Sendable {
        /// That of the file.
        case document
        /// That of their values, as in a scale.
        case value
    }

    /// What a template has to do with themes.
    package enum Themes: String, CaseIterable, Sendable {
        /// Colors that differ between themes are read from that of the environment.
        case read
        /// It takes what depends on the theme, and nothing else: a type whose values are the themes.
        case declare
        /// It takes all tokens, and writes beside them what themes change.
        case add
    }

    /// What a template uses that the configuration must provide.
    package enum Use: String, CaseIterable, Sendable {
        /// The names of the fonts that text styles ask for.
        case fontNames
        /// The color sets of a catalog, to which members refer.
        case colorSets
    }
}

extension TemplateDeclaration {
    package var style: NamingStyle { styles.first ?? .flat }
    /// Whether it is given assets.
    package var takesAssets: Bool { !assetKinds.isEmpty }
    /// Whether its members refer to the color sets of a catalog.
    package var usesColorSets: Bool { uses.contains(.colorSets) }
    /// Whether it declares the type of themes.
    package var isTheme: Bool { themes == .declare }
    /// Whether it writes all tokens, and beside them what themes change.
    package var addsThemes: Bool { themes == .add }
    /// Whether the output is an asset catalog with color sets.
    var hasColorSets: Bool { backend?.isCatalog ?? false }
    /// Whether the output writes the values of themes.
    var writesThemes: Bool { isTheme || addsThemes }
}

// MARK: - Without a word

extension TemplateDeclaration {
    /// What holds for a template that declares nothing: nobody knows what it makes of tokens and images.
    static func undeclared(_ template: String) -> TemplateDeclaration {
        var declaration = TemplateDeclaration(scope: usualScope(of: template))
        declaration.types = [.color, .number, .dimension, .string, .boolean]
        declaration.writesParts = true
        declaration.writesModes = true
        declaration.assetKinds = [.image]
        declaration.styles = [.flat, .nested]
        return declaration
    }

    /// The scope of a template that declares none: `color-list` is for `ColorList`.
    static func usualScope(of template: String) -> String { CamelCase([template], isCapitalized: true).text }
}
