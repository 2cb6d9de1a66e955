import DesignTokens
import Diagnostics

/// The names that are taken in each scope, over all outputs: a scope is a namespace, in whichever files it stands.
package struct Namespace {
    private struct Name: Hashable {
        var scope: Int32
        var name: String
    }

    private let graph: TokenGraph
    private let language: any OutputLanguage
    private var scopes: [String] = []
    private var scopeNumbers: [String: Int32] = [:]
    /// The scope of each nested type.
    private var innerScopes: [Name: Int32] = [:]
    /// The token that has a name; for a nested type, one of the groups that it stands for, as `-1 - group`.
    private var owners: [Name: Int] = [:]
    /// The token that is still offered under a name which no token has any more.
    private var formerOwners: [Name: Int] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    package init(graph: TokenGraph, language: any OutputLanguage) {
        self.graph = graph
        self.language = language
        owners.reserveCapacity(graph.tokens.count)
    }

    /// Enters the scope of a group's tokens: takes the names of nested types in the types around them. Groups of one
    /// name share a type.
    ///
    /// - Returns: The number of the scope, for ``claim(_:scope:token:)``.
    package mutating func enter(_ scope: [String], group: Int) -> Int32 {
        if scope.count > Self.depthLimit { reportDepth(group) }
        var current = number(scope.first ?? "")
        var isNamed = true
        for name in scope.dropFirst() {
            let key = Name(scope: current, name: name)
            if name.isEmpty {
                if isNamed { reportEmptyName(graph.groups[group].path, groupLocation(group)) }
                isNamed = false
            } else if isNamed {
                takeTypeName(key, group)
            }
            current = innerScope(key)
        }
        return current
    }

    /// How deep types may nest: compilers give up not much later.
    private static let depthLimit = 200

    private mutating func reportDepth(_ group: Int) {
        diagnostics.append(
            Diagnostic(
                .error, .typesTooDeep, "this group would be a type nested more than \(Self.depthLimit) levels deep",
                at: groupLocation(group),
                notes: [Diagnostic.Note("flatten the groups, or write \"style\": \"flat\" in the output's \"names\"")]))
    }

    private mutating func takeTypeName(_ key: Name, _ group: Int) {
        guard let owner = owners.updateValue(-1 - group, forKey: key), owner >= 0 else { return }
        owners[key] = owner
        reportTaken(key.name, groupLocation(group), graph.groups[group].path, by: owner)
    }

    /// The scope of a nested type. Its text is made once: deep groups would otherwise cost the square of their depth.
    private mutating func innerScope(_ key: Name) -> Int32 {
        if let known = innerScopes[key] { return known }
        let scope = number("\(scopes[Int(key.scope)]).\(key.name)")
        innerScopes[key] = scope
        return scope
    }

    /// Takes a name for a token; `false`, and an error, when that cannot be.
    package mutating func claim(_ name: String, scope: Int32, token: Int) -> Bool {
        guard !name.isEmpty else {
            reportEmptyName(graph.tokens[token].path, graph.location(of: token))
            return false
        }
        if let owner = language.owner(of: name, in: scopes[Int(scope)]) {
            reportGuarded(name, scopes[Int(scope)], token, owner)
            return false
        }
        let key = Name(scope: scope, name: name)
        guard let owner = owners.updateValue(token, forKey: key) else { return true }
        owners[key] = owner
        let symbol = "\(scopes[Int(scope)]).\(name)"
        reportTaken(symbol, graph.location(of: token), graph.tokens[token].path, by: owner)
        return false
    }

    /// Takes a name that a token had once; `false`, and an error where the configuration says so, when that cannot be.
    /// Current names come first: claim them all before.
    package mutating func claimFormer(_ name: String, scope: String, token: Int, rule: Located<String>) -> Bool {
        let number = number(scope)
        let symbol = "\(scope).\(name)"
        let path = graph.tokens[token].path
        guard !name.isEmpty else {
            reportFormer(.emptyName, "nothing is left of \(path) for a former name", rule, [token])
            return false
        }
        if let owner = language.owner(of: name, in: scope) {
            let message = "the former name of \(path) is \(symbol), which \(owner) has already"
            reportFormer(.guardedName, message, rule, [token])
            return false
        }
        let key = Name(scope: number, name: name)
        if let owner = owners[key] {
            let first = owner >= 0 ? graph.tokens[owner].path : graph.groups[-1 - owner].path
            let message = "the former name of \(path) is \(symbol), which is the name of \(first)"
            reportFormer(.duplicateSymbol, message, rule, owner >= 0 && owner != token ? [owner, token] : [token])
            return false
        }
        guard let owner = formerOwners.updateValue(token, forKey: key) else { return true }
        formerOwners[key] = owner
        let first = graph.tokens[owner].path
        let message =
            first == path
            ? "two outputs offer \(path) under the former name \(symbol)"
            : "\(first) and \(path) both have the former name \(symbol)"
        reportFormer(.duplicateSymbol, message, rule, first == path ? [token] : [owner, token])
        return false
    }

    private mutating func reportFormer(
        _ code: DiagnosticCode, _ message: String, _ rule: Located<String>, _ tokens: [Int]
    ) {
        let places = tokens.map {
            Diagnostic.Note("\(graph.tokens[$0].path) stands here", at: graph.location(of: $0))
        }
        let advice = Diagnostic.Note(
            "write another name for \"\(rule.value)\" in \"former\", or list there only the groups and tokens that "
                + "had the name")
        diagnostics.append(Diagnostic(.error, code, message, at: rule.location, notes: places + [advice]))
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

    private mutating func reportTaken(_ name: String, _ location: SourceLocation, _ path: String, by owner: Int) {
        let first = owner >= 0 ? graph.tokens[owner].path : graph.groups[-1 - owner].path
        let place = owner >= 0 ? graph.location(of: owner) : groupLocation(-1 - owner)
        let message =
            first == path
            ? "two outputs write \(path) as \(name)" : "\(first) and \(path) both become \(name) in \(language.name)"
        diagnostics.append(
            Diagnostic(
                .error, .duplicateSymbol, message, at: location,
                notes: [
                    Diagnostic.Note("\(first) stands here", at: place),
                    Diagnostic.Note(
                        first == path
                            ? "give one of the outputs another \"scope\" or a \"prefix\" in \"names\""
                            : "rename one of them, or write \"replace\": { \"\(path)\": \"otherName\" } in the output's \"names\""
                    ),
                ]))
    }

    private mutating func reportGuarded(_ name: String, _ scope: String, _ token: Int, _ owner: String) {
        let path = graph.tokens[token].path
        diagnostics.append(
            Diagnostic(
                .error, .guardedName, "\(path) becomes \(scope).\(name), which \(owner) has already",
                at: graph.location(of: token),
                notes: [
                    Diagnostic.Note(
                        "write a \"prefix\" or \"replace\": { \"\(path)\": \"otherName\" } in the output's \"names\"")
                ]))
    }

    private mutating func reportEmptyName(_ path: String, _ location: SourceLocation) {
        diagnostics.append(
            Diagnostic(
                .error, .emptyName, "nothing is left of \(path) for a \(language.name) name", at: location,
                notes: [
                    Diagnostic.Note(
                        "names are made of letters and digits: rename it, or write \"replace\": { \"\(path)\": "
                            + "\"otherName\" } in the output's \"names\"")
                ]))
    }
}
