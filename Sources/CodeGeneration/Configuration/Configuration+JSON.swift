import DesignTokens
import LocatedJSON

extension SourceConfiguration {
    /// The JSON of the source: its path, or an object if it has settings.
    package var json: JSONValue {
        let path = JSONValue.string(path.value)
        let json = JSONValue.settings([
            "path": path, "format": .string(format?.rawValue ?? ""), "collection": .string(collection ?? ""),
        ])
        return json == ["path": path] ? path : json
    }
}

extension TargetConfiguration {
    /// The settings besides its catalogs and outputs.
    package var settings: KeyValuePairs<String, JSONValue> {
        [
            "access": .string(access == Self().access ? "" : access.rawValue), "nonisolated": .boolean(isNonisolated),
            "bundle": bundle.json, "outputRoot": .string(outputRoot?.value ?? ""),
        ]
    }
}

extension OutputConfiguration {
    /// The JSON of the output: its template and place in one row, and its tokens, assets and names in another.
    package var json: JSONValue {
        let place = JSONValue.settings([
            "template": .string(template.value), "path": .string(path.value), "scope": .string(scope?.value ?? ""),
        ])
        let contents = JSONValue.settings([
            "tokens": selection.json, "assets": assets.json,
            "typeNames": .object(typeNames) { ($0.rawValue, $1.value) },
            "names": names.json,
        ])
        return .rows([place.members, contents.members])
    }
}

extension TokenSelection {
    fileprivate var json: JSONValue {
        .settings([
            "groups": .paths(groups ?? []), "types": .strings((types ?? []).map(\.rawValue)),
            "exclude": .paths(excluded), "sourceSets": .boolean(takesSourceSets),
        ])
    }
}

extension AssetSelection {
    fileprivate var json: JSONValue {
        .settings([
            "catalogs": .paths(catalogs ?? []), "exclude": .paths(excluded), "all": .boolean(areListed),
            "catalogTypes": .boolean(areInCatalogTypes),
        ])
    }
}

extension NamingRules {
    fileprivate var json: JSONValue {
        .settings([
            "style": .string(style?.rawValue ?? ""), "prefix": .string(prefix), "drop": .paths(drop),
            "replace": .object(replace) { ($0.value, $1) },
        ])
    }
}

extension BundleChoice {
    /// The JSON of the choice; empty for the default.
    fileprivate var json: JSONValue {
        switch self {
        case .automatic: ""
        case .module: "module"
        case .main: "main"
        case .identifier(let identifier): ["identifier": .string(identifier)]
        case .ofClass(let name): ["class": .string(name)]
        }
    }
}

extension ConfiguredModes {
    /// The JSON of the choice: one mode, several modes, or a mode for each collection.
    package var json: JSONValue {
        if !collections.isEmpty {
            return .object(collections.map { .init($0.collection.value, .string($0.modes.first?.value ?? "")) })
        }
        return modes.count == 1 ? .string(modes[0].value) : .paths(modes)
    }
}

extension ConfiguredTheme {
    package var json: JSONValue { appearances.isEmpty ? modes.json : Appearance.json(appearances) }
}

extension Appearance {
    /// Returns the JSON of the modes of appearances.
    package static func json(_ modes: [Appearance: ConfiguredModes]) -> JSONValue {
        .object(allCases.compactMap { appearance in modes[appearance].map { .init(appearance.rawValue, $0.json) } })
    }
}

extension JSONValue {
    /// Returns an object with the members that have an effect: those that are neither empty nor `false`.
    package static func settings(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.filter { $0.value.hasEffect }.map { Member($0.key, $0.value) })
    }

    /// Whether a setting has an effect: it is neither empty nor `false`.
    package var hasEffect: Bool { !isEmpty && self != .boolean(false) }

    package static func paths(_ paths: [Located<String>]) -> JSONValue { .strings(paths.map(\.value)) }

    /// Returns an object with the texts of a dictionary, sorted by name.
    fileprivate static func object<Key, Value>(
        _ texts: [Key: Value], _ member: (Key, Value) -> (String, String)
    ) -> JSONValue {
        .object(texts.map { member($0.key, $0.value) }.sorted { $0.0 < $1.0 }.map { Member($0.0, .string($0.1)) })
    }
}
