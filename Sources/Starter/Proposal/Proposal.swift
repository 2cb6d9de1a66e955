import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON
import Projects

/// The configuration that `init` proposes for a survey, with the reasons for it.
struct Proposal {
    let survey: ProjectSurvey
    /// The URL of the JSON Schema for configurations.
    let schema: String?
    /// The configuration without its targets.
    private(set) var settings: Configuration
    /// The targets; the first contains the outputs for tokens. All others have outputs too.
    private(set) var targets: [ProposedTarget]
    /// The themes that an app can choose from, if an output for them is proposed.
    private(set) var themes: [ConfiguredTheme] = []
    /// Whether colors are written as references to their color sets.
    var refersToSets: Bool { survey.sources.areCatalogs }
    /// Whether clashes with Xcode's symbols are not reported.
    var silencesSymbolClashes: Bool { settings.rules.settings[.assetSymbolClash] != nil }
    /// Whether tokens have layers. Color sets do not refer to each other.
    var hasLayers: Bool { !refersToSets || !survey.options.layers.isEmpty }
    /// The contents of the groups.
    let groups: GroupSurvey
    /// The reasons that outputs are not written.
    private(set) var conflicts: [OutputConflict] = []
    /// The catalogs that are not in the configuration, sorted by path.
    private(set) var leftOutCatalogs: [LeftOutFile]

    /// The paths of the asset catalogs.
    var catalogs: [String] { targets.flatMap(\.configuration.catalogs).map(\.value).uniqueInOrder }

    /// The outputs of all targets.
    var outputs: [ProposedOutput] { targets.flatMap(\.outputs) }

    /// The configuration, without the members that are commented out.
    var configuration: Configuration {
        var configuration = settings
        configuration.targets = targets.map(\.configuration)
        return configuration
    }

    init(_ survey: ProjectSurvey, schema: String?) {
        (self.survey, self.schema, leftOutCatalogs) = (survey, schema, survey.catalogs.leftOut)
        settings = survey.configuration
        groups = GroupSurvey(survey.resolution, layers: survey.options.layers)
        targets = survey.targets.enumerated().map { index, target in
            let catalogs = Self.catalogs(of: target, withColors: Self.takesColors(of: target, survey))
            return ProposedTarget(
                target, catalogs, hasTokens: index == 0 && !survey.sources.isEmpty,
                hasColorSets: index == 0 && survey.sources.areCatalogs)
        }
        if let outputRoot = survey.options.outputRoot { targets[0].configuration.outputRoot = Located(outputRoot) }
        proposeOutputs()
        proposeOtherTargets()
        let hasMembers = targets[0].outputs.contains { $0.configuration.declaration.usesColorSets }
        if hasMembers, survey.target.needsSettingForXcodeMembers {
            settings.rules.settings[.assetSymbolClash] = RuleSettings(severity: nil)
        }
        if hasLayers { settings.layers = groups.layers.mapValues { $0.map { Located($0) } } }
        if targets[0].outputs.contains(where: { $0.configuration.declaration.types.contains(.typography) }) {
            settings.fonts.files = Self.fontFiles(survey.fonts).map { Located($0) }
        }
    }

    /// Adds the outputs of the other targets. A target is left out, with its catalogs, if all of its assets have a conflict,
    /// but the conflict is kept.
    private mutating func proposeOtherTargets() {
        var lost: [OutputConflict] = []
        for index in targets.indices.dropFirst() {
            let assets = Self.assetOutputs(survey, in: targets[index].surveyed)
            targets[index].add(assets.outputs)
            targets[index].remarks = assets.conflicts.map { .conflict($0) }
            let others = assets.conflicts.filter { !conflicts.contains($0) }.map { conflict in
                var conflict = conflict
                conflict.target = targets[index].surveyed.module?.name
                return conflict
            }
            conflicts += others
            guard assets.outputs.isEmpty, let conflict = assets.conflicts.first else { continue }
            lost += others
            let name = targets[index].surveyed.module?.name ?? ""
            leftOutCatalogs += targets[index].configuration.catalogs.map { path in
                LeftOutFile(path: path.value, why: .conflicts(file: conflict.file, target: name))
            }
        }
        leftOutCatalogs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        targets[0].remarks = (targets[0].remarks + lost.map { .conflict($0) }).uniqueInOrder
        conflicts = conflicts.uniqueInOrder
        targets = targets.prefix(1) + targets.dropFirst().filter { !$0.outputs.isEmpty }
        if targets.count > 1 { nameTargets() }
    }

    /// The targets. If all outputs need catalogs, their steps only name targets with all of these. An output that
    /// replaces a file of SwiftGen is needed in all targets of that file.
    var modules: [ProjectTarget] {
        targets.enumerated().compactMap { index, target in
            let hasTokens = index == 0 && !survey.sources.isEmpty && !survey.sources.areCatalogs
            guard let module = target.surveyed.module?.adding(target.configuration.outputs.map(\.path.value)) else {
                return nil
            }
            let catalogs = (target.configuration.catalogs.map(\.value) + settings.sources.map(\.path.value))
                .filter(module.takes)
            if hasTokens || !target.surveyed.replaced.isEmpty || catalogs.isEmpty { return module }
            return module.sharing { name in
                survey.catalogs.modules.contains { other in
                    other.name(beside: module) == name && catalogs.allSatisfy(other.takes)
                }
            }
        }
    }

