import CodeGeneration

/// A pattern of files as tools for JavaScript spell it: beside `*` and `**` with alternatives, `{a,b}` or `@(a|b)`, and
/// with names that are excluded, `!(a|b)`.
struct GlobPattern {
    private let included: [PathPattern]
    private let excluded: [PathPattern]

    /// Reads a pattern.
    init(_ text: String) {
        let path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
        let (included, excluded) = Self.expanded(path)
        self.included = included.map { PathPattern($0) }
        self.excluded = excluded.map { PathPattern($0) }
    }

    /// Whether a path matches.
    func fits(_ path: String) -> Bool {
        included.contains { $0.fits(path) } && !excluded.contains { $0.fits(path) }
    }

    /// A pattern can stand for this many others: more than anyone writes, and few enough to try each.
    private static let limit = 256

    /// The patterns without alternatives that a pattern stands for, and those of what it excludes.
    private static func expanded(_ pattern: String) -> (included: [String], excluded: [String]) {
        var (included, excluded): ([String], [String]) = ([pattern], [])
        while let first = included.first(where: { $0.contains(alternatives) }), included.count < limit,
            let match = first.firstMatch(of: alternatives)
        {
            let (sign, list) = (match.output.1, match.output.2 ?? match.output.3 ?? "")
            let names = list.split(omittingEmptySubsequences: false) { $0 == "|" || $0 == "," }.map(String.init)
            let before = String(first[..<match.range.lowerBound])
            let after = String(first[match.range.upperBound...])
            included.removeAll { $0 == first }
            let spelled = names.map { before + $0 + after }
            if sign == "!" {
                included.append(before + "*" + after)
                excluded += spelled
            } else {
                included += spelled + (sign == "?" || sign == "*" ? [before + after] : [])
            }
        }
        return (included, excluded)
    }

    private static nonisolated(unsafe) let alternatives = /([!@+?*]?)(?:\(([^(){}]*)\)|\{([^(){}]*)\})/
}
