import AssetCatalogs
import DesignTokens
import Diagnostics

/// The names that are taken in each scope, over all outputs: a scope is a namespace, in whichever files it is. Tokens and
/// assets ask for names by their numbers.
package struct Namespace {
    private struct Name: Hashable {
        var scope: Int32
        var name: String
    }

    private let language: any Dialect
    /// What has a number; a group, or an asset of a folder, as `-1 - number`.
    private let claimant: (Int) -> Claimant
    /// The names that the outermost type of assets has itself; `nil` for tokens, in whose scopes the language knows names.
    private var ownNames: Set<String>?
    /// The names that templates declare in their own scopes, by scope.
    private var declared: [String: Set<String>] = [:]
    private var scopes: [String] = []
    private var scopeNumbers: [String: Int32] = [:]
    private var innerScopes: [Name: Int32] = [:]
    /// What has a name; of a nested type, the first group or asset that it stands for, as `-1 - number`.
    private var owners: [Name: Int] = [:]
    /// The token that is offered under a name beside its own.
    private var additionalOwners: [Name: (kind: AdditionalName.Kind, token: Int)] = [:]
    /// The names that several ask for, so that none has them, and what is said of each.
    private var contested: [Name: Diagnostic] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    /// A namespace for tokens, in types that stand for groups.
    ///
    /// - Parameters:
    ///   - graph: The tokens.
    ///   - language: The language of the names.
    ///   - declared: The names that templates declare in their own scopes, by scope.
    package init(graph: TokenGraph, language: any Dialect, declared: [String: Set<String>] = [:]) {
        self.language = language
        self.declared = declared
        claimant = { Claimant($0, in: graph) }
        owners.reserveCapacity(graph.tokens.count)
    }

    /// A namespace for the assets of one output, in types that stand for folders.
    init(_ assets: [Asset], in scope: String, language: any Dialect) {
        self.language = language
        claimant = { Claimant(assets[$0 < 0 ? -1 - $0 : $0]) }
        ownNames = language.known.cases
        _ = number(scope)
    }

    /// The number of a scope, for ``claim(_:scope:by:isSame:)``: takes the names of nested types in the types around them.
    /// Groups of one name share a type. `nil`, which is reported, for a group that can be no type.
    ///
    /// - Parameters:
    ///   - scope: The types, outermost first.
    ///   - group: The group, or asset of the folder, that the innermost type stands for.
    ///   - property: The property that holds a value of a type, where there is one, whose name is taken too.
    /// - Returns: The number.
    package mutating func enter(_ scope: [String], group: Int, property: ((String) -> String)? = nil) -> Int32? {
        if scope.count > Self.depthLimit {
            report(
                .limitExceeded, "this group would be a type nested more than \(Self.depthLimit) levels deep",
                claimant(-1 - group).location,
                advice: "flatten the groups, or write \"style\": \"flat\" in the output's \"names\"")
            return nil
        }
        if scope.dropFirst().contains("") {
            reportEmptyName(-1 - group)
            return nil
        }
        var current = number(scope.first ?? "")
        for name in scope.dropFirst() {
            let key = Name(scope: current, name: name)
            for key in [key] + (property.map { [Name(scope: current, name: $0(name))] } ?? []) {
                if let holder = declarer(of: key.name, in: current) {
                    reportHeld(key, by: holder, -1 - group)
                    return nil
                }
                takeTypeName(key, group)
            }
            current = innerScope(key)
        }
        return current
    }

    /// How deep types may nest: compilers give up not much later.
    private static let depthLimit = 200

    private mutating func takeTypeName(_ key: Name, _ group: Int) {
        let owner = owners[key]
        if let owner, owner < 0 { return }
        owners[key] = -1 - group
        guard let owner else { return }
        // The type has many members, the token one name.
        let diagnostic = taken(key.name, by: -1 - group, owner)
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

    private mutating func number(_ scope: String) -> Int32 {
        if let known = scopeNumbers[scope] { return known }
        scopeNumbers[scope] = Int32(scopes.count)
        scopes.append(scope)
        return Int32(scopes.count - 1)
    }

    /// What has a name already, whatever is claimed.
    private func holder(of name: String, in scope: Int32) -> String? {
        if let declarer = declarer(of: name, in: scope) { return declarer }
        guard let ownNames else { return language.owner(of: name, in: scopes[Int(scope)]) }
        return scope == 0 && ownNames.contains(name) ? scopes[0] : nil
    }

    /// The scope whose template declares a name in it.
    private func declarer(of name: String, in scope: Int32) -> String? {
        let scope = scopes[Int(scope)]
        return declared[scope]?.contains(name) == true ? scope : nil
    }

    private func symbol(_ name: Name) -> String { "\(scopes[Int(name.scope)]).\(name.name)" }

    // MARK: - Claims

    /// What became of asking for a name.
    package enum Claim {
        case granted
        /// The name cannot be, or another has it; that is reported.
        case refused
        /// The token that stands for this one as well: it is at the same path, and has the same values.
        case shared(with: Int)
    }

    /// Asks for a name for a token or an asset, which it has as long as no other asks for it too (``contest(for:scope:)``).
    package mutating func claim(
        _ name: String, scope: Int32, by number: Int, isSame: (Int, Int) -> Bool = { _, _ in false }
    ) -> Claim {
        guard !name.isEmpty else {
            reportEmptyName(number)
            return .refused
        }
        let key = Name(scope: scope, name: name)
        if let holder = holder(of: name, in: scope), owners[key] ?? 0 >= 0 {
            reportHeld(key, by: holder, number)
            return .refused
        }
        guard let owner = owners.updateValue(number, forKey: key) else { return .granted }
        owners[key] = owner
        if owner == number {
            reportWrittenTwice(key, number)
        } else if owner >= 0, claimant(owner).key == claimant(number).key, isSame(owner, number) {
            return .shared(with: owner)
        } else {
            let diagnostic = taken(symbol(key), by: number, owner)
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
        scopeNumbers[scope].flatMap { contest(for: name, scope: $0) }
    }

    func contest(for name: String, scope: Int32) -> Contest? {
        let key = Name(scope: scope, name: name)
        return contested[key].map { Contest(diagnostic: (owners[key] ?? 0) >= 0 ? $0 : nil) }
    }

    /// Whether any name is contested.
    package var hasContestedNames: Bool { !contested.isEmpty }

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
        guard owners[key] == nil, additionalOwners[key] == nil, holder(of: name, in: current) == nil else {
            return false
        }
        owners[key] = token
        return true
    }
}

// MARK: - Names beside those of tokens and assets

extension Namespace {
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
            notes: fault.tokens.map(claimant).map { Diagnostic.Note("\($0.label) stands here", at: $0.location) },
            advice:
                "write another name for \"\(rule.value)\" in \"\(name.kind.key)\", or list there only the groups and tokens "
                + (name.kind == .former ? "that had the name" : "that are to have the name"))
        return false
    }

    /// Why a token cannot have a name beside its own, and the tokens that this concerns.
    private func fault(
        _ key: Name, _ kind: AdditionalName.Kind, _ token: Int
    ) -> (code: DiagnosticCode, message: String, tokens: [Int])? {
        let path = claimant(token).key
        if key.name.isEmpty { return (.emptyName, "nothing is left of \(path) for a \(kind.word)", [token]) }
        let symbol = symbol(key)
        let claim = "the \(kind.word) of \(path) is \(symbol), which"
        if let holder = holder(of: key.name, in: key.scope) {
            return (.guardedName, "\(claim) \(holder) has already", [token])
        }
        if let owner = owners[key] {
            let tokens = owner >= 0 && owner != token ? [owner, token] : [token]
            return (.duplicateSymbol, "\(claim) is the name of \(claimant(owner).key)", tokens)
        }
        guard let owner = additionalOwners[key] else { return nil }
        let first = claimant(owner.token).key
        if first == path {
            return (.duplicateSymbol, "two outputs offer \(path) under the \(kind.word) \(symbol)", [token])
        }
        let message =
            owner.kind == kind
            ? "\(first) and \(path) both have the \(kind.word) \(symbol)"
            : "\(claim) is the \(owner.kind.word) of \(first)"
        return (.duplicateSymbol, message, [owner.token, token])
    }

    /// Whether an asset may have a name beside its own, among the members of the outermost type.
    mutating func claim(additional name: String, _ kind: AdditionalName.Kind, asset: Int) -> Bool {
        let key = Name(scope: 0, name: name)
        guard name.isEmpty || owners[key] != nil || holder(of: name, in: 0) != nil else {
            owners[key] = asset
            return true
        }
        let asset = claimant(asset)
        report(
            name.isEmpty ? .emptyName : .duplicateSymbol,
            name.isEmpty
                ? "nothing is left of the \(kind.word) of \(asset.subject) for a Swift name"
                : "the \(kind.word) \"\(name)\" of \(asset.subject) is taken in \(scopes[0])",
            asset.location, advice: "write another in \"\(kind.key)\", or none")
        return false
    }

    /// Whether a case without an asset may have a name, among the members of the outermost type.
    mutating func claim(case name: String, for text: Located<String>) -> Bool {
        let isFree = !name.isEmpty && holder(of: name, in: 0) == nil && owners[Name(scope: 0, name: name)] == nil
        if isFree { return ownNames?.insert(name).inserted ?? false }
        report(
            name.isEmpty ? .emptyName : .guardedName,
            name.isEmpty
                ? "nothing is left of \"\(text.value)\" for a \(language.name) name"
                : "\(scopes[0]) has \(scopes[0]).\(name) already",
            text.location, advice: "write another name in \"cases\"")
        return false
    }
}

