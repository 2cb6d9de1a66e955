import Diagnostics
import LocatedJSON

/// Makes collections of a project's statements: tokens that the themes of the same groups change are a collection, whose
/// modes are these themes, or, where the groups are several, their combinations.
struct StudioCollections {
    private(set) var collections: [ReadCollection] = []
    /// The tokens that are left out because their modes are too many.
    private(set) var brokenPaths: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    private let reader: StudioSetReader
    private let sets: [StudioSet]
    private let files: [JSONDocument]
    private let selections: StudioSelections
    private let path: String
    private var values: StudioLiterals
    /// The last statement of each path, in the order of the first ones; the one before it is in ``previous``.
    private var lastStatements: [Int] = []
    private var previous: [Int]
    private var statuses: [[Int]: [StudioSelections.Status]] = [:]

    /// In how many combinations of themes it is looked up which statement of a token counts; that is cheap.
    private static let combinationLimit = 10_000

    init(
        _ reader: StudioSetReader, _ sets: [StudioSet], _ files: [JSONDocument], _ selections: StudioSelections,
        path: String
    ) {
        self.reader = reader
        self.sets = sets
        self.files = files
        self.selections = selections
        self.path = path
        values = StudioLiterals(reader.statements, sets, files)
        previous = Array(repeating: -1, count: reader.statements.count)
        var numbers: [String: Int] = [:]
        numbers.reserveCapacity(reader.statements.count)
        for index in reader.statements.indices {
            if let number = numbers[reader.statements[index].path] {
                previous[index] = lastStatements[number]
                lastStatements[number] = index
            } else {
                numbers[reader.statements[index].path] = lastStatements.count
                lastStatements.append(index)
            }
        }
    }

    /// Composes the collections.
    mutating func compose() {
        var partition = AxisPartition<Int>(selections.axes, limit: Self.combinationLimit)
        for last in orderedStatements() {
            partition.add(last, candidates: candidates(last)) { combination in
                winner(before: last, in: combination).map { values.key(of: $0) }
            }
        }
        for part in partition.tooMany { leaveOut(part) }
        for part in partition.sorted where !part.tokens.isEmpty || part.axes.isEmpty { add(part) }
    }

    /// The last statement of every path: in the order in which they count for the default themes, then the others.
    private mutating func orderedStatements() -> [Int] {
        let defaults = selections.axes.defaults
        var counting: [(winner: Int, last: Int)] = []
        var others: [Int] = []
        for last in lastStatements {
            if let winner = winner(before: last, in: defaults) {
                counting.append((winner, last))
            } else {
                others.append(last)
            }
        }
        return counting.sorted { $0.winner < $1.winner }.map(\.last) + others
    }

    /// The groups of themes that may change which statement of a token counts.
    private func candidates(_ last: Int) -> [Int] {
        guard !selections.axes.axes.isEmpty else { return [] }
        var axes = selections.changingAxes[reader.statements[last].set]
        var statement = previous[last]
        while statement >= 0 {
            let more = selections.changingAxes[reader.statements[statement].set]
            if more != axes { axes = Set(axes).union(more).sorted() }
            statement = previous[statement]
        }
        return axes
    }

    /// The statement of a token that counts in a combination of themes: that of the last set that is enabled, or else of
    /// the last that is a source. Of two in one set the later counts.
    private mutating func winner(before last: Int, in combination: [Int]) -> Int? {
        let statuses = statuses(combination)
        var best: Int?
        var bestStatus = StudioSelections.Status.absent
        var statement = last
        while statement >= 0 {
            let status = statuses[reader.statements[statement].set]
            if status > bestStatus { (best, bestStatus) = (statement, status) }
            statement = previous[statement]
        }
        return best
    }

    private mutating func statuses(_ combination: [Int]) -> [StudioSelections.Status] {
        if let known = statuses[combination] { return known }
        let made = selections.statuses(combination)
        statuses[combination] = made
        return made
    }

