import AssetCatalogs
import DesignTokens

/// The declaration in the comment at the beginning of a template: what it is given, what it writes, and what that
/// needs.
///
/// The keys of the comment are described for authors of templates in `docs/reference/template-context.md`.
package struct TemplateDeclaration: Sendable {
    /// The type that the output extends or declares, unless the configuration names another.
    package var scope: String
    /// Whether the output declares its scope instead of extending it, so that no other output may.
    package var declaresScope = false
    /// The names that the declared scope already has, so that no token or theme can have them.
    package var members: Set<String> = []
    /// The types of tokens that the template is given, unless the configuration selects others.
    package var types: Set<TokenType> = []
    /// Whether it writes values by their parts. It can be given tokens of any type, with or without an expression, and
    /// needs no support for them.
    package var writesParts = false
    /// Whether it writes the values of tokens in all modes.
    package var writesModes = false
    /// The kinds of assets that the template is given, unless the configuration selects others.
    package var assetKinds: Set<AssetKind> = []
    /// How assets are named.
    package var assetNames = AssetNaming.camelCase
    /// The types that the output declares for kinds of assets besides its scope, unless the configuration names others.
    package var assetTypes: [AssetKind: String] = [:]
    /// The names of the lists of all assets of a kind, which the configuration can request.
    package var assetLists: [AssetKind: String] = [:]
    /// Whether it is given the font files.
    package var takesFontFiles = false
    /// The styles of names that it supports. The first is the default.
    package var styles: [NamingStyle] = [.flat]
    /// Whether it identifies tokens by their paths alone.
    package var listsPaths = false
    /// The order of a group's tokens.
    package var order = Order.document
    /// Whether numbers are written as fractions of 1, whatever their unit.
    package var writesFractions = false
    /// The language of the output; `nil` if the file name decides.
    package var language: (any Dialect)?
    /// How it uses themes.
    package var themes: Themes?
    package var uses: Set<Use> = []
    /// The pieces of support that it writes if outputs use them.
    package var support: Set<SupportPiece> = []
    /// Whether its symbols have the type of their tokens, so that other symbols can refer to them.
    package var canBeReferredTo = true
    /// The types of libraries that the output's code names without their module, so that a type of the module with such a
    /// name would hide one.
    package var libraryTypes: [String] = []
    /// The types that get an initializer for the output's own type, by the first label.
    package var initializers: [String: [String]] = [:]
    /// The template for the same tokens in UIKit and AppKit.
    package var native: String?
    /// The backend that writes the output instead of a template.
    package var backend: BackendForm?

    /// The order of a group's tokens.
    package enum Order: String, CaseIterable, Sendable {
        /// The order of the file.
        case document
        /// The order of the values, as in a scale.
        case value
    }

    /// How a template uses themes.
    package enum Themes: String, CaseIterable, Sendable {
        /// Colors that differ between themes are read from the theme in the environment.
        case read
        /// It is given only tokens that depend on the theme, and declares a type whose values are the themes.
        case declare
        /// It is given all tokens, and also writes the values that themes change.
        case add
    }

    /// Something that a template uses and the configuration must provide.
    package enum Use: String, CaseIterable, Sendable {
        /// The names of the fonts in text styles.
        case fontNames
        /// The color sets of a catalog that members refer to.
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
    /// Whether it writes all tokens, and also the values that themes change.
    package var addsThemes: Bool { themes == .add }
    /// Whether the output is an asset catalog with color sets.
    var hasColorSets: Bool { backend?.isCatalog ?? false }
    /// Whether the output writes the values of themes.
    var writesThemes: Bool { isTheme || addsThemes }
}

// MARK: - Without a declaration

extension TemplateDeclaration {
    /// The declaration of a template that has none: it may use tokens and images in any way.
    static func undeclared(_ template: String) -> TemplateDeclaration {
        var declaration = TemplateDeclaration(scope: usualScope(of: template))
        declaration.types = [.color, .number, .dimension, .string, .boolean]
        declaration.writesParts = true
        declaration.writesModes = true
        declaration.assetKinds = [.image]
        declaration.styles = [.flat, .nested]
        return declaration
    }

    /// The scope of a template that declares none: `ColorList` for `color-list`.
    static func usualScope(of template: String) -> String { CamelCase([template], isCapitalized: true).text }
}