    /// Gives each target a unique name.
    private mutating func nameTargets() {
        var names: Set<String> = []
        for (index, module) in targets.map(\.surveyed.module).enumerated() {
            let name = module?.name ?? "App"
            let free = names.contains(name) ? module?.sources ?? "\(name) \(index + 1)" : name
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
    /// Returns whether the colors of a target's catalogs get their own type, because they are not tokens.
    private static func takesColors(of target: StarterTarget, _ survey: ProjectSurvey) -> Bool {
        let areTokens = survey.sources.areCatalogs && target.module == survey.target.module
        return !areTokens && target.catalogs.contains(where: \.hasNamedColors)
    }

    private static func catalogs(of target: StarterTarget, withColors: Bool) -> [StarterCatalogs.Found] {
        // With several catalogs, SwiftGen writes a type for each, even for an empty one.
        target.catalogs.filter { found in
            !target.replaced.isEmpty || found.catalog.outputAssetCount > 0
                || (withColors && found.catalog.hasHandmadeColors)
        }
    }

    private mutating func proposeOutputs() {
        let (resolution, target) = (survey.resolution, survey.target)
        let offered = offeredOutputs.map { (output: $0, conflict: $0.conflict(with: target)) }
        let tokens = named(offered.filter { $0.conflict == nil }.map(\.output))
        let taken = Set(tokens.lazy.filter { !$0.isProposed }.flatMap(\.tokens))
        let values =
            refersToSets
            ? []
            : taken.flatMap { token in
                [resolution.value(of: token)] + resolution.values(of: token).map(\.value)
            }
        let colors = values.flatMap(Self.colors)
        let hex = ProposedOutput.colorHex(for: colors, in: tokens.filter { !$0.isProposed }, of: target)
        let assets = Self.assetOutputs(survey, in: target)
        targets[0].add(tokens + assets.outputs + [hex.output].compactMap(\.self))
        if tokens.contains(where: \.isProposed) { themes = survey.modes.themes }
        let types = Set(resolution.types.compactMap(\.self))
        let needed = offered.filter { !$0.output.configuration.declaration.types.isDisjoint(with: types) }
        conflicts = needed.compactMap(\.conflict).uniqueInOrder + assets.conflicts
        // A token that two files define is reported by each run.
        let takenPaths = Set(taken.map { resolution.graph.tokens[$0].path })
        let unselected = resolution.types.indices.filter { !takenPaths.contains(resolution.graph.tokens[$0].path) }
        let takesSourceSets = taken.contains { resolution.graph.tokens[$0].isReferenceOnly }
        targets[0].remarks =
            hex.used.map { .uses($0) } + conflicts.map { .conflict($0) } + (takesSourceSets ? [.takesSourceSets] : [])
            + Self.remarks(onUnselected: unselected.filter { !resolution.leftOut.contains($0) }, resolution)
    }

    /// Returns the outputs for the assets of catalogs, and the reasons that others cannot be written.
    private static func assetOutputs(
        _ survey: ProjectSurvey, in target: StarterTarget
    ) -> (outputs: [ProposedOutput], conflicts: [OutputConflict]) {
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

    /// Returns what to say of tokens in no output, by their outermost groups.
    private static func remarks(onUnselected tokens: [Int], _ resolution: Resolution) -> [TargetRemark] {
        let typed = tokens.filter { resolution.types[$0] != nil }
        let groups = Dictionary(grouping: typed) { token in
            resolution.graph.groups[resolution.graph.tokens[token].group].names.prefix(2).joined(separator: ".")
        }.sorted { $0.value[0] < $1.value[0] }
        let unselected = groups.map { path, tokens in
            let types = Set(tokens.compactMap { resolution.types[$0]?.rawValue }).sorted()
            return TargetRemark.UnselectedGroup(path: path, count: tokens.count, types: types)
        }
        return unselected.isEmpty ? [] : [.leavesOut(unselected)]
    }

    /// Returns an output for each kind of token, in the templates that the user or the target prefers.
    private var offeredOutputs: [ProposedOutput] {
        let kinds =
            refersToSets
            ? groups.outputs.map { $0.referringToSets(mayRepeatMembers: survey.target.mayHaveXcodeMembers) }
            : groups.outputs
        return kinds.map { $0.written(asOneOf: survey.options.templates) }
            .flatMap { $0.inFrameworks(of: survey.target) }
    }

    /// Returns the outputs that have tokens and the proposed one for themes, with unique and meaningful names.
    private func named(_ offered: [ProposedOutput]) -> [ProposedOutput] {
        let graph = survey.resolution.graph
        let themes = survey.modes.themes.isEmpty ? [] : [ProposedOutput.themes(in: survey.target)]
        let usable = themes.filter { $0.conflict(with: survey.target) == nil }
        let others = offered.map { $0.apart(from: survey.target).filled(from: survey.resolution) }
        let filled = (usable.map { $0.filled(from: survey.themedResolution) } + others).filter { !$0.tokens.isEmpty }
        let declared = DeclaredNames(survey.target.declarations)
        let named = ProposedOutput.pairs(of: filled).map { NameRules.named($0, graph, groups, besides: declared) }
        return SingleNames(named, graph, besides: declared).outputs.flatMap(\.withTwins)
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
