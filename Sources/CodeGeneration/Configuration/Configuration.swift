import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess

/// What one run reads and writes, as `tokengenerator.json` says it.
///
/// Paths stand as the file spells them; they are relative to the file's folder.
package struct Configuration: Sendable {
    /// The file, as the user spelled it; `nil` for the built-in default.
    package var path: String?
    /// The folder that the paths of the built-in default are relative to.
    var defaultFolder = "."
    package var sources: [SourceConfiguration] = []
    /// The combinations of modes, the one that is emitted first; those of the collections if there is none.
    package var modes: [ConfiguredModes] = []
    /// The modes that play the parts of appearances; where none is named, names of modes may tell.
    package var appearances: [Appearance: ConfiguredModes] = [:]
    /// The themes that an app chooses from while it runs.
    package var themes: [ConfiguredTheme] = []
    package var resolverInputs = ResolverInputs()
    package var fonts = FontConfiguration()
    package var rules = ConfiguredRules()
    /// What `import-images` brings into a catalog.
    package var images: ImageConfiguration?
    package var layers: [Layer: [Located<String>]] = [:]
    /// The layers whose inline colors are matched with variables of equal value: the third resolution step.
    package var valueLayers: Set<Layer> = [.component]
    /// Which colors are shown one on the other.
    package var contrast = ContrastConfiguration()
    /// The code that stands for tokens instead of their values, by paths or patterns.
    package var expressions: [Located<String>: ConfiguredExpression] = [:]
    /// How many points 1 rem is.
    package var baseFontSize = DimensionUnit.defaultBaseFontSize
    /// The oldest systems that the app supports.
    package var deployment = Deployment()
    /// What the comments of members say.
    package var documentation = DocumentationContent.descriptions
    /// Whether warnings are errors.
    package var isStrict = false
    /// What is said of tokens that no output takes and none excludes.
    package var unclaimed = UnclaimedPolicy.allow
    /// What is written for tokens that are left out.
    package var leftOut = LeftOutPolicy.unavailable
    /// A folder of templates that win over the built-in ones.
    package var templates: Located<String>?
    package var targets = [TargetConfiguration()]

    package init(path: String? = nil) { self.path = path }

    /// The folder that the configuration's paths are relative to.
    package var folder: String { path.map(FilePath.parent) ?? defaultFolder }

    /// The folder of templates: the one that the command line names, else its own.
    func templateFolder(_ given: String?) -> String? {
        given ?? templates.map { FilePath.join(folder, $0.value) }
    }

    /// The outputs of all targets.
    package var outputs: [OutputConfiguration] { targets.flatMap(\.outputs) }

    package var layerPaths: LayerPaths { LayerPaths(layers.mapValues { $0.map(\.value) }) }
}

/// Token files, and what the configuration says of them.
package struct SourceConfiguration: Sendable, Hashable {
    /// A token file, a folder of token files, or a pattern with `*` and `**`.
    package var path: Located<String>
    /// The format, where it is not left to be told from each file.
    package var format: TokenFormat?
    package var collection: String?
    package var mode: String?
    /// The groups that are modes; `nil` where their names and tokens decide.
    package var modeGroups: [Located<String>]?
    /// Whether it may hold no token: a catalog on the command line can be meant for its images.
    var mayBeEmpty = false

    package init(_ path: Located<String>) { self.path = path }

    /// Whether it says what collection or mode the files hold.
    package var statesMode: Bool { collection != nil || mode != nil }
}

/// A value of the configuration and the place where it stands; no place in the built-in default.
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
    /// A member that the compiler refuses, with the reason.
    case unavailable
    /// Nothing.
    case omit
}

/// What is said of tokens that no output takes and none excludes.
package enum UnclaimedPolicy: String, CaseIterable, Sendable {
    /// They are counted.
    case allow
    /// Each is an error.
    case error
}

/// What the comments of members say.
package enum DocumentationContent: String, CaseIterable, Sendable {
    /// The descriptions of tokens.
    case descriptions
    /// These, and the values.
    case values
}

