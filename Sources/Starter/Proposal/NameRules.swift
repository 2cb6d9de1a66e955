import CodeGeneration
import DesignTokens

/// Chooses the groups that the names of one output drop, and those that get a shorter name. The result only depends on
/// the tokens of the output and the contents of their groups.
///
/// A group is dropped if it contains all tokens of the output, names a layer, or only repeats the type; then its
/// subgroups are considered. It is kept if a name would not be unique and legal, or would only be a number or a letter.
struct NameRules {
    private let output: ProposedOutput
    private let kind: ValueKind
    private let graph: TokenGraph
    private let survey: GroupSurvey
    /// The layer of each group, by index.
    private let layers: [Layer?]
    /// The paths of the groups around the roots of the survey.
    private let pathsAroundRoots: Set<String>
    /// The number of the output's tokens in each group at any depth, and the tokens directly in it.
    private var held: [Int]
    private let direct: [Int: [Int]]
    /// The dropped groups, by their paths.
    private var drops: [String: Drop] = [:]
    private var replacements: [Located<String>: String] = [:]
    /// The rules that others build on, once the drops are final: these, and replacements of groups whose subgroups get
    /// further ones.
    private var dropping = NamingRules()
    /// The number of tokens with each name.
    private var taken: [Symbol: Int] = [:]

    /// A group whose name is dropped.
    private struct Drop {
        /// The percentage of names that may then need an individual replacement.
        var tolerance: Int
        var reason: DropReason
    }

    /// The reason for dropping a group's name.
    enum DropReason: String {
        case isAroundAll = "all tokens of the output are in it"
        case isType = "it only repeats the type"
        case isLayer = "it names a layer"
        case isRedundant = "its groups say what the values are for"
        case isFolder = "color sets have unique names without their folders"
    }

    /// Returns an output with rules for its names. If the target already declares many of the names, all get a prefix.
    static func named(
        _ output: ProposedOutput, _ graph: TokenGraph, _ survey: GroupSurvey, besides declared: DeclaredNames
    ) -> ProposedOutput {
        guard let kind = output.kind, !output.tokens.isEmpty else { return output }
        let scopes = ([output] + output.twins).map(\.configuration.scopeName)
        guard output.configuration.style == .flat, declared.hasMany(in: scopes) else {
            return named(output, kind, graph, survey)
        }
        // The names of frameworks only clash without the prefix.
        var prefixed = output
        prefixed.configuration.names.prefix = "token"
        prefixed = named(prefixed, kind, graph, survey)
        var bare = prefixed
        bare.configuration.names.prefix = ""
        guard let reason = declared.reasonForPrefix(ofAll: bare.names(in: graph)) else {
            return named(output, kind, graph, survey)
        }
        prefixed.nameRemarks.append(reason)
        return prefixed
    }

    private static func named(
        _ output: ProposedOutput, _ kind: ValueKind, _ graph: TokenGraph, _ survey: GroupSurvey
    ) -> ProposedOutput {
        var rules = NameRules(output, kind, graph, survey)
        rules.drop(survey.groups[0].children)
        rules.undoUnwantedDrops()
        if output.configuration.style == .flat { rules.shorten() }
        var output = output
        output.configuration.names = rules.rules
        output.dropReasons = rules.drops.mapValues(\.reason)
        return output
    }

    private init(_ output: ProposedOutput, _ kind: ValueKind, _ graph: TokenGraph, _ survey: GroupSurvey) {
        (self.output, self.kind, self.graph, self.survey) = (output, kind, graph, survey)
        layers = LayerPaths(survey.layers).layers(of: graph.groups.map(\.path))
        pathsAroundRoots = Set(
            survey.roots.flatMap { root in root.path.pathsAround.dropFirst().map { String($0) } })
        let direct = Dictionary(grouping: output.tokens) { graph.tokens[$0].group }
        self.direct = direct
        held = graph.groups.indices.map { direct[$0]?.count ?? 0 }
        for group in held.indices.dropFirst().reversed() { held[survey.parents[group]] += held[group] }
    }

    private var rules: NamingRules {
        var rules = output.configuration.names
        rules.drop = graph.groups.map(\.path).filter { drops[$0] != nil }.map { Located($0) }
        rules.replace = dropping.replace.merging(replacements) { $1 }
        return rules
    }

    /// Returns the names that rules give to some tokens.
    private func names(of tokens: [Int], by rules: NamingRules) -> [TokenName] {
        var output = output
        output.tokens = tokens
        output.configuration.names = rules
        return output.names(in: graph)
    }
}

// MARK: - Drops

