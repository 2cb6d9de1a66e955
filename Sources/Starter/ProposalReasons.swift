import CodeGeneration
import DesignTokens
import Diagnostics
import LocatedJSON

/// The reasons for a proposal, one line for each choice, which `init --explain` prints.
struct ProposalReasons {
    private(set) var lines: [String] = []
    private let proposal: Proposal
    private let survey: ProjectSurvey
    private let groups: GroupSurvey

    init(_ proposal: Proposal, _ survey: ProjectSurvey) {
        (self.proposal, self.survey) = (proposal, survey)
        groups = GroupSurvey(survey.resolution, layers: survey.options.layers)
        explainTokens()
        explainLayers()
        explainTarget()
        for output in proposal.outputs where !output.isProposed { explain(output) }
    }

    private mutating func add(_ subject: String, _ reason: String) { lines.append("\(subject): \(reason)") }

    private static func quoted(_ text: String) -> String { JSONValue.quoted(text) }
}

// MARK: - Inputs

extension ProposalReasons {
    private mutating func explainTokens() {
        for source in proposal.configuration.sources.map(\.path.value) {
            let listing = survey.search.listedFiles.first { file, _ in
                file == source || file.hasPrefix(source + "/")
            }?.value
            let reason =
                survey.options.tokens.map { "--tokens \($0)" }
                ?? listing.map { "\(Self.quoted($0)) lists it" }
                ?? (survey.sources.areCatalogs
                    ? "its colors are tokens, because there are no token files"
                    : "it contains tokens that no other source contains")
            add("source \(Self.quoted(source))", reason)
        }
    }

    private mutating func explainLayers() {
        for layer in Layer.allCases {
            for path in proposal.configuration.layers[layer, default: []].map(\.value) {
                guard let group = groups.groups.first(where: { $0.path == path }) else { continue }
                add("\(layer.rawValue) \(Self.quoted(path))", Self.reason(for: layer, of: group))
            }
        }
    }

    private static func reason(for layer: Layer, of group: GroupSurvey.Group) -> String {
        if group.statedLayer != nil { return "--layer" }
        let counts = group.counts
        let references =
            "\(counts.colorReferences) of its \(Wording.count(counts.colors, "color")) refer to other tokens"
        guard layer == .component else { return references }
        return group.isNamedComponent
            ? "its name, or the name of its file or set, contains \"component\""
            : "it mixes colors and numbers, most of them refer to other tokens, and no other token refers to it"
    }
}

// MARK: - Outputs

extension ProposalReasons {
    private mutating func explainTarget() {
        let root = Self.quoted(proposal.outputRoot)
        let module = survey.target.module
        if survey.options.outputRoot != nil {
            add("output root \(root)", "--outputs")
        } else if let module {
            let target = Self.quoted(module.name)
            let isWanted = survey.options.target != nil
            let isOfCatalogs = survey.sources.isEmpty || survey.sources.areCatalogs
            let usual = isOfCatalogs ? "its catalogs contain most assets" : "no other target fits"
            add("target \(target)", isWanted ? "--target" : survey.catalogs.moduleComment ?? usual)
            add("output root \(root)", "the target \(target) compiles this folder")
        } else {
            add("output root \(root)", "no target is known")
        }
        let access = survey.target.access
        add(
            "access \"\(access.rawValue)\"",
            access == .public ? "other modules can import the target" : "no other module imports the target")
        if module?.isOnMainActor == true {
            add("\"nonisolated\"", "the default isolation of the target is the main actor")
        }
    }

    private mutating func explain(_ output: ProposedOutput) {
        let template = output.configuration.template.value
        let path = Self.quoted(output.configuration.path.value)
        if survey.options.templates.contains(template) {
            add("\(path) from \"\(template)\"", "--template")
        } else if let kind = output.kind {
            let count = Wording.count(output.tokens.count, "token")
            let types = TemplateDeclaration.named(kind.template).types.map(\.rawValue).sorted()
            let words = types.count > Self.shownTypes ? "" : " of the \(types.count == 1 ? "type" : "types") "
            let listed = words.isEmpty ? "" : words + types.joined(separator: ", ")
            add("\(path) from \"\(template)\"", "it writes \(count)\(listed)")
        } else {
            let kinds = output.configuration.declaration.assetKinds.map { $0.noun + "s" }.sorted()
            let assets = "the catalogs contain \(kinds.joined(separator: ", "))"
            add(
                "\(path) from \"\(template)\"",
                kinds.isEmpty ? Self.firstSentence(output.comments.first ?? "other outputs use it") : assets)
        }
        for drop in output.configuration.names.drop.map(\.value) {
            guard let group = groups.groups.first(where: { $0.path == drop }), let kind = output.kind else { continue }
            let holdsAll = output.tokens.allSatisfy { token in
                let tokenPath = survey.resolution.graph.tokens[token].path
                return tokenPath == drop || tokenPath.hasPrefix(drop + ".")
            }
            let reason =
                output.configuration.declaration.usesColorSets && !holdsAll
                ? "color sets have unique names without their folders"
                : holdsAll
                    ? "all tokens of the output are in it"
                    : kind.isType(group.name) ? "it only repeats the type" : "it names a layer"
            add("names in \(path) without \(Self.quoted(drop))", reason)
        }
    }

    /// Returns a text up to its first full stop.
    private static func firstSentence(_ text: String) -> String { String(text.prefix { $0 != "." }) }

    private static let shownTypes = 3
}
