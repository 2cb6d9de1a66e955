/// What differs between two texts, line by line, as `diff -u` shows it.
struct LineDifference: CustomStringConvertible {
    /// The lines that differ with three lines around them, after a `@@` line that says where; empty for equal texts.
    let description: String

    init(expected: String, actual: String) {
        let lines = Self.marked(Self.lines(of: expected), Self.lines(of: actual))
        var text = ""
        var shown = 0
        for index in lines.indices where Self.isNearChange(index, lines) {
            if index != shown || index == 0 { text += "@@ line \(lines[index].number) @@\n" }
            text += "\(lines[index].mark)\(lines[index].text)\n"
            shown = index + 1
        }
        description = text
    }

    private struct Line {
        var mark: Character
        var text: Substring
        /// The line of the actual text that this is, or stands before.
        var number: Int
    }

    private static let context = 3

    /// Splits at line feeds only: a carriage return is a difference to be seen.
    private static func lines(of text: String) -> [Substring] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    }

    private static func marked(_ expected: [Substring], _ actual: [Substring]) -> [Line] {
        let difference = actual.difference(from: expected) { $0.utf8.elementsEqual($1.utf8) }
        let removed = Set(difference.removals.map(\.offset))
        let inserted = Set(difference.insertions.map(\.offset))
        var lines: [Line] = []
        var (old, new) = (0, 0)
        while old < expected.count || new < actual.count {
            if removed.contains(old) {
                lines.append(Line(mark: "-", text: expected[old], number: new + 1))
                old += 1
            } else if inserted.contains(new) {
                lines.append(Line(mark: "+", text: actual[new], number: new + 1))
                new += 1
            } else {
                lines.append(Line(mark: " ", text: actual[new], number: new + 1))
                (old, new) = (old + 1, new + 1)
            }
        }
        return lines
    }

    private static func isNearChange(_ index: Int, _ lines: [Line]) -> Bool {
        lines[max(0, index - context)...min(lines.count - 1, index + context)].contains { $0.mark != " " }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
