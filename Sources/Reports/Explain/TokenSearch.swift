import AssetCatalogs
import CodeGeneration
import DesignTokens
import Diagnostics
import TerminalText

/// What is said of what a word means, for people and for programs.
package protocol Explanation {
    func text(on screen: Screen) -> String
    /// One object on one line.
    var json: String { get }
}

/// Finds the tokens and assets that a word of the command line can mean: a symbol, a path, the end of one, the name of an
/// asset.
package struct TokenSearch {
    /// A token or an asset that was found.
    enum Match: Sendable {
        case token(InspectedToken)
        case asset(Asset)
    }

    private let all: InspectedTokens

    package init(_ all: InspectedTokens) { self.all = all }

    /// What is to be said of a word: an explanation, several of tokens that share one path, or why there is none.
    package func explanations(of word: String) -> (found: [any Explanation], problems: [Diagnostic]) {
        let matches = matches(word)
        if let tokens = Self.tokensOfOnePath(matches) { return (tokens.map(TokenExplanation.init), []) }
        if matches.count > 1 { return ([], [several(word, matches)]) }
        if case .asset(let asset)? = matches.first { return ([AssetExplanation(asset: asset, all: all)], []) }
        if let color = ColorAnswer.color(of: word) { return ([ColorAnswer(color, in: all)], []) }
        return ([], [notFound(word)])
    }

    /// What a word means: of the ways to read it, the first by which anything is found. Capitals count only where they tell
    /// two apart.
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

    /// The tokens that were found, where they share one path: a key stands twice, or two files state the token. No word tells
    /// them apart. `nil` where others were found, or none.
    static func tokensOfOnePath(_ matches: [Match]) -> [InspectedToken]? {
        let tokens = matches.compactMap { match in
            if case .token(let token) = match { token } else { nil as InspectedToken? }
        }
        guard let first = tokens.first, tokens.count == matches.count else { return nil }
        return tokens.allSatisfy { $0.path == first.path } ? tokens : nil
    }

    /// That nothing is called so, and what is nearly.
    func notFound(_ word: String) -> Diagnostic {
        let (message, advice) = absence(of: word)
        return Diagnostic(.error, .notFound, message, advice: advice)
    }

    private func absence(of word: String) -> (message: String, advice: String) {
        if word.hasPrefix("#") {
            return (
                "\"\(word)\" is no color, and nothing is called so",
                "a color has three, four, six or eight hexadecimal digits: '#14706E', or '#14706E80' with an opacity"
            )
        }
        let options = groups(word).prefix(3).map { path in
            // What a shell would read otherwise is quoted.
            let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
            return "--group " + (isPlain ? path : "'\(path)'")
        }
        if !options.isEmpty {
            return (
                "\"\(word)\" is no token, but a group of them",
                "TokenGenerator list \(options.joined(separator: " ")) shows its tokens"
            )
        }
        if let set = untakenSet(word) {
            return (
                "\"\(word)\" is a token of the token set \"\(set.name)\", which no theme takes",
                "enable the set in a theme of Tokens Studio"
            )
        }
        let tokens = all.graph.tokens.indices.lazy.map { all[$0] }
        let known = tokens.map(\.path) + tokens.compactMap(\.reference) + all.assets.map(\.lookupName)
        let advice = NearestName.advice(
            for: word, among: known, otherwise: "TokenGenerator list shows the paths and symbols of all tokens")
        return ("nothing is called \"\(word)\", neither a token nor an asset", advice)
    }

    /// That several are called so, and how to say which.
    func several(_ word: String, _ matches: [Match]) -> Diagnostic {
        let notes = matches.map { match in
            switch match {
            case .token(let token):
                Diagnostic.Note(token.path + (token.reference.map { ", in code \($0)" } ?? ""), at: token.location)
            case .asset(let asset): Diagnostic.Note("the \(asset.kind.noun) \(asset.lookupName)", at: asset.location)
            }
        }
        return Diagnostic(
            .error, .ambiguousName, "\"\(word)\" can mean any of \(matches.count)", notes: notes,
            advice: "write more of the path, or the symbol with its type")
    }

    // MARK: - Ways to read a word

    /// Capitals count, and where nothing is found so, they do not.
    private static let readings = [false, true]

    private func paths(_ path: String) -> [Match] {
        let tokens = all.graph.tokens(at: path)
        let found = tokens.isEmpty ? all.graph.tokens(at: path + "." + .rootTokenName) : tokens
        return found.map { .token(all[$0]) }
    }

    private func paths(endingIn wanted: Wanted) -> [Match] {
        all.graph.tokens.indices.filter { wanted.isEnd(of: all.graph.tokens[$0].path) }.map { .token(all[$0]) }
    }

    /// The paths of the groups that a word can mean: the one at that path, else those whose paths end so.
    private func groups(_ word: String) -> [String] {
        if !word.isEmpty, all.graph.group(at: word) != nil { return [word] }
        return Self.readings.lazy.map { ignoresCase in
            all.graph.groups.map(\.path).filter(Wanted(path: word, ignoresCase).isEnd)
        }.first { !$0.isEmpty } ?? []
    }

    /// The first token set that no theme takes and that states a token which a word can mean.
    private func untakenSet(_ word: String) -> UnusedTokenSet? {
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

    /// Whether code that means the symbol can be spelled as is wanted: with the type that holds it, the end of that, or the type
    /// of the value where the language lets it stand for the other.
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

    /// The end of a name that is looked for.
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

        /// The end of a path, whose names stand behind full stops or slashes.
        init(path: String, _ ignoresCase: Bool) { self.init(path.replacing("/", with: "."), ".", ignoresCase) }

        /// Whether a name is what is wanted, or ends in it behind a separator.
        func isEnd(of name: String) -> Bool {
            guard length > 0, name.utf8.count >= text.utf8.count else { return false }
            let end = name.suffix(length)
            return (ignoresCase ? end.lowercased() == text.lowercased() : end == text)
                && (end.startIndex == name.startIndex || name[..<end.startIndex].hasSuffix(separator))
        }
    }
}