extension NameRules {
    private func children(of group: Int) -> [Int] { survey.groups[group].children.filter { held[$0] > 0 } }

    /// Drops groups, and then their subgroups.
    private mutating func drop(_ groups: [Int]) {
        let siblings = groups.filter { held[$0] > 0 }
        let counts = siblings.reduce(into: [Layer?: Int]()) { $0[layers[$1], default: 0] += 1 }
        for group in siblings {
            guard let choice = choice(for: group, among: siblings, counts) else { continue }
            drops[graph.groups[group].path] = choice
            drop(survey.groups[group].children)
        }
    }

    /// Returns how a group is dropped, or `nil` if its name is needed.
    private func choice(for index: Int, among siblings: [Int], _ counts: [Layer?: Int]) -> Drop? {
        let group = survey.groups[index]
        let isAroundAll = held[index] == output.tokens.count
        // The name of a group around all roots of the survey distinguishes nothing.
        let isAroundRoots = pathsAroundRoots.contains(group.path)
        if output.configuration.style == .nested {
            let isRedundant = isAroundRoots || kind.isLayer(group.name, among: Layer.allCases)
            if isAroundAll { return isRedundant ? Drop(tolerance: 10, reason: .isAroundAll) : nil }
            // `ComponentToken.Components` would repeat the word.
            return kind.isLayer(group.name, among: [.component]) ? Drop(tolerance: 0, reason: .isLayer) : nil
        }
        // A few tokens may only have the noun for their value: `primaryColor`.
        let tolerance = kind.isType(group.name) ? 50 : 10
        // The name of a color set is unique without its folders, unless they provide a namespace.
        let isFolder = output.configuration.declaration.usesColorSets && !isNeeded(index)
        if isAroundRoots || isFolder {
            return Drop(tolerance: tolerance, reason: isAroundRoots || isAroundAll ? .isAroundAll : .isFolder)
        }
        // The name of a number must contain its purpose.
        if kind.needsPurpose, direct[index] != nil { return nil }
        if kind.isRedundant(group.name, around: children(of: index).map { survey.groups[$0].name }) {
            return Drop(tolerance: 0, reason: .isRedundant)
        }
        let reason: DropReason? =
            kind.isType(group.name) ? .isType : isLayer(index, among: siblings, counts) ? .isLayer : nil
        if isAroundAll, reason != nil || isWrapper(index) { return Drop(tolerance: tolerance, reason: .isAroundAll) }
        return isAroundAll ? nil : reason.map { Drop(tolerance: $0 == .isType ? tolerance : 0, reason: $0) }
    }

    /// Returns whether the names need the group's name, because most of its tokens, at any depth, are single words.
    private func isNeeded(_ group: Int) -> Bool { wordCount(in: group) * 2 > held[group] }

    private func wordCount(in group: Int) -> Int {
        let own = (direct[group] ?? []).count { TokenName.isOneWord(CamelCase([graph.tokens[$0].name]).text) }
        return children(of: group).reduce(own) { $0 + wordCount(in: $1) }
    }

    /// Returns whether a group that contains all tokens of the output only wraps them, rather than naming their
    /// purpose.
    private func isWrapper(_ group: Int) -> Bool {
        // Numbers of other groups would keep their names: a path has the same name in each type.
        let others = survey.groups[survey.parents[group]].children.filter { $0 != group }
        if kind.isGeneral, others.contains(where: { survey.groups[$0].counts.measures > 0 }) { return false }
        if kind.needsPurpose { return survey.groups[group].counts.isMixed && !isNeededByGroups(group) }
        // A few shadows may all belong to one component.
        return kind.isCommon || output.tokens.count >= Self.fewestInWrapper
    }

    private static let fewestInWrapper = 8

    /// Returns whether the names of its subgroups are too vague without the group's name: `font.family`.
    private func isNeededByGroups(_ group: Int) -> Bool {
        kind.isGeneral && !children(of: group).isEmpty
            && children(of: group).allSatisfy { ValueKind.dependentWords.contains(survey.groups[$0].name.lowercased()) }
    }

    /// Returns whether a group is a layer: by its name and colors, or because its only sibling is the other layer.
    private func isLayer(_ group: Int, among siblings: [Int], _ counts: [Layer?: Int]) -> Bool {
        let layer = layers[group]
        let hasColors = survey.groups[group].counts.colors > 0
        // If layers cannot be inferred from colors, the words decide.
        let canBe = hasColors && !survey.isCrowded ? layer != nil : true
        guard canBe, layer != .component else { return false }
        let name = survey.groups[group].name
        if kind.isLayer(name, among: [.primitive, .semantic]) {
            let isDoubtful = !ValueKind.doubtfulLayerWords.isDisjoint(with: ValueKind.words(of: name))
            return !isDoubtful || layer == nil || counts[layer] == 1
        }
        guard siblings.count == 2, let other = siblings.first(where: { $0 != group }), let otherLayer = layers[other]
        else { return false }
        return otherLayer != layer && otherLayer != .component
            && siblings.allSatisfy { direct[$0] == nil && children(of: $0).count > 1 }
    }

