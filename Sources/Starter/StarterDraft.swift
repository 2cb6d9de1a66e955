import AssetCatalogs
import CodeGeneration
import DesignTokens
import FileAccess
import LocatedJSON

/// A starter configuration in the making. Paths are relative to its folder.
struct StarterDraft {
    /// An output, and which beginnings of paths may be left away in its names.
    struct Output {
        var configuration: OutputConfiguration
        /// The tokens that it takes, those of a group side by side.
        var tokens: [Int] = []
        /// What is dropped; a group stands before the groups in it.
        var drops: [Drop]
        /// What stands before the names where most of them are numbers.
        var initial = ""
        /// Whether it is there for who takes its slashes away.
        var isProposed = false
        /// Why the output is as it is; one line of a comment each.
        var comments: [String] = []

        init(_ template: String, _ path: String, _ selection: TokenSelection = TokenSelection(), _ drops: [Drop] = []) {
            configuration = OutputConfiguration(template: Located(template), path: Located(path))
            configuration.selection = selection
            self.drops = drops
        }

        /// The output with the tokens that it takes: also those that are there to be referred to, where it would lack some.
        func filled(from resolution: Resolution) -> Output {
            var output = self
            output.configuration.selection.takesSourceSets = true
            let choice = TokenFilter(output.configuration, resolution).chosen()
            if configuration.declaration.usesColorSets {
                // A set has whatever the system shows for it, too.
                output.tokens = (choice.tokens + choice.unexpressed).sorted()
                return output
            }
            output.tokens = choice.tokens
            let tokens = resolution.graph.tokens
            let takesSourceSets = choice.tokens.contains { tokens[$0].isReferenceOnly }
            output.configuration.selection.takesSourceSets = takesSourceSets
            let missed = choice.unexpressed.filter { takesSourceSets || !tokens[$0].isReferenceOnly }
            output.exclude(missed, besides: choice.tokens + resolution.leftOut, resolution.graph)
            return output
        }

        /// The output with the drops.
        var result: OutputConfiguration {
            var result = configuration
            result.names.drop = drops.map { Located($0.path) }
            return result
        }
    }

    /// A group whose path is left away, and what becomes of the names of its tokens.
    struct Drop {
        let path: String
        /// Whether it stands in a group that may be left away too.
        var isInner = false
        /// Whether names of a single word may be left.
        var mayLeaveOneWord = false
        /// How many names in a hundred may be replaced one by one before less is dropped.
        var tolerance = 10
        /// The names that it shortens.
        var names = Tally()

        /// Whether the names say something, and can stay as they are but for a few.
        var isFine: Bool {
            (mayLeaveOneWord || names.singleWords * 2 <= names.count)
                && names.problems * 100 <= names.count * tolerance
        }
    }

    /// What became of some names.
    struct Tally {
        var count = 0
        var problems = 0
        var singleWords = 0
    }

    /// A member of the configuration.
    struct Member {
        var name: String
        var value: JSONValue
        /// Remarks, one line of a comment each.
        var comments: [String] = []
        /// Whether it is there for who takes its slashes away.
        var isProposed = false
    }

    /// What the configuration says in front of its outputs.
    private(set) var members: [Member] = []
    /// What the configuration names as asset catalogs.
    let catalogs: [String]
    let outputRoot: String
    private let modes: StarterModes
    /// The modes that an app can choose from, where an output for them is proposed.
    var themes: [JSONValue.Member] { outputs.contains(where: \.isProposed) ? modes.themes : [] }
    private(set) var outputs: [Output]
    /// Remarks, one line of a comment each.
    let outputComments: [String]

    /// Drafts a configuration for what was found and read.
    init(
        _ search: StarterSearch, _ sources: StarterSources, _ found: StarterCatalogs, _ target: StarterTarget,
        _ modes: StarterModes, _ resolution: Resolution, schema: String?
    ) {
        let survey = GroupSurvey(resolution)
        // Members for these colors would be there twice.
        let takesColors = sources.areCatalogs && found.haveXcodeMembers
        let catalogs = found.taken.filter { found in
            Output.assetCount(found.catalog) > 0 || (takesColors && found.catalog.hasHandmadeColors)
        }
        self.catalogs = catalogs.map(\.path)
        self.modes = modes
        outputRoot = target.outputRoot
        refersToSets = sources.areCatalogs
        let proposed = modes.themes.isEmpty ? [] : [Output.themes(in: target)]
        let surveyed = (sources.areCatalogs ? survey.outputs.map { $0.referringToSets() } : survey.outputs)
            .flatMap { $0.inFrameworks(of: target) }
        outputs = takesColors ? [] : StarterNames.settled(proposed + surveyed, resolution)
        let taken = Set(outputs.lazy.filter { !$0.isProposed }.flatMap(\.tokens))
        outputs += Output.assets(catalogs.map(\.catalog), withColors: takesColors)
        let written = sources.areCatalogs ? [] : taken.flatMap { Self.colors(in: resolution.value(of: $0)) }
        let hex = Output.colorHex(for: written, in: target)
        outputs += hex.output.map { [$0] } ?? []
        let untaken = resolution.types.indices.filter {
            !takesColors && !taken.contains($0) && !resolution.leftOut.contains($0)
        }
        outputComments =
            hex.comments + Self.comments(onSourceSetsIn: taken, resolution)
            + Self.comments(onUntaken: untaken, resolution)
        let fonts = resolution.types.contains(.typography) ? Self.fontFiles(search.fonts) : []
        members = members(sources, found, target, survey, fonts: fonts, schema: schema)
    }

