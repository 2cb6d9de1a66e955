import AssetCatalogs
import Diagnostics

/// Gives the assets of one output their names in its language.
struct AssetNaming {
    private let rules: NamingRules
    private let style: NamingRules.Style
    private let paths: PathRules
    private let language: any OutputLanguage

    init(_ output: OutputConfiguration, traits: TemplateTraits, language: any OutputLanguage) {
        rules = output.names
        style = output.names.style ?? traits.style
        paths = Self.pathRules(dropping: rules.drop.map(\.value), rules.replace)
        self.language = language
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
        let rules = rules.additional(kind)
        guard !rules.isEmpty else { return nil }
        let paths = Self.pathRules(rules)
        guard paths.rule(for: asset.lookupName) != nil else { return nil }
        return memberName(paths.remainingNames(of: asset.lookupName, asset.namespace + [asset.name]))
    }

    /// Warnings of rules for which there is no asset among those that an output takes.
    func unknownRules(_ assets: [Asset]) -> [Diagnostic] {
        let keys = Array(rules.replace.keys) + Array(rules.former.keys) + Array(rules.alsoNamed.keys)
        let named = rules.drop + keys.sorted { $0.value < $1.value }
        let names = assets.map(\.lookupName)
        return named.filter { rule in !names.contains { $0 == rule.value || $0.hasPrefix(rule.value + "/") } }.map {
            rule in
            Diagnostic(
                .warning, .unknownPath, "no asset that the output takes is called \"\(rule.value)\"", at: rule.location,
                advice: NearestName.advice(
                    for: rule.value, among: names, otherwise: "TokenGenerator list shows the names of all assets"))
        }
    }

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
