import CodeGeneration
import DesignTokens
import FileAccess

/// Gives individual names, with more of their paths, to tokens whose names are unusable or in use, if no rule for a
/// group can help.
struct SingleNames {
    private(set) var outputs: [ProposedOutput]
    private let graph: TokenGraph
    private let declared: DeclaredNames
    private var free = FreeNames()

    /// The largest number of path segments in a name.
    private static let longest = 8

    init(_ outputs: [ProposedOutput], _ graph: TokenGraph, besides declared: DeclaredNames) {
        (self.outputs, self.graph, self.declared) = (outputs, graph, declared)
        nameEmptyTypes()
        renameTokens()
    }

    private var names: [(output: Int, name: TokenName)] {
        outputs.indices.flatMap { output in outputs[output].names(in: graph).map { (output, $0) } }
    }

    /// Names nested types after their parent groups if their own group's name has no letter or digit.
    private mutating func nameEmptyTypes() {
        let nameless = graph.groups.filter { CamelCase([$0.names.last ?? "token"]).text.isEmpty }
        guard !nameless.isEmpty else { return }
        free.taken = Self.types(of: names.map(\.name.symbol))
        for index in outputs.indices where outputs[index].configuration.style == .nested {
            let output = outputs[index]
            let paths = Set(output.tokens.map { graph.tokens[$0].group }).map { graph.groups[$0].path }
            let naming = OutputNaming(output.configuration)
            for group in nameless where paths.contains(where: { $0.isPath(inside: group.path) }) {
                let names = naming.remainingNames(of: group.path, group.names)
                guard !names.isEmpty else { continue }
                let word = CharacterNames.text(for: group.names.last ?? "") ?? "group"
                let name = CamelCase(names.suffix(Self.longest) + [word], isCapitalized: true).text
                replace(group.path, with: free.number(name, in: [output.configuration.scopeName]), output: index)
            }
        }
    }

    /// Returns the nested types of symbols, and the types around them.
    private static func types(of symbols: [Symbol]) -> Set<Symbol> {
        Set(
            Set(symbols.map(\.scope)).flatMap { scope in
                let names = scope.split(separator: ".").map(String.init)
                return names.indices.dropFirst().map {
                    Symbol(scope: names[..<$0].joined(separator: "."), name: names[$0])
                }
            })
    }

    /// Renames tokens whose names are unusable or in use, or are only a number.
    private mutating func renameTokens() {
        let names = names
        var claimed = Self.types(of: names.map(\.name.symbol))
        // Themes of nested types have properties: the token of a group itself would have the same name as one.
        let themed = names.filter { outputs[$0.output].configuration.declaration.isTheme }
        claimed.formUnion(
            Self.types(of: themed.map(\.name.symbol)).map { type in
                Symbol(scope: type.scope, name: Dialects.usual.memberName(CamelCase([type.name]).text))
            })
        claimed.formUnion(declared.symbols)
        free.taken.formUnion(claimed)
        free.taken.formUnion(names.lazy.flatMap(\.name.symbols))
        // Before any renaming, these are the names in the target's own code.
        let files = outputs.map { declared.files(declaring: $0.names(in: graph)) }
        let places = places(of: names.map(\.name))
        let counts = Dictionary(names.flatMap(\.name.symbols).map { ($0, 1) }, uniquingKeysWith: +)
        for (output, name) in names {
            let signed = name.symbols.contains { counts[$0, default: 0] > 1 } ? signedName(of: name) : nil
            let isClaimed = signed != nil || !claimed.isDisjoint(with: name.symbols)
            if signed == nil { claimed.formUnion(name.symbols) }
            let isTaken = isClaimed || name.isRefused
            let place = isTaken || name.isPoor ? places[name.token] : nil
            guard isTaken || (name.isPoor && (name.rule != nil || place != nil)) else { continue }
            let (names, kind) = (path(of: name.token), outputs[output].kind)
            // The noun after a name replaces the type before it: `primaryColor`, not `colorsPrimary`.
            let isAfterType = names.dropLast(name.usedCount).last.map { kind?.isType($0) == true } ?? false
            let text =
                signed ?? (isAfterType && name.isRefused ? nounName(of: name, kind) : nil)
                ?? longerName(than: name, names)
                ?? (isTaken ? nounName(of: name, kind) : nil) ?? place.flatMap { longerName(than: name, [$0] + names) }
                ?? (isTaken ? self.text(of: names.suffix(Self.longest), name) : nil)
            guard let text else { continue }
            let word = text.isEmpty ? CharacterNames.text(for: names.last ?? "") ?? "token" : text
            let free = free.number(word, in: name.scopes)
            keepNames(besideRoot: name, output: output)
            replace(graph.tokens[name.token].path, with: free, output: output)
        }
        for index in outputs.indices { explainReplacements(in: &outputs[index], files: files[index]) }
    }

