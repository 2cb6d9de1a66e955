/// The rules of a configuration's names about path prefixes: those to drop, and those to replace. The longest match
/// wins.
package struct PathRules: Sendable {
    /// The replacements of path prefixes.
    private let replacements: [String: [String]]
    /// The lengths of the prefixes in bytes, longest first, for lookups.
    private let lengths: [Int]
    /// The separator of names in a path: a full stop for tokens, a slash for assets.
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

    /// Returns the replacement of a whole path, if there is one.
    func replacement(ofWhole path: String) -> [String]? {
        lengths.contains(path.utf8.count) ? replacements[path] : nil
    }

    /// Returns the names of a path after applying the longest matching rule.
    func remainingNames(of path: String, _ names: [String]) -> [String] {
        guard let rule = rule(for: path), let replaced = replacements[rule] else { return names }
        return replaced + names.dropFirst(rule.utf8.count { $0 == separator } + 1)
    }

    /// Returns the longest path prefix that has a rule.
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
