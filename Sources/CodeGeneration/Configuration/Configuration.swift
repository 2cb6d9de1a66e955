import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// The configuration of a run, as in `tokengenerator.json`.
///
/// Paths are as spelled in the file, and relative to its folder.
package struct Configuration: Sendable {
    /// The path of the file, as the user spelled it; `nil` for the built-in default.
    package var path: String?
    /// The folder that paths in the built-in default are relative to.
    var defaultFolder = "."
    /// The name of the design system, for people.
    package var title: String?
    package var sources: [SourceConfiguration] = []
    /// The combinations of modes, the default first; empty to use the modes of the collections.
    package var modes: [ConfiguredModes] = []
    /// The modes for each appearance; if empty, they are inferred from the names of modes.
    package var appearances: [Appearance: ConfiguredModes] = [:]
    /// The themes that an app chooses from at run time.
    package var themes: [ConfiguredTheme] = []
    package var resolverInputs = ResolverInputs()
    package var fonts = FontConfiguration()
    package var rules = ConfiguredRules()
    /// The settings of `lint`.
    package var lint = LintConfiguration()
    /// The settings of `import-images`.
    package var images: ImageConfiguration?
    package var layers: [Layer: [Located<String>]] = [:]
    /// The layers whose inline colors are replaced by variables of equal value: the third resolution step.
    package var valueLayers: Set<Layer> = [.component]
    /// The pairs of colors to check for contrast.
    package var contrast = ContrastConfiguration()
    /// The code to write instead of tokens' values, by path or pattern.
    package var expressions: [Located<String>: ConfiguredExpression] = [:]
    /// The number of points in 1 rem.
    package var baseFontSize = DimensionUnit.defaultBaseFontSize
    /// The minimum system versions that the app supports.
    package var deployment = Deployment()
    /// The content of comments on members.
    package var documentation = DocumentationContent.descriptions
    /// Whether warnings are errors.
    package var isStrict = false
    /// What happens to tokens that no output selects or excludes.
    package var unclaimed = UnclaimedPolicy.allow
    /// What is written for tokens that are left out.
    package var leftOut = LeftOutPolicy.unavailable
    /// A folder of templates that override the built-in ones.
    package var templates: Located<String>?
    package var targets = [TargetConfiguration()]

    package init(path: String? = nil) { self.path = path }

    /// The folder that the configuration's paths are relative to.
    package var folder: String { path.map(FilePath.parent) ?? defaultFolder }

    /// Returns the folder of templates: the given one from the command line, or else the configured one.
    func templateFolder(_ given: String?) -> String? {
        given ?? templates.map { FilePath.join(folder, $0.value) }
    }

    /// The outputs of all targets.
    package var outputs: [OutputConfiguration] { targets.flatMap(\.outputs) }

    package var layerPaths: LayerPaths { LayerPaths(layers.mapValues { $0.map(\.value) }) }
}

/// Token files with their settings.
package struct SourceConfiguration: Sendable, Hashable {
    /// A token file, a folder of token files, or a pattern with `*` and `**`.
    package var path: Located<String>
    /// The format; `nil` to guess it for each file.
    package var format: TokenFormat?
    package var collection: String?
    package var mode: String?
    /// The groups that are modes; `nil` to infer them from names and tokens.
    package var modeGroups: [Located<String>]?
    /// Whether it may contain no tokens, because a catalog on the command line may be meant for its images.
    var mayBeEmpty = false

    package init(_ path: Located<String>) { self.path = path }

    /// Whether the collection or mode of the files is configured.
    package var statesMode: Bool { collection != nil || mode != nil }
}

/// A configured value with its location, which is `nil` in the built-in default.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    package var value: Value
    package var location: SourceLocation?

    package init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}

/// What is written for tokens that are left out.
package enum LeftOutPolicy: String, CaseIterable, Sendable {
    /// A member marked unavailable, with the reason.
    case unavailable
    /// Nothing.
    case omit
}

/// What happens to tokens that no output selects or excludes.
package enum UnclaimedPolicy: String, CaseIterable, Sendable {
    /// They are counted.
    case allow
    /// Each is an error.
    case error
}

/// The content of comments on members.
package enum DocumentationContent: String, CaseIterable, Sendable {
    /// The descriptions of tokens.
    case descriptions
    /// The descriptions and the values.
    case values
}

