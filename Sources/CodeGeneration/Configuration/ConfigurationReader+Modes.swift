import DesignTokens
import Diagnostics
import LocatedJSON

/// The keys that choose modes: `modes`, `appearances` and `themes`.
extension ConfigurationReader {
    mutating func readModes(_ node: JSONNode?) -> [ConfiguredModes] {
        readCombinations(node, "\"modes\"").compactMap { name, node in readMode(name, node) }
    }

    /// The themes. What a theme says under the name of an appearance is its own there.
    mutating func readThemes(_ node: JSONNode?) -> [ConfiguredTheme] {
        readCombinations(node, "\"themes\"").compactMap { name, node in
            guard let modes = readMode(name, node, isTheme: true) else { return nil }
            guard reader.document.kind(of: node) == .object else { return ConfiguredTheme(modes: modes) }
            var appearances: [Appearance: ConfiguredModes] = [:]
            for (key, value) in reader.members(node, "this") {
                guard let appearance = Appearance(rawValue: key.value) else { continue }
                appearances[appearance] = readMode(key, value)
            }
            return ConfiguredTheme(modes: modes, appearances: appearances)
        }
    }

    /// The modes that play the part of each appearance; the name of a combination in `modes` stands for that.
    mutating func readAppearances(_ node: JSONNode) {
        let names = Appearance.allCases.map(\.rawValue)
        guard let object = reader.object(node, "\"appearances\"", keys: names) else { return }
        for appearance in Appearance.allCases {
            guard let value = object[appearance.rawValue],
                let modes = readMode(Located(appearance.rawValue), value)
            else { continue }
            let named = configuration.modes.first { [$0.name.value] == modes.modes.map(\.value) }
            configuration.appearances[appearance] = named ?? modes
        }
        if object.keys.allSatisfy({ $0 == Appearance.light.rawValue }) {
            reader.report(
                .missingKey, "\"appearances\" names no mode for another appearance than light", at: node,
                advice: "add \"dark\": \"…\", or remove \"appearances\"")
        }
    }

    /// The members of an object that names combinations. The first of too many is enough to say what else is wrong.
    private mutating func readCombinations(_ node: JSONNode?, _ what: String) -> [(Located<String>, JSONNode)] {
        let members = reader.members(node, what)
        guard members.count > Self.modeLimit else { return members }
        reader.report(
            .limitExceeded, "\(what) names \(members.count) combinations, and may name \(Self.modeLimit)",
            at: members[Self.modeLimit].0.location, advice: "name those that an app shows, and leave out the others")
        return Array(members.prefix(1))
    }

    /// How many combinations of modes may be named: each token is resolved in each of them.
    private static let modeLimit = 1_000

    /// The names of modes, or the modes of each collection.
    private mutating func readMode(
        _ name: Located<String>, _ node: JSONNode, isTheme: Bool = false
    ) -> ConfiguredModes? {
        guard reader.document.kind(of: node) == .object else {
            return readNames(node).map { ConfiguredModes(name: name, modes: $0) }
        }
        var choice = ConfiguredModes(name: name)
        for (collection, modes) in reader.members(node, "this")
        where !isTheme || Appearance(rawValue: collection.value) == nil {
            let names = reader.document.kind(of: modes) == .null ? [] : readNames(modes)
            if let names { choice.collections.append((collection, names)) }
        }
        return choice
    }

    /// The name of a mode, or several, of which the first counts that a collection has.
    private mutating func readNames(_ node: JSONNode) -> [Located<String>]? {
        guard reader.document.kind(of: node) == .array else { return reader.string(node).map { [$0] } }
        let names = reader.strings(node) ?? []
        if names.isEmpty {
            reader.report(.invalidConfiguration, "this names no mode", at: node, advice: "write the name of a mode")
        }
        return names.isEmpty ? nil : names
    }
}