    private func members(
        _ sources: StarterSources, _ found: StarterCatalogs, _ target: StarterTarget, _ survey: GroupSurvey,
        fonts: [String], schema: String?
    ) -> [Member] {
        let layers = Layer.allCases.compactMap { layer in
            survey.layers[layer].map { JSONValue.Member(layer.rawValue, .strings($0)) }
        }
        let all: [Member?] = [
            schema.map { Member(name: "$schema", value: .string($0)) },
            Member(name: "sources", value: .array(sources.json(of: sources.paths)), comments: sources.comments),
            Member(name: "catalogs", value: .strings(catalogs), comments: found.comments),
            modes.appearances.isEmpty ? nil : Member(name: "appearances", value: .object(modes.appearances)),
            Member(name: "themes", value: .object(modes.themes), comments: [Self.themeComment], isProposed: true),
            fonts.isEmpty ? nil : Member(name: "fonts", value: ["files": .strings(fonts)]),
            Member(name: "layers", value: .object(layers), comments: Self.comments(on: survey)),
            Member(name: "access", value: .string(target.access.rawValue)),
            Member(name: "outputRoot", value: .string(outputRoot), comments: [found.moduleComment].compactMap(\.self)),
        ]
        return all.compactMap(\.self)
    }

    private static let themeComment =
        "An app can choose among these modes while it runs: remove the slashes here and before the template \"theme\"."

    /// Font files by the outermost folders that hold some; what lies beside the configuration is named itself.
    private static func fontFiles(_ files: [String]) -> [String] {
        let folders = Set(files.map(FilePath.parent)).subtracting(["."])
        let outermost = folders.filter { folder in
            !folders.contains { $0 != folder && FilePath.contains(folder: $0, folder) }
        }
        return files.filter { FilePath.parent(of: $0) == "." } + outermost.sorted()
    }

    /// The colors of a value, or of what it is made of.
    private static func colors(in value: TokenValue) -> [ColorValue] {
        switch value {
        case .color(let color): [color]
        case .composite(let composite): composite.parts.flatMap { colors(in: $0.value) }
        default: []
        }
    }

    private var hasColorHex: Bool { outputs.contains { $0.configuration.template.value == "color-hex" } }

    /// Whether colors follow the device, and nothing declares what these are made with.
    var lacksAppearances: Bool { !modes.appearances.isEmpty && !hasColorHex && !refersToSets }
    /// Whether colors are written as the color sets that they come from.
    private let refersToSets: Bool

    /// Adds what outputs use and no library has.
    mutating func addSupport() { outputs.append(.support(hasColorHex: hasColorHex)) }

    /// Takes outputs away, such as those that turn out to take nothing.
    mutating func removeOutputs(at paths: Set<String>) {
        outputs.removeAll { paths.contains($0.configuration.path.value) }
    }

    private static let commentLimit = 12
    /// How the layers were told.
    private static func comments(on survey: GroupSurvey) -> [String] {
        if survey.isCrowded { return ["There are too many groups to tell their layers: name those that matter."] }
        guard survey.layers[.semantic] != nil else { return [] }
        return ["Primitive groups hold values; the colors of semantic ones mostly refer to others."]
    }

    /// That outputs take tokens which themes only refer to.
    private static func comments(onSourceSetsIn tokens: Set<Int>, _ resolution: Resolution) -> [String] {
        guard tokens.contains(where: { resolution.graph.tokens[$0].isReferenceOnly }) else { return [] }
        return ["\"sourceSets\" takes tokens that the themes have as sources, too. Without it they are not generated."]
    }

    /// The tokens that no output takes, by the outermost groups around them.
    private static func comments(onUntaken tokens: [Int], _ resolution: Resolution) -> [String] {
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
        return ["No output takes these tokens; a template of your own can (\"templates\"):"] + lines
            + (rest > 0 ? ["  \(rest) in other groups"] : [])
    }
}

extension StarterDraft.Output {
    /// Excludes tokens that have no value in the output's language, which every run would warn of: with the largest group
    /// that holds none of the others, or one by one.
    fileprivate mutating func exclude(_ tokens: [Int], besides others: [Int], _ graph: TokenGraph) {
        guard !tokens.isEmpty, !others.isEmpty else { return }
        let kept = Set(others.flatMap { Self.paths(to: $0, graph) })
        var seen: Set<String> = []
        let paths = tokens.compactMap { token in Self.paths(to: token, graph).first { !kept.contains($0) } }
            .filter { seen.insert($0).inserted }
        guard !paths.isEmpty else { return }
        configuration.selection.excluded += paths.map { Located($0) }
        comments.append("What has no value in Swift, such as a length relative to a font size, is excluded.")
    }

    /// The groups around a token, outermost first and without the root, and the token itself.
    private static func paths(to token: Int, _ graph: TokenGraph) -> [String] {
        let names = graph.groups[graph.tokens[token].group].names
        return names.indices.map { names[...$0].joined(separator: ".") } + [graph.tokens[token].path]
    }
}
