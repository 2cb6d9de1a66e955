import AssetCatalogs
import Diagnostics

/// Gives the assets of one output their names in its language.
struct AssetNaming {
    private let rules: NamingRules
    private let style: NamingRules.Style
    private let paths: PathRules
    /// The rules for names beside the assets' own; none for a kind of names that the output does not have.
    private let additionalPaths: [AdditionalName.Kind: PathRules]
    private let language: any Dialect

    init(_ output: OutputConfiguration) {
        rules = output.names
        style = output.style
        paths = Self.pathRules(dropping: rules.drop.map(\.value), rules.replace)
        let kinds = AdditionalName.Kind.allCases.filter { !output.names.additional($0).isEmpty }
        additionalPaths = Dictionary(
            uniqueKeysWithValues: kinds.map { ($0, Self.pathRules(output.names.additional($0))) })
        language = output.language
    }

    private static func pathRules(dropping: [String] = [], _ replaced: [Located<String>: String]) -> PathRules {
        PathRules(
            dropping: dropping, replacing: Dictionary(replaced.map { ($0.key.value, $0.value) }) { first, _ in first },
            separator: UInt8(ascii: "/"))
    }

    /// The names of the types that hold the asset, inside the output's own, and its name; empty where nothing is left of one.
    func name(of asset: Asset) -> (types: [String], name: String) {
        if let replaced = paths.replacement(ofWhole: asset.lookupName) {
            return (types(around: asset), memberName(replaced))
        }
        let names = paths.remainingNames(of: asset.lookupName, asset.namespace + [asset.name])
        return switch style {
        case .flat: ([], memberName([rules.prefix] + names))
        case .nested, .folders: (types(around: asset), memberName([rules.prefix, asset.name]))
        }
    }

    /// What the asset is called beside its own name, by rules that name it, or what it lies in.
    func additionalName(_ kind: AdditionalName.Kind, of asset: Asset) -> String? {
        guard let paths = additionalPaths[kind], paths.rule(for: asset.lookupName) != nil else { return nil }
        return memberName(paths.remainingNames(of: asset.lookupName, asset.namespace + [asset.name]))
    }

    /// Warnings of rules for which there is no asset among those that an output takes.
    func unknownRules(_ assets: [Asset]) -> [Diagnostic] {
        let keys = Array(rules.replace.keys) + Array(rules.former.keys) + Array(rules.alsoNamed.keys)
        let named = rules.drop + keys.sorted { $0.value < $1.value }
        guard !named.isEmpty else { return [] }
        let names = assets.prefix(Self.comparedLimit).map(\.lookupName)
        let known = Set(assets.flatMap { Self.beginnings(of: $0.lookupName) })
        return named.filter { !known.contains($0.value) }.map { rule in
            Diagnostic(
                .warning, .unknownPath, "no asset that the output takes is called \"\(rule.value)\"", at: rule.location,
                advice: NearestName.advice(
                    for: rule.value, among: names, otherwise: "TokenGenerator list shows the names of all assets"))
        }
    }

    /// The names of the namespaces around a name, and itself.
    private static func beginnings(of name: String) -> [String] {
        let names = name.split(separator: "/", omittingEmptySubsequences: false)
        return names.indices.map { names[...$0].joined(separator: "/") }
    }

    /// With how many names one that is unknown is compared, for each with each costs.
    private static let comparedLimit = 5_000

    private func types(around asset: Asset) -> [String] {
        let names =
            switch style {
            case .flat: [String]()
            case .nested: paths.remainingNames(of: asset.namespace.joined(separator: "/"), asset.namespace)
            case .folders: asset.category
            }
        return names.map { memberName([$0]) }
    }

    /// A name as a member has it; empty when it holds neither letter nor digit.
    func memberName(_ parts: [String]) -> String {
        var name = CamelCase()
        for part in parts { name.append(part) }
        return name.text.isEmpty ? "" : language.memberName(name.text)
    }
}
