import DesignTokens
import LocatedJSON

/// What one run reads and writes, as `tokengenerator.json` says it.
///
/// Paths stand as the file spells them; they are relative to the file's folder.
public struct Configuration: Sendable {
    /// The file, as the user spelled it; `nil` for the built-in default.
    public var path: String?
    /// The folder that the paths of the built-in default are relative to.
    var defaultFolder = "."
    /// The token files, and folders of token files.
    public var sources: [SourceConfiguration] = []
    /// The combinations of modes, the one that is emitted first; those of the collections if there is none.
    public var modes: [ModeChoice] = []
    /// The contexts that modifiers of a resolver document are fixed to.
    public var resolverInputs = ResolverInputs()
    /// The asset catalogs.
    public var catalogs: [Located<String>] = []
    /// Which groups belong to which layer.
    public var layers: [Layer: [Located<String>]] = [:]
    /// The layers whose inline colours are matched with variables of equal value: the third resolution step.
    public var valueLayers: Set<Layer> = [.component]
    /// The access level of what is generated.
    public var access = AccessLevel.public
    /// Whether members are marked `nonisolated`, for modules whose default isolation is the main actor.
    public var isNonisolated = false
    /// Where generated code looks for images.
    public var bundle = BundleChoice.automatic
    /// The folder that the outputs' paths are relative to.
    public var outputRoot: Located<String>?
    /// A folder of templates that win over the built-in ones.
    public var templates: Located<String>?
    /// The files to write.
    public var outputs: [OutputConfiguration] = []

    /// The layers' paths without their locations.
    public var layerPaths: LayerPaths { LayerPaths(layers.mapValues { $0.map(\.value) }) }
}

/// Token files, and what the configuration says of them.
public struct SourceConfiguration: Sendable, Hashable {
    /// A token file, a folder of token files, or a pattern with `*` and `**`.
    public var path: Located<String>
    /// The format, where it is not left to be told from each file.
    public var format: TokenFormat?
    /// The collection whose values the files hold.
    public var collection: String?
    /// The mode that they hold.
    public var mode: String?

    /// Creates a source of which nothing more is said.
    public init(_ path: Located<String>) { self.path = path }
}

/// A value of the configuration and the place where it stands; no place in the built-in default.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public var value: Value
    /// Where it stands.
    public var location: SourceLocation?

    /// Creates a located value.
    public init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}

/// Who can see what is generated.
public enum AccessLevel: String, CaseIterable, Sendable {
    case `public`, package, `internal`
}

/// The bundle that holds the compiled asset catalog.
public enum BundleChoice: Sendable, Hashable {
    /// `Bundle.module` in a Swift package; elsewhere the bundle that the generated code was compiled into.
    case automatic
    /// `Bundle.module`.
    case module
    /// `Bundle.main`.
    case main
    /// The bundle with an identifier, such as `com.example.design`.
    case identifier(String)
    /// The bundle of a class.
    case ofClass(String)

    /// The choices that are one word.
    static let words: [String: BundleChoice] = ["automatic": .automatic, "module": .module, "main": .main]
}

/// One file to write: a template, the tokens it is given, their names, and a place.
public struct OutputConfiguration: Sendable {
    /// The template's name, without `.mustache`.
    public var template: Located<String>
    /// The file to write, relative to the output root.
    public var path: Located<String>
    /// The Swift type that the output extends or declares; the template's own by default.
    public var scope: Located<String>?
    /// Which tokens the output takes.
    public var selection = TokenSelection()
    /// How tokens are named in Swift.
    public var names = NamingRules()
}

/// Which tokens an output takes: those inside one of the groups, of one of the types, and inside no excluded group.
public struct TokenSelection: Sendable {
    /// The paths of groups or single tokens; `nil` takes all.
    public var groups: [Located<String>]?
    /// The types; `nil` takes those that the template can express.
    public var types: [TokenType]?
    /// The paths of groups or tokens to leave out.
    public var excluded: [Located<String>] = []
    /// Whether tokens are taken that Figma hides from publishing.
    public var takesHidden = true
}

/// How a token's path becomes a Swift name.
public struct NamingRules: Sendable {
    /// Whether groups become part of the name, or types around it.
    public enum Style: String, CaseIterable, Sendable {
        /// `primary500`: one camel-case name.
        case flat
        /// `Button.Primary.background`: a type for each group.
        case nested
    }

    /// How groups are expressed; the template's own style by default.
    public var style: Style?
    /// Beginnings of paths that are left away.
    public var drop: [Located<String>] = []
    /// Beginnings of paths that are replaced by other names.
    public var replace: [Located<String>: String] = [:]
    /// Beginnings of paths with what stood for them once: each token below is offered under that name too, deprecated.
    public var former: [Located<String>: String] = [:]
    /// The first word of every name.
    public var prefix = ""
    /// Whether a token has the name that Figma states for iOS, where it states one.
    public var usesCodeSyntax = false
}
