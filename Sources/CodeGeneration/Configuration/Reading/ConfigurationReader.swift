import AssetCatalogs
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// Reads `tokengenerator.json`. Unknown keys, wrong types and invalid values are reported at their locations.
package enum ConfigurationReader {
    /// Reads a configuration file: JSON with optional comments and trailing commas.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - path: The path as the user spelled it; `nil` for the built-in default.
    ///   - templateFolder: The folder of templates on the command line.
    ///   - fileSystem: The file system of the team's own templates; `nil` if there are only built-in ones.
    ///   - rules: The rules that can be configured.
    /// - Returns: The configuration, as far as it can be read, and its diagnostics.
    package static func read(
        _ bytes: [UInt8], path: String?, templateFolder: String? = nil, _ fileSystem: (any FileSystem)? = nil,
        knowing rules: [RuleKind]
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        var configuration = Configuration(path: path)
        do {
            let document = try JSONDocument(parsing: bytes, path: path ?? "the built-in default", dialect: .lenient)
            var reader = ObjectReader(document, hasPlaces: path != nil)
            guard let object = reader.object(document.root, "the configuration", keys: keys) else {
                return (configuration, reader.diagnostics)
            }
            reader.read(object, into: &configuration, knowing: rules)
            reader.templates = TemplateDeclarations(in: configuration.templateFolder(templateFolder), fileSystem)
            configuration.targets = reader.targets(object)
            return (configuration, reader.diagnostics + reader.templates.diagnostics)
        } catch {
            return (configuration, [error.diagnostic])
        }
    }

    private static let keys = [
        "$schema", "title", "sources", "inputs", "modes", "appearances", "themes", "catalogs", "rules", "lint",
        "images", "fonts", "layers", "matchValues", "contrast", "expressions", "baseFontSize", "deployment", "access",
        "nonisolated", "documentation", "bundle", "strict", "unclaimed", "leftOut", "outputRoot", "templates",
        "targets", "outputs",
    ]
}

extension ObjectReader {
    /// Reads the keys for all targets.
    fileprivate mutating func read(
        _ object: [String: JSONNode], into configuration: inout Configuration, knowing kinds: [RuleKind]
    ) {
        configuration.title = string(object["title"])?.value
        if let sources = object["sources"] { configuration.sources = self.sources(sources) }
        if let inputs = object["inputs"] {
            configuration.resolverInputs = ResolverInputs.read(inputs, in: document, diagnostics: &diagnostics)
        }
        configuration.modes = modes(object["modes"])
        configuration.themes = themes(object["themes"])
        if let node = object["appearances"] {
            configuration.appearances = appearances(node, among: configuration.modes)
        }
        if let fonts = object["fonts"] { configuration.fonts = FontConfiguration(fonts, &self) }
        if let rules = object["rules"] {
            configuration.rules = ConfiguredRules(rules, knowing: kinds, &self)
        }
        if let lint = object["lint"] { configuration.lint = LintConfiguration(lint, &self) }
        if let images = object["images"] { configuration.images = ImageConfiguration(images, &self) }
        if let layers = object["layers"] { configuration.layers = self.layers(layers) }
        if let layers = object["matchValues"] { configuration.valueLayers = valueLayers(layers) }
        if let contrast = object["contrast"] { configuration.contrast = ContrastConfiguration(contrast, &self) }
        configuration.expressions = expressions(object["expressions"])
        let sizes = 1...DimensionUnit.largestBaseFontSize
        if let size = number(object["baseFontSize"], "a font size", in: sizes) { configuration.baseFontSize = size }
        if let deployment = object["deployment"] { configuration.deployment.versions = versions(deployment) }
        configuration.documentation = choice(object["documentation"], "a kind of documentation") ?? .descriptions
        configuration.isStrict = boolean(object["strict"]) ?? false
        configuration.unclaimed = choice(object["unclaimed"], "a policy for unclaimed tokens") ?? .allow
        configuration.leftOut = choice(object["leftOut"], "a policy for left-out tokens") ?? .unavailable
        configuration.templates = string(object["templates"])
    }

