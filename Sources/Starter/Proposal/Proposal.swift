import CodeGeneration
import DesignTokens
import FileAccess
import LocatedJSON

/// The configuration that `init` proposes for a survey, with comments.
struct Proposal {
    /// The URL of the JSON Schema for configurations.
    let schema: String?
    /// The configuration without its targets.
    private(set) var settings: Configuration
    /// The targets; the first contains the outputs for tokens. All others have outputs too.
    private(set) var targets: [ProposedTarget]
    /// The surveyed target of each.
    let surveyed: [StarterTarget]
    /// The comments on members of the configuration outside of targets, by the members' names; one line each.
    private(set) var comments: [String: [String]] = [:]
    /// The themes that an app can choose from, if an output for them is proposed.
    private(set) var themes: [ConfiguredTheme] = []
    /// Whether colors are written as references to their color sets.
    private let refersToSets: Bool
    /// The contents of the groups.
    let groups: GroupSurvey
    /// The reasons that outputs are not written.
    private(set) var conflicts: [String] = []

    /// The paths of the asset catalogs.
    var catalogs: [String] { targets.flatMap(\.configuration.catalogs).map(\.value) }

    /// The outputs of all targets.
    var outputs: [ProposedOutput] { targets.flatMap(\.outputs) }

    /// The configuration, without the members that are commented out.
    var configuration: Configuration {
        var configuration = settings
        configuration.targets = targets.map(\.configuration)
        return configuration
    }

    init(_ survey: ProjectSurvey, schema: String?) {
        self.schema = schema
        settings = survey.configuration
        refersToSets = survey.sources.areCatalogs
        groups = GroupSurvey(survey.resolution, layers: survey.options.layers)
        let others = survey.targets.dropFirst().map { (target: $0, assets: Self.assetOutputs(survey, in: $0)) }
        let kept = others.filter { !$0.assets.outputs.isEmpty }
        surveyed = [survey.target] + kept.map(\.target)
        targets = surveyed.enumerated().map { index, target in
            let isFirst = index == 0
            let catalogs = Self.catalogs(of: target, withColors: Self.takesColors(of: target, survey))
            return ProposedTarget(
                target, catalogs, hasTokens: isFirst && !survey.sources.isEmpty,
                hasColorSets: isFirst && survey.sources.areCatalogs)
        }
        if let outputRoot = survey.options.outputRoot { targets[0].configuration.outputRoot = Located(outputRoot) }
        let onModule = [survey.catalogs.moduleComment, survey.catalogs.baseComment].compactMap(\.self)
        if !onModule.isEmpty, survey.target.module?.sourcesComment == nil {
            targets[0].comments["outputRoot"] = onModule
        }
        proposeOutputs(survey)
        for (index, other) in kept.enumerated() {
            targets[index + 1].add(other.assets.outputs)
            targets[index + 1].comments["outputs"] = other.assets.conflicts
        }
        // A target is left out if all of its assets have a conflict, but the conflict is kept.
        let lost = others.filter { $0.assets.outputs.isEmpty }.flatMap(\.assets.conflicts)
        targets[0].comments["outputs"] = ((targets[0].comments["outputs"] ?? []) + lost).uniqueInOrder
        conflicts = (conflicts + others.flatMap(\.assets.conflicts)).uniqueInOrder
        if targets.count > 1 {
            nameTargets(surveyed)
            comments["targets"] = survey.catalogs.comments
        } else {
            targets[0].comments["catalogs"] = survey.catalogs.comments
        }
        // Color sets do not refer to each other.
        let hasLayers = !survey.sources.areCatalogs || !survey.options.layers.isEmpty
        let layers = hasLayers ? groups.layers : [:]
        settings.layers = layers.mapValues { $0.map { Located($0) } }
        if targets[0].outputs.contains(where: { $0.configuration.declaration.types.contains(.typography) }) {
            settings.fonts.files = Self.fontFiles(survey.fonts).map { Located($0) }
        }
        comments["sources"] = survey.sources.comments
        if !settings.appearances.isEmpty {
            comments["appearances"] = survey.modes.evidence.filter(\.isInferred).prefix(3)
                .map { "\($0.names) are modes, because \($0.reason)." }
        }
        if hasLayers, groups.isCrowded {
            comments["layers"] = ["There are too many groups to infer their layers: list the important ones."]
        } else if layers[.semantic] != nil {
            comments["layers"] = ["Primitive groups contain values; semantic colors mostly refer to other tokens."]
        }
    }

