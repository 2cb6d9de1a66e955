import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// What configurations can speak of that is registered elsewhere.
package struct ConfigurationVocabulary: Sendable {
    /// What rules find.
    var rules: [RuleKind]
    /// What outputs name instead of a template, and what that declares.
    var templateless: [String: TemplateDeclaration]
}

/// Reads `tokengenerator.json`: every key is known, every value has its kind, and each mistake has its place.
package struct ConfigurationReader {
    var reader: ObjectReader
    var configuration: Configuration
    /// What the templates of outputs declare.
    private var templates = TemplateDeclarations()
    private let vocabulary: ConfigurationVocabulary

    /// Reads the text of a configuration file, JSON with comments and trailing commas allowed, as far as that can be read.
    /// The path is as the user spelled it; `nil` for the built-in default.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The file; `nil` for the built-in default.
    ///   - templateFolder: The folder of templates that the command line names.
    ///   - fileSystem: What reads the team's own templates, as far as outputs use them; `nil` knows the built-in ones.
    ///   - vocabulary: The names of what it can speak of.
    /// - Returns: The configuration, as far as it can be read, and what is wrong with it.
    package static func read(
        _ bytes: [UInt8], path: String?, templateFolder: String? = nil, _ fileSystem: (any FileSystem)? = nil,
        knowing vocabulary: ConfigurationVocabulary
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        do {
            let document = try JSONDocument(parsing: bytes, path: path ?? "the built-in default", dialect: .lenient)
            let values = ObjectReader(document, hasPlaces: path != nil)
            var reader = ConfigurationReader(values, Configuration(path: path), vocabulary)
            reader.readRoot(templateFolder, fileSystem)
            return (reader.configuration, reader.reader.diagnostics + reader.templates.diagnostics)
        } catch {
            return (Configuration(path: path), [error.diagnostic])
        }
    }

    private init(_ reader: ObjectReader, _ configuration: Configuration, _ vocabulary: ConfigurationVocabulary) {
        self.vocabulary = vocabulary
        self.reader = reader
        self.configuration = configuration
    }

    private mutating func readRoot(_ templateFolder: String?, _ fileSystem: (any FileSystem)?) {
        let keys = [
            "$schema", "sources", "inputs", "modes", "appearances", "themes", "catalogs", "rules", "images", "fonts",
            "layers", "matchValues", "contrast",
            "expressions", "baseFontSize", "deployment", "access", "nonisolated", "documentation", "bundle", "strict",
            "unclaimed", "leftOut", "outputRoot", "templates", "targets", "outputs",
        ]
        guard let object = reader.object(reader.document.root, "the configuration", keys: keys) else { return }
        if let sources = object["sources"] { readSources(sources) }
        if let inputs = object["inputs"] {
            configuration.resolverInputs = ResolverInputs.read(
                inputs, in: reader.document, diagnostics: &reader.diagnostics)
        }
        configuration.modes = readModes(object["modes"])
        configuration.themes = readThemes(object["themes"])
        if let appearances = object["appearances"] { readAppearances(appearances) }
        if let fonts = object["fonts"] { configuration.fonts = FontConfiguration(fonts, &reader) }
        if let rules = object["rules"] {
            configuration.rules = ConfiguredRules(rules, knowing: vocabulary.rules, &reader)
        }
        if let images = object["images"] { configuration.images = ImageConfiguration(images, &reader) }
        if let layers = object["layers"] { readLayers(layers) }
        if let values = object["matchValues"] { readValueLayers(values) }
        if let contrast = object["contrast"] { configuration.contrast = ContrastConfiguration(contrast, &reader) }
        configuration.expressions = reader.expressions(object["expressions"])
        configuration.baseFontSize =
            reader.number(object["baseFontSize"], "a font size", in: 1...DimensionUnit.largestBaseFontSize)
            ?? DimensionUnit.usualBaseFontSize
        if let deployment = object["deployment"] { readDeployment(deployment) }
        configuration.documentation =
            reader.choice(object["documentation"], "what comments say") ?? .descriptions
        configuration.isStrict = reader.boolean(object["strict"]) ?? false
        configuration.unclaimed = reader.choice(object["unclaimed"], "what is done with unclaimed tokens") ?? .allow
        configuration.leftOut = reader.choice(object["leftOut"], "what is written for left-out tokens") ?? .unavailable
        configuration.templates = reader.string(object["templates"])
        templates = TemplateDeclarations(
            in: configuration.templateFolder(templateFolder), fileSystem, besides: vocabulary.templateless)
        configuration.targets = readTargets(object)
    }

    private mutating func readSources(_ node: JSONNode) {
        var first: [String: Located<String>] = [:]
        for source in reader.elements(node, "\"sources\"").compactMap({ readSource($0) }) {
            guard let other = first.insert(source.path, at: FilePath.normalised(source.path.value)) else {
                configuration.sources.append(source)
                continue
            }
            reader.report(
                .duplicateSource, "the token file \"\(source.path.value)\" is listed twice", at: source.path.location,
                first: other.location, advice: "remove one of the two")
        }
    }

    /// A path, or an object that says more of the files there.
    private mutating func readSource(_ node: JSONNode) -> SourceConfiguration? {
        guard reader.document.kind(of: node) == .object else {
            return reader.string(node).map(SourceConfiguration.init)
        }
        let keys = ["path", "format", "collection", "mode", "modeGroups"]
        guard let object = reader.object(node, "a source", keys: keys) else { return nil }
        guard let path = reader.required("path", of: object, node, "a source") else { return nil }
        var source = SourceConfiguration(path)
        source.format = reader.choice(object["format"], "a format")
        source.collection = reader.string(object["collection"])?.value
        source.mode = reader.string(object["mode"])?.value
        source.modeGroups = reader.strings(object["modeGroups"])
        return source
    }

    /// The versions of the systems that the app supports.
    private mutating func readDeployment(_ node: JSONNode) {
        let platforms = ApplePlatform.versioned
        guard let object = reader.object(node, "\"deployment\"", keys: platforms.map(\.rawValue)) else { return }
        for platform in platforms {
            guard let value = object[platform.rawValue], let text = reader.string(value) else { continue }
            configuration.deployment.versions[platform] = Deployment.Version(text.value)
            guard configuration.deployment.versions[platform] == nil else { continue }
            reader.report(
                .invalidConfiguration, "\"\(text.value)\" is not a version of \(platform.rawValue)", at: value,
                advice: "write it as \"17\" or \"17.4\"")
        }
    }

    private mutating func readLayers(_ node: JSONNode) {
        guard let object = reader.object(node, "\"layers\"", keys: Layer.allCases.map(\.rawValue)) else { return }
        for layer in Layer.allCases { configuration.layers[layer] = reader.strings(object[layer.rawValue]) }
        var first: [String: Located<String>] = [:]
        for path in Layer.allCases.flatMap({ configuration.layers[$0] ?? [] }) {
            guard let other = first.insert(path, at: path.value) else { continue }
            reader.report(
                .invalidConfiguration, "\"\(path.value)\" is listed twice in \"layers\"", at: path.location,
                first: other.location, advice: "a group is in one layer: remove one of the two")
        }
    }

    private mutating func readValueLayers(_ node: JSONNode) {
        var layers: Set<Layer> = []
        for element in reader.elements(node, "\"matchValues\"") {
            guard let layer: Layer = reader.choice(element, "a layer") else { continue }
            if layer == .primitive {
                reader.report(
                    .invalidConfiguration, "primitive colors are what others are matched with", at: element,
                    advice: "name \"semantic\", \"component\" or both")
            }
            layers.insert(layer)
        }
        configuration.valueLayers = layers
    }

    mutating func readOutput(_ node: JSONNode) -> OutputConfiguration? {
        let keys = ["template", "path", "scope", "tokens", "assets", "names"]
        guard let object = reader.object(node, "an output", keys: keys) else { return nil }
        let template = reader.required("template", of: object, node, "an output")
        let path = reader.required("path", of: object, node, "an output")
        guard let template, let path else { return nil }
        var output = OutputConfiguration(
            template: template, path: path, declaration: templates.declaration(of: template.value))
        output.scope = reader.typeName(object["scope"], in: output.language)
        if let tokens = object["tokens"] { output.selection = readSelection(tokens) }
        if let assets = object["assets"] { output.assets = readAssets(assets) }
        if let names = object["names"] { output.names = readNames(names) }
        return output
    }

    private mutating func readAssets(_ node: JSONNode) -> AssetSelection {
        var selection = AssetSelection()
        let keys = ["kinds", "catalogs", "groups", "exclude", "cases"]
        guard let object = reader.object(node, "\"assets\"", keys: keys) else { return selection }
        selection.kinds = reader.choices(object["kinds"], "a kind of asset", "\"kinds\"")
        selection.catalogs = reader.strings(object["catalogs"])
        selection.groups = reader.strings(object["groups"])
        selection.excluded = reader.strings(object["exclude"]) ?? []
        selection.cases = reader.strings(object["cases"]) ?? []
        return selection
    }

    private mutating func readSelection(_ node: JSONNode) -> TokenSelection {
        var selection = TokenSelection()
        let keys = ["groups", "types", "exclude"] + OriginKind.allCases.map(\.rawValue) + ["hidden", "sourceSets"]
        guard let object = reader.object(node, "\"tokens\"", keys: keys) else { return selection }
        selection.groups = reader.strings(object["groups"])
        selection.excluded = reader.strings(object["exclude"]) ?? []
        for kind in OriginKind.allCases { selection.origins[kind] = reader.strings(object[kind.rawValue]) }
        selection.takesHidden = reader.boolean(object["hidden"]) ?? true
        selection.takesSourceSets = reader.boolean(object["sourceSets"]) ?? false
        selection.types = reader.choices(object["types"], "a type", "\"types\"")
        return selection
    }

    private mutating func readNames(_ node: JSONNode) -> NamingRules {
        var names = NamingRules()
        let keys = ["style", "drop", "replace", "prefix", "former", "alsoNamed", "codeSyntax"]
        guard let object = reader.object(node, "\"names\"", keys: keys) else { return names }
        names.style = reader.choice(object["style"], "a style")
        names.drop = reader.strings(object["drop"]) ?? []
        names.usesCodeSyntax = reader.boolean(object["codeSyntax"]) ?? false
        names.prefix = reader.string(object["prefix"])?.value ?? ""
        names.replace = readPaths(object["replace"], "\"replace\"")
        names.former = readPaths(object["former"], "\"former\"")
        names.alsoNamed = readPaths(object["alsoNamed"], "\"alsoNamed\"")
        return names
    }

    private mutating func readPaths(_ node: JSONNode?, _ what: String) -> [Located<String>: String] {
        var names: [Located<String>: String] = [:]
        for (path, value) in reader.members(node, what) {
            guard let name = reader.string(value) else { continue }
            names[path] = name.value
            let (stars, others) = (NamePattern(name.value).starCount, NamePattern(path.value).starCount)
            guard stars > others else { continue }
            reader.report(
                .invalidConfiguration,
                "\"\(name.value)\" has \(Wording.count(stars, "star")), and \"\(path.value)\" has \(others)", at: value,
                advice:
                    "a star in a name takes what the star at its place in the path stands for: write as many or fewer")
        }
        return names
    }
}

extension [String: Located<String>] {
    /// Takes in a path, unless there is one at the key already, which is returned.
    fileprivate mutating func insert(_ path: Located<String>, at key: String) -> Located<String>? {
        if let first = self[key] { return first }
        self[key] = path
        return nil
    }
}
