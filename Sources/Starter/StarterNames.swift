import CodeGeneration
import DesignTokens

/// Settles how much of their paths the tokens of a draft lose in their names: as much as leaves names that are
/// free, unique, and say something.
struct StarterNames {
    private var draft: StarterDraft
    private let survey: GroupSurvey
    private let graph: TokenGraph
    private let chosen: [[Int]]

    /// How often less is dropped before nothing is: a round costs as much as naming all tokens.
    private static let roundLimit = 8

    /// Settles the names of a draft.
    static func settle(_ draft: StarterDraft, _ survey: GroupSurvey, _ resolution: Resolution) -> StarterDraft {
        var names = StarterNames(draft, survey, resolution)
        names.startWithPrefixes()
        names.dropLess()
        return StarterReplacements.replace(
            names.draft, chosen: names.chosen, parents: survey.parents, resolution.graph)
    }

    private init(_ draft: StarterDraft, _ survey: GroupSurvey, _ resolution: Resolution) {
        self.draft = draft
        self.survey = survey
        graph = resolution.graph
        chosen = draft.outputs.map {
            TokenFilter($0.configuration.selection, traits: $0.traits, resolution).byGroup()
        }
    }

    /// Where most numbers of a group are named by numbers (`Spacing.16`), its first letter stands before them.
    private mutating func startWithPrefixes() {
        let names = DraftNames(draft, chosen: chosen, graph)
        var numbers = Array(repeating: 0, count: draft.outputs.count)
        for entry in names.entries where entry.isNumber { numbers[entry.output] += 1 }
        for index in draft.outputs.indices where draft.outputs[index].traits.isScale {
            guard numbers[index] * 2 > chosen[index].count, let drop = draft.outputs[index].drops.first else {
                continue
            }
            var word = CamelCase()
            word.append(graph.groups[drop.group].names.last ?? "")
            guard let letter = word.text.unicodeScalars.first, NameCharacter.isLetter(letter) else { continue }
            draft.outputs[index].configuration.names.prefix = String(letter)
        }
    }

    /// Takes back drops whose names have too many problems until none has, and then those that no token needs.
    private mutating func dropLess() {
        var round = 1
        while takeBack(where: { !Self.isFine($0, $1, $2) || round > Self.roundLimit }) { round += 1 }
        while takeBack(where: { tally, _, _ in tally.tokens == 0 }) {}
    }

    /// Takes back the active drops that a condition holds for; of an output, those inside others first, because what
    /// they no longer shorten is left to the others.
    ///
    /// - Returns: Whether there were any.
    private mutating func takeBack(where condition: (Tally, StarterDraft.Output, Int) -> Bool) -> Bool {
        let tallies = tallies(DraftNames(draft, chosen: chosen, graph))
        var hasChanged = false
        for (index, output) in draft.outputs.enumerated() {
            let failed = output.drops.indices.filter { drop in
                output.drops[drop].isActive && condition(tallies[index][drop], output, drop)
            }
            let inner = failed.filter { output.drops[$0].isInner }
            for drop in inner.isEmpty ? failed : inner { draft.outputs[index].drops[drop].isActive = false }
            if !failed.isEmpty { draft.outputs[index].configuration.names.prefix = "" }
            hasChanged = hasChanged || !failed.isEmpty
        }
        return hasChanged
    }

    /// What became of the names that one drop shortened.
    private struct Tally {
        var tokens = 0
        var problems = 0
        var singleWords = 0
    }

    private static func isFine(_ tally: Tally, _ output: StarterDraft.Output, _ drop: Int) -> Bool {
        let saysSomething = output.drops[drop].mayLeaveOneWord || tally.singleWords * 2 <= tally.tokens
        return saysSomething && tally.problems * 100 <= tally.tokens * output.tolerance
    }

    private func tallies(_ names: DraftNames) -> [[Tally]] {
        let deciding = draft.outputs.map { $0.decidingDrops(parents: survey.parents) }
        let isFlat = draft.outputs.map { $0.traits.style == .flat }
        let shared = sharedSymbols(names, deciding)
        var tallies = draft.outputs.map { Array(repeating: Tally(), count: $0.drops.count) }
        for entry in names.entries {
            guard let drop = deciding[entry.output][graph.tokens[entry.token].group] else { continue }
            // In nested types no more of the path would become part of the name.
            let isTooShort = isFlat[entry.output] && (entry.isRefused || entry.isNumber)
            let isProblem = isTooShort || shared.contains(entry.symbol)
            tallies[entry.output][drop].tokens += 1
            if isProblem { tallies[entry.output][drop].problems += 1 }
            if entry.isOneWord { tallies[entry.output][drop].singleWords += 1 }
        }
        return tallies
    }

    /// The symbols that tokens of different drops have in common. What one drop makes equal would stay so without it.
    private func sharedSymbols(_ names: DraftNames, _ deciding: [[Int?]]) -> Set<String> {
        struct Owner: Equatable {
            var output: Int
            var drop: Int?
        }
        var owners: [String: Owner] = [:]
        var shared: Set<String> = []
        owners.reserveCapacity(names.entries.count)
        for entry in names.entries {
            let owner = Owner(output: entry.output, drop: deciding[entry.output][graph.tokens[entry.token].group])
            let symbol = entry.symbol
            if let first = owners.updateValue(owner, forKey: symbol), first != owner { shared.insert(symbol) }
        }
        return shared
    }
}
