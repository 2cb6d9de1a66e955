import CodeGeneration
import DesignTokens

/// Chooses what the names of one output leave away of paths, and which groups have a shorter name: a function of the output's
/// tokens and of what their groups hold.
///
/// A group's name is left away where it is around all tokens of the output, names a layer, or says no more than the type does;
/// then those in it are looked at. It stays where names would not be unique, legal and more than a number or a letter.
struct NameRules {
    private let output: ProposedOutput
    private let kind: ValueKind
    private let graph: TokenGraph
    private let survey: GroupSurvey
    private let layers: LayerPaths
    /// How many of the output's tokens each group holds, at any depth and directly.
    private var held: [Int]
    private let direct: [Int: [Int]]
    /// The groups that are left away, with how many names in a hundred may then be replaced one by one.
    private var drops: [String: Int] = [:]
    private var replacements: [Located<String>: String] = [:]

    /// Chooses the rules for the names of an output.
    static func chosen(for output: ProposedOutput, _ graph: TokenGraph, _ survey: GroupSurvey) -> NamingRules {
        guard let kind = output.kind, !output.tokens.isEmpty else { return output.configuration.names }
        var rules = NameRules(output, kind, graph, survey)
        rules.drop(survey.groups[0].children)
        rules.takeBackDrops()
        if output.configuration.style == .flat {
            rules.shortenToInitials()
            rules.sayRepeatsOnce()
        }
        return rules.rules
    }

    private init(_ output: ProposedOutput, _ kind: ValueKind, _ graph: TokenGraph, _ survey: GroupSurvey) {
        (self.output, self.kind, self.graph, self.survey) = (output, kind, graph, survey)
        layers = LayerPaths(survey.layers)
        let direct = Dictionary(grouping: output.tokens) { graph.tokens[$0].group }
        self.direct = direct
        held = graph.groups.indices.map { direct[$0]?.count ?? 0 }
        for group in held.indices.dropFirst().reversed() { held[survey.parents[group]] += held[group] }
    }

    private var rules: NamingRules {
        var rules = output.configuration.names
        rules.drop = graph.groups.map(\.path).filter { drops[$0] != nil }.map { Located($0) }
        rules.replace = replacements
        return rules
    }

    /// The names by these rules.
    private var names: [TokenName] {
        var output = output
        output.configuration.names = rules
        return output.names(in: graph)
    }
}

// MARK: - What is left away

extension NameRules {
    private func children(of group: Int) -> [Int] { survey.groups[group].children.filter { held[$0] > 0 } }

    /// Leaves groups away, and then those in them.
    private mutating func drop(_ groups: [Int]) {
        for group in groups where held[group] > 0 {
            guard let tolerance = tolerance(of: group, among: groups) else { continue }
            drops[graph.groups[group].path] = tolerance
            drop(survey.groups[group].children)
        }
    }

    /// How many names in a hundred may be replaced where a group is left away; `nil` where it says something.
    private func tolerance(of index: Int, among siblings: [Int]) -> Int? {
        let group = survey.groups[index]
        let isAroundAll = held[index] == output.tokens.count
        // Around the groups that are told apart there is nothing to tell.
        let isAroundRoots = survey.roots.contains { $0.path != group.path && $0.path.isPath(inside: group.path) }
        if output.configuration.style == .nested {
            return isAroundAll && (isAroundRoots || kind.isLayer(group.name, among: Layer.allCases)) ? 10 : nil
        }
        if isAroundRoots { return 10 }
        // Something has to say what a number is for.
        if kind.needsPurpose, direct[index] != nil { return nil }
        let saysNothing = kind.isType(group.name) || isLayer(index, among: siblings)
        if isAroundAll { return saysNothing || saysNothingOfPurpose(index) ? 10 : nil }
        return saysNothing ? 0 : nil
    }

    /// Whether the name of a group around all tokens is not what says what these are for.
    private func saysNothingOfPurpose(_ group: Int) -> Bool {
        if survey.groups[group].counts.isMixed { return true }
        let words = (direct[group] ?? []).count { TokenName.isOneWord(CamelCase([graph.tokens[$0].name]).text) }
        return !kind.needsPurpose && words * 2 <= held[group]
    }

    /// Whether a group is a layer: all of one, and called so, or beside one group of the other layer alone.
    private func isLayer(_ group: Int, among siblings: [Int]) -> Bool {
        let layer = layers.layer(of: graph.groups[group].path)
        let hasColors = survey.groups[group].counts.colors > 0
        guard hasColors ? layer == .primitive || layer == .semantic : layer != .component else { return false }
        let others = siblings.filter { held[$0] > 0 && $0 != group }
        let otherLayers = others.map { layers.layer(of: graph.groups[$0].path) }
        let name = survey.groups[group].name
        if kind.isLayer(name, among: [.primitive, .semantic]) {
            let isDoubtful = !ValueKind.doubtfulLayerWords.isDisjoint(with: ValueKind.words(of: name))
            return !isDoubtful || layer == nil || !otherLayers.contains(layer)
        }
        return others.count == 1 && otherLayers != [layer] && otherLayers != [nil] && otherLayers != [.component]
            && (others + [group]).allSatisfy { direct[$0] == nil && children(of: $0).count > 1 }
    }

    /// Takes back what leaves names that are refused, taken, numbers or letters, and what shortens none.
    private mutating func takeBackDrops() {
        while !drops.isEmpty {
            let names = Dictionary(grouping: names) { $0.rule ?? "" }
            let symbols = Dictionary(names.values.joined().map { ($0.symbol, 1) }, uniquingKeysWith: +)
            var unwanted = drops.filter { path, tolerance in
                let own = names[path] ?? []
                // What one rule makes equal would be equal without it.
                let counts = Dictionary(own.map { ($0.symbol, 1) }, uniquingKeysWith: +)
                let bad = own.count { $0.isPoor || symbols[$0.symbol] != counts[$0.symbol] }
                return bad * 100 > own.count * tolerance
            }
            if unwanted.isEmpty { unwanted = drops.filter { names[$0.key] == nil } }
            if unwanted.isEmpty { return }
            for path in unwanted.keys { drops[path] = nil }
        }
    }
}