    /// Undoes drops that lead to unusable or duplicate names, and drops without any effect.
    private mutating func undoUnwantedDrops() {
        while !drops.isEmpty {
            let names = Dictionary(grouping: names(of: output.tokens, by: rules)) { $0.rule ?? "" }
            let symbols = Dictionary(names.values.joined().map { ($0.symbol, 1) }, uniquingKeysWith: +)
            var unwanted = drops.filter { path, drop in
                let own = names[path] ?? []
                // Names that are equal by this rule would also be equal without it.
                let counts = Dictionary(own.map { ($0.symbol, 1) }, uniquingKeysWith: +)
                let taken = own.count { symbols[$0.symbol] != counts[$0.symbol] }
                let bad = own.count { $0.isPoor || symbols[$0.symbol] != counts[$0.symbol] }
                // A name that another group has is worse than a repeated word for the type.
                return bad * 100 > own.count * drop.tolerance || (drop.reason == .isType && taken > 0)
            }
            if unwanted.isEmpty { unwanted = drops.filter { names[$0.key] == nil } }
            if unwanted.isEmpty { return }
            for path in unwanted.keys { drops[path] = nil }
        }
    }
}

// MARK: - Shorter names

extension NameRules {
    /// Shortens the names of groups without subgroups, with one rule each, if all names remain unique and legal.
    private mutating func shorten() {
        dropping = rules
        taken = Dictionary(names(of: output.tokens, by: dropping).map { ($0.symbol, 1) }, uniquingKeysWith: +)
        if !kind.needsPurpose { removeInnerTypes() }
        let naming = naming
        let groups = graph.groups.indices.dropFirst().filter(isLeaf)
        let remaining = graph.groups.map { naming.remainingNames(of: $0.path, $0.names) }
        shortenToInitials(groups.filter { remaining[$0].count == 1 })
        var counts: [String: Int] = [:]
        for group in groups {
            let names = remaining[group]
            removeRepetitions(in: group, names)
            removeTypeWord(in: group, names)
            useProperty(of: group, names)
            nameDefault(of: group, names)
            // Names can differ only in characters that a Swift name drops: `size` and `_size`.
            let text = CamelCase(names).text
            let count = counts[text, default: 0] + 1
            counts[text] = count
            if count > 1, !text.isEmpty {
                let (path, text) = (graph.groups[group].path, "\(text)\(count)")
                tryReplacing(path, with: text, [path: text], direct[group] ?? [], isWorthIt: <)
            }
        }
        for parent in graph.groups.indices.dropFirst() where direct[parent] == nil && held[parent] > 0 {
            removeRepetitions(in: parent, remaining[parent])
        }
    }

    private var naming: OutputNaming {
        var configuration = output.configuration
        configuration.names = dropping
        return OutputNaming(configuration)
    }

    /// Removes words for the type behind others: `base.color.blue` is `baseBlue`. If many groups have one, as in
    /// `Foreground1.Fill.Color`, the configuration would get too long.
    private mutating func removeInnerTypes() {
        let groups = graph.groups.indices.dropFirst().filter { group in
            held[group] > 0 && drops[graph.groups[group].path] == nil && kind.isType(survey.groups[group].name)
        }
        guard groups.count <= Self.mostInnerTypes else { return }
        for group in groups {
            let path = graph.groups[group].path
            let names = naming.remainingNames(of: path, graph.groups[group].names)
            guard names.count > 1, names.last == survey.groups[group].name, !path.contains("*") else { continue }
            let text = CamelCase(names.dropLast()).text
            var shorter = dropping
            shorter.replace[Located(path)] = text
            if renames(tokens(in: group), from: dropping, to: shorter) { dropping = shorter }
        }
    }

    private static let mostInnerTypes = 12

    private func tokens(in group: Int) -> [Int] {
        children(of: group).reduce(direct[group] ?? []) { $0 + tokens(in: $1) }
    }

    /// Returns whether a group contains tokens of the output, all of them directly.
    private func isLeaf(_ group: Int) -> Bool { held[group] > 0 && held[group] == direct[group]?.count }

