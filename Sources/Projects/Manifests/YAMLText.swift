/// A subset of YAML: indented mappings, lists and strings, and lists and mappings on one line. Anchors, tags and
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
        return Self.value(line.text)
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
            let value = rest.isEmpty ? node(indentation: indentation + (isList ? 0 : 1)) : Self.value(rest)
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

    /// Returns a value on one line.
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
        var quote: Character?
        var depth = 0
        var last: Character = " "
        for index in text.indices {
            let character = text[index]
            defer { last = character }
            if quote != nil {
                if character == quote { quote = nil }
            } else if character == mark, depth == 0, isMark(character, after: last, text[index...].dropFirst().first) {
                return index
            } else if (character == "\"" || character == "'") && " [{,:-".contains(last) {
                quote = character
            } else if character == "[" || character == "{" {
                depth += 1
            } else if character == "]" || character == "}" {
                depth = max(depth - 1, 0)
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
