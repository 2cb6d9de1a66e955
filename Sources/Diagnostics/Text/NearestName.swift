/// Suggests names for misspelled ones, for notes such as `did you mean 'outputs'?`.
package enum NearestName {
    /// Returns the known name that was probably meant. Case is ignored. It is, in this order of preference,
    ///
    /// 1. the same name, or one of the same words: `labelPrimary` for `primaryLabel`,
    /// 2. the shortest that `name` begins,
    /// 3. the closest, if it could be a typo: at most a third of the characters differ, where a transposition counts
    ///    once; other digits are the last resort,
    /// 4. the shortest that has all words of `name`, or a part that `name` begins.
    ///
    /// - Parameters:
    ///   - name: The name as written.
    ///   - known: The valid names. Among equally close ones, the first is used.
    /// - Returns: The nearest name, or `nil` if none is close enough.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        let written = characters(name)
        guard written.count <= lengthLimit else { return nil }
        let writtenWords = WordList(name)
        var rows = Rows()
        var best: (name: String, distance: Int)?
        var (begun, partlyBegun, sharing) = (Shortest(), Shortest(), Shortest())
        var sameWords: String?
        for candidate in known {
            let wanted = characters(candidate)
            if written.count >= shortestBeginning, wanted.count > written.count {
                if wanted.starts(with: written) {
                    begun.add(candidate, wanted.count)
                } else if hasPart(of: wanted, startingWith: written) {
                    partlyBegun.add(candidate, wanted.count)
                }
            }
            switch writtenWords.comparison(with: candidate, wanted) {
            case .same: sameWords = sameWords ?? candidate
            case .contained: sharing.add(candidate, wanted.count)
            case .different: break
            }
            let allowed = min(max(written.count, wanted.count) / 3, (best?.distance ?? .max) - 1)
            guard abs(wanted.count - written.count) <= allowed, wanted.count <= lengthLimit else { continue }
            if let distance = rows.distance(written, wanted, atMost: allowed) { best = (candidate, distance) }
        }
        if let best, best.distance == 0 { return best.name }
        let typo = best.flatMap { digits($0.name) == digits(name) ? $0.name : nil }
        return sameWords ?? begun.name ?? typo ?? sharing.name ?? best?.name ?? partlyBegun.name
    }

    private static func digits(_ name: String) -> [UInt8] { name.utf8.filter { (48...57).contains($0) } }

    /// The shortest of some names, and the first of these.
    private struct Shortest {
        private(set) var name: String?
        private var length = Int.max

        mutating func add(_ name: String, _ count: Int) {
            if count < length { (self.name, length) = (name, count) }
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

    fileprivate static func characters(_ name: String) -> [UInt32] {
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

/// The words of a name, which capital letters, digits and separators divide.
private struct WordList {
    enum Comparison {
        case same, contained, different
    }

    /// In order.
    private let words: [[UInt32]]
    private let letters: UInt64

    init(_ name: String) {
        let characters = NearestName.characters(name)
        letters = Self.letters(characters)
        words = Self.words(of: name, characters).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Compares the words with those of a candidate. A single word is in too many names.
    func comparison(with candidate: String, _ characters: [UInt32]) -> Comparison {
        // Most candidates lack a letter.
        guard words.count > 1, letters & ~Self.letters(characters) == 0 else { return .different }
        var rest = Self.words(of: candidate, characters).sorted { $0.lexicographicallyPrecedes($1) }
        if rest == words { return .same }
        for word in words {
            guard let index = rest.firstIndex(of: word) else { return .different }
            rest.remove(at: index)
        }
        return .contained
    }

    private static func letters(_ characters: [UInt32]) -> UInt64 {
        characters.reduce(0) { isSeparator($1) ? $0 : $0 | 1 << UInt64($1 & 63) }
    }

    private static func words(of name: String, _ characters: [UInt32]) -> [[UInt32]] {
        var words: [[UInt32]] = []
        var last: Unicode.Scalar = " "
        for (scalar, character) in zip(name.unicodeScalars, characters) {
            defer { last = scalar }
            if isSeparator(character) { continue }
            let isCapital = scalar.value != character && last.properties.isLowercase
            let isFirst = isSeparator(last.value) || isCapital || isDigit(scalar) != isDigit(last)
            if isFirst { words.append([]) }
            words[words.count - 1].append(character)
        }
        return words
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

    /// Returns whether a character is of ASCII, and neither a letter nor a digit.
    private static func isSeparator(_ character: UInt32) -> Bool {
        character < 48 || (58...64).contains(character) || (91...96).contains(character)
            || (123...127).contains(character)
    }
}