    /// The targets. If all outputs need catalogs, their steps do not name targets without them. An output that
    /// replaces a file of SwiftGen is needed in all targets of that file.
    func modules(_ survey: ProjectSurvey) -> [StarterModule] {
        surveyed.enumerated().compactMap { index, target in
            let hasTokens = index == 0 && !survey.sources.isEmpty && !survey.sources.areCatalogs
            let catalogs = targets[index].configuration.catalogs.map(\.value) + settings.sources.map(\.path.value)
            guard let module = target.module, !hasTokens, target.replaced.isEmpty,
                catalogs.contains(where: module.takes)
            else { return target.module }
            return module.sharing { name in
                survey.catalogs.modules.contains { other in
                    other.name(beside: module) == name && catalogs.contains(where: other.takes)
                }
            }
        }
    }

    /// Gives each target a unique name.
    private mutating func nameTargets(_ surveyed: [StarterTarget]) {
        var names: Set<String> = []
        for (index, target) in surveyed.enumerated() {
            let name = target.module?.name ?? "App"
            let free = names.contains(name) ? target.module?.sources ?? "\(name) \(index + 1)" : name
            names.insert(free)
            targets[index].configuration.name = Located(free)
        }
    }

    /// Adds the support file if a run with the outputs needs it.
    mutating func addSupport(for run: AnalyzedTokens) {
        let hasColorHex = outputs.contains { $0.configuration.template.value == "color-hex" }
        let lacksAppearances = !settings.appearances.isEmpty && !hasColorHex && !refersToSets
        if run.usesSupportTypes || lacksAppearances { targets[0].add([.support(hasColorHex: hasColorHex)]) }
    }

    /// Removes the font files unless one of them has the font of a text style.
    mutating func keepFonts(ifUsedIn run: AnalyzedTokens) {
        let resolution = run.resolution
        let isUsed = resolution.graph.tokens.indices.contains { token in
            let values = [resolution.value(of: token)] + resolution.values(of: token).map(\.value)
            return values.contains { if case .named? = run.fonts.postScriptName(of: $0) { true } else { false } }
        }
        if !isUsed { settings.fonts.files = [] }
    }
}

// MARK: - Outputs

extension Proposal {
    /// Returns whether the colors of a target's catalogs get their own type, because other colors are tokens, or
    /// because Xcode or another tool already declares members for them.
    private static func takesColors(of target: StarterTarget, _ survey: ProjectSurvey) -> Bool {
        survey.sources.areCatalogs && target.module == survey.target.module
            ? target.declarerOfColors != nil : target.catalogs.contains(where: \.hasNamedColors)
    }

    private static func catalogs(of target: StarterTarget, withColors: Bool) -> [StarterCatalogs.Found] {
        // With several catalogs, SwiftGen writes a type for each, even for an empty one.
        target.catalogs.filter { found in
            !target.replaced.isEmpty || found.catalog.outputAssetCount > 0
                || (withColors && found.catalog.hasHandmadeColors)
        }
    }

