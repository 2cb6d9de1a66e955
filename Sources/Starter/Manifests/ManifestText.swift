import CodeGeneration
import FileAccess

/// The text of a Swift manifest, as far as it can be understood without running it: calls, and string literals that are
/// arguments or constants.
struct ManifestText {
    /// An argument, with its label if it has one.
    typealias Argument = (label: Substring?, value: Substring)

    private let text: String
    /// Whether the manifest sets the main actor as the default isolation anywhere.
    var namesMainActor: Bool { Self.isOnMainActor([(nil, text[...])]) }
    /// The string constants, by name: `let name = "App"`.
    private let constants: [Substring: Substring]

    init(_ text: String) {
        let text = text.split(whereSeparator: \.isNewline).map(Self.withoutComment).joined(separator: "\n")
        self.text = text
        let found = text.matches(of: /\blet\s+(\w+)\s*(?::\s*String\s*)?=\s*"([^"\\]*)"/)
        constants = Dictionary(found.map { ($0.output.1, $0.output.2) }) { first, _ in first }
    }

    /// Returns the calls of members with some names, each with its arguments. A nested call is part of the outer one.
    func calls(of names: Regex<(Substring, Substring)>) -> [(name: Substring, arguments: [Argument])] {
        var calls: [(name: Substring, arguments: [Argument])] = []
        var rest = text[...]
        while let call = rest.firstMatch(of: names) {
            let inside = Self.start(of: rest[call.range.upperBound...]) { $0 == ")" }
            rest = rest[inside.endIndex...]
            calls.append((call.output.1, Self.arguments(inside)))
        }
        return calls
    }

    /// Returns the string that a value is: a literal or the name of a constant.
    func text(_ value: Substring) -> String? {
        guard let match = value.wholeMatch(of: /"([^"\\]*)"|([a-zA-Z_]\w*)/) else { return nil }
        return (match.output.1 ?? match.output.2.flatMap { constants[$0] }).map(String.init)
    }

    /// Returns whether the settings of a target make the main actor the default isolation.
    static func isOnMainActor(_ arguments: [Argument]) -> Bool {
        arguments.contains { $0.value.contains("defaultIsolation(MainActor.self)") }
    }

    /// Returns the elements of an array, or the arguments of a call; none for any other value.
    func elements(of value: Substring) -> [Argument] {
        guard let opening = value.prefixMatch(of: /\[|[\w.]+\(/) else { return [] }
        return Self.arguments(Self.start(of: value[opening.range.upperBound...]) { $0 == ")" || $0 == "]" })
    }

    /// Returns the text before a character that is outside of string literals, parentheses, brackets and braces.
    private static func start(of text: Substring, before isEnd: (Character) -> Bool) -> Substring {
        var depth = 0
        var isText = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isText {
                if character == "\"", !isEscaped { isText = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            if depth == 0, isEnd(character) { return text[..<index] }
            switch character {
            case "\"": isText = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
        }
        return text
    }

    private static func arguments(_ text: Substring) -> [Argument] {
        var arguments: [Argument] = []
        var rest = text
        while !rest.isEmpty {
            let part = start(of: rest) { $0 == "," }
            rest = rest[part.endIndex...].dropFirst()
            guard let match = part.prefixMatch(of: /\s*(?:(\w+)\s*:)?\s*/) else { continue }
            let value = part[match.range.upperBound...]
            let end = value.lastIndex { !$0.isWhitespace }
            if let end { arguments.append((match.output.1, value[...end])) }
        }
        return arguments
    }

    /// Returns a line without a `//` comment; `//` in a URL is kept.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let comment = line.firstMatch(of: /(?:^|[^:])(\/\/)/) else { return line }
        return line[..<comment.output.1.startIndex]
    }
}

extension ManifestText {
    /// Returns the string of a labeled argument.
    func text(of label: String, in arguments: [Argument]) -> String? {
        arguments.first { $0.label == label[...] }.flatMap { text($0.value) }
    }

    /// Returns the strings of a labeled array.
    func texts(of label: String, in arguments: [Argument]) -> [String] {
        let list = arguments.first { $0.label == label[...] }
        return list.map { elements(of: $0.value) }?.compactMap { text($0.value) } ?? []
    }

    /// Returns the member that a labeled argument names: `app` for `product: .app`.
    func member(of label: String, in arguments: [Argument]) -> String? {
        let member = arguments.first { $0.label == label[...] }?.value.wholeMatch(of: /\.(\w+)/)
        return member.map { String($0.output.1) }
    }
}