    private mutating func sources(_ node: JSONNode) -> [SourceConfiguration] {
        var first: [String: Located<String>] = [:]
        return elements(node, "\"sources\"").compactMap { source($0) }.filter { source in
            guard let other = first.insert(source.path, at: FilePath.normalized(source.path.value)) else { return true }
            report(
                .duplicateSource, "the token file '\(source.path.value)' is listed twice", at: source.path.location,
                first: other.location, advice: "remove one of them")
            return false
        }
    }

    /// Reads a path, or an object with a path and settings.
    private mutating func source(_ node: JSONNode) -> SourceConfiguration? {
        guard document.kind(of: node) == .object else { return string(node).map(SourceConfiguration.init) }
        let keys = ["path", "format", "collection", "mode", "modeGroups"]
        guard let object = object(node, "a source", keys: keys),
            let path = required("path", of: object, node, "a source")
        else { return nil }
        var source = SourceConfiguration(path)
        source.format = choice(object["format"], "a format")
        source.collection = string(object["collection"])?.value
        source.mode = string(object["mode"])?.value
        source.modeGroups = strings(object["modeGroups"])
        return source
    }

    /// Reads the minimum versions of the systems that the app supports.
    private mutating func versions(_ node: JSONNode) -> [ApplePlatform: Int] {
        let platforms = ApplePlatform.versioned
        let object = object(node, "\"deployment\"", keys: platforms.map(\.rawValue)) ?? [:]
        return platforms.reduce(into: [:]) { versions, platform in
            guard let value = object[platform.rawValue], let text = string(value) else { return }
            versions[platform] = Deployment.majorVersion(text.value)
            guard versions[platform] == nil else { return }
            report(
                .invalidConfiguration, "'\(text.value)' is not a version of \(platform.rawValue)", at: value,
                advice: "use a version such as \"17\" or \"17.4\"")
        }
    }

    private mutating func layers(_ node: JSONNode) -> [Layer: [Located<String>]] {
        let object = object(node, "\"layers\"", keys: Layer.allCases.map(\.rawValue)) ?? [:]
        let layers = Layer.allCases.reduce(into: [:]) { $0[$1] = strings(object[$1.rawValue]) }
        var first: [String: Located<String>] = [:]
        for path in Layer.allCases.flatMap({ layers[$0] ?? [] }) {
            guard let other = first.insert(path, at: path.value) else { continue }
            report(
                .invalidConfiguration, "'\(path.value)' is listed twice in \"layers\"", at: path.location,
                first: other.location, advice: "remove one of them; a group belongs to one layer")
        }
        return layers
    }

    private mutating func valueLayers(_ node: JSONNode) -> Set<Layer> {
        let layers = elements(node, "\"matchValues\"").compactMap { element -> Layer? in
            let layer: Layer? = choice(element, "a layer")
            if layer == .primitive {
                report(
                    .invalidConfiguration, "primitive colors cannot be matched with variables", at: element,
                    advice: "use \"semantic\", \"component\" or both")
            }
            return layer
        }
        return Set(layers)
    }

    mutating func output(_ node: JSONNode) -> OutputConfiguration? {
        let keys = ["template", "path", "scope", "tokens", "assets", "names", "failable", "typeNames"]
        guard let object = object(node, "an output", keys: keys) else { return nil }
        let template = required("template", of: object, node, "an output")
        let path = required("path", of: object, node, "an output")
        guard let template, let path else { return nil }
        var output = OutputConfiguration(
            template: template, path: path, declaration: templates.declaration(of: template.value))
        output.scope = typeName(object["scope"], in: output.language)
        if let tokens = object["tokens"] { output.selection = tokenSelection(tokens) }
        if let assets = object["assets"] { output.assets = assetSelection(assets) }
        if let names = object["names"] { output.names = namingRules(names) }
        if let types = object["typeNames"] { output.typeNames = typeNames(types, of: output) }
        output.isFailable = boolean(object["failable"]) ?? false
        return output
    }

