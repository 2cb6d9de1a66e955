import CodeGeneration
import DesignTokens

/// Shorter names for groups without subgroups, and for those whose subgroups or tokens repeat their names: one rule each,
/// if all names remain unique and legal.
struct NameShortening {
    /// The replacements of paths and patterns.
    private(set) var replacements: [Located<String>: String] = [:]
    private let facts: OutputGroups
    private var kind: ValueKind { facts.kind }
    /// The rules that others build on: the drops, and replacements of groups whose subgroups get further ones.
    private var base: NamingRules
    /// The number of tokens with each name.
    private var taken: [Symbol: Int] = [:]

    /// - Parameters:
    ///   - facts: The groups of the output's tokens.
    ///   - rules: The rules with the dropped groups.
    init(_ facts: OutputGroups, _ rules: NamingRules) {
        (self.facts, base) = (facts, rules)
        taken = Dictionary(facts.names(by: rules).map { ($0.symbol, 1) }, uniquingKeysWith: +)
        facts.output.configuration.style == .flat ? shorten() : removeRepetitionsOfTypes()
        replacements = base.replace.merging(replacements) { $1 }
    }

    private mutating func shorten() {
        removeCommonWord()
        if !kind.needsPurpose { removeInnerTypes() }
        let naming = naming
        let groups = facts.graph.groups.indices.dropFirst().filter(facts.isLeaf)
        let remaining = facts.graph.groups.map { naming.remainingNames(of: $0.path, $0.names) }
        shortenToInitials(groups.filter { remaining[$0].count == 1 })
        var counts: [String: Int] = [:]
        let isPrivate = { [facts] (group: Int) in facts.name(of: group).hasPrefix("_") }
        for group in groups.filter({ !isPrivate($0) }) + groups.filter(isPrivate) {
            let names = remaining[group]
            removeRepetitions(in: group, names)
            removeTypeWord(in: group, names)
            useProperty(of: group, names)
            nameDefault(of: group, names)
            // Names can differ only in characters that a Swift name drops: `size` and `_size`, which is not published.
            let text = CamelCase(names).text
            let count = counts[text, default: 0] + 1
            counts[text] = count
            if count > 1, !text.isEmpty {
                let isHidden = count == 2 && isPrivate(group)
                let (path, text) = (
                    facts.path(of: group), isHidden ? CamelCase(["private"] + names).text : "\(text)\(count)"
                )
                tryReplacing(path, with: text, [path: text], facts.own(of: group), isWorthIt: <)
            }
        }
        let parents = facts.graph.groups.indices.dropFirst().filter { facts.held[$0] > 0 && !facts.isLeaf($0) }
        for parent in parents { removeRepetitions(in: parent, remaining[parent]) }
    }

    /// Removes the word with which most tokens outside of groups begin, colors and numbers: `acme-ink` beside `acme-gap`.
    private mutating func removeCommonWord() {
        let own = facts.own(of: 0)
        let names = facts.graph.tokens.lazy.filter { $0.group == 0 }.map(\.name)
        guard let start = own.first.flatMap({ Self.firstWord(of: facts.graph.tokens[$0].name) }),
            facts.survey.groups[0].direct.isMixed, names.count >= Self.fewestWithCommonWord,
            names.count(where: { $0.hasPrefix(start) }) * 5 >= names.count * 4
        else { return }
        let texts = own.map { (facts.graph.tokens[$0].path, facts.graph.tokens[$0].name) }
            .filter { $1.hasPrefix(start) }.map { ($0, String($1.dropFirst(start.count))) }
        // A few may only have the noun for their value: `primaryColor`.
        tryReplacing("\(start)*", with: "*", Dictionary(texts) { first, _ in first }, own) { poor, before in
            poor <= before || poor * 5 <= own.count
        }
    }

    private static let fewestWithCommonWord = 8

    /// Returns the first word of a name with what separates it from the next one: `acme-` and `--acme-`.
    private static func firstWord(of name: String) -> String? {
        let scalars = name.unicodeScalars
        let lead = scalars.prefix { !isPart($0) }
        let rest = scalars[lead.endIndex...].drop(while: isPart)
        guard lead.endIndex < rest.startIndex, let separator = rest.indices.first, !name.contains("*") else {
            return nil
        }
        return String(scalars[...separator])
    }

