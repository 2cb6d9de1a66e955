import Diagnostics
import LocatedJSON

/// The values of other modes in the `$extensions` of tokens, as several tools write them: `"mode": { "dark": "#000000"
/// }`, `"modes": { "dark": { "$value": "#000000" } }`, or one of them in an object of their own; or in the value, for light
/// and dark. The specification has no modes within a file.
struct ExtensionModes {
    /// The tokens of other modes by index of the token in the file, in the order of the file.
    private var stated: [Int: [(name: String, token: Token)]] = [:]
    private let source: JSONDocument

    init(in source: JSONDocument) { self.source = source }

    var isEmpty: Bool { stated.isEmpty }

    /// The modes in a token's extensions, or in those of one tool among them, with their values.
    static func values(in extensions: JSONNode, of source: JSONDocument) -> [(mode: JSONNode, value: JSONNode)] {
        let found = modes(in: extensions, of: source) ?? modes(ofToolsIn: extensions, of: source)
        guard let modes = found else { return [] }
        // Some tools write a whole token for a mode.
        return source.members(of: modes).map { ($0.key, source.value(of: "$value", in: $0.value) ?? $0.value) }
    }

    private static func modes(ofToolsIn extensions: JSONNode, of source: JSONDocument) -> JSONNode? {
        for member in source.members(of: extensions) {
            if let modes = modes(in: member.value, of: source) { return modes }
        }
        return nil
    }

    private static func modes(in object: JSONNode, of source: JSONDocument) -> JSONNode? {
        guard source.kind(of: object) == .object, let modes = source.value(of: "mode", or: "modes", in: object),
            source.kind(of: modes) == .object
        else { return nil }
        return modes
    }

    /// Records the token at an index in its modes.
    mutating func add(_ modes: [(name: String, token: Token)], at place: Int) {
        if !modes.isEmpty { stated[place] = modes }
    }

    /// Returns the collections of a file, one per set of mode names, and the diagnostics about them.
    func collections(of file: ReadMode) -> (all: [ReadCollection], diagnostics: [Diagnostic]) {
        let others = file.tokens.indices.filter { stated[$0] == nil }
        let rest = ReadMode(name: file.name, tokens: others.map { file.tokens[$0] }, groups: file.groups)
        var all = others.isEmpty ? [] : [ReadCollection(modes: [rest])]
        var diagnostics: [Diagnostic] = []
        for (names, places) in groups {
            let limited = ModeLimit.limited(
                names, named: \.self, of: "the file", tokens: places.count,
                at: { _ in source.location(of: source.root) })
            diagnostics += limited.reports
            all.append(collection(of: limited.modes, places, file))
        }
        return (all, diagnostics)
    }

    /// The sets of mode names that tokens define together, with the indices of those tokens.
    private var groups: [(names: [String], places: [Int])] {
        let places = stated.keys.sorted()
        return places.map { stated[$0]?.map(\.name) ?? [] }.joinedLists
            .sorted { ($0.members.last ?? 0) < ($1.members.last ?? 0) }
            .map { ($0.names, $0.members.map { places[$0] }) }
    }

    private func collection(of names: [String], _ places: [Int], _ file: ReadMode) -> ReadCollection {
        let values = places.map { file.tokens[$0] }
        let modes = names.map { name in
            zip(places, values).map { place, value in stated[place]?.first { $0.name == name }?.token ?? value }
        }
        // The mode of `$value` may be among the named ones.
        let usual = modes.firstIndex { zip($0, values).allSatisfy(isSame) }
        let usualName = usual.map { names[$0] } ?? file.name ?? (names.contains("default") ? "$value" : "default")
        let others = names.indices.filter { $0 != usual }
        let axis = ModeAxis(name: nil, contexts: [usualName] + others.map { names[$0] }, isOfFiles: true)
        return ReadCollection(
            axes: axis.contexts.count > 1 ? [axis] : [],
            modes: [ReadMode(name: usualName, tokens: values, groups: file.groups)]
                + others.map { ReadMode(name: names[$0], tokens: modes[$0], groups: file.groups) })
    }

    /// Whether a token is the same in a mode. Values that cannot be read yet are compared as written.
    private func isSame(_ one: Token, _ other: Token) -> Bool {
        guard one.value == other.value else { return false }
        return one.value != .deferred || source.text(of: one.valueNode) == source.text(of: other.valueNode)
    }
}
