import AssetCatalogs
import Diagnostics

/// The names that are taken in the types of one output of assets.
struct AssetNamespace {
    private struct Name: Hashable {
        var types: [String]
        var name: String
    }

    private let scope: String
    private let language: any Dialect
    private var owners: [Name: Asset] = [:]
    /// An asset in each type, and how the type is spelled: names that are equal to people can differ in their bytes.
    private var innerTypes: [Name: (asset: Asset, spelling: String)] = [:]
    /// The names that several assets ask for, so that none has them, and what is said of each.
    private var contested: [Name: Diagnostic] = [:]
    private var cases: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(scope: String, language: any Dialect) {
        self.scope = scope
        self.language = language
    }

    /// Takes the names of the types around an asset.
    mutating func enter(_ types: [String], _ asset: Asset) {
        for depth in types.indices {
            let name = Name(types: Array(types[..<depth]), name: types[depth])
            if innerTypes[name] == nil { innerTypes[name] = (asset, spelling(of: types[depth])) }
        }
    }

    /// The name of a type, which neither a member that the template writes may have, nor one of the structure itself.
    private func spelling(of name: String) -> String {
        language.known.cases.contains(name) || language.known.namespaces.contains(name) ? name + "_" : name
    }

    /// How the types around an asset are spelled.
    func spellings(of types: [String]) -> [String] {
        types.indices.map { innerTypes[Name(types: Array(types[..<$0]), name: types[$0])]?.spelling ?? types[$0] }
    }

    /// Whether the asset may have a name in the innermost of some types; what is in its way is reported.
    mutating func claim(_ text: String, in types: [String], _ asset: Asset) -> Bool {
        guard !text.isEmpty, !types.contains("") else {
            report(
                .emptyName,
                "nothing is left of the \(asset.word) name \"\(asset.lookupName)\" for a \(language.name) name", asset)
            return false
        }
        let name = Name(types: types, name: text)
        if let owner = innerTypes[name] {
            report(
                .duplicateSymbol,
                "the \(asset.word) \"\(asset.lookupName)\" and a folder both become \(symbol(name)) in \(language.name), "
                    + "so the \(asset.word) has no name", asset,
                notes: [Diagnostic.Note("\"\(owner.asset.lookupName)\" is in the folder", at: owner.asset.location)])
            return false
        }
        if types.isEmpty, language.known.cases.contains(text) || cases.contains(text) {
            report(
                .guardedName,
                "the \(asset.word) \"\(asset.lookupName)\" becomes \(symbol(name)), which \(scope) has already, so it has "
                    + "no name", asset)
            return false
        }
        guard let owner = owners[name] else {
            owners[name] = asset
            return true
        }
        let diagnostic = contest(name, owner, asset)
        contested[name] = contested[name] ?? diagnostic
        diagnostics.append(diagnostic)
        return false
    }

    /// Why nobody has a name; `nil` for one that no second asset has asked for.
    func contest(for text: String, in types: [String]) -> Diagnostic? { contested[Name(types: types, name: text)] }

    /// Whether an asset may have a name beside its own, among the members of the output's type.
    mutating func claim(additional text: String, _ kind: AdditionalName.Kind, _ asset: Asset) -> Bool {
        let name = Name(types: [], name: text)
        let isTaken = owners[name] != nil || innerTypes[name] != nil || cases.contains(text)
        guard text.isEmpty || isTaken || language.known.cases.contains(text) else {
            owners[name] = asset
            return true
        }
        let owner = "the \(asset.word) \"\(asset.lookupName)\""
        diagnostics.append(
            Diagnostic(
                .error, text.isEmpty ? .emptyName : .duplicateSymbol,
                text.isEmpty
                    ? "nothing is left of the \(kind.word) of \(owner) for a Swift name"
                    : "the \(kind.word) \"\(text)\" of \(owner) is taken in \(scope)",
                at: asset.location,
                advice: "write another in \"\(kind.key)\", or none", loss: .detail))
        return false
    }

    /// The name of a case without an asset, unless it is none.
    mutating func claim(caseNamed text: Located<String>, _ name: String) -> String? {
        let isFree = !language.known.cases.contains(name) && innerTypes[Name(types: [], name: name)] == nil
        if !name.isEmpty, isFree, cases.insert(name).inserted { return name }
        diagnostics.append(
            Diagnostic(
                .error, name.isEmpty ? .emptyName : .guardedName,
                name.isEmpty
                    ? "nothing is left of \"\(text.value)\" for a \(language.name) name"
                    : "\(scope) has \(scope).\(name) already", at: text.location,
                advice: "write another name in \"cases\"", loss: .detail))
        return nil
    }

    private func symbol(_ name: Name) -> String { ([scope] + name.types + [name.name]).joined(separator: ".") }

    private func contest(_ name: Name, _ owner: Asset, _ asset: Asset) -> Diagnostic {
        let both =
            owner.kind == asset.kind
            ? "the \(asset.word)s \"\(owner.lookupName)\" and \"\(asset.lookupName)\""
            : "the \(owner.word) \"\(owner.lookupName)\" and the \(asset.word) \"\(asset.lookupName)\""
        return diagnostic(
            .duplicateSymbol, "\(both) both become \(symbol(name)) in \(language.name), so neither has the name", asset,
            notes: [Diagnostic.Note("\"\(owner.lookupName)\" stands here", at: owner.location)])
    }

    private mutating func report(
        _ code: DiagnosticCode, _ message: String, _ asset: Asset, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(diagnostic(code, message, asset, notes: notes))
    }

    private func diagnostic(
        _ code: DiagnosticCode, _ message: String, _ asset: Asset, notes: [Diagnostic.Note]
    ) -> Diagnostic {
        Diagnostic(
            .error, code, message, at: asset.location, notes: notes,
            advice: "rename it, or write \"replace\": { \"\(asset.lookupName)\": \"otherName\" } in the output's "
                + "\"names\"", loss: .detail)
    }
}

extension Asset {
    /// What messages call it, beside its name.
    var word: String { kind.word }
}

extension AssetKind {
    /// What messages call an asset of the kind, where its folder does not matter.
    var word: String {
        switch self {
        case .image, .symbol: rawValue
        default: noun
        }
    }
}
