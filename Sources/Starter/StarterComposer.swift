import CodeGeneration
import DesignTokens
import Diagnostics
import FileAccess

/// Composes a starter configuration, and proves it: the text is read back and names every token that it takes.
struct StarterComposer {
    private let sources: StarterSources
    private let project: StarterProject
    private let resolution: Resolution
    private let survey: GroupSurvey

    /// Reads what the sources hold.
    init(_ sources: StarterSources, _ project: StarterProject) {
        self.sources = sources
        self.project = project
        resolution = AliasResolver.resolve(TokenGraph(sources.readings))
        survey = GroupSurvey(resolution)
    }

    /// The text with what is to be said about it.
    func compose() -> (text: String, diagnostics: [Diagnostic], summary: StarterConfiguration.Summary) {
        var draft = StarterNames.settle(tokenDraft(), survey, resolution)
        addOutputsWithoutTokens(&draft)
        let untaken = untakenTokens(draft)
        draft.outputComments = UntakenTokens(untaken, resolution).comments()
        let text = ConfigurationText.text(of: draft)
        let reading = ConfigurationReader.read(Array(text.utf8), path: ConfigurationLoader.fileName)
        let symbols = SymbolTable(resolution, reading.configuration)
        let usableCount = resolution.graph.tokens.count - resolution.leftOut.count
        let summary = StarterConfiguration.Summary(
            sources: sources.paths, leftOut: sources.leftOut, catalogs: project.catalogPaths,
            outputs: draft.outputs.map { FilePath.join(project.outputRoot, $0.configuration.path.value) },
            tokenCount: usableCount, takenCount: usableCount - untaken.count,
            imageCount: project.catalogs.reduce(0) { $0 + $1.images.count })
        let nothing = summary.takenCount == 0 ? [Self.nothingTaken(summary.tokenCount)] : []
        // No file is to blame, and no run of validate would be made for it.
        let tooMany = resolution.diagnostics.filter { $0.code == .tooManyCombinations && $0.severity == .warning }
        return (text, referenceErrors() + tooMany + nothing + reading.diagnostics + symbols.diagnostics, summary)
    }

    /// What is wrong beyond what stands in one file, such as references into a file that is left out, in one sentence.
    private func referenceErrors() -> [Diagnostic] {
        let known = Set(sources.readings.flatMap(\.diagnostics))
        let errors = resolution.diagnostics.filter { $0.severity == .error && !known.contains($0) }
        guard let first = errors.first else { return [] }
        let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
        return [
            Diagnostic(
                .warning, .tokenErrors, "the tokens have \(count) in what they refer to",
                notes: [
                    Diagnostic.Note("the first: \(first.message)", at: first.location),
                    Diagnostic.Note("TokenGenerator validate shows them all"),
                ])
        ]
    }

    private static func nothingTaken(_ count: Int) -> Diagnostic {
        Diagnostic(
            .warning, .nothingTaken, "no template can write any of the \(count) tokens",
            notes: [Diagnostic.Note("none is a color or a number; a template of your own can (\"templates\")")])
    }

    private func untakenTokens(_ draft: StarterDraft) -> [Int] {
        var isTaken = Array(repeating: false, count: resolution.graph.tokens.count)
        for output in draft.outputs {
            let choice = TokenFilter(output.configuration.selection, traits: output.traits, resolution)
            for token in choice.byGroup() { isTaken[token] = true }
        }
        return isTaken.indices.filter { !isTaken[$0] && !resolution.leftOut.contains($0) }
    }

    private func tokenDraft() -> StarterDraft {
        var draft = StarterDraft()
        draft.configuration.sources = sources.paths.map { SourceConfiguration(Located($0)) }
        draft.configuration.catalogs = project.catalogPaths.map { Located($0) }
        draft.configuration.layers = StarterLayers(survey).layers
        draft.configuration.outputRoot = Located(project.outputRoot)
        draft.sourceComments = leftOutComments()
        if draft.configuration.layers[.semantic] != nil {
            draft.layerComments = ["Primitive groups hold values; the colors of semantic ones mostly refer to others."]
        }
        if StarterOutputs.isCrowded(survey) {
            draft.layerComments = ["There are too many groups to tell their layers: name those that matter."]
        }
        var outputs = StarterOutputs(survey)
        draft.outputs = outputs.outputs()
        return draft
    }

    private func addOutputsWithoutTokens(_ draft: inout StarterDraft) {
        if !project.catalogs.isEmpty { draft.outputs.append(StarterImages.output(project.catalogs)) }
        guard resolution.types.contains(.color) else { return }
        var output = StarterDraft.Output("color-hex", "Color+Hex.swift")
        output.comments = ["Colors are written as Color(hex:). Remove this output if the project has that initializer."]
        draft.outputs.append(output)
    }

    /// The files that the configuration does not name, and why.
    private func leftOutComments() -> [String] {
        let shown = sources.leftOut.prefix(Self.commentLimit).map { file in
            let count = file.sharedCount == file.tokenCount ? "its" : "\(file.sharedCount) of its"
            let what = file.sharedCount == 0 ? "has a token where it has a group" : "states \(count) tokens too"
            return "\(JSONText.quoted(file.path)) is left out: \(JSONText.quoted(file.firstPath)) \(what)."
        }
        let rest = sources.leftOut.count - shown.count
        return rest > 0 ? shown + ["So are \(rest) more files."] : Array(shown)
    }

    private static let commentLimit = 12
}

/// Tells of the tokens that no output takes.
private struct UntakenTokens {
    private var groups: [(path: String, count: Int, types: Set<TokenType>)] = []

    init(_ untaken: [Int], _ resolution: Resolution) {
        var positions: [String: Int] = [:]
        for token in untaken {
            guard let type = resolution.types[token] else { continue }
            let group = resolution.graph.groups[resolution.graph.tokens[token].group]
            let path = group.names.prefix(2).joined(separator: ".")
            let position = positions[path] ?? groups.count
            if position == groups.count {
                positions[path] = position
                groups.append((path, 0, []))
            }
            groups[position].count += 1
            groups[position].types.insert(type)
        }
    }

    func comments() -> [String] {
        guard !groups.isEmpty else { return [] }
        let lines = groups.prefix(Self.limit).map { group in
            let types = group.types.map(\.rawValue).sorted().joined(separator: ", ")
            let path = JSONText.quoted(String(group.path.unicodeScalars.prefix(80)))
            let place = group.path.isEmpty ? "outside of groups" : "in \(path)"
            return "  \(group.count) \(place): \(types)"
        }
        let rest = groups.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
        return ["No output takes these tokens; a template of your own can (\"templates\"):"] + lines
            + (rest > 0 ? ["  \(rest) in other groups"] : [])
    }

    private static let limit = 12
}
