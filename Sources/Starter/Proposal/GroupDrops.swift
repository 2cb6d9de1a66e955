import CodeGeneration
import DesignTokens

/// The groups that the names of an output drop.
///
/// A group is dropped if it contains all tokens of the output, names a layer, or only repeats the type; then its
/// subgroups are considered. It is kept if a name would not be unique and legal, or would only be a number or a letter.
struct GroupDrops {
    /// The dropped groups, by their paths.
    private var drops: [String: Drop] = [:]
    private let facts: OutputGroups
    private var kind: ValueKind { facts.kind }
    /// The layer of each group, by index.
    private let layers: [Layer?]
    /// The paths of the groups around the roots of the survey.
    private let pathsAroundRoots: Set<String>

    /// A group whose name is dropped.
    struct Drop {
        /// The percentage of names that may then need an individual replacement.
        var tolerance: Int
        var reason: Reason
    }

    /// The reason for dropping a group's name.
    enum Reason: String {
        case isAroundAll = "all tokens of the output are in it"
        case isType = "it only repeats the type"
        case isLayer = "it names a layer"
        case isRedundant = "its groups say what the values are for"
        case isFolder = "color sets have unique names without their folders"
    }

    init(_ facts: OutputGroups) {
        self.facts = facts
        let survey = facts.survey
        layers = LayerPaths(survey.layers).layers(of: facts.graph.groups.map(\.path))
        pathsAroundRoots = Set(
            survey.roots.flatMap { root in root.path.pathsAround.dropFirst().map { String($0) } })
        drop(survey.groups[0].children)
        undoUnwantedDrops()
    }

    /// The reason for each dropped group, by its path.
    var reasons: [String: Reason] { drops.mapValues(\.reason) }

    /// The output's rules with the dropped groups.
    var rules: NamingRules {
        var rules = facts.output.configuration.names
        rules.drop = facts.graph.groups.map(\.path).filter { drops[$0] != nil }.map { Located($0) }
        return rules
    }

    /// Drops groups, and then their subgroups.
    private mutating func drop(_ groups: [Int]) {
        let siblings = groups.filter { facts.held[$0] > 0 }
        let counts = siblings.reduce(into: [Layer?: Int]()) { $0[layers[$1], default: 0] += 1 }
        for group in siblings {
            guard let choice = choice(for: group, among: siblings, counts) else { continue }
            drops[facts.path(of: group)] = choice
            drop(facts.survey.groups[group].children)
        }
    }

    /// Returns how a group is dropped, or `nil` if its name is needed.
    private func choice(for index: Int, among siblings: [Int], _ counts: [Layer?: Int]) -> Drop? {
        let group = facts.survey.groups[index]
        let isAroundAll = facts.held[index] == facts.output.tokens.count
        // The name of a group around all roots of the survey distinguishes nothing.
        let isAroundRoots = pathsAroundRoots.contains(group.path)
        if facts.output.configuration.style == .nested {
            let isRedundant = isAroundRoots || kind.isLayer(group.name, among: Layer.allCases)
            if isAroundAll { return isRedundant ? Drop(tolerance: 10, reason: .isAroundAll) : nil }
            // `ComponentToken.Components` would repeat the word.
            return kind.isLayer(group.name, among: [.component]) ? Drop(tolerance: 0, reason: .isLayer) : nil
        }
        // A few tokens may only have the noun for their value: `primaryColor`.
        let tolerance = kind.isType(group.name) ? 50 : 10
        // The name of a color set is unique without its folders, unless they provide a namespace.
        let isFolder = facts.output.configuration.declaration.usesColorSets && !isNeeded(index)
        if isAroundRoots || isFolder {
            return Drop(tolerance: tolerance, reason: isAroundRoots || isAroundAll ? .isAroundAll : .isFolder)
        }
        // The name of a number must contain its purpose, and that of a color more than a state.
        if let own = facts.direct[index], kind.needsPurpose ? !own.allSatisfy(saysPurpose) : areStates(own) {
            return nil
        }
        if kind.isRedundant(group.name, around: facts.children(of: index).map { facts.name(of: $0) }) {
            return Drop(tolerance: 0, reason: .isRedundant)
        }
        let reason: Reason? =
            kind.isType(group.name) && !isAlike(index, among: siblings)
            ? .isType : isLayer(index, among: siblings, counts) ? .isLayer : nil
        if isAroundAll, reason != nil || isWrapper(index) { return Drop(tolerance: tolerance, reason: .isAroundAll) }
        return isAroundAll
            ? nil : reason.map { Drop(tolerance: $0 == .isType ? tolerance : Self.layerTolerance, reason: $0) }
    }

    /// Returns whether the names need the group's name, because most of its tokens, at any depth, are single words.
    private func isNeeded(_ group: Int) -> Bool { wordCount(in: group) * 2 > facts.held[group] }

    private func wordCount(in group: Int) -> Int {
        let own = facts.own(of: group).count { TokenName.isOneWord(CamelCase([facts.graph.tokens[$0].name]).text) }
        return facts.children(of: group).reduce(own) { $0 + wordCount(in: $1) }
    }

