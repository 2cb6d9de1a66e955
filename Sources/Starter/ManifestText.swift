/// The text of a manifest in Swift, as far as it can be understood without running it: calls, and texts that stand in them
/// or have a name.
struct ManifestText {
    private let text: String
    /// The texts that have a name: `let name = "App"`.
    private let constants: [Substring: Substring]

    init(_ text: String) {
        let text = text.split(whereSeparator: \.isNewline).map(Self.withoutComment).joined(separator: "\n")
        self.text = text
        let found = text.matches(of: /\blet\s+(\w+)\s*(?::\s*String\s*)?=\s*"([^"\\]*)"/)
        constants = Dictionary(found.map { ($0.output.1, $0.output.2) }) { first, _ in first }
    }

    /// The calls of members with some names, each with what stands between its parentheses. A call in another is part of that.
    func calls(of names: Regex<(Substring, Substring)>) -> [(name: Substring, arguments: Substring)] {
        var calls: [(name: Substring, arguments: Substring)] = []
        var rest = text[...]
        while let call = rest.firstMatch(of: names) {
            let arguments = Self.arguments(rest[call.range.upperBound...])
            rest = rest[arguments.endIndex...]
            calls.append((call.output.1, arguments))
        }
        return calls
    }

    /// The text that an argument is: in quotes, or by its name.
    func text(of label: String, in arguments: Substring) -> String? {
        guard let start = arguments.firstRange(of: label + ":")?.upperBound,
            let match = arguments[start...].prefixMatch(of: /\s*(?:"([^"\\]*)"|([a-zA-Z_]\w*)\s*(?:,|$))/)
        else { return nil }
        return (match.output.1 ?? match.output.2.flatMap { constants[$0] }).map(String.init)
    }

    /// The texts of a list.
    func texts(of label: String, in arguments: Substring) -> [String] {
        guard let match = list(label, in: arguments) else { return [] }
        return match.matches(of: /"([^"\\]*)"|([a-zA-Z_]\w*)/).compactMap { element in
            (element.output.1 ?? element.output.2.flatMap { constants[$0] }).map(String.init)
        }
    }

    /// The member that an argument is: `app` of `product: .app`.
    func member(of label: String, in arguments: Substring) -> String? {
        guard let start = arguments.firstRange(of: label + ":")?.upperBound else { return nil }
        return arguments[start...].prefixMatch(of: /\s*\.(\w+)/).map { String($0.output.1) }
    }

    private func list(_ label: String, in arguments: Substring) -> Substring? {
        guard let start = arguments.firstRange(of: label + ":")?.upperBound else { return nil }
        let rest = arguments[start...].drop(while: \.isWhitespace)
        return rest.first == "[" ? rest.prefix { $0 != "]" } : nil
    }

    /// What stands between the parentheses of a call that begins here.
    private static func arguments(_ text: Substring) -> Substring {
        var depth = 1
        var isText = false
        for index in text.indices {
            switch text[index] {
            case "\"": isText.toggle()
            case "(" where !isText: depth += 1
            case ")" where !isText: depth -= 1
            default: break
            }
            if depth == 0 { return text[..<index] }
        }
        return text
    }

    /// A line without what stands behind `//`, unless that is part of an address.
    private static func withoutComment(_ line: Substring) -> Substring {
        guard let comment = line.firstMatch(of: /(?:^|[^:])(\/\/)/) else { return line }
        return line[..<comment.output.1.startIndex]
    }
}