// MARK: - What is said shorter

extension NameRules {
    /// Where most tokens of a group are called by numbers (`spacing.16`), its initial stands for it: `s16`.
    private mutating func shortenToInitials() {
        guard kind.hasInitials else { return }
        let naming = OutputNaming(output.configuration(with: rules))
        let groups = direct.keys.sorted().filter { group in
            let tokens = direct[group] ?? []
            let numbers = tokens.count { TokenName.isNumber(CamelCase([graph.tokens[$0].name]).text) }
            return numbers * 2 > tokens.count && held[group] == tokens.count
                && naming.remainingNames(of: graph.groups[group].path, graph.groups[group].names).count == 1
        }
        let initials = Dictionary(grouping: groups) { group in
            CamelCase([survey.groups[group].name]).text.unicodeScalars.prefix(1).filter(NameCharacter.isLetter)
                .map(String.init).joined()
        }
        for (initial, groups) in initials where groups.count == 1 && !initial.isEmpty {
            tryReplacing([(graph.groups[groups[0]].path, initial)])
        }
    }

    /// Where the tokens of a group repeat its name (`grey.grey600`), one rule says it once.
    private mutating func sayRepeatsOnce() {
        for (group, tokens) in direct.sorted(by: { $0.key < $1.key }) where tokens.count > 1 {
            let (path, names) = (graph.groups[group].path, graph.groups[group].names)
            let naming = OutputNaming(output.configuration(with: rules))
            let remaining = naming.remainingNames(of: path, names)
            guard let word = remaining.last, word == names.last, !path.contains("*") else { continue }
            let starts = tokens.compactMap { Self.start(of: graph.tokens[$0].name, repeating: word) }
            guard let start = starts.first, starts.count * 2 > tokens.count, Set(starts).count == 1 else { continue }
            let rest = remaining.dropLast()
            let value = rest.isEmpty ? start : CamelCase(rest + [word]).text + start.dropFirst(word.count)
            tryReplacing([("\(path).\(start)*", value + "*")])
        }
    }

    /// The beginning of a name that is a word and ends there: `grey` of `grey600`, `primary-` of `primary-500`.
    private static func start(of name: String, repeating word: String) -> String? {
        guard name.lowercased().hasPrefix(word.lowercased()), !name.contains("*"),
            let next = name.dropFirst(word.count).unicodeScalars.first
        else { return nil }
        let start = String(name.prefix(word.count))
        if NameCharacter.isDigit(next) || next.properties.isUppercase { return start }
        return NameCharacter.isLetter(next) ? nil : start + String(Character(next))
    }

    /// Replaces paths, unless a name would not be free or legal then.
    private mutating func tryReplacing(_ pairs: [(path: String, text: String)]) {
        let before = replacements
        let poor = poorCount
        for (path, text) in pairs { replacements[Located(path)] = text }
        if poorCount > poor { replacements = before }
    }

    /// How many names are refused or taken.
    private var poorCount: Int {
        let names = names
        return names.count(where: \.isPoor) + names.count - Set(names.map(\.symbol)).count
    }
}

// MARK: - Names

/// A token of an output with its name there.
struct TokenName {
    var token: Int
    /// The beginning of the path that a rule of the output speaks of.
    var rule: String?
    /// How many names of the path the name is made of.
    var usedCount: Int
    var isFlat: Bool
    var symbol: Symbol

    /// Whether the name is none that anybody would give: what SwiftUI has, a number or a letter. In nested types more of the
    /// path would not become part of it.
    var isPoor: Bool { isFlat && (symbol.isRefused || symbol.isNumber || symbol.name.unicodeScalars.count == 1) }

    static func isNumber(_ name: String) -> Bool { name.unicodeScalars.first.map(NameCharacter.isDigit) == true }

    /// Whether a name is a single word: `default`, but not `textDefault` or `gray50`.
    static func isOneWord(_ name: String) -> Bool {
        !name.unicodeScalars.contains { NameCharacter.isDigit($0) || $0.properties.isUppercase }
    }
}

extension ProposedOutput {
    func configuration(with rules: NamingRules) -> OutputConfiguration {
        var configuration = configuration
        configuration.names = rules
        return configuration
    }

    /// The tokens with their names, in the order in which they claim these.
    func names(in graph: TokenGraph) -> [TokenName] {
        let hasPatterns = configuration.names.replace.keys.contains { $0.value.contains("*") }
        let naming = OutputNaming(
            hasPatterns ? configuration.expanded(in: graph, GroupTree(graph)) : configuration)
        let isFlat = naming.style == .flat
        let groups = Dictionary(grouping: tokens) { graph.tokens[$0].group }
        return groups.sorted { $0.key < $1.key }.flatMap { group, tokens in
            let group = graph.groups[group]
            let name = naming.name(of: group)
            let rule = naming.rule(for: group.path)
            let groupCount = isFlat ? naming.remainingNames(of: group.path, group.names).count : 0
            return tokens.map { number in
                let token = graph.tokens[number]
                let scope = naming.scope(of: token, in: name).joined(separator: ".")
                return TokenName(
                    token: number, rule: rule, usedCount: token.isRoot ? max(groupCount, 1) : groupCount + 1,
                    isFlat: isFlat, symbol: Symbol(scope: scope, name: naming.name(of: token, in: name)))
            }
        }
    }
}
