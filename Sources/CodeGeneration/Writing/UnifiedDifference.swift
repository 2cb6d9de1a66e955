import Diagnostics

/// The line-by-line difference of two texts, as `diff -u` shows it.
package struct UnifiedDifference: CustomStringConvertible {
    /// The changed lines with three lines of context, after a `@@` line with their position; empty for equal texts.
    /// Invisible characters are escaped.
    package let description: String

    /// Compares two UTF-8 texts. If there are more lines than the limit, the last line counts the rest.
    package init(old: [UInt8], new: [UInt8], lineLimit: Int = .max) {
        let lines = Self.marked(Self.lines(of: old), Self.lines(of: new))
        var (shown, end, oldCount, newCount) = ([String](), 0, 0, 0)
        for hunk in Self.hunks(of: lines) {
            // Count from the last hunk: there can be as many hunks as lines.
            for line in lines[end..<hunk.lowerBound] { line.count(&oldCount, &newCount) }
            let before = (old: oldCount, new: newCount)
            for line in lines[hunk] { line.count(&oldCount, &newCount) }
            end = hunk.upperBound
            shown.append("@@ -\(Self.place(before.old, oldCount)) +\(Self.place(before.new, newCount)) @@")
            shown += lines[hunk].map(\.text)
        }
        let rest = shown.count > lineLimit ? ["… \(Wording.count(shown.count - lineLimit, "more line"))"] : []
        description = (shown.prefix(lineLimit) + rest).map { $0 + "\n" }.joined()
    }

    private struct Line {
        enum Mark: String { case same = " ", removed = "-", added = "+" }

        var mark: Mark
        var bytes: ArraySlice<UInt8>

        var text: String { mark.rawValue + Diagnostic.visible(String(decoding: bytes, as: UTF8.self)) }

        /// Adds the line to the count of each text that contains it.
        func count(_ old: inout Int, _ new: inout Int) {
            if mark != .added { old += 1 }
            if mark != .removed { new += 1 }
        }
    }

    private static let context = 3

    /// The number of line pairs that are compared, to bound the time for large, unrelated texts.
    private static let pairLimit = 4_000_000

    /// Splits only at line feeds, so that a carriage return counts as a difference.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }

    private static func marked(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (old[start..<old.count - end], new[start..<new.count - end])
        return old[..<start].map { Line(mark: .same, bytes: $0) } + changed(Array(oldMiddle), Array(newMiddle))
            + old[(old.count - end)...].map { Line(mark: .same, bytes: $0) }
    }

    private static func changed(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        guard old.count * new.count <= pairLimit else {
            return old.map { Line(mark: .removed, bytes: $0) } + new.map { Line(mark: .added, bytes: $0) }
        }
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                lines.append(Line(mark: .removed, bytes: old[oldIndex]))
                oldIndex += 1
            } else {
                lines.append(Line(mark: added.contains(newIndex) ? .added : .same, bytes: new[newIndex]))
                if lines.last?.mark == .same { oldIndex += 1 }
                newIndex += 1
            }
        }
        return lines
    }

    /// Returns the changed lines with their context.
    private static func hunks(of lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].mark != .same {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    /// Returns the position of a hunk in a text, from the numbers of lines before it and before its end.
    private static func place(_ start: Int, _ end: Int) -> String {
        "\(end == start ? start : start + 1),\(end - start)"
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
