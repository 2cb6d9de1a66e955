/// Finds the name that was probably meant, for notes such as `did you mean "outputs"?`.
package enum NearestName {
    /// The known name closest to `name`, if it is close enough to be a slip of the fingers: at most a third of its
    /// characters differ, transpositions counting once and the case of letters not at all.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - known: What could have been written; the first of several equally close ones is taken.
    /// - Returns: The nearest name, or `nil` when none is near.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let written = characters(name)
        guard written.count <= lengthLimit else { return nil }
        var rows = Rows()
        var best: (name: String, distance: Int)?
        for candidate in known {
            let wanted = characters(candidate)
            let allowed = min(max(written.count, wanted.count) / 3, (best?.distance ?? .max) - 1)
            guard abs(wanted.count - written.count) <= allowed, wanted.count <= lengthLimit else { continue }
            if let distance = rows.distance(written, wanted, atMost: allowed) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Advice on a name that is not known: `did you mean "outputs"?`, or other words where no known name is near.
    ///
    /// - Parameters:
    ///   - name: What was written; `nil` where that is no text.
    ///   - known: What could have been written.
    ///   - quote: What stands around the name.
    ///   - otherwise: What to say where none is near.
    /// - Returns: The advice, for a note.
    package static func advice(
        for name: String?, among known: some Sequence<String>, quote: String = "\"",
        otherwise: @autoclosure () -> String
    ) -> String {
        let nearest = name.flatMap { Self.nearest(to: $0, among: known) }
        return nearest.map { "did you mean \(quote)\($0)\(quote)?" } ?? otherwise()
    }

    /// Advice that names the token that was meant, for a note.
    package static func suggestion(ofReference path: String) -> String { "did you mean {\(path)}?" }

    /// Longer names are not compared: the cost grows with the product of the lengths.
    private static let lengthLimit = 128

    private static func characters(_ name: String) -> [UInt32] {
        name.unicodeScalars.map { scalar in
            guard !scalar.isASCII else { return (65...90).contains(scalar.value) ? scalar.value + 32 : scalar.value }
            return (scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar).value
        }
    }

    /// Three rows of the table that gives a distance, kept from one pair of names to the next.
    private struct Rows {
        private var beforeLast: [Int] = []
        private var last: [Int] = []
        private var current: [Int] = []

        /// The optimal string alignment distance, a row at a time; `nil` as soon as it must be larger than a limit.
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
                // A transposition goes on from the row before the last, at a cost of one.
                if least > limit, lastLeast >= limit { return nil }
                lastLeast = least
                swap(&beforeLast, &last)
                swap(&last, &current)
            }
            return last[other.count] <= limit ? last[other.count] : nil
        }
    }
}