/// An output file: its template, tokens, names and path.
package struct OutputConfiguration: Sendable {
    /// The template's name, without `.mustache`.
    package var template: Located<String>
    /// The file, relative to the output root.
    package var path: Located<String>
    /// The Swift type that the output extends or declares; `nil` for the template's default.
    package var scope: Located<String>?
    package var selection = TokenSelection()
    package var assets = AssetSelection()
    package var names = NamingRules()
    /// The types that the output declares for kinds of assets; the template's own by default.
    package var typeNames: [AssetKind: Located<String>] = [:]
    /// Whether code that loads an asset gets an optional.
    package var isFailable = false
    /// The declaration of the template.
    package var declaration: TemplateDeclaration
    /// The language of the file, from its template or file extension.
    package var language: any Dialect

    /// Creates an output. Without a given declaration, the template is a built-in one or a backend.
    package init(template: Located<String>, path: Located<String>, declaration: TemplateDeclaration? = nil) {
        self.template = template
        self.path = path
        let declaration = declaration ?? .named(template.value)
        self.declaration = declaration
        language = declaration.language ?? Dialects.language(ofFile: path.value)
    }

    /// The type that the output extends or declares.
    package var scopeName: String { scope?.value ?? declaration.scope }
    /// The type that the output declares for a kind of assets; `nil` if it declares none.
    package func typeName(of kind: AssetKind) -> String? { typeNames[kind]?.value ?? declaration.assetTypes[kind] }
    /// The types that the output declares for assets of some kinds.
    package func typeNames(of kinds: Set<AssetKind>) -> [String] {
        AssetKind.allCases.filter(kinds.contains).compactMap(typeName)
    }
    /// How groups appear in names.
    package var style: NamingStyle { names.style ?? declaration.style }
    package var takesTokens: Bool { !declaration.types.isEmpty }

    /// Whether tokens and assets can have additional names, which requires that all are members of one type.
    package var canOfferMoreNames: Bool {
        if !takesTokens { return declaration.takesAssets }
        return declaration.backend == nil && !declaration.listsPaths && style == .flat
    }
}

/// The tokens of an output: those in one of the groups, of one of the types, and in no excluded group.
package struct TokenSelection: Sendable {
    /// The paths of groups or single tokens; `nil` for all.
    package var groups: [Located<String>]?
    /// The types; `nil` for those that the template supports.
    package var types: [TokenType]?
    package var excluded: [Located<String>] = []
    /// The files, sets, collections and modes that tokens must come from. Kinds that are missing are not restricted.
    package var origins: [OriginKind: [Located<String>]] = [:]
    /// Whether tokens that are hidden from publishing in Figma are selected.
    package var takesHidden = true
    /// Whether tokens are selected that exist only to be referred to, such as those of source sets in themes of Tokens
    /// Studio.
    package var takesSourceSets = false

    package init() {}
}

/// The assets of an output: those of one of the kinds, in one of the target's catalogs, in one of the folders, and in
/// no excluded one.
package struct AssetSelection: Sendable {
    /// The kinds; `nil` for those that the template supports.
    package var kinds: [AssetKind]?
    /// The paths of catalogs, as spelled in the target; `nil` for all.
    package var catalogs: [Located<String>]?
    /// Folders of the catalogs or single assets, as paths or patterns such as `Icons/*`; `nil` for all.
    package var groups: [Located<String>]?
    package var excluded: [Located<String>] = []
    /// The names of cases without an asset.
    package var cases: [Located<String>] = []
    /// Whether the output lists all of them.
    package var areListed = false
    /// Whether a catalog is a type even if it is the only one.
    package var areInCatalogTypes = false

    package init() {}
}

/// The origins of tokens, by configuration key.
package enum OriginKind: String, CaseIterable, Sendable {
    case files, sets, collections, modes

    /// The word in messages.
    var noun: String {
        switch self {
        case .files: "file"
        case .sets: "token set"
        case .collections: "collection"
        case .modes: "mode"
        }
    }
}

/// The rules that turn a token's path into a Swift name.
package struct NamingRules: Sendable {
    /// How groups appear in names; `nil` for the template's default.
    package var style: NamingStyle?
    package var drop: [Located<String>] = []
    package var replace: [Located<String>: String] = [:]
    /// Path prefixes with their former replacements. Each token below also gets a deprecated member under that name.
    package var former: [Located<String>: String] = [:]
    /// Path prefixes with replacements for permanent second names.
    package var alsoNamed: [Located<String>: String] = [:]
    /// The first word of every name.
    package var prefix = ""
    /// Whether the iOS code syntax from Figma is used as the name, if there is one.
    package var usesCodeSyntax = false

    package init() {}
}
