import Diagnostics
import LocatedJSON

/// The values of other modes that tokens have in `$extensions`, as several tools write them: `"mode": { "dark": "#000000" }`.
/// The specification has no modes within a file.
struct ExtensionModes {
    /// What a token is in modes that it states, by its place among the tokens of the file, in the order of the file.
    private var stated: [Int: [(name: String, token: Token)]] = [:]
    private let source: JSONDocument

    init(in source: JSONDocument) { self.source = source }

    var isEmpty: Bool { stated.isEmpty }

    /// The members of `"mode"` in a token's extensions.
    static func members(of extensions: JSONNode, in source: JSONDocument) -> [JSONMember] {
        guard let modes = source.value(of: "mode", in: extensions), source.kind(of: modes) == .object else { return [] }
        return Array(source.members(of: modes))
    }

    /// Remembers what the token at a place is in modes.
    mutating func add(_ modes: [(name: String, token: Token)], at place: Int) {
        if !modes.isEmpty { stated[place] = modes }
    }

    /// The collections of a file, tokens that state modes of the same names being one; and what is wrong with these.
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

    /// The names of modes, those together that a token states together, with the places of the tokens that state them.
    private var groups: [(names: [String], places: [Int])] {
        let places = stated.keys.sorted()
        let names = places.map { stated[$0]?.map(\.name) ?? [] }
        var joined = DisjointSets(count: places.count)
        var first: [String: Int] = [:]
        for (token, names) in names.enumerated() {
            for name in names { joined.join(token, first[name, default: token]) }
            first.merge(names.map { ($0, token) }) { known, _ in known }
        }
        return joined.members.sorted { ($0.last ?? 0) < ($1.last ?? 0) }.map { members in
            (members.flatMap { names[$0] }.firsts(by: \.self), members.map { places[$0] })
        }
    }

    private func collection(of names: [String], _ places: [Int], _ file: ReadMode) -> ReadCollection {
        let values = places.map { file.tokens[$0] }
        let modes = names.map { name in
            zip(places, values).map { place, value in stated[place]?.first { $0.name == name }?.token ?? value }
        }
        // What `$value` is in may be stated, too.
        let usual = modes.firstIndex { zip($0, values).allSatisfy(isSame) }
        let usualName = usual.map { names[$0] } ?? file.name ?? (names.contains("default") ? "$value" : "default")
        let others = names.indices.filter { $0 != usual }
        let axis = ModeAxis(name: nil, contexts: [usualName] + others.map { names[$0] }, isOfFiles: true)
        return ReadCollection(
            axes: axis.contexts.count > 1 ? [axis] : [],
            modes: [ReadMode(name: usualName, tokens: values, groups: file.groups)]
                + others.map { ReadMode(name: names[$0], tokens: modes[$0], groups: file.groups) })
    }

    /// Whether a token is the same in a mode; what cannot be read yet is compared as it is spelled.
    private func isSame(_ one: Token, _ other: Token) -> Bool {
        guard one.value == other.value else { return false }
        return one.value != .deferred || source.text(of: one.valueNode) == source.text(of: other.valueNode)
    }
}