    /// Reads the names of the types for kinds of assets. The output's template must declare types for them.
    private mutating func typeNames(
        _ node: JSONNode, of output: OutputConfiguration
    ) -> [AssetKind: Located<String>] {
        let kinds = AssetKind.allCases.filter { output.declaration.assetTypes[$0] != nil }
        guard let object = object(node, "\"typeNames\"", keys: kinds.map(\.rawValue)) else { return [:] }
        return kinds.reduce(into: [:]) { $0[$1] = typeName(object[$1.rawValue], in: output.language) }
    }

    private mutating func assetSelection(_ node: JSONNode) -> AssetSelection {
        var selection = AssetSelection()
        let keys = ["kinds", "catalogs", "groups", "exclude", "cases", "all", "catalogTypes"]
        guard let object = object(node, "\"assets\"", keys: keys) else { return selection }
        selection.kinds = choices(object["kinds"], "a kind of asset", "\"kinds\"")
        selection.catalogs = strings(object["catalogs"])
        selection.groups = strings(object["groups"])
        selection.excluded = strings(object["exclude"]) ?? []
        selection.cases = strings(object["cases"]) ?? []
        selection.areListed = boolean(object["all"]) ?? false
        selection.areInCatalogTypes = boolean(object["catalogTypes"]) ?? false
        return selection
    }

    private mutating func tokenSelection(_ node: JSONNode) -> TokenSelection {
        var selection = TokenSelection()
        let keys = ["groups", "types", "exclude"] + OriginKind.allCases.map(\.rawValue) + ["hidden", "sourceSets"]
        guard let object = object(node, "\"tokens\"", keys: keys) else { return selection }
        selection.groups = strings(object["groups"])
        selection.excluded = strings(object["exclude"]) ?? []
        for kind in OriginKind.allCases { selection.origins[kind] = strings(object[kind.rawValue]) }
        selection.takesHidden = boolean(object["hidden"]) ?? true
        selection.takesSourceSets = boolean(object["sourceSets"]) ?? false
        selection.types = choices(object["types"], "a type", "\"types\"")
        return selection
    }

    private mutating func namingRules(_ node: JSONNode) -> NamingRules {
        var names = NamingRules()
        let keys = ["style", "drop", "replace", "prefix", "former", "alsoNamed", "codeSyntax"]
        guard let object = object(node, "\"names\"", keys: keys) else { return names }
        names.style = choice(object["style"], "a style")
        names.drop = strings(object["drop"]) ?? []
        names.usesCodeSyntax = boolean(object["codeSyntax"]) ?? false
        names.prefix = string(object["prefix"])?.value ?? ""
        names.replace = namesByPath(object["replace"], "\"replace\"")
        names.former = namesByPath(object["former"], "\"former\"")
        names.alsoNamed = namesByPath(object["alsoNamed"], "\"alsoNamed\"")
        return names
    }

    /// Reads names for paths or patterns.
    private mutating func namesByPath(_ node: JSONNode?, _ what: String) -> [Located<String>: String] {
        members(node, what).reduce(into: [:]) { names, member in
            let (path, value) = member
            guard let name = string(value)?.value else { return }
            names[path] = name
            let (stars, others) = (NamePattern(name).starCount, NamePattern(path.value).starCount)
            guard stars > others else { return }
            report(
                .invalidConfiguration,
                "'\(name)' has \(Wording.count(stars, "star")), but '\(path.value)' has \(others)", at: value,
                advice:
                    "remove stars from the name; each * stands for the text matched by the corresponding * of the path")
        }
    }
}

extension [String: Located<String>] {
    /// Inserts a path unless the key exists. Returns the existing path.
    fileprivate mutating func insert(_ path: Located<String>, at key: String) -> Located<String>? {
        if let first = self[key] { return first }
        self[key] = path
        return nil
    }
}
