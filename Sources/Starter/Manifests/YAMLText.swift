/// The common part of YAML: indented mappings, lists and strings, and lists and mappings on one line. Anchors, tags and
/// multiline strings are read as plain text, which is enough for manifests. A complete parser would add a library to every
/// build of the tool.
indirect enum YAMLText: Equatable {
    case text(String)
    case list([YAMLText])
    case mapping([Member])

    struct Member: Equatable {
        var key: String
        var value: YAMLText
    }

    init(_ text: String) {
        var reader = YAMLReader(text)
        self = reader.node(indentation: 0)
    }

    /// The value of a key; `nil` if there is none, or if this is not a mapping.
    subscript(key: String) -> YAMLText? {
        guard case .mapping(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var members: [Member] { if case .mapping(let members) = self { members } else { [] } }

    /// The elements of a list. Any other value is a list of one element.
    var elements: [YAMLText] { if case .list(let elements) = self { elements } else { [self] } }
}

private struct YAMLReader {
    /// A line with content.
    private struct Line {
        var indentation: Int
        var text: Substring
    }

    private var lines: [Line] = []
    private var depth = 0

    /// The nesting limit of values.
    private static let depthLimit = 40

    init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).reversed().compactMap { line in
            let content = Self.withoutComment(line)
            let indentation = content.prefix { $0 == " " }.count
            let text = content.dropFirst(indentation)
            return text.isEmpty || text == "---" ? nil : Line(indentation: indentation, text: text)
        }
    }

    /// Reads a value with at least this indentation. The next line is the last element of `lines`.
    mutating func node(indentation: Int) -> YAMLText {
        guard let line = lines.last, line.indentation >= indentation, depth < Self.depthLimit else { return .text("") }
        depth += 1
        defer { depth -= 1 }
        if line.text == "-" || line.text.hasPrefix("- ") { return .list(elements(at: line.indentation)) }
        if Self.key(of: line.text) != nil { return .mapping(members(at: line.indentation)) }
        lines.removeLast()
        return Self.value(line.text)
    }

    private mutating func elements(at indentation: Int) -> [YAMLText] {
        var elements: [YAMLText] = []
        while let line = lines.last, line.indentation == indentation, line.text == "-" || line.text.hasPrefix("- ") {
            lines.removeLast()
            let space = 1 + line.text.dropFirst().prefix { $0 == " " }.count
            let text = line.text.dropFirst(space)
            // The text after the dash starts a value that can continue on the next lines.
            if !text.isEmpty { lines.append(Line(indentation: indentation + space, text: text)) }
            elements.append(node(indentation: indentation + 1))
            skip(deeperThan: indentation)
        }
        return elements
    }

    private mutating func members(at indentation: Int) -> [YAMLText.Member] {
        var members: [YAMLText.Member] = []
        while let line = lines.last, line.indentation == indentation, let (key, rest) = Self.key(of: line.text) {
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
    private static func key(of text: Substring) -> (key: String, rest: Substring)? {
        let quote = text.first.flatMap { $0 == "\"" || $0 == "'" ? $0 : nil }
        let start = quote.flatMap { quote in text.dropFirst().firstIndex(of: quote) } ?? text.startIndex
        guard let colon = text[start...].firstIndex(of: ":") else { return nil }
        let rest = text[text.index(after: colon)...]
        guard rest.isEmpty || rest.first == " ", text.first != "[", text.first != "{" else { return nil }
        return (plain(text[..<colon]), trimmed(rest))
    }

    /// Returns a value on one line.
    private static func value(_ text: Substring, depth: Int = 0) -> YAMLText {
        let text = trimmed(text)
        guard depth < depthLimit, let first = text.first, first == "[" || first == "{",
            text.last == (first == "[" ? "]" : "}")
        else { return .text(plain(text)) }
        let parts = parts(of: text.dropFirst().dropLast())
        if first == "[" { return .list(parts.map { value($0, depth: depth + 1) }) }
        return .mapping(
            parts.compactMap { part in
                key(of: part).map { .init(key: $0.key, value: value($0.rest, depth: depth + 1)) }
            })
    }

    /// Returns the parts of a text between commas outside of brackets and quotes.
    private static func parts(of text: Substring) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var quote: Character?
        for index in text.indices {
            switch text[index] {
            case let mark where quote != nil: if mark == quote { quote = nil }
            case "\"", "'": quote = text[index]
            case "[", "{": depth += 1
            case "]", "}": depth -= 1
            case "," where depth == 0:
                parts.append(trimmed(text[start..<index]))
                start = text.index(after: index)
            default: break
            }
        }
        parts.append(trimmed(text[start...]))
        return parts.filter { !$0.isEmpty }
    }

    /// Returns a text without its quotes.
    private static func plain(_ text: Substring) -> String {
        let text = trimmed(text)
        let isQuoted = text.count > 1 && text.first == text.last && (text.first == "\"" || text.first == "'")
        return String(isQuoted ? text.dropFirst().dropLast() : text)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var last: Character = " "
        for index in line.indices {
            let character = line[index]
            if quote != nil {
                if character == quote { quote = nil }
            } else if character == "#", last == " " || last == "\t" {
                return trimmedEnd(line[..<index])
            } else if character == "\"" || character == "'", " [{,:-".contains(last) {
                quote = character
            }
            last = character
        }
        return trimmedEnd(line)
    }

    private static func trimmed(_ text: Substring) -> Substring { trimmedEnd(text.drop { $0 == " " || $0 == "\t" }) }

    private static func trimmedEnd(_ text: Substring) -> Substring {
        var text = text
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