    /// Returns the name with a word for the sign of a negative number, which the path separates by a hyphen: `step-1` beside
    /// `step1`; `nil` for other tokens.
    private func signedName(of name: TokenName) -> String? {
        let (token, names) = (graph.tokens[name.token], path(of: name.token))
        guard token.value.points.map({ $0 < 0 }) == true, let last = names.last, let sign = last.lastIndex(of: "-"),
            last[sign...].dropFirst().first?.isNumber == true
        else { return nil }
        return text(of: names.suffix(name.usedCount).dropLast() + [last[..<sign] + " minus " + last[sign...]], name)
    }

    /// Returns the word in front of each token that is in no group and may need one: the name of its token set, file or
    /// catalog, unless it names a layer or a mode.
    private func places(of names: [TokenName]) -> [Int: String] {
        let open = names.map(\.token).filter { graph.groups[graph.tokens[$0].group].names.isEmpty }
        guard !open.isEmpty else { return [:] }
        let sets = graph.tokenSets.flatMap { set in graph.tokens(inSet: set).map { ($0, set) } }
        let setsByToken = Dictionary(sets) { first, _ in first }
        let places = open.compactMap { token -> (Int, String)? in
            let names = graph.sources[graph.tokens[token].document].path.split(separator: "/")
            let file = (names.last { $0.hasSuffix(".xcassets") } ?? names.last ?? "").prefix { $0 != "." }
            let place = setsByToken[token].map(FilePath.lastComponent) ?? String(file)
            return ValueKind.namesPurpose(place) ? (token, place) : nil
        }
        return Dictionary(places) { first, _ in first }
    }

    /// Keeps the names in a group if its own token is renamed, because both have the same path.
    private mutating func keepNames(besideRoot name: TokenName, output index: Int) {
        let (output, token) = (outputs[index], name.token)
        let group = graph.groups[graph.tokens[token].group]
        guard graph.tokens[token].isRoot, output.configuration.style == .flat, !group.path.contains("*"),
            output.tokens.contains(where: { graph.tokens[$0].path.isPath(inside: group.path) && $0 != token })
        else { return }
        let names = OutputNaming(output.configuration).remainingNames(of: group.path, group.names)
        let text = text(of: names, name)
        outputs[index].configuration.names.replace[Located(group.path + ".*")] = text.isEmpty ? "*" : text + "-*"
    }

    /// Returns a name with one, two or many more path segments, or `nil` if all of these are in use. A segment that the next
    /// one repeats is left out.
    private func longerName(than name: TokenName, _ names: [String]) -> String? {
        let used = name.usedCount
        return [used + 1, used + 2, min(names.count, Self.longest)].filter { used < $0 && $0 <= names.count }
            .map { text(of: Self.withoutRepetitions(names.suffix($0)), name) }
            .first { free.symbols(of: $0, in: name.scopes).map { !$0[0].isNumber } ?? false }
    }

    private static func withoutRepetitions(_ names: some BidirectionalCollection<String>) -> [String] {
        names.reversed().reduce(into: []) { rest, name in
            let isRepeated = CamelCase(rest).text.lowercased().hasPrefix(CamelCase([name]).text.lowercased())
            if rest.isEmpty || !isRepeated { rest.insert(name, at: 0) }
        }
    }

    /// Returns the replacement for a name: other words after the same prefix.
    private func text(of words: some Sequence<String>, _ name: TokenName) -> String {
        CamelCase((name.prefix.isEmpty ? [] : [name.prefix]) + words).text
    }

    /// Returns the name with the noun for its value added or removed: `primaryColor`, or `accent` for `accentColor`. AppKit
    /// has a `separatorColor`: `colorSeparator`.
    private func nounName(of name: TokenName, _ kind: ValueKind?) -> String? {
        let words = ValueKind.words(of: name.symbol.name)
        guard let noun = kind?.noun, !words.isEmpty else { return nil }
        let rest = Array(words.dropLast())
        let choices = words.last == noun ? [rest, [noun] + rest] : [words + [noun], [noun] + words]
        return choices.map { CamelCase($0).text }.first { free.symbols(of: $0, in: name.scopes) != nil }
    }

    private func path(of token: Int) -> [String] {
        let token = graph.tokens[token]
        return graph.groups[token.group].names + (token.isRoot ? [] : [token.name])
    }

    private mutating func replace(_ path: String, with text: String, output: Int) {
        outputs[output].configuration.names.replace[Located(path)] = text
        outputs[output].singleNameCount += 1
    }

    private func explainReplacements(in output: inout ProposedOutput, files: [String]) {
        let count = output.singleNameCount
        guard count > 0 else { return }
        let file = files.filter(DeclaredNames.isSwift).min()
        output.nameRemarks += [.renamesTokens(count: count)] + (file.map { [.avoids(file: $0)] } ?? [])
    }
}