/// One file to write: a template, the tokens it is given, their names, and a place.
package struct OutputConfiguration: Sendable {
    /// The template's name, without `.mustache`.
    package var template: Located<String>
    /// The file to write, relative to the output root.
    package var path: Located<String>
    /// The Swift type that the output extends or declares; the template's own by default.
    package var scope: Located<String>?
    package var selection = TokenSelection()
    package var assets = AssetSelection()
    package var names = NamingRules()
    /// Whether code that loads an asset gets an optional.
    package var isFailable = false
    /// What the template declares.
    package var declaration: TemplateDeclaration
    /// The language that the file is in, which its template tells, or the end of its name.
    package var language: any Dialect

    /// Makes an output of a template, of which may be known what it declares: otherwise it is a built-in one, or a backend.
    package init(template: Located<String>, path: Located<String>, declaration: TemplateDeclaration? = nil) {
        self.template = template
        self.path = path
        let declaration = declaration ?? .named(template.value)
        self.declaration = declaration
        language = declaration.language ?? Dialects.language(ofFile: path.value)
    }

    /// The type that the output extends or declares.
    package var scopeName: String { scope?.value ?? declaration.scope }
    /// How groups are expressed.
    package var style: NamingStyle { names.style ?? declaration.style }
    package var takesTokens: Bool { !declaration.types.isEmpty }

    /// Whether tokens and assets can be offered under other names too: where all are members of one type.
    package var canOfferMoreNames: Bool {
        if !takesTokens { return declaration.takesAssets }
        return declaration.backend == nil && !declaration.listsPaths && style == .flat
    }
}

/// Which tokens an output takes: those inside one of the groups, of one of the types, and inside no excluded group.
package struct TokenSelection: Sendable {
    /// The paths of groups or single tokens; `nil` takes all.
    package var groups: [Located<String>]?
    /// The types; `nil` takes those that the template can express.
    package var types: [TokenType]?
    package var excluded: [Located<String>] = []
    /// The files, sets, collections and modes that tokens come from; what is not named takes all.
    package var origins: [OriginKind: [Located<String>]] = [:]
    /// Whether tokens are taken that Figma hides from publishing.
    package var takesHidden = true
    /// Whether tokens are taken that are there to be referred to: the themes of Tokens Studio have their sets as sources.
    package var takesSourceSets = false

    package init() {}
}

/// Which assets of its target's catalogs an output takes: those of one of the kinds, in one of the catalogs, inside one of
/// the folders and inside no excluded one.
package struct AssetSelection: Sendable {
    /// The kinds; `nil` takes those that the template is for.
    package var kinds: [AssetKind]?
    /// The catalogs by their paths, as the target names them; `nil` takes all.
    package var catalogs: [Located<String>]?
    /// Folders of the catalogs or single assets, by paths or patterns such as `Icons/*`; `nil` takes all.
    package var groups: [Located<String>]?
    package var excluded: [Located<String>] = []
    /// The names of cases for which there is no asset.
    package var cases: [Located<String>] = []

    package init() {}
}

/// What tokens come from, by the keys of the configuration.
package enum OriginKind: String, CaseIterable, Sendable {
    case files, sets, collections, modes

    /// What messages call one.
    var noun: String {
        switch self {
        case .files: "file"
        case .sets: "token set"
        case .collections: "collection"
        case .modes: "mode"
        }
    }
}

/// How a token's path becomes a Swift name.
package struct NamingRules: Sendable {
    /// How groups are expressed; the template's own style by default.
    package var style: NamingStyle?
    package var drop: [Located<String>] = []
    package var replace: [Located<String>: String] = [:]
    /// Beginnings of paths with what stood for them once: each token below is offered under that name too, deprecated.
    package var former: [Located<String>: String] = [:]
    /// The same for names that tokens have beside their own for good.
    package var alsoNamed: [Located<String>: String] = [:]
    /// The first word of every name.
    package var prefix = ""
    /// Whether a token has the name that Figma states for iOS, where it states one.
    package var usesCodeSyntax = false

    package init() {}
}
