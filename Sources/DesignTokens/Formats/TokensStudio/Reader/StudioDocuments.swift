import Diagnostics
import LocatedJSON

/// Makes documents of a project's tokens: tokens that the themes of the same groups change are a collection, whose modes
/// are these themes, or, where the groups are several, their combinations.
struct StudioDocuments {
    private(set) var documents: [TokenDocument] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StudioSetReader
    private let sets: [StudioSet]
    private let sources: [JSONDocument]
    private let path: String
    private var evaluations: [[Int]: Evaluation] = [:]
    private var known: Set<Diagnostic> = []
    /// How many more suggestions are made, in all themes together.
    private var suggestionsLeft = 20

    init(_ reader: StudioSetReader, _ sets: [StudioSet], _ sources: [JSONDocument], path: String) {
        self.reader = reader
        self.sets = sets
        self.sources = sources
        self.path = path
    }

    /// What one selection makes of the tokens: for each path the token that counts, and its value.
    fileprivate struct Evaluation {
        var winners: [String: Int] = [:]
        var emitted: Set<String> = []
        /// By token.
        var values: [Int: TokenValue] = [:]
        var brokenPaths: Set<String> = []
    }

    /// Composes the documents of a project: for the tokens that no theme changes, and for each mode of those that the
    /// themes of the same groups do.
    mutating func compose(_ selections: StudioSelections) {
        guard !sources.isEmpty else { return }
        let axes = selections.axes
        let single = axes.singleChanges
        let evaluations = [evaluate(axes.defaults, selections)] + single.map { evaluate($0.combination, selections) }
        var byGroups: [[Int]: [String]] = [[]: []]
        var order: [[Int]] = [[]]
        for path in paths(evaluations) {
            let groups = changingGroups(path, single.map(\.axis), evaluations)
            if byGroups[groups] == nil { order.append(groups) }
            byGroups[groups, default: []].append(path)
        }
        order.sort { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
        let combinations = order.map { groups in
            axes.combinations(of: groups) ?? reportedDefaults(groups, of: axes, byGroups[groups] ?? [])
        }
        for combination in combinations.joined() { _ = evaluate(combination, selections) }
        let emitted = self.evaluations.values.reduce(into: Set<String>()) { $0.formUnion($1.emitted) }
        for (groups, combinations) in zip(order, combinations) {
            let paths = byGroups[groups] ?? []
            guard !paths.isEmpty || order.count == 1 else { continue }
            for combination in combinations {
                let evaluation = evaluate(combination, selections)
                add(
                    paths, groups.isEmpty ? evaluation : evaluation.filled(from: evaluations[0]), emitted,
                    collection: groups.isEmpty ? path : axes.collectionName(of: groups),
                    mode: axes.modeName(of: combination, groups), contexts: axes.contexts(of: combination, groups))
            }
        }
        documents[0].brokenPaths = self.evaluations.values.reduce(into: Set()) { $0.formUnion($1.brokenPaths) }
    }

    private mutating func evaluate(_ combination: [Int], _ selections: StudioSelections) -> Evaluation {
        if let known = evaluations[combination] { return known }
        let evaluation = evaluate(selections.sets(combination))
        evaluations[combination] = evaluation
        return evaluation
    }

    private mutating func evaluate(_ selectedSets: [(set: Int, isEnabled: Bool)]) -> Evaluation {
        var evaluation = Evaluation()
        let ranks = Dictionary(
            selectedSets.enumerated().map { ($0.element.set, $0.offset) }, uniquingKeysWith: { first, _ in first })
        for (index, token) in reader.tokens.enumerated() {
            guard let rank = ranks[token.set] else { continue }
            if let other = evaluation.winners[token.path], let otherRank = ranks[reader.tokens[other].set],
                otherRank > rank
            {
                continue
            }
            evaluation.winners[token.path] = index
        }
        var evaluator = StudioEvaluator(
            reader.tokens, winners: evaluation.winners, sets: sets, sources: sources, suggestions: suggestionsLeft)
        for index in evaluation.winners.values.sorted() {
            evaluation.values[index] = evaluator.value(of: index)
            if let rank = ranks[reader.tokens[index].set], selectedSets[rank].isEnabled {
                evaluation.emitted.insert(reader.tokens[index].path)
            }
        }
        suggestionsLeft = evaluator.suggestionsLeft
        evaluation.brokenPaths = evaluator.brokenPaths
        // What is wrong in several themes is said once, with the advice or without.
        diagnostics += evaluator.diagnostics.filter { known.insert($0.withoutNotes).inserted }
        return evaluation
    }

    /// Every path that has a value, in the order of the first selection, then of the others.
    private func paths(_ evaluations: [Evaluation]) -> [String] {
        var seen: Set<String> = []
        return evaluations.flatMap { evaluation in
            evaluation.winners.values.sorted().filter { evaluation.values[$0] != nil }.map { reader.tokens[$0].path }
        }.filter { seen.insert($0).inserted }
    }

    /// The groups of which a theme gives a token another value than the default one does.
    private func changingGroups(_ path: String, _ groups: [Int], _ evaluations: [Evaluation]) -> [Int] {
        let value = evaluations[0].value(at: path)
        var changing: [Int] = []
        for (group, evaluation) in zip(groups, evaluations.dropFirst()) where changing.last != group {
            if let other = evaluation.value(at: path), other != value { changing.append(group) }
        }
        return changing
    }

    private mutating func add(
        _ paths: [String], _ evaluation: Evaluation, _ emitted: Set<String>, collection: String, mode: String,
        contexts: [String: String]
    ) {
        var document = TokenDocument(source: sources[0], format: .tokensStudio)
        document.otherSources = Array(sources.dropFirst())
        document.collection = collection
        document.modeName = mode
        document.modeContexts = contexts
        document.groups.append(TokenGroup(names: [], path: "", nameNode: sources[0].root))
        var groups: [String: Int] = ["": 0]
        for path in paths {
            guard let index = evaluation.winners[path], let value = evaluation.values[index] else { continue }
            let stated = reader.tokens[index]
            let group = add(stated.group, to: &document, &groups)
            document.tokens.append(
                Token(
                    name: stated.name, path: path, group: group, type: type(of: stated, value), value: value,
                    annotations: TokenAnnotations.of(
                        description: stated.description, deprecation: nil,
                        isReferenceOnly: !emitted.contains(path)),
                    document: sets[stated.set].source, nameNode: stated.nameNode, valueNode: stated.valueNode))
        }
        documents.append(document)
    }

    /// The type of a token: that of its value where the stated one leaves it open.
    private func type(of token: StudioToken, _ value: TokenValue) -> TokenType? {
        switch value {
        case .number: token.type.tokenType == .dimension ? .number : token.type.tokenType
        case .dimension: .dimension
        default: token.type.tokenType ?? .string
        }
    }

    /// Adds a group and those around it to a document.
    private func add(_ group: Int, to document: inout TokenDocument, _ known: inout [String: Int]) -> Int {
        var missing: [StudioGroup] = []
        var current: Int? = group
        while let index = current, known[reader.groups[index].path] == nil {
            missing.append(reader.groups[index])
            current = reader.groups[index].parent
        }
        for group in missing.reversed() {
            let parent = group.parent.flatMap { known[reader.groups[$0].path] } ?? 0
            known[group.path] = document.groups.count
            document.groups.append(
                TokenGroup(
                    names: document.groups[parent].names + [group.name], path: group.path,
                    document: sets[group.set].source, nameNode: group.nameNode))
        }
        return known[reader.groups[group].path] ?? 0
    }
}

extension StudioDocuments.Evaluation {
    fileprivate func value(at path: String) -> TokenValue? { winners[path].flatMap { values[$0] } }

    /// The same with what another evaluation has and this one lacks: a token that a theme leaves out keeps its value.
    fileprivate func filled(from other: Self) -> Self {
        var result = self
        for (path, index) in other.winners where result.value(at: path) == nil {
            result.winners[path] = index
            result.values[index] = other.values[index]
        }
        return result
    }
}

extension StudioDocuments {
    /// The default combination alone, after an error that says that there are too many of these axes.
    private mutating func reportedDefaults(_ chosen: [Int], of axes: ModeAxes, _ paths: [String]) -> [[Int]] {
        let names = chosen.map { "\"\(axes.axes[$0].name)\"" }.joined(separator: ", ")
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        let first = reader.tokens.first { $0.path == paths.first }
        diagnostics.append(
            Diagnostic(
                .error, .tooManyCombinations,
                "the themes of \(chosen.count) groups change \(paths.first ?? "")\(more): more than "
                    + "\(ModeAxes.modeLimit) modes",
                at: first.map { sources[sets[$0.set].source].location(of: $0.nameNode) },
                notes: [
                    Diagnostic.Note("these groups: \(names)"),
                    Diagnostic.Note("let the tokens refer to others that fewer groups change"),
                ]))
        return [axes.defaults]
    }
}
