/// Finds the name that was probably meant, for notes such as `did you mean "outputs"?`.
public enum NearestName {
    /// The known name closest to `name`, if it is close enough to be a slip of the fingers: at most a third of its
    /// characters differ, transpositions counting once and the case of letters not at all.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - known: What could have been written; the first of several equally close ones is taken.
    /// - Returns: The nearest name, or `nil` when none is near.
    public static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let written = characters(name)
        guard written.count <= lengthLimit else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in known {
            let wanted = characters(candidate)
            let allowed = min(max(written.count, wanted.count) / 3, (best?.distance ?? .max) - 1)
            guard abs(wanted.count - written.count) <= allowed, wanted.count <= lengthLimit else { continue }
            let distance = distance(written, wanted)
            if distance <= allowed { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Longer names are not compared: the cost grows with the product of the lengths.
    private static let lengthLimit = 128

    private static func characters(_ name: String) -> [Unicode.Scalar] {
        name.unicodeScalars.map { $0.properties.lowercaseMapping.unicodeScalars.first ?? $0 }
    }

    /// The optimal string alignment distance, a row at a time.
    private static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                var cost = last[column] + (one[row] == other[column] ? 0 : 1)
                cost = min(cost, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
