import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess
import LocatedJSON

/// The reasons for a proposal, one line for each choice, which `init --explain` prints.
struct ProposalReasons {
    private(set) var lines: [String] = []
    private let proposal: Proposal
    private let survey: ProjectSurvey

    init(_ proposal: Proposal, _ survey: ProjectSurvey) {
        (self.proposal, self.survey) = (proposal, survey)
        explainTokens()
        explainModes()
        explainLayers()
        for (target, proposed) in zip(proposal.surveyed, proposal.targets) { explain(target, proposed) }
        for target in proposal.targets {
            for output in target.outputs where !output.isProposed {
                explain(output, in: target)
                explainNames(of: output, in: target)
            }
        }
    }

    private mutating func add(_ subject: String, _ reason: String) { lines.append("\(subject): \(reason)") }

    private static func quoted(_ text: String) -> String { JSONValue.quoted(text) }
}

// MARK: - Inputs

extension ProposalReasons {
    private mutating func explainTokens() {
        for source in proposal.configuration.sources.map(\.path.value) {
            let listing = survey.search.listedFiles.filter { FilePath.contains(folder: source, $0.key) }.values.min()
            let reason =
                survey.options.tokens.map { "--tokens \($0)" }
                ?? listing.map { "\(Self.quoted($0)) lists it" }
                ?? (survey.sources.areCatalogs
                    ? "its colors are tokens, because there are no token files"
                    : "it contains tokens that no other source contains")
            add("source \(Self.quoted(source))", reason)
        }
    }

    private mutating func explainModes() {
        for evidence in survey.sources.areCatalogs ? [] : survey.modes.evidence {
            add("modes \(evidence.names)", evidence.reason)
        }
        if !proposal.configuration.appearances.isEmpty {
            add("\"appearances\"", "colors differ between light and dark modes")
        }
        if !proposal.themes.isEmpty { add("\"themes\"", "an app can choose among these modes") }
        if !proposal.configuration.fonts.files.isEmpty {
            add("\"fonts\"", "text styles have fonts in these files")
        }
    }

    private mutating func explainLayers() {
        for layer in Layer.allCases {
            for path in proposal.configuration.layers[layer, default: []].map(\.value) {
                guard let group = proposal.groups.groups.first(where: { $0.path == path }) else { continue }
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
    private mutating func explain(_ target: StarterTarget, _ proposed: ProposedTarget) {
        let isFirst = target.module == survey.target.module
        let name = target.module.map { Self.quoted($0.name) }
        let isWanted = isFirst && survey.options.outputRoot != nil
        if let name, !isWanted { add("target \(name)", reason(for: target, isFirst: isFirst)) }
        let isUnknown = target.module != nil && target.module?.sources == nil
        let root = isUnknown ? "the target's folder is unknown" : name.map { "it is a folder of the target \($0)" }
        add(
            "output root \(Self.quoted(proposed.outputRoot))",
            isWanted ? "--outputs" : root ?? "no target is known")
        let access = proposed.configuration.access
        add(
            "access \"\(access.rawValue)\"",
            access == .public ? "other modules can import the target" : "no other module imports the target")
        for comment in proposed.comments["bundle"] ?? [] { add("\"bundle\"", comment) }
        if proposed.configuration.isNonisolated {
            add("\"nonisolated\"", "the default isolation of the target is the main actor")
        }
    }

    private func reason(for target: StarterTarget, isFirst: Bool) -> String {
        if isFirst, survey.options.target != nil { return "--target" }
        let onModule = survey.catalogs.moduleComment ?? survey.catalogs.baseComment
        let comment = target.module?.sourcesComment ?? (isFirst ? onModule : nil)
        if let comment { return comment }
        if !target.replaced.isEmpty { return "it compiles a file that SwiftGen generates" }
        if !isFirst { return "its catalogs contain assets" }
        let isOfCatalogs = survey.sources.isEmpty || survey.sources.areCatalogs
        guard isOfCatalogs else { return "no other target fits" }
        return target.module?.isApp == true
            ? "of all apps, its catalogs contain the most assets" : "its catalogs contain the most assets"
    }

    private mutating func explain(_ output: ProposedOutput, in target: ProposedTarget) {
        let template = output.configuration.template.value
        let isWanted = survey.options.templates.contains(template)
        add(
            "\(name(of: output, in: target)) from \(Self.quoted(template))",
            isWanted ? "--template" : reason(for: output))
    }

    private func reason(for output: ProposedOutput) -> String {
        let declaration = output.configuration.declaration
        let found = survey.targets.flatMap(\.catalogs).map(\.catalog)
        let assets = declaration.assetKinds.filter { kind in found.contains { !$0.assets(kind).isEmpty } }
            .map { $0.noun + "s" }.sorted()
        if !assets.isEmpty { return "the catalogs contain \(assets.joined(separator: ", "))" }
        guard output.kind != nil else {
            // The second sentence is an instruction.
            return output.comments.first?.split(separator: ". ").first.map(String.init) ?? "other outputs use it"
        }
        let types = declaration.types.map(\.rawValue).sorted()
        let count = "it writes \(Wording.count(output.tokens.count, "token"))"
        if types.count > Self.shownTypes { return count }
        return "\(count) of the \(types.count == 1 ? "type" : "types") \(types.joined(separator: ", "))"
    }

    private mutating func explainNames(of output: ProposedOutput, in target: ProposedTarget) {
        for path in output.configuration.names.drop.map(\.value) {
            guard let reason = output.dropReasons[path]?.rawValue else { continue }
            add("names in \(name(of: output, in: target)) without \(Self.quoted(path))", reason)
        }
    }

    /// Returns the name of an output's file, with its folder if there are several targets.
    private func name(of output: ProposedOutput, in target: ProposedTarget) -> String {
        let path = output.configuration.path.value
        return Self.quoted(proposal.targets.count > 1 ? FilePath.join(target.outputRoot, path) : path)
    }

    private static let shownTypes = 3
}