    /// Replaces a group with its initial if most of its tokens are numbers: `spacing.16` becomes `s16`. A number with a
    /// word, as in `size.8-cols`, has a purpose that an initial does not show. Before a longer word, an initial does
    /// not help: `sLarge`.
    private mutating func shortenToInitials(_ groups: [Int]) {
        let groups = groups.filter { group in
            guard kind.shortened.contains(survey.groups[group].name.lowercased()) else { return false }
            let names = (direct[group] ?? []).map { CamelCase([graph.tokens[$0].name]).text }
            let numbers = names.count { !$0.unicodeScalars.contains(where: NameCharacter.isLetter) }
            return numbers * 2 > names.count
                && names.allSatisfy { $0.unicodeScalars.count(where: NameCharacter.isLetter) <= Self.longestStep }
        }
        let initials = Dictionary(grouping: groups) { CamelCase([survey.groups[$0].name]).text.prefix(1) }
        for (initial, groups) in initials where groups.count == 1 && initial.allSatisfy(\.isLetter) {
            let path = graph.groups[groups[0]].path
            tryReplacing(path, with: String(initial), [path: String(initial)], direct[groups[0]] ?? [])
        }
    }

    /// The number of letters in the longest name of a step that an initial can precede: `sNone`.
    private static let longestStep = 4

    /// Removes a word that a group repeats from its parent (`layout.layout`), or that its tokens or groups repeat from
    /// it (`gray.gray600`, `headline.headline large`), with one rule each.
    private mutating func removeRepetitions(in group: Int, _ names: [String]) {
        let (word, path, rest) = (survey.groups[group].name, graph.groups[group].path, names.dropLast())
        guard word == names.last, !path.contains("*") else { return }
        let (own, leaves) = (direct[group] ?? [], children(of: group).filter(isLeaf))
        if rest.last?.lowercased() == word.lowercased() {
            let text = CamelCase(rest).text
            tryReplacing(path, with: text, [path: text], own + leaves.flatMap { direct[$0] ?? [] })
        }
        let parts =
            own.isEmpty
            ? leaves.map { (name: survey.groups[$0].name, path: survey.groups[$0].path) }
            : own.map { (name: graph.tokens[$0].name, path: graph.tokens[$0].path) }
        let lead = Self.lead(of: parts.map(\.name), before: word)
        let starts = parts.compactMap { Self.start(of: String($0.name.dropFirst(lead.count)), repeating: word) }
        // `success100` and `success background` have the same beginning.
        guard let start = starts.min(by: { $0.count < $1.count }), starts.allSatisfy({ $0.hasPrefix(start) }) else {
            return
        }
        let separator = start.unicodeScalars.last.map(Self.isPart) == true ? "" : String(start.suffix(1))
        let text = rest.isEmpty ? start : CamelCase(rest + [word]).text + separator
        let whole = lead + start
        let replaced = parts.filter { $0.name.hasPrefix(whole) }
        tryReplacing(
            "\(path).\(whole)*", with: text + "*",
            Dictionary(replaced.map { ($0.path, text + $0.name.dropFirst(whole.count)) }) { first, _ in first },
            own.isEmpty ? leaves.flatMap { direct[$0] ?? [] } : own, inside: group)
    }

    /// Replaces the name of a group for a property of texts with its singular, without a word for texts: `fontSizes.300` is
    /// `fontSize300`, and so is `typography.fontSize.300`.
    private mutating func useProperty(of group: Int, _ names: [String]) {
        let (path, word) = (graph.groups[group].path, CamelCase(names.suffix(1)).text.lowercased())
        guard let property = ValueKind.textProperties[word], !path.contains("*") else { return }
        var rest = names.dropLast()
        if let last = rest.last, ValueKind.isForTexts(last) { rest.removeLast() }
        let text = CamelCase(rest + [property]).text
        if text != CamelCase(names).text { tryReplacing(path, with: text, [path: text], direct[group] ?? []) }
    }

    /// Names the token `DEFAULT` as its group, as Tailwind does: `brand.DEFAULT` is `brand`.
    private mutating func nameDefault(of group: Int, _ names: [String]) {
        guard !names.isEmpty, let token = direct[group]?.first(where: { graph.tokens[$0].name == "DEFAULT" }) else {
            return
        }
        let (path, text) = (graph.tokens[token].path, CamelCase(names).text)
        tryReplacing(path, with: text, [path: text], [token])
    }

