import AssetCatalogs
import DesignTokens
import Diagnostics

/// The names in each scope over all outputs: a scope is a namespace, even across files. Tokens and assets claim names
/// by their numbers; those of assets follow those of tokens.
package struct Namespace {
    private struct Name: Hashable {
        var scope: Int32
        var name: String
    }

    private let language: any Dialect
    private let graph: TokenGraph?
    /// The assets that have asked for numbers.
    private var assets: [Asset] = []
    private var assetNumbers: [SourceLocation: Int] = [:]
    /// The names that templates and types of assets declare in their own scopes, by scope.
    private var declared: [String: Set<String>] = [:]
    private var scopes: [String] = []
    private var scopeNumbers: [String: Int32] = [:]
    private var innerScopes: [Name: Int32] = [:]
    /// The owners of names; for nested types, their first group or asset as `-1 - number`.
    private var owners: [Name: Int] = [:]
    /// The tokens with additional names.
    private var additionalOwners: [Name: (kind: AdditionalName.Kind, token: Int)] = [:]
    /// The contested names, which none gets, with their diagnostics.
    private var contested: [Name: Diagnostic] = [:]
    package private(set) var diagnostics: [Diagnostic] = []

    /// Creates a namespace.
    ///
    /// - Parameters:
    ///   - graph: The tokens; `nil` if only assets need names.
    ///   - language: The language of the names.
    ///   - declared: The names that templates declare in their own scopes, by scope.
    package init(graph: TokenGraph?, language: any Dialect, declared: [String: Set<String>] = [:]) {
        self.graph = graph
        self.language = language
        self.declared = declared
        owners.reserveCapacity(graph?.tokens.count ?? 0)
    }

    /// Adds the names that the outermost type of assets declares itself.
    mutating func declare(_ names: Set<String>, in scope: String) { declared[scope, default: []].formUnion(names) }

    /// Returns the number by which an asset claims names.
    mutating func number(of asset: Asset) -> Int {
        if let known = assetNumbers[asset.location] { return known }
        assets.append(asset)
        let number = firstAssetNumber + assets.count - 1
        assetNumbers[asset.location] = number
        return number
    }

    /// The number after those of all tokens and groups.
    private var firstAssetNumber: Int { graph.map { max($0.tokens.count, $0.groups.count) } ?? 0 }

    /// Returns the claimant of a number: a token or an asset, or a group or an asset of a folder as `-1 - number`.
    private func claimant(_ number: Int) -> Claimant {
        let index = (number < 0 ? -1 - number : number) - firstAssetNumber
        guard index < 0, let graph else { return Claimant(assets[index]) }
        return Claimant(number, in: graph)
    }

    /// Returns the number of a scope for ``claim(_:scope:by:isSame:)``, and claims the names of nested types. Groups
    /// with the same name share a type. Returns `nil` and reports a group that cannot be a type.
    ///
    /// - Parameters:
    ///   - scope: The types, outermost first.
    ///   - group: The group, or asset of the folder, of the innermost type.
    ///   - property: Returns the name of the property for a value of the type, which is also claimed.
    /// - Returns: The number.
    package mutating func enter(_ scope: [String], group: Int, property: ((String) -> String)? = nil) -> Int32? {
        if scope.count > Self.depthLimit {
            report(
                .limitExceeded, "the group would become a type nested more than \(Self.depthLimit) levels deep",
                claimant(-1 - group).location,
                advice: "flatten the groups, or set \"style\": \"flat\" in the output's \"names\"")
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

    /// The nesting limit of types; compilers fail not much later.
    private static let depthLimit = 200

    private mutating func takeTypeName(_ key: Name, _ group: Int) {
        let owner = owners[key]
        if let owner, owner < 0 { return }
        owners[key] = -1 - group
        guard let owner else { return }
        // The type has many members and wins over the single token.
        let diagnostic = taken(key.name, by: -1 - group, owner)
        contested[key] = contested[key] ?? diagnostic
        diagnostics.append(diagnostic)
    }

    /// Returns the scope of a nested type. Its text is built once, because the cost for deep groups would otherwise be
    /// quadratic.
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

    /// Returns what already has a name in the language or the template.
    private func holder(of name: String, in scope: Int32) -> String? {
        declarer(of: name, in: scope) ?? language.owner(of: name, in: scopes[Int(scope)])
    }

    /// The scope whose template declares a name in it.
    private func declarer(of name: String, in scope: Int32) -> String? {
        let scope = scopes[Int(scope)]
        return declared[scope]?.contains(name) == true ? scope : nil
    }

    private func symbol(_ name: Name) -> String { "\(scopes[Int(name.scope)]).\(name.name)" }

    // MARK: - Claims

    /// The result of claiming a name.
    package enum Claim {
        case granted
        /// The name is invalid or belongs to another; this is reported.
        case refused
        /// The name belongs to a token with the same path and values, which represents this one.
        case shared(with: Int)
    }

    /// Claims a name for a token or an asset. The claim holds unless another one contests it (``contest(for:scope:)``).
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
        } else if owner >= 0, claimant(owner).isNamed(as: claimant(number)), isSame(owner, number) {
            return .shared(with: owner)
        } else {
            let diagnostic = taken(symbol(key), by: number, owner)
            if owner >= 0 { contested[key] = contested[key] ?? diagnostic }
            diagnostics.append(diagnostic)
        }
        return .refused
    }

    /// A contested name.
    package struct Contest {
        /// The diagnostic; `nil` if the name belongs to a type, next to which nothing can be declared.
        package let diagnostic: Diagnostic?
    }

    /// Returns the contest for a name; `nil` if it is not contested.
    package func contest(for name: String, scope: String) -> Contest? {
        scopeNumbers[scope].flatMap { contest(for: name, scope: $0) }
    }

    func contest(for name: String, scope: Int32) -> Contest? {
        let key = Name(scope: scope, name: name)
        return contested[key].map { Contest(diagnostic: (owners[key] ?? 0) >= 0 ? $0 : nil) }
    }

    /// Whether any name is contested.
    package var hasContestedNames: Bool { !contested.isEmpty }

    /// Claims a name that no token gets, so that it can be declared unavailable. Fails if a type, a library or another
    /// token has it. Call this after all names and additional names are claimed.
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
        if isTaken(key) { return false }
        owners[key] = token
        return true
    }
}

