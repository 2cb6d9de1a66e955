import DesignTokens
import Diagnostics
import LocatedJSON

/// The keys that choose modes: `modes`, `appearances` and `themes`.
extension ObjectReader {
    mutating func modes(_ node: JSONNode?) -> [ConfiguredModes] {
        combinations(node, "\"modes\"").compactMap { name, node in mode(name, node) }
    }

    /// Reads the themes. A theme's modes under the name of an appearance apply only in that appearance.
    mutating func themes(_ node: JSONNode?) -> [ConfiguredTheme] {
        combinations(node, "\"themes\"").compactMap { name, node in
            guard let modes = mode(name, node, isTheme: true) else { return nil }
            guard document.kind(of: node) == .object else { return ConfiguredTheme(modes: modes) }
            var appearances: [Appearance: ConfiguredModes] = [:]
            for (key, value) in members(node, nil) {
                guard let appearance = Appearance(rawValue: key.value) else { continue }
                appearances[appearance] = mode(key, value)
            }
            return ConfiguredTheme(modes: modes, appearances: appearances)
        }
    }

    /// Reads the modes of each appearance. The name of a combination in `modes` refers to that combination.
    mutating func appearances(_ node: JSONNode, among named: [ConfiguredModes]) -> [Appearance: ConfiguredModes] {
        let names = Appearance.allCases.map(\.rawValue)
        guard let object = object(node, "\"appearances\"", keys: names) else { return [:] }
        let appearances: [Appearance: ConfiguredModes] = Appearance.allCases.reduce(into: [:]) { all, appearance in
            guard let value = object[appearance.rawValue], let modes = mode(Located(appearance.rawValue), value) else {
                return
            }
            all[appearance] = named.first { [$0.name.value] == modes.modes.map(\.value) } ?? modes
        }
        if object.keys.allSatisfy({ $0 == Appearance.light.rawValue }) {
            report(
                .missingKey, "\"appearances\" sets no mode other than \"light\"", at: node,
                advice: "add \"dark\": \"…\", or remove \"appearances\"")
        }
        return appearances
    }

    /// Returns the members of an object of combinations. If there are too many, only the first is checked.
    private mutating func combinations(_ node: JSONNode?, _ what: String) -> [(Located<String>, JSONNode)] {
        let members = members(node, what)
        guard members.count > Self.modeLimit else { return members }
        report(
            .limitExceeded, "\(what) has \(members.count) combinations; the limit is \(Self.modeLimit)",
            at: members[Self.modeLimit].0.location, advice: "keep only the combinations that the app shows")
        return Array(members.prefix(1))
    }

    /// The number of combinations that may be configured: every token is resolved in each.
    private static let modeLimit = 1_000

    /// Reads the names of modes, or the modes of each collection.
    private mutating func mode(
        _ name: Located<String>, _ node: JSONNode, isTheme: Bool = false
    ) -> ConfiguredModes? {
        guard document.kind(of: node) == .object else {
            return modeNames(node).map { ConfiguredModes(name: name, modes: $0) }
        }
        var choice = ConfiguredModes(name: name)
        for (collection, modes) in members(node, nil)
        where !isTheme || Appearance(rawValue: collection.value) == nil {
            let names = document.kind(of: modes) == .null ? [] : modeNames(modes)
            if let names { choice.collections.append((collection, names)) }
        }
        return choice
    }

    /// Reads one or several names of modes. The first one that a collection has is used.
    private mutating func modeNames(_ node: JSONNode) -> [Located<String>]? {
        guard document.kind(of: node) == .array else { return string(node).map { [$0] } }
        let names = strings(node) ?? []
        if names.isEmpty {
            report(.invalidConfiguration, "expected at least one mode", at: node, advice: "add the name of a mode")
        }
        return names.isEmpty ? nil : names
    }
}
