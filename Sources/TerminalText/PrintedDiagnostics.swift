import Diagnostics

/// Diagnostics as a person at a terminal reads them: each kind once, with the line that it points to, and the places of
/// the others. In a file or a pipe, they are the lines that compilers print.
package struct PrintedDiagnostics {
    /// The amount of detail on a terminal.
    package enum Detail: Sendable {
        /// Each kind once, with its line and notes.
        case grouped
        /// Each kind of warning on one line, after the answer of a command with another purpose.
        case brief
        /// Each diagnostic with its line and notes.
        case all
    }

    private let screen: Screen
    private let detail: Detail
    private var files: ShownFiles

    /// Creates the printed form. `read` returns a file whose lines are shown; empty if it has none.
    package init(on screen: Screen, _ detail: Detail, read: @escaping (_ path: String) -> [UInt8]) {
        self.screen = screen
        self.detail = detail
        files = ShownFiles(read: read)
    }

    /// Returns the diagnostics as lines.
    package mutating func text(of diagnostics: [Diagnostic]) -> String {
        guard screen.width != nil, detail != .all else {
            return diagnostics.excerpt.map { text(of: $0) + "\n" }.joined()
        }
        let groups = diagnostics.groups
        var (lines, isCut) = ([String](), false)
        for group in groups.prefix(Self.groupLimit) {
            if detail == .brief, group.first.severity != .error {
                lines.append(brief(group))
                isCut = true
            } else if group.count <= Self.printedCount {
                lines += ([group.first] + group.others).map { text(of: $0) }
            } else {
                lines += [text(of: group.first), others(of: group)]
                isCut = true
            }
        }
        let rest = groups.dropFirst(Self.groupLimit).reduce(0) { $0 + $1.count }
        if rest > 0 { lines.append(note("and \(Wording.count(rest, "other")); use --format json to see all")) }
        if rest == 0, isCut { lines.append(note(Self.hint(detail))) }
        return lines.map { $0 + "\n" }.joined()
    }

    /// More kinds than anyone reads.
    private static let groupLimit = 100
    /// The number of equal ones that are printed in full.
    private static let printedCount = 2
    /// The number of lines for the places of the others.
    private static let placeLines = 3

    private static func hint(_ detail: Detail) -> String {
        detail == .brief ? "run 'TokenGenerator validate' for the details" : "use --format json to see all"
    }

    private func note(_ text: String) -> String { screen.styled("note:", .cyan) + " " + text }

    // MARK: - Groups

    /// Returns a group on one line: `warning: 13 × unsupported-length, first at a.json:12:20: unsupported length "8pt"`.
    private func brief(_ group: DiagnosticGroup) -> String {
        let first = group.first.lines[0]
        let label = screen.styled("\(first.label):", Self.style(of: first.label))
        if group.count == 1 { return screen.styled(first.place, .bold) + label + " " + first.message }
        let place = first.place.isEmpty ? "" : ", first at \(first.place.dropLast(2))"
        let message = first.message.dropLast(" [\(group.first.code)]".count)
        return "\(label) " + screen.styled("\(group.count) × \(group.first.code)\(place)", .bold) + ": \(message)"
    }

    /// Returns the places of all but the first: `13 × unsupported-length; also at 18:20 "9pt", 24:20 "10pt" and 10 more`.
    private func others(of group: DiagnosticGroup) -> String {
        let width = screen.width ?? .max
        let start = "\(group.count) × \(group.first.code); also at"
        var (lines, shown, path) = ([start], 0, group.first.location?.path)
        for (index, other) in group.others.enumerated() {
            let isLast = index == group.others.count - 1
            let text = " " + Self.place(of: other, after: path, unlike: group.first) + (isLast ? "" : ",")
            let end = isLast ? "" : " and \(group.others.count - index) more"
            let isLastLine = lines.count == Self.placeLines
            let room = width - 2 - DisplayWidth.of(lines[lines.count - 1]) - (isLastLine ? DisplayWidth.of(end) : 0)
            if DisplayWidth.of(text) > room {
                guard !isLastLine, DisplayWidth.of(text) <= width - 2 - DisplayWidth.of(end) else { break }
                lines.append("")
            }
            lines[lines.count - 1] += text
            (shown, path) = (index + 1, other.location?.path)
        }
        var text = lines.map { $0.drop { $0 == " " } }.joined(separator: "\n  ")
        if shown == 0 { text = "\(group.count) × \(group.first.code), of which this is the first" }
        if shown > 0, shown < group.others.count {
            text = text.dropLast() + " and \(group.others.count - shown) more"
        }
        return "  " + text.split(separator: "\n").map { screen.styled(String($0), .faint) }.joined(separator: "\n")
    }

    /// Returns a place without the path of the one before, and what the message names, if that differs.
    private static func place(of other: Diagnostic, after path: String?, unlike first: Diagnostic) -> String {
        let place = other.location.map { location in
            let position = "\(location.line):\(location.column)"
            return location.path == path ? position : "\(Diagnostic.visible(location.path)):\(position)"
        }
        let name = other.message == first.message ? nil : subject(of: other)
        return [place, name].compactMap(\.self).joined(separator: " ")
    }

    /// Returns the first quoted name in a message.
    private static func subject(of diagnostic: Diagnostic) -> String? {
        diagnostic.lines[0].message.firstMatch(of: /'[^']+'|"[^"]+"/).map { String($0.output) }
    }

    // MARK: - Single diagnostics

    private mutating func text(of diagnostic: Diagnostic) -> String {
        let frame = screen.width == nil ? nil : diagnostic.location.flatMap { files.frame(at: $0) }
        var lines = diagnostic.lines.enumerated().map { number, line in
            // The frame says what the notes below it are about.
            let isKnown = frame != nil && number > 0 && line.place == diagnostic.lines[0].place
            return screen.styled(isKnown ? "" : line.place, .bold)
                + screen.styled("\(line.label):", Self.style(of: line.label)) + " " + line.message
        }
        if let frame { lines.insert(frame.text(on: screen, Self.style(of: diagnostic.severity.rawValue)), at: 1) }
        return lines.joined(separator: "\n")
    }

    private static func style(of label: String) -> Screen.Style {
        label == "error" ? .red : label == "warning" ? .yellow : .cyan
    }
}

/// The files whose lines diagnostics show, each read once.
private struct ShownFiles {
    let read: (String) -> [UInt8]
    private var files: [String: [UInt8]] = [:]

    init(read: @escaping (String) -> [UInt8]) { self.read = read }

    mutating func frame(at location: SourceLocation) -> CodeFrame? {
        let bytes = files[location.path] ?? read(location.path)
        files[location.path] = bytes
        return CodeFrame(at: location, in: bytes)
    }
}
