import CodeGeneration
import DesignTokens
import FileAccess
import LocatedJSON

/// The configuration that `init` proposes for a survey, with comments on it.
struct Proposal {
    /// The URL of the JSON Schema for configurations.
    let schema: String?
    private(set) var configuration: Configuration
    /// The outputs; the ones that are commented out come first.
    private(set) var outputs: [ProposedOutput] = []
    /// The comments on members of the configuration, by the members' names; one line each.
    private(set) var comments: [String: [String]] = [:]
    /// The modes between which an app can switch, if an output for them is proposed.
    private(set) var themes: [ConfiguredTheme] = []
    /// Whether colors are written as references to the color sets that they come from.
    private let refersToSets: Bool
    /// What the groups contain.
    let groups: GroupSurvey

    /// The paths of the asset catalogs.
    var catalogs: [String] { configuration.targets[0].catalogs.map(\.value) }
    var outputRoot: String { configuration.targets[0].outputRoot?.value ?? "" }

    init(_ survey: ProjectSurvey, schema: String?) {
        self.schema = schema
        configuration = survey.configuration()
        refersToSets = survey.sources.areCatalogs
        groups = GroupSurvey(survey.resolution, layers: survey.options.layers)
        proposeTarget(survey)
        proposeOutputs(survey, groups)
        // Color sets do not refer to each other.
        let hasLayers = !survey.sources.areCatalogs || !survey.options.layers.isEmpty
        let layers = hasLayers ? groups.layers : [:]
        configuration.layers = layers.mapValues { $0.map { Located($0) } }
        if survey.resolution.types.contains(.typography) {
            configuration.fonts.files = Self.fontFiles(survey.search.fonts).map { Located($0) }
        }
        comments["sources"] = survey.sources.comments
        comments["catalogs"] = survey.catalogs.comments
        if survey.target.module?.isOnMainActor == true {
            comments["nonisolated"] = ["The default isolation of the target is the main actor."]
        }
        comments["bundle"] = [survey.catalogs.swiftGen.bundle.comment].compactMap(\.self)
        comments["outputRoot"] = [survey.catalogs.moduleComment].compactMap(\.self)
        if hasLayers, groups.isCrowded {
            comments["layers"] = ["There are too many groups to infer their layers: list the important ones."]
        } else if layers[.semantic] != nil {
            comments["layers"] = ["Primitive groups contain values; semantic colors mostly refer to other tokens."]
        }
    }

    /// The configuration, including the members that are commented out.
    var tryingThemes: Configuration {
        var configuration = configuration
        configuration.themes = themes
        configuration.targets[0].outputs = outputs.map(\.configuration)
        return configuration
    }

    /// Adds the support file if a run with the outputs needs it.
    mutating func addSupport(for run: AnalyzedTokens) {
        let hasColorHex = outputs.contains { $0.configuration.template.value == "color-hex" }
        let lacksAppearances = !configuration.appearances.isEmpty && !hasColorHex && !refersToSets
        if run.usesSupportTypes || lacksAppearances { add([.support(hasColorHex: hasColorHex)]) }
    }

    private mutating func add(_ added: [ProposedOutput]) {
        outputs += added
        configuration.targets[0].outputs += added.filter { !$0.isProposed }.map(\.configuration)
    }
}

// MARK: - Outputs

extension Proposal {
    private mutating func proposeTarget(_ survey: ProjectSurvey) {
        configuration.targets[0].access = survey.catalogs.swiftGen.access(besides: survey)
        configuration.targets[0].bundle = survey.catalogs.swiftGen.bundle.choice
        configuration.targets[0].isNonisolated = survey.target.module?.isOnMainActor == true
        configuration.targets[0].outputRoot = Located(survey.options.outputRoot ?? survey.target.outputRoot)
        configuration.targets[0].catalogs = Self.catalogs(of: survey).map { Located($0.path) }
    }

    /// Returns whether the colors of catalogs get a type of their own, because Xcode already declares members for them.
    private static func takesColors(_ survey: ProjectSurvey) -> Bool {
        survey.sources.areCatalogs && survey.catalogs.haveXcodeMembers
    }

    private static func catalogs(of survey: ProjectSurvey) -> [StarterCatalogs.Found] {
        // SwiftGen writes a type for each of several catalogs, even for an empty one.
        if !survey.catalogs.swiftGen.replaced.isEmpty { return survey.catalogs.taken }
        return survey.catalogs.taken.filter { found in
            ProposedOutput.assetCount(found.catalog) > 0 || (takesColors(survey) && found.catalog.hasHandmadeColors)
        }
    }

