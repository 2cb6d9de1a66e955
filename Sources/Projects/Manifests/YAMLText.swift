/// A subset of YAML: indented mappings, lists and strings, and lists and mappings in brackets. Anchors, tags and
/// multiline strings are read as plain text, which is enough for manifests. A complete parser would be another
/// dependency that every build of the tool compiles.
package indirect enum YAMLText: Equatable {
    case text(String)
    case list([YAMLText])
    case mapping([Member])

    package struct Member: Equatable {
        package var key: String
        package var value: YAMLText
    }

    package init(_ text: String) {
        var reader = YAMLReader(text)
        self = reader.node(indentation: 0)
    }

    /// The value of a key, the last one if it is repeated; `nil` if there is none, or if this is not a mapping.
    package subscript(key: String) -> YAMLText? { members.last { $0.key == key }?.value }

    package var text: String? { if case .text(let text) = self { text } else { nil } }

    package var members: [Member] { if case .mapping(let members) = self { members } else { [] } }

    /// The elements of a list. Any other value is a list of one element.
    package var elements: [YAMLText] { if case .list(let elements) = self { elements } else { [self] } }
}

private struct YAMLReader {
    /// A line with content.
    private struct Line {
        var indentation: Int
        var text: Substring

        var isElement: Bool { text == "-" || text.hasPrefix("- ") }
    }

    private var lines: [Line] = []
    private var depth = 0
    /// Whether a bracket is never closed, so that none is searched for again.
    private var hasOpenBracket = false

    /// The nesting limit of values.
    private static let depthLimit = 40

    init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).reversed().compactMap { line in
            let text = Self.trimmed(line[..<(Self.index(of: "#", in: line) ?? line.endIndex)])
            return text.isEmpty || text == "---" ? nil : Line(indentation: line.prefix { $0 == " " }.count, text: text)
        }
    }

    /// Reads a value with at least this indentation. The next line is the last element of `lines`.
    mutating func node(indentation: Int) -> YAMLText {
        guard let line = lines.last, line.indentation >= indentation, depth < Self.depthLimit else { return .text("") }
        depth += 1
        defer { depth -= 1 }
        if line.isElement { return .list(elements(at: line.indentation)) }
        if Self.member(line.text) != nil { return .mapping(members(at: line.indentation)) }
        lines.removeLast()
        return value(from: line.text)
    }

    /// Reads a value that begins on a line and can have its closing bracket on a later one.
    private mutating func value(from start: Substring) -> YAMLText {
        var balance = Self.balance(of: start)
        guard let first = start.first, "[{".contains(first), balance > 0, !hasOpenBracket else {
            return Self.value(start)
        }
        var parts = [start]
        for line in lines.reversed() where balance > 0 {
            parts.append(line.text)
            balance += Self.balance(of: line.text)
        }
        hasOpenBracket = balance > 0
        if hasOpenBracket { return Self.value(start) }
        lines.removeLast(parts.count - 1)
        return Self.value(parts.joined(separator: " ")[...])
    }

    private mutating func elements(at indentation: Int) -> [YAMLText] {
        var elements: [YAMLText] = []
        while let line = lines.last, line.indentation == indentation, line.isElement {
            lines.removeLast()
            let text = line.text.dropFirst().drop { $0 == " " }
            let inner = indentation + line.text.count - text.count
            // The text after the dash starts a value that can continue on the next lines.
            if !text.isEmpty { lines.append(Line(indentation: inner, text: text)) }
            elements.append(node(indentation: indentation + 1))
            skip(deeperThan: indentation)
        }
        return elements
    }

    private mutating func members(at indentation: Int) -> [YAMLText.Member] {
        var members: [YAMLText.Member] = []
        while let line = lines.last, line.indentation == indentation, let (key, rest) = Self.member(line.text) {
            lines.removeLast()
            // A list can have the same indentation as its key.
            let isList = lines.last.map { $0.indentation == indentation && $0.text.hasPrefix("-") } ?? false
            let value = rest.isEmpty ? node(indentation: indentation + (isList ? 0 : 1)) : value(from: rest)
            members.append(YAMLText.Member(key: key, value: value))
            skip(deeperThan: indentation)
        }
        return members
    }

    /// Skips the rest of a value that is not read, such as a multiline string.
    private mutating func skip(deeperThan indentation: Int) {
        while let line = lines.last, line.indentation > indentation { lines.removeLast() }
    }

    /// Returns the key at the start of a line, and the text after the colon.
    private static func member(_ text: Substring) -> (key: String, rest: Substring)? {
        guard text.first != "[", text.first != "{", let colon = index(of: ":", in: text) else { return nil }
        return (plain(trimmed(text[..<colon])), trimmed(text[text.index(after: colon)...]))
    }

    /// Returns a value without line breaks.
    private static func value(_ text: Substring, depth: Int = 0) -> YAMLText {
        guard depth < depthLimit, let first = text.first, let end = ["[": "]", "{": "}"][first], text.hasSuffix(end)
        else {
            return .text(plain(text))
        }
        var parts: [Substring] = []
        var rest = text.dropFirst().dropLast()
        while let comma = index(of: ",", in: rest) {
            parts.append(rest[..<comma])
            rest = rest[rest.index(after: comma)...]
        }
        parts = (parts + [rest]).map(trimmed).filter { !$0.isEmpty }
        if first == "[" { return .list(parts.map { value($0, depth: depth + 1) }) }
        return .mapping(parts.compactMap(member).map { .init(key: $0.key, value: value($0.rest, depth: depth + 1)) })
    }

    /// Returns the first place of a mark outside of brackets and quotes: a comma, a colon before a space or the end, or
    /// the number sign of a comment.
    private static func index(of mark: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        return firstUnquoted(in: text) { index, last in
            depth = max(depth + change(of: text[index]), 0)
            return text[index] == mark && depth == 0 && isMark(mark, after: last, text[index...].dropFirst().first)
        }
    }

    /// Returns how many more brackets a text opens than it closes.
    private static func balance(of text: Substring) -> Int {
        var depth = 0
        _ = firstUnquoted(in: text) { index, _ in
            depth += change(of: text[index])
            return false
        }
        return depth
    }

    private static func change(of character: Character) -> Int {
        switch character {
        case "[", "{": 1
        case "]", "}": -1
        default: 0
        }
    }

    /// Returns the first place outside of quotes that a condition is true for, which also gets the character before it.
    private static func firstUnquoted(
        in text: Substring, where isFound: (Substring.Index, _ last: Character) -> Bool
    ) -> Substring.Index? {
        var quote: Character?
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            defer { last = character }
            if quote != nil {
                if character == quote { quote = nil }
            } else if character == "\"" || character == "'", " [{,:-".contains(last) {
                quote = character
            } else if isFound(index, last) {
                return index
            }
        }
        return nil
    }

    private static func isMark(_ mark: Character, after last: Character, _ next: Character?) -> Bool {
        switch mark {
        case ":": next == nil || next == " "
        case "#": last == " " || last == "\t"
        default: true
        }
    }

    /// Returns a text without its quotes.
    private static func plain(_ text: Substring) -> String {
        let isQuoted = text.count > 1 && text.first == text.last && (text.first == "\"" || text.first == "'")
        return String(isQuoted ? text.dropFirst().dropLast() : text)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let text = text.drop { $0 == " " || $0 == "\t" }
        return text[..<(text.lastIndex { $0 != " " && $0 != "\t" }.map(text.index(after:)) ?? text.startIndex)]
    }
}