    private mutating func proposeOutputs(_ survey: ProjectSurvey) {
        let resolution = survey.resolution
        let takesColors = Self.takesColors(of: survey.target, survey)
        let areAssets = takesColors && survey.sources.areCatalogs
        let tokens = areAssets ? [] : Self.tokenOutputs(survey, groups)
        let taken = Set(tokens.lazy.filter { !$0.isProposed }.flatMap(\.tokens))
        let values =
            refersToSets
            ? []
            : taken.flatMap { token in
                [resolution.value(of: token)] + resolution.values(of: token).map(\.value)
            }
        let colors = values.flatMap(Self.colors)
        let hex = ProposedOutput.colorHex(for: colors, in: tokens.filter { !$0.isProposed }, of: survey.target)
        let assets = Self.assetOutputs(survey, in: survey.target)
        targets[0].add(tokens + assets.outputs + [hex.output].compactMap(\.self))
        if tokens.contains(where: \.isProposed) { themes = survey.modes.themes }
        let unselected = areAssets ? [] : resolution.types.indices.filter { !taken.contains($0) }
        conflicts = Self.conflicts(in: groups, survey) + assets.conflicts
        targets[0].comments["outputs"] =
            hex.comments + conflicts
            + Self.comments(onSourceSetsIn: taken, resolution)
            + Self.comments(onUnselected: unselected.filter { !resolution.leftOut.contains($0) }, resolution)
    }

    /// Returns the outputs for the assets of catalogs, and the reasons that others cannot be written.
    private static func assetOutputs(
        _ survey: ProjectSurvey, in target: StarterTarget
    ) -> (outputs: [ProposedOutput], conflicts: [String]) {
        let withColors = takesColors(of: target, survey)
        let besideTokens = !survey.sources.isEmpty && !survey.sources.areCatalogs
        let catalogs = catalogs(of: target, withColors: withColors).map(\.catalog)
        let offered =
            target.replaced.isEmpty
            ? ProposedOutput.assets(catalogs, withColors: withColors, besideTokens: besideTokens, in: target)
            : ProposedOutput.replacingSwiftGen(in: target)
        let conflicts = offered.map { $0.conflict(with: target) }
        return (zip(offered, conflicts).filter { $1 == nil }.map(\.0), conflicts.compactMap(\.self))
    }

    /// Returns the outputs for tokens, with unique and meaningful names.
    private static func tokenOutputs(_ survey: ProjectSurvey, _ groups: GroupSurvey) -> [ProposedOutput] {
        let graph = survey.resolution.graph
        let proposed = (survey.modes.themes.isEmpty ? [] : [ProposedOutput.themes(in: survey.target)])
            .filter { $0.conflict(with: survey.target) == nil }
        let mayRepeatMembers = survey.target.catalogs.contains(where: \.hasPlainColors)
        let kinds =
            survey.sources.areCatalogs
            ? groups.outputs.map { $0.referringToSets(mayRepeatMembers: mayRepeatMembers) } : groups.outputs
        let offered = kinds.map { $0.written(asOneOf: survey.options.templates) }
            .flatMap { $0.inFrameworks(of: survey.target) }
            .filter { $0.conflict(with: survey.target) == nil }.map { $0.apart(from: survey.target) }
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
    /// Returns the reasons that outputs for tokens are not written, as comments.
    private static func conflicts(in groups: GroupSurvey, _ survey: ProjectSurvey) -> [String] {
        let types = Set(survey.resolution.types.compactMap(\.self))
        let outputs = groups.outputs.map { $0.written(asOneOf: survey.options.templates) }
            .flatMap { $0.inFrameworks(of: survey.target) }
            .filter { !$0.configuration.declaration.types.isDisjoint(with: types) }
        return outputs.compactMap { $0.conflict(with: survey.target) }.uniqueInOrder
    }

    /// Returns a comment if outputs contain tokens of sets that themes use only as sources.
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
        let lines = groups.prefix(LeftOutFile.commentLimit).map { path, tokens in
            let types = Set(tokens.compactMap { resolution.types[$0]?.rawValue }).sorted().joined(separator: ", ")
            let quoted = JSONValue.quoted(String(path.unicodeScalars.prefix(80)))
            return "  \(tokens.count) \(path.isEmpty ? "outside of groups" : "in \(quoted)"): \(types)"
        }
        let rest = groups.dropFirst(LeftOutFile.commentLimit).reduce(0) { $0 + $1.value.count }
        return ["No output contains these tokens; to write them, add a template with \"templates\":"] + lines
            + (rest > 0 ? ["  \(rest) in other groups"] : [])
    }
}