// MARK: - Reports

extension Namespace {
    private mutating func reportHeld(_ key: Name, by holder: String, _ number: Int) {
        let claimant = claimant(number)
        let remedy = claimant.kind == nil ? "write a \"prefix\" or" : "rename it, or write"
        report(
            .guardedName,
            "\(claimant.subject) becomes \(symbol(key)), which \(holder) has already, so it has no name",
            claimant.location, advice: "\(remedy) \(claimant.replacement)")
    }

    private mutating func reportWrittenTwice(_ key: Name, _ token: Int) {
        diagnostics.add(
            .error, .duplicateSymbol, "two outputs write \(claimant(token).key) as \(symbol(key))",
            at: claimant(token).location,
            advice: "give one of the outputs another \"scope\" or a \"prefix\" in \"names\"")
    }

    private func taken(_ name: String, by number: Int, _ owner: Int) -> Diagnostic {
        claimant(number).clash(with: claimant(owner), isType: owner < 0, over: name, in: language)
    }

    private mutating func reportEmptyName(_ number: Int) {
        let claimant = claimant(number)
        let reason = claimant.kind == nil ? "names are made of letters and digits: " : ""
        report(
            .emptyName, "nothing is left of \(claimant.source) for a \(language.name) name", claimant.location,
            advice: "\(reason)rename it, or write \(claimant.replacement)")
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ location: SourceLocation?, notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        diagnostics.add(.error, code, message, at: location, notes: notes, advice: advice, loss: .detail)
    }
}