// MARK: - Additional names

extension Namespace {
    /// Claims an additional name of a token. Returns `false` if the name is not available, with an error at the rule,
    /// or if the token already has it for another reason. Call this after all names are claimed.
    package mutating func claim(_ name: AdditionalName, scope: String, token: Int, rule: Located<String>) -> Bool {
        let key = Name(scope: number(scope), name: name.name)
        if let owner = additionalOwners[key], owner.token == token, owner.kind != name.kind { return false }
        guard let fault = fault(key, name.kind, token) else {
            additionalOwners[key] = (name.kind, token)
            return true
        }
        report(
            fault.code, fault.message, rule.location,
            notes: fault.tokens.map(claimant).map { Diagnostic.Note("\($0.label) is here", at: $0.location) },
            advice:
                "use a different name for '\(rule.value)' in \"\(name.kind.key)\", or list only the groups and tokens that "
                + (name.kind == .former ? "used to have this name" : "need this name"))
        return false
    }

    /// Returns why a token cannot have an additional name, and the affected tokens.
    private func fault(
        _ key: Name, _ kind: AdditionalName.Kind, _ token: Int
    ) -> (code: DiagnosticCode, message: String, tokens: [Int])? {
        let path = claimant(token).key
        if key.name.isEmpty { return (.emptyName, "the \(kind.word) of '\(path)' has no letters or digits", [token]) }
        let symbol = symbol(key)
        let claim = "the \(kind.word) of '\(path)' is '\(symbol)', which"
        if let holder = holder(of: key.name, in: key.scope) {
            return (.reservedName, "\(claim) \(holder) already declares", [token])
        }
        if let owner = owners[key] {
            let tokens = owner >= 0 && owner != token ? [owner, token] : [token]
            return (.duplicateSymbol, "\(claim) is the name of '\(claimant(owner).key)'", tokens)
        }
        guard let owner = additionalOwners[key] else { return nil }
        let first = claimant(owner.token).key
        if first == path {
            return (.duplicateSymbol, "two outputs declare the \(kind.word) '\(symbol)' of '\(path)'", [token])
        }
        let message =
            owner.kind == kind
            ? "'\(first)' and '\(path)' have the same \(kind.word) '\(symbol)'"
            : "\(claim) is the \(owner.kind.word) of '\(first)'"
        return (.duplicateSymbol, message, [owner.token, token])
    }