    private mutating func proposeOutputs(_ survey: ProjectSurvey, _ groups: GroupSurvey) {
        let resolution = survey.resolution
        let takesColors = Self.takesColors(survey)
        let tokens = takesColors ? [] : Self.tokenOutputs(survey, groups)
        let taken = Set(tokens.lazy.filter { !$0.isProposed }.flatMap(\.tokens))
        let written = refersToSets ? [] : taken.flatMap { Self.colors(in: resolution.value(of: $0)) }
        let hex = ProposedOutput.colorHex(for: written, in: survey.target)
        let swiftGen = survey.catalogs.swiftGen
        let assets =
            swiftGen.replaced.isEmpty
            ? ProposedOutput.assets(
                Self.catalogs(of: survey).map(\.catalog), withColors: takesColors, in: survey.target)
            : ProposedOutput.replacing(swiftGen, in: survey.target)
        add(tokens + assets + [hex.output].compactMap(\.self))
        if tokens.contains(where: \.isProposed) { themes = survey.modes.themes }
        let unselected = takesColors ? [] : resolution.types.indices.filter { !taken.contains($0) }
        comments["outputs"] =
            hex.comments + Self.comments(onSupportConflictsIn: groups, survey)
            + Self.comments(onSourceSetsIn: taken, resolution)
            + Self.comments(onUnselected: unselected.filter { !resolution.leftOut.contains($0) }, resolution)
    }

    /// Returns the outputs for tokens, with unique and meaningful names.
    private static func tokenOutputs(_ survey: ProjectSurvey, _ groups: GroupSurvey) -> [ProposedOutput] {
        let graph = survey.resolution.graph
        let proposed = survey.modes.themes.isEmpty ? [] : [ProposedOutput.themes(in: survey.target)]
        let kinds = survey.sources.areCatalogs ? groups.outputs.map { $0.referringToSets() } : groups.outputs
        let offered = kinds.filter { $0.supportConflict(with: survey.target) == nil }
            .flatMap { $0.inFrameworks(of: survey.target) }.map { $0.written(asOneOf: survey.options.templates) }
            .map { $0.apart(from: survey.target) }
        let filled = (proposed + offered)
            .map { $0.filled(from: survey.resolution) }.filter { !$0.tokens.isEmpty }
        let named = filled.map { NameRules.named($0, graph, groups) }
        return SingleNames(named, graph, besides: survey.target.declarations).outputs
    }

    /// Returns the colors of a value and its parts.
    private static func colors(in value: TokenValue) -> [ColorValue] {
        switch value {
        case .color(let color): [color]
        case .composite(let composite): composite.parts.flatMap { colors(in: $0.value) }
        default: []
        }
    }

    /// Returns the outermost folders that contain font files; files beside the configuration are listed individually.
    private static func fontFiles(_ files: [String]) -> [String] {
        let folders = Set(files.map(FilePath.parent)).subtracting(["."])
        let outermost = folders.filter { folder in
            !folders.contains { $0 != folder && FilePath.contains(folder: $0, folder) }
        }
        return files.filter { FilePath.parent(of: $0) == "." } + outermost.sorted()
    }
}

// MARK: - Comments

extension Proposal {
    /// The largest number of comments of one kind.
    static let commentLimit = 12

    /// Returns the comments on types of the target that conflict with a support type.
    private static func comments(onSupportConflictsIn groups: GroupSurvey, _ survey: ProjectSurvey) -> [String] {
        let types = Set(survey.resolution.types.compactMap(\.self))
        let outputs = groups.outputs.filter { !$0.configuration.declaration.types.isDisjoint(with: types) }
        return outputs.compactMap { $0.supportConflict(with: survey.target) }.uniqueInOrder
    }

    /// Returns a comment if outputs contain tokens of sets that themes only use as sources.
    private static func comments(onSourceSetsIn tokens: Set<Int>, _ resolution: Resolution) -> [String] {
        guard tokens.contains(where: { resolution.graph.tokens[$0].isReferenceOnly }) else { return [] }
        return ["\"sourceSets\" also generates tokens of sets that the themes only use as sources."]
    }

    /// Returns comments on the tokens in no output, by their outermost groups.
    private static func comments(onUnselected tokens: [Int], _ resolution: Resolution) -> [String] {
        let typed = tokens.filter { resolution.types[$0] != nil }
        guard !typed.isEmpty else { return [] }
        let groups = Dictionary(grouping: typed) { token in
            resolution.graph.groups[resolution.graph.tokens[token].group].names.prefix(2).joined(separator: ".")
        }.sorted { $0.value[0] < $1.value[0] }
        let lines = groups.prefix(commentLimit).map { path, tokens in
            let types = Set(tokens.compactMap { resolution.types[$0]?.rawValue }).sorted().joined(separator: ", ")
            let quoted = JSONValue.quoted(String(path.unicodeScalars.prefix(80)))
            return "  \(tokens.count) \(path.isEmpty ? "outside of groups" : "in \(quoted)"): \(types)"
        }
        let rest = groups.dropFirst(commentLimit).reduce(0) { $0 + $1.value.count }
        return ["No output contains these tokens; to write them, add a template with \"templates\":"] + lines
            + (rest > 0 ? ["  \(rest) in other groups"] : [])
    }
}