    private var naming: OutputNaming {
        var configuration = facts.output.configuration
        configuration.names = base
        return OutputNaming(configuration)
    }

    /// Removes words for the type behind others: `base.color.blue` is `baseBlue`. If many groups have one, as in
    /// `Foreground1.Fill.Color`, the configuration would get too long.
    private mutating func removeInnerTypes() {
        let dropped = Set(base.drop.map(\.value))
        let groups = facts.graph.groups.indices.dropFirst().filter { group in
            facts.held[group] > 0 && !dropped.contains(facts.path(of: group)) && kind.isType(facts.name(of: group))
        }
        guard groups.count <= Self.mostInnerTypes else { return }
        for group in groups {
            let path = facts.path(of: group)
            let names = naming.remainingNames(of: path, facts.graph.groups[group].names)
            guard names.count > 1, names.last == facts.name(of: group), !path.contains("*") else { continue }
            let text = CamelCase(names.dropLast()).text
            var shorter = base
            shorter.replace[Located(path)] = text
            if renames(facts.tokens(in: group), from: base, to: shorter) { base = shorter }
        }
    }

    private static let mostInnerTypes = 12

    /// Replaces a group with its initial if most of its tokens are numbers: `spacing.16` becomes `s16`. A number with a
    /// word, as in `size.8-cols`, has a purpose that an initial does not show. Before a longer word, an initial does
    /// not help: `sLarge`.
    private mutating func shortenToInitials(_ groups: [Int]) {
        let groups = groups.filter { group in
            guard kind.shortened.contains(facts.name(of: group).lowercased()) else { return false }
            let names = facts.own(of: group).map { CamelCase([facts.graph.tokens[$0].name]).text }
            let numbers = names.count { !$0.unicodeScalars.contains(where: NameCharacter.isLetter) }
            return numbers * 2 > names.count
                && names.allSatisfy { $0.unicodeScalars.count(where: NameCharacter.isLetter) <= Self.longestStep }
        }
        let initials = Dictionary(grouping: groups) { CamelCase([facts.name(of: $0)]).text.prefix(1) }
        for (initial, groups) in initials where groups.count == 1 && initial.allSatisfy(\.isLetter) {
            let path = facts.path(of: groups[0])
            tryReplacing(path, with: String(initial), [path: String(initial)], facts.own(of: groups[0]))
        }
    }

    /// The number of letters in the longest name of a step that an initial can precede: `sNone`.
    private static let longestStep = 4

    /// Removes a word that a group repeats from its parent (`layout.layout`), or that its tokens or groups repeat from
    /// it (`gray.gray600`, `headline.headline large`), perhaps with those around it, with one rule each.
    private mutating func removeRepetitions(in group: Int, _ names: [String]) {
        let (word, path, rest) = (facts.name(of: group), facts.path(of: group), names.dropLast())
        guard word == names.last, !path.contains("*") else { return }
        let (own, leaves) = (facts.own(of: group), facts.children(of: group).filter(facts.isLeaf))
        if rest.last?.lowercased() == word.lowercased() {
            let text = CamelCase(rest).text
            tryReplacing(path, with: text, [path: text], own + leaves.flatMap { facts.own(of: $0) })
        }
        let parts =
            leaves.map { (name: facts.name(of: $0), path: facts.path(of: $0)) }
            + own.map { (name: facts.graph.tokens[$0].name, path: facts.graph.tokens[$0].path) }
        guard let (lead, start) = Self.repetition(of: [word, names.joined()], in: parts.map(\.name)) else { return }
        let separator = start.unicodeScalars.last.map(Self.isPart) == true ? "" : String(start.suffix(1))
        let text = rest.isEmpty ? start : CamelCase(rest + [word]).text + separator
        let whole = lead + start
        let replaced = parts.filter { $0.name.hasPrefix(whole) }
        tryReplacing(
            "\(path).\(whole)*", with: text + "*",
            Dictionary(replaced.map { ($0.path, text + $0.name.dropFirst(whole.count)) }) { first, _ in first },
            own + leaves.flatMap { facts.own(of: $0) }, inside: group)
    }

