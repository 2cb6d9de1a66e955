import DesignTokens
import Diagnostics
import LocatedJSON

/// The keys that choose modes: `modes`, `appearances` and `themes`.
extension ObjectReader {
    mutating func modes(_ node: JSONNode?) -> [ConfiguredModes] {
        combinations(node, "\"modes\"").compactMap { name, node in mode(name, node) }
    }

    /// The themes. What a theme says under the name of an appearance is its own there.
    mutating func themes(_ node: JSONNode?) -> [ConfiguredTheme] {
        combinations(node, "\"themes\"").compactMap { name, node in
            guard let modes = mode(name, node, isTheme: true) else { return nil }
            guard document.kind(of: node) == .object else { return ConfiguredTheme(modes: modes) }
            var appearances: [Appearance: ConfiguredModes] = [:]
            for (key, value) in members(node, "this") {
                guard let appearance = Appearance(rawValue: key.value) else { continue }
                appearances[appearance] = mode(key, value)
            }
            return ConfiguredTheme(modes: modes, appearances: appearances)
        }
    }

    /// The modes that play the part of each appearance; the name of a combination in `modes` stands for that.
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
                .missingKey, "\"appearances\" names no mode for another appearance than light", at: node,
                advice: "add \"dark\": \"…\", or remove \"appearances\"")
        }
        return appearances
    }

    /// The members of an object that names combinations. The first of too many is enough to say what else is wrong.
    private mutating func combinations(_ node: JSONNode?, _ what: String) -> [(Located<String>, JSONNode)] {
        let members = members(node, what)
        guard members.count > Self.modeLimit else { return members }
        report(
            .limitExceeded, "\(what) names \(members.count) combinations, and may name \(Self.modeLimit)",
            at: members[Self.modeLimit].0.location, advice: "name those that an app shows, and leave out the others")
        return Array(members.prefix(1))
    }

    /// How many combinations of modes may be named: each token is resolved in each of them.
    private static let modeLimit = 1_000

    /// The names of modes, or the modes of each collection.
    private mutating func mode(
        _ name: Located<String>, _ node: JSONNode, isTheme: Bool = false
    ) -> ConfiguredModes? {
        guard document.kind(of: node) == .object else {
            return modeNames(node).map { ConfiguredModes(name: name, modes: $0) }
        }
        var choice = ConfiguredModes(name: name)
        for (collection, modes) in members(node, "this")
        where !isTheme || Appearance(rawValue: collection.value) == nil {
            let names = document.kind(of: modes) == .null ? [] : modeNames(modes)
            if let names { choice.collections.append((collection, names)) }
        }
        return choice
    }

    /// The name of a mode, or several, of which the first counts that a collection has.
    private mutating func modeNames(_ node: JSONNode) -> [Located<String>]? {
        guard document.kind(of: node) == .array else { return string(node).map { [$0] } }
        let names = strings(node) ?? []
        if names.isEmpty {
            report(.invalidConfiguration, "this names no mode", at: node, advice: "write the name of a mode")
        }
        return names.isEmpty ? nil : names
    }
}
