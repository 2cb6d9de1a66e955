import Diagnostics
import LocatedJSON

/// Creates collections from a project's statements: tokens that the themes of the same groups change form a collection,
/// whose modes are these themes, or their combinations if there are several groups.
struct StudioCollections {
    private(set) var collections: [ReadCollection] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// The statements, followed by those that others complete.
    private(set) var statements: [StudioStatement]
    /// The completed statements, by the statements that they consist of.
    private var completed: [[Int]: Int] = [:]

    private let reader: StudioSetReader
    private let selections: StudioSelections
    private let path: String
    private var values: StudioLiterals
    /// The last statement of each path, in the order of the first ones; ``previous`` has the one before it.
    private var lastStatements: [Int] = []
    private var previous: [Int]
    private let sets: [Int]
    private var statuses: [[Int]: [StudioTheme.SetStatus]] = [:]
    /// Whether each statement is used in some combination of themes.
    private var isCounting: [Bool]
    /// The axes that change some token; if there are too many to examine, all of them.
    private var changingAxes: Set<Int> = []
    /// The axes with too many combinations to examine.
    private var unexaminedAxes: Set<Int> = []

    /// The maximum number of combinations of themes for which the used statement of a token is looked up, which is
    /// cheap.
    private static let combinationLimit = 10_000

