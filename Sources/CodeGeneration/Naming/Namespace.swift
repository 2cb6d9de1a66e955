import DesignTokens
import Diagnostics

/// The names that are taken in each scope, over all outputs: a scope is a namespace, in whichever files it stands.
package struct Namespace {
    private struct Name: Hashable {
        var scope: Int32
        var name: String
    }

    private let graph: TokenGraph
    private let language: any Dialect
    private var scopes: [String] = []
    private var scopeNumbers: [String: Int32] = [:]
    private var innerScopes: [Name: Int32] = [:]
    /// The token that has a name; for a nested type, one of the groups that it stands for, as `-1 - group`.
    private var owners: [Name: Int] = [:]
    /// The token that is offered under a name beside its own.
    private var additionalOwners: [Name: (kind: AdditionalName.Kind, token: Int)] = [:]
    /// The names that several tokens ask for, so that none has them, and what is said of each.
    private var contested: [Name: Diagnostic] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    package init(graph: TokenGraph, language: any Dialect) {
        self.graph = graph
        self.language = language
        owners.reserveCapacity(graph.tokens.count)
    }

    /// The number of the scope of a group's tokens, for ``claim(_:scope:token:)``: takes the names of nested types in the
    /// types around them. Groups of one name share a type. `nil`, which is reported, for a group that can be no type. Where
    /// values of the types are held by properties, their names are taken, too.
    package mutating func enter(_ scope: [String], group: Int, property: ((String) -> String)? = nil) -> Int32? {
        if scope.count > Self.depthLimit {
            report(
                .limitExceeded, "this group would be a type nested more than \(Self.depthLimit) levels deep",
                groupLocation(group),
                advice: "flatten the groups, or write \"style\": \"flat\" in the output's \"names\"")
            return nil
        }
        if scope.dropFirst().contains("") {
            reportEmptyName(graph.groups[group].path, groupLocation(group))
            return nil
        }
        var current = number(scope.first ?? "")
        for name in scope.dropFirst() {
            let key = Name(scope: current, name: name)
            takeTypeName(key, group)
            if let property { takeTypeName(Name(scope: current, name: property(name)), group) }
            current = innerScope(key)
        }
        return current
    }

    /// How deep types may nest: compilers give up not much later.
    private static let depthLimit = 200

    private mutating func takeTypeName(_ key: Name, _ group: Int) {
        guard let owner = owners.updateValue(-1 - group, forKey: key), owner >= 0 else { return }
        // The type has many members, the token one name.
        let diagnostic = taken(key.name, by: graph.groups[group].path, groupLocation(group), and: place(of: owner))
        contested[key] = contested[key] ?? diagnostic
        diagnostics.append(diagnostic)
    }

    /// The scope of a nested type. Its text is made once: deep groups would otherwise cost the square of their depth.
    private mutating func innerScope(_ key: Name) -> Int32 {
        if let known = innerScopes[key] { return known }
        let scope = number("\(scopes[Int(key.scope)]).\(key.name)")
        innerScopes[key] = scope
        return scope
    }

    /// What became of asking for a name.
    package enum Claim {
        case granted
        /// The name cannot be, or another token has it; that is reported.
        case refused
        /// The token that stands for this one as well: it is at the same path, and has the same values.
        case shared(with: Int)
    }

    /// Asks for a name for a token, which it has as long as no other asks for it too (``isContested(_:scope:)``).
    package mutating func claim(
        _ name: String, scope: Int32, token: Int, isSame: (Int, Int) -> Bool = { _, _ in false }
    ) -> Claim {
        guard !name.isEmpty else {
            reportEmptyName(graph.tokens[token].path, graph.location(of: token))
            return .refused
        }
        if let owner = language.owner(of: name, in: scopes[Int(scope)]) {
            let (path, symbol) = (graph.tokens[token].path, "\(scopes[Int(scope)]).\(name)")
            report(
                .guardedName, "\(path) becomes \(symbol), which \(owner) has already, so it has no name",
                graph.location(of: token),
                advice: "write a \"prefix\" or \"replace\": { \"\(path)\": \"otherName\" } in the output's \"names\"")
            return .refused
        }
        let key = Name(scope: scope, name: name)
        guard let owner = owners.updateValue(token, forKey: key) else { return .granted }
        owners[key] = owner
        let (path, symbol) = (graph.tokens[token].path, "\(scopes[Int(scope)]).\(name)")
        if owner == token {
            reportWrittenTwice(symbol, token)
        } else if owner >= 0, graph.tokens[owner].path == path, isSame(owner, token) {
            return .shared(with: owner)
        } else {
            let diagnostic = taken(symbol, by: path, graph.location(of: token), and: place(of: owner))
            if owner >= 0 { contested[key] = contested[key] ?? diagnostic }
            diagnostics.append(diagnostic)
        }
        return .refused
    }

    /// Why nobody has a name that several have asked for.
    package struct Contest {
        /// What is said of it; `nil` where a type has the name, beside which nothing can be declared.
        package let diagnostic: Diagnostic?
    }

    /// Why nobody has a name; `nil` for one that no second one has asked for.
    package func contest(for name: String, scope: String) -> Contest? {
        guard let number = scopeNumbers[scope] else { return nil }
        let key = Name(scope: number, name: name)
        return contested[key].map { Contest(diagnostic: (owners[key] ?? 0) >= 0 ? $0 : nil) }
    }

    /// Whether a name that nobody has can be declared as one that is missing, which takes it: not where a type, a library or
    /// another token has it. Tokens' own and additional names come first: claim them all before.
    package mutating func withhold(_ name: String, in scope: [String], token: Int, group: Int) -> Bool {
        guard !name.isEmpty, scope.count <= Self.depthLimit, !scope.dropFirst().contains("") else { return false }
        var current = number(scope.first ?? "")
        for type in scope.dropFirst() {
            let key = Name(scope: current, name: type)
            if let owner = owners[key], owner >= 0 { return false }
            owners[key] = owners[key] ?? -1 - group
            current = innerScope(key)
        }
        let key = Name(scope: current, name: name)
        let isFree = owners[key] == nil && additionalOwners[key] == nil
        guard isFree, language.owner(of: name, in: scopes[Int(current)]) == nil else { return false }
        owners[key] = token
        return true
    }

    /// Whether any name is contested.
    package var hasContestedNames: Bool { !contested.isEmpty }

    /// Takes a name beside a token's own; `false`, and an error where the configuration says so, when that cannot be, or when
    /// the token has it already for another reason. Tokens' own names come first: claim them all before.
    package mutating func claim(_ name: AdditionalName, scope: String, token: Int, rule: Located<String>) -> Bool {
        let key = Name(scope: number(scope), name: name.name)
        if let owner = additionalOwners[key], owner.token == token, owner.kind != name.kind { return false }
        guard let fault = fault(key, name.kind, token) else {
            additionalOwners[key] = (name.kind, token)
            return true
        }
        report(
            fault.code, fault.message, rule.location,
            notes: fault.tokens.map {
                Diagnostic.Note("\(graph.tokens[$0].path) stands here", at: graph.location(of: $0))
            },
            advice:
                "write another name for \"\(rule.value)\" in \"\(name.kind.key)\", or list there only the groups and tokens "
                + (name.kind == .former ? "that had the name" : "that are to have the name"))
        return false
    }

    /// Why a token cannot have a name beside its own, and the tokens that this concerns.
    private func fault(
        _ key: Name, _ kind: AdditionalName.Kind, _ token: Int
    ) -> (code: DiagnosticCode, message: String, tokens: [Int])? {
        let (path, scope) = (graph.tokens[token].path, scopes[Int(key.scope)])
        let symbol = "\(scope).\(key.name)"
        if key.name.isEmpty { return (.emptyName, "nothing is left of \(path) for a \(kind.word)", [token]) }
        if let owner = language.owner(of: key.name, in: scope) {
            return (.guardedName, "the \(kind.word) of \(path) is \(symbol), which \(owner) has already", [token])
        }
        if let owner = owners[key] {
            let message = "the \(kind.word) of \(path) is \(symbol), which is the name of \(place(of: owner).path)"
            return (.duplicateSymbol, message, owner >= 0 && owner != token ? [owner, token] : [token])
        }
        guard let owner = additionalOwners[key] else { return nil }
        let first = graph.tokens[owner.token].path
        if first == path {
            return (.duplicateSymbol, "two outputs offer \(path) under the \(kind.word) \(symbol)", [token])
        }
        let message =
            owner.kind == kind
            ? "\(first) and \(path) both have the \(kind.word) \(symbol)"
            : "the \(kind.word) of \(path) is \(symbol), which is the \(owner.kind.word) of \(first)"
        return (.duplicateSymbol, message, [owner.token, token])
    }

    private mutating func number(_ scope: String) -> Int32 {
        if let known = scopeNumbers[scope] { return known }
        scopeNumbers[scope] = Int32(scopes.count)
        scopes.append(scope)
        return Int32(scopes.count - 1)
    }

    private func groupLocation(_ group: Int) -> SourceLocation {
        graph.sources[graph.groups[group].document].location(of: graph.groups[group].nameNode)
    }

    /// What has a name: a token, or a group of a nested type.
    private func place(of owner: Int) -> (path: String, location: SourceLocation) {
        owner >= 0
            ? (graph.tokens[owner].path, graph.location(of: owner))
            : (graph.groups[-1 - owner].path, groupLocation(-1 - owner))
    }

    private mutating func reportWrittenTwice(_ symbol: String, _ token: Int) {
        diagnostics.append(
            Diagnostic(
                .error, .duplicateSymbol, "two outputs write \(graph.tokens[token].path) as \(symbol)",
                at: graph.location(of: token),
                advice: "give one of the outputs another \"scope\" or a \"prefix\" in \"names\""))
    }

    private func taken(
        _ name: String, by path: String, _ location: SourceLocation,
        and other: (path: String, location: SourceLocation)
    ) -> Diagnostic {
        let (subject, advice) =
            other.path == path
            ? ("two tokens with the path \(path)", TokenGraph.duplicateAdvice)
            : (
                "\(other.path) and \(path) both",
                "rename one of them, or write \"replace\": { \"\(path)\": \"otherName\" } in the output's \"names\""
            )
        return Diagnostic(
            .error, .duplicateSymbol, "\(subject) become \(name) in \(language.name), so neither has the name",
            at: location, notes: [Diagnostic.Note("\(other.path) stands here", at: other.location)], advice: advice,
            loss: .detail)
    }

    private mutating func reportEmptyName(_ path: String, _ location: SourceLocation) {
        report(
            .emptyName, "nothing is left of \(path) for a \(language.name) name", location,
            advice: "names are made of letters and digits: rename it, or write \"replace\": { \"\(path)\": "
                + "\"otherName\" } in the output's \"names\"")
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ location: SourceLocation?, notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        diagnostics.append(
            Diagnostic(.error, code, message, at: location, notes: notes, advice: advice, loss: .detail))
    }
}