    /// Removes the word for the type with which all tokens of a group begin: `shadow-xs` in `effect` is `.xs`.
    private mutating func removeTypeWord(in group: Int, _ names: [String]) {
        let (path, own) = (graph.groups[group].path, direct[group] ?? [])
        guard !kind.needsPurpose, !path.contains("*"), let first = own.first.map({ graph.tokens[$0].name }),
            let word = ValueKind.words(of: first).first, kind.isType(word)
        else { return }
        let starts = own.map { Self.start(of: graph.tokens[$0].name, repeating: word) }
        guard let start = starts[0], starts.allSatisfy({ $0 == start }) else { return }
        let text = names.isEmpty ? "" : CamelCase(names).text + "-"
        let texts = own.map { (graph.tokens[$0].path, text + graph.tokens[$0].name.dropFirst(start.count)) }
        tryReplacing(
            "\(path).\(start)*", with: text + "*", Dictionary(texts) { first, _ in first }, own, inside: group,
            isWorthIt: { $0 == 0 && $1 == 0 })
    }

    /// Returns the prefix of CSS property names before a word, such as the name of the design system: `--acme-color-`
    /// in `--acme-color-gray-600`; empty for other names.
    private static func lead(of names: [String], before word: String) -> String {
        guard let first = names.first, first.hasPrefix("--"), !first.contains("*") else { return "" }
        let parts = first.split(separator: "-", omittingEmptySubsequences: false)
        guard let position = parts.firstIndex(where: { $0.lowercased() == word.lowercased() }) else { return "" }
        let lead = parts[..<position].joined(separator: "-") + "-"
        return names.allSatisfy { $0.hasPrefix(lead) } ? lead : ""
    }

    /// Returns the start of a name that is a given word, perhaps separated in another way: `gray` of `gray600`, `primary-` of
    /// `primary-500`, `Sea-Blue-` of `Sea-Blue-100` for `Sea Blue`.
    private static func start(of name: String, repeating word: String) -> String? {
        let isPart = { (character: Character) in character.unicodeScalars.allSatisfy(Self.isPart) }
        var rest = name[...]
        for character in word.lowercased() where isPart(character) {
            if rest.startIndex > name.startIndex { rest = rest.drop { !isPart($0) } }
            guard rest.first?.lowercased() == String(character) else { return nil }
            rest.removeFirst()
        }
        guard rest.startIndex > name.startIndex, !name.contains("*"), let next = rest.unicodeScalars.first else {
            return nil
        }
        let start = String(name[..<rest.startIndex])
        if NameCharacter.isDigit(next) || next.properties.isUppercase { return start }
        return NameCharacter.isLetter(next) ? nil : start + String(Character(next))
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        NameCharacter.isLetter(scalar) || NameCharacter.isDigit(scalar)
    }

    /// Adds a replacement, unless a name would then be in use or illegal.
    ///
    /// - Parameters:
    ///   - path: The path or the pattern that is replaced.
    ///   - text: Its replacement.
    ///   - texts: The replacements of the single paths.
    ///   - tokens: The tokens whose names change.
    ///   - group: The group around a pattern, which may have a replacement of its own.
    ///   - isWorthIt: Whether the numbers of unusable names after and before justify it.
    private mutating func tryReplacing(
        _ path: String, with text: String, _ texts: [String: String], _ tokens: [Int], inside group: Int? = nil,
        isWorthIt: (_ poor: Int, _ before: Int) -> Bool = (<=)
    ) {
        var former = dropping
        let place = Located(group.map { graph.groups[$0].path } ?? path)
        if let replaced = replacements[place] { former.replace[place] = replaced }
        var rules = former
        for (path, text) in texts { rules.replace[Located(path)] = text }
        if renames(tokens, from: former, to: rules, isWorthIt: isWorthIt) { replacements[Located(path)] = text }
    }

    /// Gives tokens the names of other rules, unless one would then be in use or illegal.
    ///
    /// - Returns: Whether the other rules are used.
    private mutating func renames(
        _ tokens: [Int], from former: NamingRules, to rules: NamingRules,
        isWorthIt: (_ poor: Int, _ before: Int) -> Bool = (<=)
    ) -> Bool {
        let (before, after) = (names(of: tokens, by: former), names(of: tokens, by: rules))
        for name in before { taken[name.symbol, default: 0] -= 1 }
        let isKept = isWorthIt(poorCount(after), poorCount(before))
        for name in isKept ? after : before { taken[name.symbol, default: 0] += 1 }
        return isKept
    }

    /// Returns the number of names in a group that are unusable or in use elsewhere.
    private func poorCount(_ names: [TokenName]) -> Int {
        names.count { $0.isPoor || taken[$0.symbol, default: 0] > 0 } + names.count - Set(names.map(\.symbol)).count
    }
}
