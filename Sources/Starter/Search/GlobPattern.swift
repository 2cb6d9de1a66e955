import CodeGeneration

/// A file pattern in the syntax of JavaScript tools: `*`, `**`, alternatives (`{a,b}` or `@(a|b)`) and excluded names
/// (`!(a|b)`).
struct GlobPattern {
    private let included: [PathPattern]
    private let excluded: [PathPattern]

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

    /// The maximum number of patterns that one pattern expands to: more than anyone writes, and few enough to try all
    /// of them.
    private static let limit = 256

    /// Expands a pattern into patterns without alternatives, and into the patterns that it excludes.
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