    private func saysPurpose(_ token: Int) -> Bool {
        let name = facts.graph.tokens[token].name
        return ValueKind.words(of: name).count > 1 && !ValueKind.isStep(name)
    }

    private func areStates(_ tokens: [Int]) -> Bool {
        kind.isCommon && tokens.allSatisfy { ValueKind.stateWords.contains(facts.graph.tokens[$0].name.lowercased()) }
    }

    /// Returns whether a group that contains all tokens of the output only wraps them, rather than naming their
    /// purpose.
    private func isWrapper(_ group: Int) -> Bool {
        // Numbers of other groups would keep their names: a path has the same name in each type.
        let others = facts.survey.groups[facts.survey.parents[group]].children.filter { $0 != group }
        if kind.isGeneral, others.contains(where: { facts.survey.groups[$0].counts.measures > 0 }) { return false }
        if kind.needsPurpose { return facts.survey.groups[group].counts.isMixed && !isNeededByGroups(group) }
        // A few shadows may all belong to one component, but not if it would have half of all tokens.
        let groups = facts.survey.groups
        return kind.isCommon || facts.output.tokens.count >= Self.fewestInWrapper
            || groups[group].counts.tokens * 2 >= groups[0].counts.tokens
    }

    private static let fewestInWrapper = 8

    /// The percentage of names in a layer that may keep it, because SwiftUI uses them.
    private static let layerTolerance = 20

    /// Returns whether a group of numbers has subgroups like another one, so that its name says what they are for:
    /// `number.large.size` beside `heading.large.size`.
    private func isAlike(_ group: Int, among siblings: [Int]) -> Bool {
        let names = { Set(facts.children(of: $0).map(facts.name)) }
        return kind.needsPurpose && siblings.contains { $0 != group && !names($0).isDisjoint(with: names(group)) }
    }

    /// Returns whether the names of its subgroups are too vague without the group's name: `font.family`.
    private func isNeededByGroups(_ group: Int) -> Bool {
        kind.isGeneral && !facts.children(of: group).isEmpty
            && facts.children(of: group).allSatisfy {
                ValueKind.dependentWords.contains(facts.name(of: $0).lowercased())
            }
    }

    /// Returns whether a group is a layer: by its name and colors, or because its only sibling is the other layer.
    private func isLayer(_ group: Int, among siblings: [Int], _ counts: [Layer?: Int]) -> Bool {
        let layer = layers[group]
        let hasColors = facts.survey.groups[group].counts.colors > 0
        // If layers cannot be inferred from colors, the words decide.
        let canBe = hasColors && !facts.survey.isCrowded ? layer != nil : true
        guard canBe, layer != .component else { return false }
        let name = facts.name(of: group)
        if kind.isLayer(name, among: [.primitive, .semantic]) {
            let isDoubtful = !ValueKind.doubtfulLayerWords.isDisjoint(with: ValueKind.words(of: name))
            if !isDoubtful || layer == nil || counts[layer] == 1 { return true }
            return ValueKind.layer(named: name, besides: siblings.map(facts.name)) == layer
                && ValueKind.purposeWords.isDisjoint(with: ValueKind.words(of: name))
        }
        if facts.survey.groups[group].sortsByKind { return true }
        guard siblings.count == 2, let other = siblings.first(where: { $0 != group }), let otherLayer = layers[other]
        else { return false }
        return otherLayer != layer && otherLayer != .component
            && siblings.allSatisfy { facts.direct[$0] == nil && facts.children(of: $0).count > 1 }
    }

    /// Undoes drops that lead to unusable or duplicate names, and drops without any effect. Of groups that
    /// would share names, one is still dropped.
    private mutating func undoUnwantedDrops() {
        while !drops.isEmpty {
            let names = Dictionary(grouping: facts.names(by: rules)) { $0.rule ?? "" }
            let owners = names.reduce(into: [Symbol: Set<String>]()) { owners, rule in
                for name in rule.value { owners[name.symbol, default: []].insert(rule.key) }
            }
            let faults = drops.map { path, drop in
                let layer = path.pathsAround.map(String.init).first { drops[$0]?.reason == .isLayer }
                let own = facts.graph.group(at: path).flatMap { group in
                    layers[group] ?? ValueKind.layer(named: facts.name(of: group), besides: [])
                }
                return (
                    path,
                    DropFault(drop, names[path] ?? [], owners, rule: path, layer: layer, isSemantic: own == .semantic)
                )
            }
            let unwanted = Dictionary(uniqueKeysWithValues: faults.filter(\.1.isUnwanted))
            let kept = unwanted.filter { $1.isOfRivals(among: unwanted) }.max {
                ($0.value, $1.key) < ($1.value, $0.key)
            }
            let undone = kept?.value.rivals.flatMap { [$0, unwanted[$0]?.layer ?? $0] } ?? Array(unwanted.keys)
            let unused = undone.isEmpty ? drops.keys.filter { names[$0] == nil } : []
            if undone.isEmpty, unused.isEmpty { return }
            for path in undone + unused { drops[path] = nil }
        }
    }
}