    private mutating func leaveOut(_ part: AxisPartition<Int>.Part) {
        let paths = part.tokens.map { reader.statements[$0].path }
        brokenPaths.formUnion(paths)
        let names = part.axes.map { "\"\(selections.axes.axes[$0].name ?? "")\"" }.joined(separator: ", ")
        let more = paths.count > 1 ? " and \(paths.count - 1) more" : ""
        let first = reader.statements.first { $0.path == paths[0] }
        diagnostics.append(
            Diagnostic(
                .error, .tooManyCombinations,
                "the themes of \(part.axes.count) groups change \(paths[0])\(more): more than "
                    + "\(ModeAxes.modeLimit) modes",
                at: first.map { files[sets[$0.set].source].location(of: $0.nameNode) },
                notes: [
                    Diagnostic.Note("these groups: \(names)"),
                    Diagnostic.Note("let the tokens refer to others that fewer groups change"),
                ]))
    }

    private mutating func add(_ part: AxisPartition<Int>.Part) {
        guard let combinations = selections.axes.combinations(of: part.axes) else { return }
        var modes = combinations.map { combination in
            ReadMode(
                name: selections.axes.modeName(of: combination, part.axes),
                groups: [TokenGroup(names: [], path: "", nameNode: files[0].root)])
        }
        var groups = modes.map { _ in ["": 0] }
        for last in part.tokens {
            guard let winners = winners(before: last, in: combinations) else { continue }
            let isEmitted = isEmitted(last)
            for (mode, winner) in winners.enumerated() {
                let group = add(reader.statements[winner].group, to: &modes[mode], &groups[mode])
                modes[mode].tokens.append(token(winner, group: group, isReferenceOnly: !isEmitted))
            }
        }
        collections.append(
            ReadCollection(
                name: part.axes.isEmpty ? path : selections.axes.collectionName(of: part.axes),
                axes: part.axes.map { selections.axes.axes[$0] }, modes: modes))
    }

    /// The statement that counts in each combination; the first that counts in any, where none does.
    private mutating func winners(before last: Int, in combinations: [[Int]]) -> [Int]? {
        var found: [Int?] = combinations.map { winner(before: last, in: $0) }
        // A token that only some themes take, and that none of them changes, has one value.
        if combinations.count == 1, found[0] == nil {
            found = allCombinations(of: last).map { winner(before: last, in: $0) }
        }
        guard let first = found.lazy.compactMap(\.self).first else { return nil }
        return combinations.indices.map { found[$0] ?? first }
    }

    private func allCombinations(of last: Int) -> [[Int]] {
        selections.axes.combinations(of: candidates(last), limit: Self.combinationLimit) ?? []
    }

    /// Whether a token is enabled in any combination of themes: otherwise it is there to be referred to.
    private mutating func isEmitted(_ last: Int) -> Bool {
        allCombinations(of: last).contains { combination in
            guard let winner = winner(before: last, in: combination) else { return false }
            return statuses(combination)[reader.statements[winner].set] == .enabled
        }
    }

    private mutating func token(_ index: Int, group: Int, isReferenceOnly: Bool) -> Token {
        let statement = reader.statements[index]
        let value = values.value(of: index)
        return Token(
            name: statement.name, path: statement.path, group: group,
            statedType: statement.type.tokenType ?? .string, value: value,
            annotations: TokenAnnotations.of(
                description: statement.description, deprecation: nil, isReferenceOnly: isReferenceOnly),
            document: sets[statement.set].source, nameNode: statement.nameNode, valueNode: statement.valueNode,
            statement: Int32(index))
    }

    /// Adds a group and those around it to a mode.
    private func add(_ group: Int, to mode: inout ReadMode, _ known: inout [String: Int]) -> Int {
        if let number = known[reader.groups[group].path] { return number }
        var missing: [StudioGroup] = []
        var current: Int? = group
        while let index = current, known[reader.groups[index].path] == nil {
            missing.append(reader.groups[index])
            current = reader.groups[index].parent
        }
        for group in missing.reversed() {
            let parent = group.parent.flatMap { known[reader.groups[$0].path] } ?? 0
            known[group.path] = mode.groups.count
            mode.groups.append(
                TokenGroup(
                    names: mode.groups[parent].names + [group.name], path: group.path,
                    document: sets[group.set].source, nameNode: group.nameNode))
        }
        return known[reader.groups[group].path] ?? 0
    }
}
