/// What a configuration's names say of beginnings of paths: what is dropped, and what replaces what. The longest that applies
/// wins.
package struct PathRules: Sendable {
    /// Beginnings of paths with the names that replace them.
    private let replacements: [String: [String]]
    /// How long these beginnings are, in bytes, the longest first: what can be looked up at all.
    private let lengths: [Int]
    /// What stands between the names of a path: a full stop in those of tokens, a slash in those of assets.
    private let separator: UInt8

    init(_ rules: NamingRules, separator: UInt8) {
        replacements = Dictionary(
            rules.drop.map { ($0.value, []) } + rules.replace.map { ($0.key.value, $0.value.isEmpty ? [] : [$0.value]) }
        ) { first, _ in first }
        lengths = Set(replacements.keys.map(\.utf8.count)).subtracting([0]).sorted(by: >)
        self.separator = separator
    }

    package static let tokenSeparator = UInt8(ascii: ".")
    static let assetSeparator = UInt8(ascii: "/")

    /// The names that stand for a whole path, where a rule speaks of that.
    func replacement(ofWhole path: String) -> [String]? {
        lengths.contains(path.utf8.count) ? replacements[path] : nil
    }

    /// The names of a path after the longest rule that applies.
    func remainingNames(of path: String, _ names: [String]) -> [String] {
        guard let rule = rule(for: path), let replaced = replacements[rule] else { return names }
        return replaced + names.dropFirst(rule.utf8.count { $0 == separator } + 1)
    }

    /// The longest beginning of a path that a rule speaks of.
    func rule(for path: String) -> String? {
        for length in lengths where length <= path.utf8.count {
            let end = path.utf8.index(path.startIndex, offsetBy: length)
            guard end == path.endIndex || path.utf8[end] == separator,
                let start = String(path.utf8[..<end]), replacements[start] != nil
            else { continue }
            return start
        }
        return nil
    }
}