    /// Returns the start of some names that repeats one of some words, the first that any repeats, after a prefix that all
    /// have; `nil` if none does, or if `success100` and `success background` begin differently.
    private static func repetition(of words: [String], in names: [String]) -> (lead: String, start: String)? {
        let lead = lead(of: names, before: words[0])
        let inner = names.map { String($0.dropFirst(lead.count)) }
        // Or all names that remain: `badge.danger.badge-danger-text`.
        let found = words.lazy.map { word in inner.compactMap { start(of: $0, repeating: word) } }
        let starts = found.first { !$0.isEmpty } ?? []
        guard let start = starts.min(by: { $0.count < $1.count }), starts.allSatisfy({ $0.hasPrefix(start) }) else {
            return nil
        }
        return (lead, start)
    }

    /// Removes the name of a nested type from its members: `Button.buttonLabelSize` is `Button.labelSize`. If many types have
    /// such members, the configuration would get too long.
    private mutating func removeRepetitionsOfTypes() {
        let found = facts.direct.keys.sorted().compactMap { group -> (group: Int, start: String)? in
            let names = facts.own(of: group).map { facts.graph.tokens[$0].name }
            let start = Self.repetition(of: [facts.name(of: group)], in: names).map { $0.lead + $0.start }
            return start.map { (group, $0) }
        }
        guard found.count <= Self.mostInnerTypes else { return }
        for (group, start) in found where !facts.path(of: group).contains("*") && group > 0 {
            let tokens = facts.own(of: group).map { facts.graph.tokens[$0] }.filter { $0.name.hasPrefix(start) }
            let texts = tokens.map { ($0.path, String($0.name.dropFirst(start.count))) }
            tryReplacing(
                "\(facts.path(of: group)).\(start)*", with: "*", Dictionary(texts) { first, _ in first },
                facts.own(of: group))
        }
    }

    /// Replaces the name of a group for a property of texts with its singular, without a word for texts: `fontSizes.300` is
    /// `fontSize300`, and so is `typography.fontSize.300`.
    private mutating func useProperty(of group: Int, _ names: [String]) {
        let (path, word) = (facts.path(of: group), CamelCase(names.suffix(1)).text.lowercased())
        guard let property = ValueKind.textProperties[word], !path.contains("*") else { return }
        var rest = names.dropLast()
        if let last = rest.last, ValueKind.isForTexts(last) { rest.removeLast() }
        let text = CamelCase(rest + [property]).text
        if text != CamelCase(names).text { tryReplacing(path, with: text, [path: text], facts.own(of: group)) }
    }

    /// Names the token `DEFAULT` as its group, as Tailwind does: `brand.DEFAULT` is `brand`.
    private mutating func nameDefault(of group: Int, _ names: [String]) {
        guard !names.isEmpty,
            let token = facts.direct[group]?.first(where: { facts.graph.tokens[$0].name == "DEFAULT" })
        else { return }
        let (path, text) = (facts.graph.tokens[token].path, CamelCase(names).text)
        tryReplacing(path, with: text, [path: text], [token])
    }

    /// Removes the word for the type with which all tokens of a group begin: `shadow-xs` in `effect` is `.xs`. The group's
    /// own name, or those around it, can follow the word: `red.colorRed50` is `red50`.
    private mutating func removeTypeWord(in group: Int, _ names: [String]) {
        let (path, own) = (facts.path(of: group), facts.own(of: group))
        guard !kind.needsPurpose, !path.contains("*"), let first = own.first.map({ facts.graph.tokens[$0].name }),
            let word = ValueKind.words(of: first).first, kind.isType(word),
            ValueKind.words(of: facts.name(of: group)).first != word
        else { return }
        let ends = names.indices.map { names[$0...].joined() } + [""]
        let inner = own.map { facts.graph.tokens[$0].name }
        // A token can be called like the group: `colorText` beside `colorTextSecondary`.
        let found = ends.lazy.compactMap { end -> String? in
            let starts = inner.map { Self.start(of: $0, repeating: word + end) }
            let start = starts.lazy.compactMap(\.self).first
            return zip(starts, inner).allSatisfy { ($0 ?? $1) == start } ? start : nil
        }
        guard let start = found.first else { return }
        let text = names.isEmpty ? "" : CamelCase(names).text + "-"
        let texts = own.map { (facts.graph.tokens[$0].path, text + facts.graph.tokens[$0].name.dropFirst(start.count)) }
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
        var former = base
        let place = Located(group.map { facts.path(of: $0) } ?? path)
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
        let (before, after) = (facts.names(of: tokens, by: former), facts.names(of: tokens, by: rules))
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
