import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import TerminalText

/// An explanation of a word's meaning.
package protocol Explanation {
    func text(on screen: Screen) -> String
    /// One object on one line.
    var json: String { get }
}

/// Finds the tokens and assets that a command-line word can mean: a symbol, a path or its end, or the name of an asset.
package struct TokenSearch {
    /// A token or an asset that was found.
    enum Match: Sendable {
        case token(InspectedToken)
        case asset(Asset)
    }

    private let all: InspectedTokens

    package init(_ all: InspectedTokens) { self.all = all }

    /// Returns the explanations of a word, several for tokens with the same path, or the error.
    package func explanations(of word: String) -> (found: [any Explanation], problems: [Diagnostic]) {
        let matches = matches(word)
        if let tokens = Self.tokensOfOnePath(matches) { return (tokens.map(TokenExplanation.init), []) }
        if matches.count > 1 { return ([], [several(word, matches)]) }
        if case .asset(let asset)? = matches.first { return ([AssetExplanation(asset: asset, all: all)], []) }
        if let color = ColorAnswer.color(of: word) { return ([ColorAnswer(color, in: all)], []) }
        return ([], [notFound(word)])
    }

    /// Returns the meanings of a word: the matches of the first reading that has any. Case matters only if it
    /// distinguishes two matches.
    func matches(_ word: String) -> [Match] {
        let exact = paths(word)
        if !exact.isEmpty { return exact }
        for ignoresCase in Self.readings {
            let (symbol, asset) = (Wanted(word, ".", ignoresCase), Wanted(word, "/", ignoresCase))
            let named = symbols(symbol) + assets(asset)
            if !named.isEmpty { return named }
            let ends = paths(endingIn: Wanted(path: word, ignoresCase))
            if !ends.isEmpty { return ends }
        }
        return []
    }

    /// Returns the matches if they share one path: a duplicate key, or a token defined in two files, which no word can
    /// distinguish. `nil` for other matches, or none.
    static func tokensOfOnePath(_ matches: [Match]) -> [InspectedToken]? {
        let tokens = matches.compactMap { match in
            if case .token(let token) = match { token } else { nil as InspectedToken? }
        }
        guard let first = tokens.first, tokens.count == matches.count else { return nil }
        return tokens.allSatisfy { $0.path == first.path } ? tokens : nil
    }

    /// Returns the error that nothing has the name, with the nearest names.
    func notFound(_ word: String) -> Diagnostic {
        let (message, advice) = absence(of: word)
        return Diagnostic(.error, .notFound, message, advice: advice)
    }

    private func absence(of word: String) -> (message: String, advice: String) {
        if word.hasPrefix("#") {
            return (
                "cannot find a token or asset '\(word)', and it is not a color",
                "a color has three, four, six or eight hexadecimal digits: '#14706E', or '#14706E80' with opacity"
            )
        }
        let options = groups(word).prefix(3).map { path in
            // Characters with a special meaning in a shell are quoted.
            let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
            return "--group " + (isPlain ? path : "'\(path)'")
        }
        if !options.isEmpty {
            let command = "TokenGenerator list " + options.joined(separator: " ")
            return (
                "'\(word)' is a group, not a token",
                "run \(command.contains("'") ? command : "'\(command)'") to see its tokens"
            )
        }
        if let set = unusedSet(word) {
            return (
                "'\(word)' is a token of the token set '\(set.name)', which no theme enables",
                "enable the set in a theme of Tokens Studio"
            )
        }
        let tokens = all.graph.tokens.indices.lazy.map { all[$0] }
        let groups = all.graph.groups.lazy.map(\.path)
        let known = groups + tokens.map(\.path) + tokens.compactMap(\.reference) + all.assets.map(\.lookupName)
        let advice = NearestName.advice(
            for: word, among: known, otherwise: "run 'TokenGenerator list' to see the paths and symbols of all tokens")
        return ("cannot find a token or asset '\(word)'", advice)
    }

    /// Returns the error that several matches have the name.
    func several(_ word: String, _ matches: [Match]) -> Diagnostic {
        let notes = matches.map { match in
            switch match {
            case .token(let token):
                Diagnostic.Note(token.path + (token.reference.map { ", in code '\($0)'" } ?? ""), at: token.location)
            case .asset(let asset): Diagnostic.Note("the \(asset.kind.noun) '\(asset.lookupName)'", at: asset.location)
            }
        }
        return Diagnostic(
            .error, .ambiguousName, "'\(word)' is ambiguous; it has \(matches.count) matches", notes: notes,
            advice: "write a longer path, or the Swift name with its type")
    }

    // MARK: - Ways to read a word

    /// Case-sensitive first; case-insensitive if nothing is found.
    private static let readings = [false, true]

    private func paths(_ path: String) -> [Match] {
        let tokens = all.graph.tokens(at: path)
        let found = tokens.isEmpty ? all.graph.tokens(at: path + "." + .rootTokenName) : tokens
        return found.map { .token(all[$0]) }
    }

    private func paths(endingIn wanted: Wanted) -> [Match] {
        all.graph.tokens.indices.filter { wanted.isEnd(of: all.graph.tokens[$0].path) }.map { .token(all[$0]) }
    }

    /// Returns the paths of the groups that a word can mean: the one with this path, or those whose paths end in it.
    private func groups(_ word: String) -> [String] {
        if !word.isEmpty, all.graph.group(at: word) != nil { return [word] }
        return Self.readings.lazy.map { ignoresCase in
            all.graph.groups.map(\.path).filter(Wanted(path: word, ignoresCase).isEnd)
        }.first { !$0.isEmpty } ?? []
    }

    /// Returns the first token set that no theme enables and that defines a token which the word can mean.
    private func unusedSet(_ word: String) -> UnusedTokenSet? {
        Self.readings.lazy.compactMap { ignoresCase in
            let wanted = Wanted(path: word, ignoresCase)
            return all.graph.unusedSets.first { $0.paths.contains(where: wanted.isEnd) }
        }.first
    }

    private func symbols(_ wanted: Wanted) -> [Match] {
        let former = all.declarations.former.merging(all.declarations.second) { $0 + $1 }
        return all.graph.tokens.indices.filter { token in
            all[token].declarations.contains { isMeant($0, of: token, wanted) }
                || former[token]?.contains { wanted.isEnd(of: $0.text) } == true
        }.map { .token(all[$0]) }
    }

    /// Returns whether code that refers to the symbol can have the given spelling: with its type or the end of it, or
    /// with the type of the value if the language allows it.
    private func isMeant(_ declaration: TokenDeclaration, of token: Int, _ wanted: Wanted) -> Bool {
        let (symbol, language) = (declaration.symbol, declaration.language)
        if wanted.isEnd(of: symbol.text) || wanted.isEnd(of: declaration.reference) { return true }
        guard language.known.impliedScopes.contains(symbol.scope), let type = all.resolution.types[token],
            let typeName = language.typeName(of: type, all.resolution.value(of: token))
        else { return false }
        return wanted.isEnd(of: "\(typeName).\(symbol.name)")
    }

    private func assets(_ wanted: Wanted) -> [Match] {
        let members = Wanted(wanted.text, ".", wanted.ignoresCase)
        return all.assets.filter { asset in
            wanted.isEnd(of: asset.lookupName) || all.symbol(of: asset).map { members.isEnd(of: $0.text) } == true
        }.map { .asset($0) }
    }

    /// The end of a name to search for.
    private struct Wanted {
        let text: String
        private let separator: String
        let ignoresCase: Bool
        private let length: Int

        init(_ word: String, _ separator: String, _ ignoresCase: Bool) {
            let plain = word.replacing("`", with: "")
            text = plain.hasPrefix(".") ? String(plain.dropFirst()) : plain
            self.separator = separator
            self.ignoresCase = ignoresCase
            length = text.count
        }

        /// Creates the end of a path, whose names are separated by dots or slashes.
        init(path: String, _ ignoresCase: Bool) { self.init(path.replacing("/", with: "."), ".", ignoresCase) }

        /// Returns whether a name equals it, or ends in it after a separator.
        func isEnd(of name: String) -> Bool {
            guard length > 0, name.utf8.count >= text.utf8.count else { return false }
            let end = name.suffix(length)
            return (ignoresCase ? end.lowercased() == text.lowercased() : end == text)
                && (end.startIndex == name.startIndex || name[..<end.startIndex].hasSuffix(separator))
        }
    }
}