    /// Claims an additional name of an asset among the members of the outermost type.
    mutating func claim(additional name: String, _ kind: AdditionalName.Kind, in scope: String, asset: Int) -> Bool {
        let key = Name(scope: number(scope), name: name)
        guard name.isEmpty || isTaken(key) else {
            owners[key] = asset
            return true
        }
        let asset = claimant(asset)
        report(
            name.isEmpty ? .emptyName : .duplicateSymbol,
            name.isEmpty
                ? "the \(kind.word) of \(asset.subject) has no letters or digits for a Swift name"
                : "the \(kind.word) '\(name)' of \(asset.subject) already exists in \(scope)",
            asset.location, advice: "change or remove it in \"\(kind.key)\"")
        return false
    }

    /// Claims the name of a case without an asset among the members of the outermost type.
    mutating func claim(case name: String, in scope: String, for text: Located<String>) -> Bool {
        if !name.isEmpty, !isTaken(Name(scope: number(scope), name: name)) {
            declare([name], in: scope)
            return true
        }
        report(
            name.isEmpty ? .emptyName : .reservedName,
            name.isEmpty
                ? "'\(text.value)' has no letters or digits for a \(language.name) name"
                : "'\(scope).\(name)' already exists",
            text.location, advice: "change the name in \"cases\"")
        return false
    }

    private func isTaken(_ key: Name) -> Bool {
        owners[key] != nil || additionalOwners[key] != nil || holder(of: key.name, in: key.scope) != nil
    }
}

// MARK: - Reports

extension Namespace {
    private mutating func reportHeld(_ key: Name, by holder: String, _ number: Int) {
        let claimant = claimant(number)
        let remedy = claimant.kind == nil ? "set a \"prefix\" or" : "rename it, or set"
        report(
            .reservedName,
            "\(claimant.subject) would become '\(symbol(key))', which \(holder) already declares, so it gets no name",
            claimant.location, advice: "\(remedy) \(claimant.replacement)")
    }

    private mutating func reportWrittenTwice(_ key: Name, _ number: Int) {
        diagnostics.add(
            .error, .duplicateSymbol, "two outputs declare \(claimant(number).subject) as '\(symbol(key))'",
            at: claimant(number).location,
            advice: "set a different \"scope\" for one of the outputs, or a \"prefix\" in its \"names\"")
    }

    private func taken(_ name: String, by number: Int, _ owner: Int) -> Diagnostic {
        claimant(number).clash(with: claimant(owner), isType: owner < 0, over: name, in: language)
    }

    private mutating func reportEmptyName(_ number: Int) {
        let claimant = claimant(number)
        let noun = claimant.kind == nil ? "token" : "asset"
        report(
            .emptyName, "\(claimant.source) has no letters or digits for a \(language.name) name", claimant.location,
            advice: "rename the \(noun), or set \(claimant.replacement)")
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ location: SourceLocation?, notes: [Diagnostic.Note] = [],
        advice: String
    ) {
        diagnostics.add(.error, code, message, at: location, notes: notes, advice: advice, loss: .detail)
    }
}
