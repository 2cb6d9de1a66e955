/// Suggests names for misspelled ones, for notes such as `did you mean 'outputs'?`.
package enum NearestName {
    /// Returns the known name that `name` begins, or the closest one if it could be a typo: at most a third of the
    /// characters differ, where a transposition counts once, and case is ignored.
    ///
    /// - Parameters:
    ///   - name: The name as written.
    ///   - known: The valid names. Among equally close ones, the first is used.
    /// - Returns: The nearest name, or `nil` if none is close enough.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let written = characters(name)
        guard written.count <= lengthLimit else { return nil }
        var rows = Rows()
        var best: (name: String, distance: Int)?
        var (begun, partlyBegun) = (Beginning(), Beginning())
        for candidate in known {
            let wanted = characters(candidate)
            if written.count >= shortestBeginning, wanted.count > written.count {
                if wanted.starts(with: written) {
                    begun.add(candidate, wanted.count)
                } else if hasPart(of: wanted, startingWith: written) {
                    partlyBegun.add(candidate, wanted.count)
                }
            }
            let allowed = min(max(written.count, wanted.count) / 3, (best?.distance ?? .max) - 1)
            guard abs(wanted.count - written.count) <= allowed, wanted.count <= lengthLimit else { continue }
            if let distance = rows.distance(written, wanted, atMost: allowed) { best = (candidate, distance) }
        }
        if let best, best.distance == 0 { return best.name }
        return begun.shortest ?? best?.name ?? partlyBegun.shortest
    }

    /// The shortest of the names that begin with the written one, and the first of these.
    private struct Beginning {
        private(set) var shortest: String?
        private var length = Int.max

        mutating func add(_ name: String, _ count: Int) {
            if count < length { (shortest, length) = (name, count) }
        }
    }

    /// Fewer letters begin too many names.
    private static let shortestBeginning = 3

    /// Returns whether a part of a path begins with a name.
    private static func hasPart(of path: [UInt32], startingWith name: [UInt32]) -> Bool {
        path.indices.dropLast(name.count).contains { index in
            separators.contains(path[index]) && path[(index + 1)...].starts(with: name)
        }
    }

    /// The full stop and the slash.
    private static let separators: [UInt32] = [46, 47]

    /// Returns advice about an unknown name: `did you mean 'outputs'?`, or another text if no known name is similar.
    ///
    /// - Parameters:
    ///   - name: The name as written, or `nil` if it is not a string.
    ///   - known: The valid names.
    ///   - quote: The quotation mark around the suggestion.
    ///   - otherwise: The advice without a suggestion.
    /// - Returns: The advice, for a note.
    package static func advice(
        for name: String?, among known: some Sequence<String>, quote: String = "'",
        otherwise: @autoclosure () -> String
    ) -> String {
        let nearest = name.flatMap { Self.nearest(to: $0, among: known) }
        return nearest.map { "did you mean \(quote)\($0)\(quote)?" } ?? otherwise()
    }

    /// Returns advice that suggests a reference, for a note.
    package static func suggestion(ofReference path: String) -> String { "did you mean {\(path)}?" }

    /// Longer names are not compared, because the cost grows with the product of the lengths.
    private static let lengthLimit = 128

    private static func characters(_ name: String) -> [UInt32] {
        name.unicodeScalars.map { scalar in
            guard !scalar.isASCII else { return (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value }
            return (scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar).value
        }
    }

    /// Three rows of the distance table, reused for all pairs of names.
    private struct Rows {
        private var beforeLast: [Int] = []
        private var last: [Int] = []
        private var current: [Int] = []

        /// Returns the optimal string alignment distance, computed row by row, or `nil` as soon as it exceeds a limit.
        mutating func distance(_ one: [UInt32], _ other: [UInt32], atMost limit: Int) -> Int? {
            last = Array(0...other.count)
            beforeLast = last
            current = last
            var lastLeast = 0
            for row in one.indices {
                current[0] = row + 1
                var least = row + 1
                for column in other.indices {
                    var cost = last[column] + (one[row] == other[column] ? 0 : 1)
                    cost = min(cost, last[column + 1] + 1, current[column] + 1)
                    if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                        cost = min(cost, beforeLast[column - 1] + 1)
                    }
                    current[column + 1] = cost
                    least = min(least, cost)
                }
                // A transposition continues from the row before the last, at a cost of one.
                if least > limit, lastLeast >= limit { return nil }
                lastLeast = least
                swap(&beforeLast, &last)
                swap(&last, &current)
            }
            return last[other.count] <= limit ? last[other.count] : nil
        }
    }
}