    init(_ reader: StudioSetReader, _ selections: StudioSelections, path: String) {
        self.reader = reader
        self.selections = selections
        self.path = path
        statements = reader.statements
        isCounting = reader.statements.map { _ in false }
        values = StudioLiterals(reader)
        previous = Array(repeating: -1, count: reader.statements.count)
        sets = reader.statements.map(\.set)
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

    /// A group of themes whose sets later groups override in every combination.
    struct OverriddenAxis {
        var axis: Int
        /// How many of its tokens are overridden; `nil` if the themes have no effect at all.
        var share: (overridden: Int, all: Int)?
    }

    /// The axes whose themes only choose among sets that are always overridden, those most of whose tokens are, and those
    /// that a later axis is a variant of and overrides in part.
    var overriddenAxes: [OverriddenAxis] {
        let sets = Set(reader.statements.map(\.set))
        let countingSets = Set(reader.statements.indices.filter { isCounting[$0] }.map { self.sets[$0] })
        return selections.axes.indices.compactMap { axis in
            let chosen = sets.filter { selections.changingAxes[$0].contains(axis) }
            if !changingAxes.contains(axis), !chosen.isEmpty, countingSets.isDisjoint(with: chosen) {
                return OverriddenAxis(axis: axis)
            }
            return overriddenShare(of: axis).map { OverriddenAxis(axis: axis, share: $0) }
        }
    }

    /// How many tokens of an axis are overridden, if that is worth a warning.
    private func overriddenShare(of axis: Int) -> (overridden: Int, all: Int)? {
        let (own, haveVariant) = selections.ownSets(ofGroup: axis)
        guard selections.axes[axis].contexts.count > 1, !unexaminedAxes.contains(axis), !own.isEmpty else { return nil }
        var (overridden, all) = (0, 0)
        for last in lastStatements {
            let definitions = Array(sequence(first: last) { [previous] in previous[$0] < 0 ? nil : previous[$0] })
            guard definitions.contains(where: { own.contains(sets[$0]) }) else { continue }
            all += 1
            let counting = definitions.filter { isCounting[$0] }
            let isOverridden = !counting.isEmpty && counting.allSatisfy { selections.isOnlyUsed(sets[$0], after: axis) }
            if isOverridden { overridden += 1 }
        }
        let isEnough = haveVariant || ModeOverlapRule.most.isReached(by: overridden, of: [all])
        return overridden > 0 && isEnough ? (overridden, all) : nil
    }

    /// Creates the collections.
    mutating func compose() {
        var partition = AxisPartition<Int>(selections.axes, limit: Self.combinationLimit)
        for last in orderedStatements() {
            partition.add(last, candidates: candidates(last)) { combination in
                key(before: last, in: combination)
            }
        }
        reportRetyped()
        unexaminedAxes = Set(partition.tooMany.flatMap(\.axes))
        changingAxes = Set((partition.tooMany + partition.sorted).flatMap(\.axes))
        for part in partition.tooMany { reportTooMany(part) }
        collections = partition.collections(named: path) { modes(of: $0, $1) }
    }

    /// Reports tokens that a later set defines with another type than one that is used with it, so that they cannot be
    /// variants of one token.
    private mutating func reportRetyped() {
        let retyped = lastStatements.compactMap { last -> (last: Int, other: Int)? in
            var later = last
            while later >= 0, !selections.isUsed(sets[later]) { later = previous[later] }
            guard later >= 0 else { return nil }
            var other = previous[later]
            while other >= 0, isSameType(later, other) || !selections.areUsedTogether(sets[later], sets[other]) {
                other = previous[other]
            }
            return other < 0 ? nil : (later, other)
        }
        guard let first = retyped.first else { return }
        let (later, earlier) = (reader.statements[first.last], reader.statements[first.other])
        let count = retyped.count - 1
        let more = count == 0 ? "" : " (and \(Wording.count(count, "more token")))"
        diagnostics.add(
            .warning, .typeMismatch,
            "'\(later.path)' has the type \(later.type.rawValue) here, but \(earlier.type.rawValue) in another set\(more); where "
                + "both sets are enabled, the later one is used",
            at: reader.sources[later.source].location(of: later.nameNode),
            notes: [
                Diagnostic.Note(
                    "also defined here", at: reader.sources[earlier.source].location(of: earlier.nameNode))
            ], advice: "rename one of them, or do not use both sets in one theme")
    }

    private func isSameType(_ statement: Int, _ other: Int) -> Bool {
        let (one, two) = (reader.statements[statement], reader.statements[other])
        let isOpen = [one, two].contains { !$0.statesType || $0.tokenType == nil }
        if one.type == two.type || isOpen { return true }
        let isGeneral = Self.generalTypes.contains(one.type) || Self.generalTypes.contains(two.type)
        return isGeneral && one.tokenType == two.tokenType
    }

    /// The types of lengths that do not determine a property.
    private static let generalTypes: Set<StudioType> = [.dimension, .sizing, .spacing, .number, .other]

    /// The last statement of every path, first those used by the default themes, in their order.
    private mutating func orderedStatements() -> [Int] {
        let defaults = selections.axes.defaults
        let lasts = lastStatements
        let winners = lasts.map { winner(before: $0, in: defaults) ?? .max }
        for winner in winners where winner < .max { isCounting[winner] = true }
        return lasts.indices.sorted { (winners[$0], $0) < (winners[$1], $1) }.map { lasts[$0] }
    }

    /// The groups of themes that may change which statement of a token is used.
    private func candidates(_ last: Int) -> [Int] {
        guard !selections.axes.isEmpty else { return [] }
        var axes = selections.changingAxes[reader.statements[last].set]
        var statement = previous[last]
        while statement >= 0 {
            let more = selections.changingAxes[reader.statements[statement].set]
            if more != axes { axes = Set(axes).union(more).sorted() }
            statement = previous[statement]
        }
        return axes
    }

    /// The statement of a token that is used in a combination of themes: that of the last enabled set, or else of the
    /// last source. In one set, the later one is used.
    private mutating func winner(before last: Int, in combination: [Int]) -> Int? {
        let statuses = statuses(combination)
        var best: Int?
        var bestStatus = StudioTheme.SetStatus.disabled
        var statement = last
        while statement >= 0 {
            let status = statuses[sets[statement]]
            if status > bestStatus { (best, bestStatus) = (statement, status) }
            statement = previous[statement]
        }
        return best
    }

    /// What identifies the value of a token in a combination.
    private struct Key: Hashable {
        var winner: StudioLiterals.Key
        var others: [StudioLiterals.Key]
    }

    private mutating func key(before last: Int, in combination: [Int]) -> Key? {
        guard let winner = winner(before: last, in: combination) else { return nil }
        let others = completing(winner, before: last, in: combination)
        for statement in [winner] + others { isCounting[statement] = true }
        return Key(winner: values.key(of: winner), others: others.map { values.key(of: $0) })
    }

    /// The statements whose members complete the used one, which is an object, as in the plugin: those of the other
    /// sets in use, up to the first that is not an object.
    private mutating func completing(_ winner: Int, before last: Int, in combination: [Int]) -> [Int] {
        guard previous[last] >= 0, isObject(winner) else { return [] }
        let statuses = statuses(combination)
        var others: [Int] = []
        var statement = last
        while statement >= 0 {
            if statement != winner, statuses[reader.statements[statement].set] > .disabled { others.append(statement) }
            statement = previous[statement]
        }
        // Enabled sets come before sources, and later sets before earlier ones.
        let ordered = others.sorted { one, other in
            (statuses[reader.statements[one].set], one) > (statuses[reader.statements[other].set], other)
        }
        return Array(ordered.prefix(while: isObject))
    }

    private func isObject(_ index: Int) -> Bool {
        let statement = reader.statements[index]
        guard statement.type.compositeType != nil else { return false }
        return reader.sources[statement.source].kind(of: statement.valueNode) == .object
    }

    /// The statement completed by others.
    private mutating func completed(_ winner: Int, before last: Int, in combination: [Int]) -> Int {
        let others = completing(winner, before: last, in: combination)
        if others.isEmpty { return winner }
        if let known = completed[[winner] + others] { return known }
        var statement = reader.statements[winner]
        statement.completedBy = others
        statements.append(statement)
        completed[[winner] + others] = statements.count - 1
        return statements.count - 1
    }

    private mutating func statuses(_ combination: [Int]) -> [StudioTheme.SetStatus] {
        if let known = statuses[combination] { return known }
        let made = selections.statuses(combination)
        statuses[combination] = made
        return made
    }

    private mutating func reportTooMany(_ part: AxisPartition<Int>.Part) {
        let paths = part.tokens.map { reader.statements[$0].path }
        let first = reader.statements.first { $0.path == paths[0] }
        diagnostics.add(
            .error, .tooManyCombinations,
            "the themes of \(Wording.count(part.axes.count, "group")) change \(ModeLimit.excess(of: paths))",
            at: first.map { reader.sources[$0.source].location(of: $0.nameNode) },
            notes: [Diagnostic.Note("the groups are \(selections.axes.names(of: part.axes))")],
            advice: "refer to tokens that fewer groups change, instead of repeating values", loss: .tokens(paths))
    }

    /// The modes of the tokens that some axes change.
    private mutating func modes(of part: AxisPartition<Int>.Part, _ combinations: [[Int]]) -> [ReadMode] {
        var modes = combinations.map { ReadMode(name: selections.axes.modeName(of: $0, part.axes)) }
        let root = TokenGroups([TokenGroup(names: [], path: "", nameNode: reader.sources[0].root)])
        var groups = modes.map { _ in root }
        for last in part.tokens {
            let isReferenceOnly = !isEmitted(last)
            for (mode, winner) in winners(before: last, in: combinations).enumerated() {
                let group = add(statements[winner].group, to: &groups[mode])
                modes[mode].tokens.append(token(winner, group: group, isReferenceOnly: isReferenceOnly))
            }
        }
        for mode in modes.indices { modes[mode].groups = groups[mode].all }
        return modes
    }

    /// The statement used in each combination; the first used in any if none is; none if no theme uses the token.
    private mutating func winners(before last: Int, in combinations: [[Int]]) -> [Int] {
        func winners(in combinations: [[Int]]) -> [Int?] {
            combinations.map { combination in
                winner(before: last, in: combination).map { completed($0, before: last, in: combination) }
            }
        }
        var found = winners(in: combinations)
        // A token that only some themes use, and that none of them changes, has one value.
        if combinations.count == 1, found[0] == nil { found = winners(in: allCombinations(of: last)) }
        guard let first = found.lazy.compactMap(\.self).first else { return [] }
        return combinations.indices.map { found[$0] ?? first }
    }

    private func allCombinations(of last: Int) -> [[Int]] {
        selections.axes.combinations(of: candidates(last), limit: Self.combinationLimit) ?? []
    }

    /// Whether a token is enabled in any combination of themes; otherwise it can only be referred to.
    private mutating func isEmitted(_ last: Int) -> Bool {
        allCombinations(of: last).contains { combination in
            guard let winner = winner(before: last, in: combination) else { return false }
            return statuses(combination)[reader.statements[winner].set] == .enabled
        }
    }

    private mutating func token(_ index: Int, group: Int, isReferenceOnly: Bool) -> Token {
        let statement = statements[index]
        let value = statement.completedBy.isEmpty ? values.value(of: index) : .deferred
        return statement.token(
            index, group: group, statedType: statement.tokenType, value: value, isReferenceOnly: isReferenceOnly)
    }

    /// Adds a group and those around it to a mode, which has the root.
    private func add(_ number: Int, to groups: inout TokenGroups) -> Int {
        var group = reader.groups[number]
        if let place = groups[group.path] { return place }
        let parent = add(reader.parents[number], to: &groups)
        // A name may contain periods, and another set may have added the group around it under other names.
        group.names = groups.all[parent].names + group.names.suffix(1)
        return groups.add(group)
    }
}
